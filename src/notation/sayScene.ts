import type { CardName } from '../model/ids.ts';
import { defaultRuleset, givenValues } from '../model/ruleset.ts';
import type { Placed, Scene } from '../model/scene.ts';
import type { Lines } from './lines.ts';
import { handlesOf } from './names.ts';
import { sortedJson } from './sameScene.ts';
import { sayTable } from './sayTable.ts';
import type { Shelf } from './scene.ts';
import type { FightSaid, TableLine } from './tableTree.ts';
import type { CardLine, Json, Tag, Tree } from './tree.ts';

/** A scene as a scenario without a play. `order`: its cards, in the order in which the scenario lays them. */
export function sayScene(scene: Scene, shelf: Shelf): { readonly tree: Tree; readonly order: readonly Placed[] } {
  const { table } = scene;
  const laid = table.filter((placed, n) => !isPlain(placed, n, table));
  // A word that the notation gives by itself need not be said; one that it cannot say goes.
  const taken = new Set<string>([...scene.players, ...table.map(({ card }) => card)]);
  const isSaid = ({ alias }: Placed): boolean =>
    alias !== undefined && WORD.test(alias) && !OWN.test(alias) && !taken.has(alias);
  const handles = handlesOf(table.map((one) => (isSaid(one) || !laid.includes(one) ? one : without(one))));
  const { lines, order } = sayTable(scene, laid, handles, isSaid);
  const cards = cardLines(scene, shelf);
  const tree: Tree = {
    version: 1,
    header: { above: [], lines: tagsOf(scene) },
    ...(cards.length === 0 ? {} : { cards: { above: [], lines: cards } }),
    table: { above: [], lines: [...lines, ...iskLines(scene), momentLine(scene, handles)] },
  };
  return { tree, order: [...order, ...table.filter((one) => !laid.includes(one))] };
}

const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** What the notation calls something of its own. */
const OWN = /^(e\d+|o\d+|(home|starbase)-.+)$/;

function without({ alias: _, ...placed }: Placed): Placed {
  return placed;
}

/** A starbase or home region at the end, as one gets it whose own the scenario leaves out. */
function isPlain({ card, alias, owner }: Placed, n: number, table: readonly Placed[]): boolean {
  const plain = (one: Placed): boolean =>
    (one.card === 'starbase-plain' && one.alias === `starbase-${one.owner}`) ||
    (one.card === 'home-plain' && one.alias === `home-${one.owner}`);
  return plain({ card, alias: alias ?? '', owner, zone: 'play' }) && table.slice(n).every(plain);
}

function tagsOf({ players, seed, ruleset, turn, edits = [] }: Scene): Lines<Tag> {
  const known: Readonly<Record<string, number | boolean>> = defaultRuleset;
  const values = Object.fromEntries(
    Object.entries(givenValues(ruleset)).filter(([name, value]) => known[name] !== value),
  );
  return [
    { kind: 'players', players },
    { kind: 'seed', seed },
    ...(Object.keys(values).length === 0 ? [] : [{ kind: 'ruleset' as const, values }]),
    ...(turn === undefined ? [] : [{ kind: 'turn' as const, turn }]),
    ...edits.map((text) => ({ kind: 'edited' as const, text })),
  ];
}

/** The cards that the shelf does not have, or has otherwise. */
function cardLines({ table, cards }: Scene, shelf: Shelf): Lines<CardLine> {
  const used = [...new Set<CardName>(table.map(({ card }) => card))];
  return used.flatMap((name): CardLine[] => {
    const card = cards[name];
    if (card === undefined || sortedJson(card) === sortedJson(shelf.cards[name])) return [];
    return [{ kind: 'card', card: JSON.parse(JSON.stringify(card)) as { readonly [key: string]: Json } }];
  });
}

const iskLines = ({ players, isk }: Scene): readonly TableLine[] =>
  players.flatMap((player): TableLine[] =>
    Object.hasOwn(isk, player) ? [{ kind: 'isk', player, isk: isk[player] as number }] : [],
  );

function momentLine(scene: Scene, handles: readonly string[]): TableLine {
  const { moment, active, players } = scene;
  if (moment.at !== 'fight')
    return { kind: 'moment', at: moment.at, ...(active === undefined ? {} : { player: active }) };
  const called = (alias: string): string => {
    const byAlias = scene.table.findIndex((one) => (one.alias ?? one.card) === alias);
    return handles[byAlias] ?? alias;
  };
  const { region, ships, defender } = moment;
  const fight: FightSaid = {
    region: called(region),
    ...(ships === undefined ? {} : { ships: ships.map(called) }),
    ...(defender === undefined ? {} : { defender }),
  };
  return { kind: 'moment', at: 'battle', player: active ?? players[0] ?? '', fight };
}
