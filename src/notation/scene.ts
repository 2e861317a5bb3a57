import type { CardSet, Printed } from '../model/card.ts';
import type { CardType } from '../model/cardType.ts';
import type { CardName, PlayerId } from '../model/ids.ts';
import { cardName, playerId } from '../model/ids.ts';
import type { Placed, PlacedOrder, Scene } from '../model/scene.ts';
import { parseCard } from '../schema/card.ts';
import type { Fault } from './fault.ts';
import { faultAt, withPlaces } from './fault.ts';
import { readHeader } from './header.ts';
import type { Laid } from './layout.ts';
import { layLine, noPlayer } from './layout.ts';
import { saying } from './lines.ts';
import { readMoment } from './moment.ts';
import type { Names } from './names.ts';
import { handlesOf, makeNames } from './names.ts';
import { faultsOfPlay } from './playFaults.ts';
import { serialOf } from './serialOf.ts';
import type { OrderSaid, TableLine } from './tableTree.ts';
import type { Tree } from './tree.ts';
import { Unnamed } from './unnamed.ts';

/** What a scenario is made into a scene with. */
export type Shelf = {
  /** The cards it may name. */
  readonly cards: CardSet;
  /** What a player gets whose starbase or home region the scenario leaves out, by name. */
  readonly plain?: { readonly starbase: string; readonly home: string };
  /** The gate for cards defined in place; the card language's own where it is not said. */
  readonly parseCard?: typeof parseCard;
};

export type MadeScene =
  | { readonly ok: true; readonly scene: Scene; readonly names: Names }
  | { readonly ok: false; readonly faults: readonly [Fault, ...Fault[]] };

/** The scene that a scenario lays out, and what its cards are called; or everything that is wrong with it. */
export function makeScene(tree: Tree, shelf: Shelf): MadeScene {
  const { header: section, cards: inPlace, table, play } = withPlaces(tree);
  const header = readHeader(section);
  const players = header.players.map(playerId);
  const shelved = readCards(saying(inPlace?.lines ?? []), shelf);
  const lines = saying(table?.lines ?? []);
  const told = lines.map((line) => layLine(line, { cards: shelved.cards, players }));
  const laid = told.flatMap((line) => line.laid);
  const plain = plainCards(laid, players, { ...shelf, cards: shelved.cards });
  const placed = [...laid.map((one) => one.placed), ...plain];
  const isk = readIsk(lines, players);
  const faults = [
    ...header.faults,
    ...shelved.faults,
    ...told.flatMap((line) => line.faults),
    ...isk.faults,
    ...faultsOfAliases(laid, players),
    ...faultsOfOrders(laid, makeNames({ players, table: placed, cards: shelved.cards })),
    ...faultsOfPlay(play?.lines ?? [], players),
  ];
  const cards = usedCards(placed, shelved);
  const names = makeNames({ players, table: placed, cards });
  const moment = readMoment(lines, { cards: shelved.cards, players }, names);
  const [fault, ...more] = [...faults, ...moment.faults];
  if (fault !== undefined) return { ok: false, faults: [fault, ...more] };
  const scene: Scene = {
    players,
    seed: header.seed,
    cards,
    table: withRegions(placed, laid, names),
    isk: isk.isk,
    ...(moment.active === null ? {} : { active: moment.active }),
    ...(header.turn === null ? {} : { turn: header.turn }),
    moment: moment.moment,
    ruleset: header.ruleset,
    ...(header.edits.length === 0 ? {} : { edits: header.edits }),
  };
  return { ok: true, scene, names: makeNames(scene) };
}

type Shelved = { readonly cards: CardSet; readonly defined: readonly Printed[]; readonly faults: readonly Fault[] };

/** A card defined in place goes before one of the same name. */
function readCards(lines: readonly { readonly card: unknown }[], shelf: Shelf): Shelved {
  const defined: Printed[] = [];
  const faults: Fault[] = [];
  for (const line of lines) {
    const parsed = (shelf.parseCard ?? parseCard)(line.card);
    if (parsed.ok) defined.push(parsed.card);
    else faults.push(...parsed.faults.map((words) => faultAt(line, `this is no card: ${words}.`)));
  }
  const cards = { ...shelf.cards, ...Object.fromEntries(defined.map((card) => [card.name, card])) };
  return { cards, defined, faults };
}

/** Those on the table and those defined in place. */
function usedCards(placed: readonly Placed[], { cards, defined }: Shelved): CardSet {
  const used = new Set<CardName>([...placed.map(({ card }) => card), ...defined.map(({ name }) => name)]);
  return Object.fromEntries([...used].flatMap((name) => (cards[name] ? [[name, cards[name]]] : [])));
}

const PLAIN = { starbase: 'starbase-plain', home: 'home-plain' };

/** A starbase and a home region for each player who has none. */
function plainCards(laid: readonly Laid[], players: readonly PlayerId[], shelf: Shelf): Placed[] {
  const plain = shelf.plain ?? PLAIN;
  const has = (owner: PlayerId, type: CardType): boolean =>
    laid.some(({ placed }) => placed.owner === owner && placed.zone === 'play' && typeOf(placed.card, shelf) === type);
  const lay = (owner: PlayerId, card: string, alias: string): Placed => ({
    card: cardName(card),
    alias: `${alias}-${owner}`,
    owner,
    zone: 'play',
  });
  return players.flatMap((player) => [
    ...(has(player, 'starbase') ? [] : [lay(player, plain.starbase, 'starbase')]),
    ...(has(player, 'home-region') ? [] : [lay(player, plain.home, 'home')]),
  ]);
}

const typeOf = (card: CardName, { cards }: Shelf): CardType | undefined => cards[card]?.type;

/** The table as a scene wants it: each card with a word of its own, and with the region it is in. */
function withRegions(placed: readonly Placed[], laid: readonly Laid[], names: Names): Placed[] {
  const handles = handlesOf(placed);
  return placed.map((one, index) => {
    const handle = handles[index] ?? one.card;
    const inside = laid[index]?.inside ?? null;
    const order = laid[index]?.said.order;
    const region = inside === null ? undefined : handles[indexOf(inside, laid, names)];
    return {
      ...one,
      ...(handle === one.card ? {} : { alias: handle }),
      ...(region === undefined ? {} : { region }),
      ...(order === undefined ? {} : { order: placedOrder(order, handles, names) }),
    };
  });
}

const placedOrder = (order: OrderSaid, handles: readonly string[], names: Names): PlacedOrder =>
  order.kind === 'mine'
    ? { kind: 'mine', at: handles[serialOf(order.at, names) - 1] ?? order.at }
    : { kind: order.kind };

function faultsOfOrders(laid: readonly Laid[], names: Names): Fault[] {
  return [...new Set(laid)].flatMap(({ said }) => {
    if (said.order?.kind !== 'mine') return [];
    try {
      serialOf(said.order.at, names);
      return [];
    } catch (problem) {
      if (!(problem instanceof Unnamed)) throw problem;
      return [faultAt(said, problem.words)];
    }
  });
}

function indexOf(inside: NonNullable<Laid['inside']>, laid: readonly Laid[], names: Names): number {
  return 'homeOf' in inside ? (names.homes.get(inside.homeOf) ?? 0) - 1 : laid.indexOf(inside);
}

function readIsk(lines: readonly TableLine[], players: readonly PlayerId[]): { isk: Scene['isk']; faults: Fault[] } {
  const said = lines.filter((line) => line.kind === 'isk');
  const faults = said.flatMap((line, index) => {
    if (!players.some((player) => player === line.player)) return [noPlayer(line, line.player, { cards: {}, players })];
    const again = said.slice(0, index).some((other) => other.player === line.player);
    return again ? [faultAt(line, `the ISK of ${line.player} stands here a second time.`)] : [];
  });
  return { isk: Object.fromEntries(said.map(({ player, isk }) => [player, isk])), faults };
}

function faultsOfAliases(laid: readonly Laid[], players: readonly PlayerId[]): Fault[] {
  const taken = new Set<string>();
  const cards = new Set<string>(laid.map(({ placed }) => placed.card));
  return [...new Set(laid)].flatMap(({ placed: { alias }, said }) => {
    if (alias === undefined) return [];
    const problem = taken.has(alias)
      ? 'another card is called that'
      : players.some((player) => player === alias)
        ? 'a player is called that'
        : cards.has(alias)
          ? 'that is the name of a card on the table'
          : /^(e\d+|o\d+|(home|starbase)-.+)$/.test(alias)
            ? 'that is how the notation calls something of its own'
            : null;
    taken.add(alias);
    return problem === null ? [] : [faultAt(said, `no card can be called \`${alias}\`: ${problem}.`)];
  });
}
