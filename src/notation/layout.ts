import type { CardSet, Printed } from '../model/card.ts';
import type { PlayerId } from '../model/ids.ts';
import { cardName, playerId } from '../model/ids.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Placed } from '../model/scene.ts';
import type { Fault } from './fault.ts';
import { faultAt } from './fault.ts';
import type { CardSaid, TableLine } from './tableTree.ts';

/** A card of the table with the place where it was written, and the region it was written into. */
export type Laid = {
  readonly placed: Placed;
  readonly said: CardSaid;
  /** The region line it stands in, or the player in whose home it is. */
  readonly inside: Laid | { readonly homeOf: PlayerId } | null;
};

/** What the lines of a table are read with. */
export type Table = { readonly cards: CardSet; readonly players: readonly PlayerId[] };

type Told = { readonly laid: readonly Laid[]; readonly faults: readonly Fault[] };

/** The cards of one line of the table, in the order in which they stand there. */
export function layLine(line: TableLine, table: Table): Told {
  switch (line.kind) {
    case 'region':
      return layRegion(line, table);
    case 'zone': {
      const player = playerId(line.player);
      const zone = line.zone === 'home' ? 'play' : line.zone;
      const inside = line.zone === 'home' ? { homeOf: player } : null;
      const faults = table.players.includes(player) ? [] : [noPlayer(line, line.player, table)];
      return join({ laid: [], faults }, layAll(line.cards, { owner: player, zone, inside }, table));
    }
    default:
      return { laid: [], faults: [] };
  }
}

function layRegion(line: Extract<TableLine, { kind: 'region' }>, table: Table): Told {
  const { region, of, cards } = line;
  const faults: Fault[] = [];
  const owner = region.owner ?? of ?? undefined;
  if (owner === undefined) faults.push(faultAt(region, `whose is \`${region.card}\`? Say \`${region.card}(owner)\`.`));
  if (typeof of === 'string' && !isPlayer(of, table)) faults.push(noPlayer(line, of, table));
  const type = printedOf(region.card, table.cards)?.type;
  if (type !== undefined && type !== 'outer-region' && type !== 'home-region') {
    faults.push(faultAt(region, `\`${region.card}\` is no region but a ${type}; say where it lies: \`play ian : …\`.`));
  }
  const controller = region.controller ?? of;
  const first = layAll(
    [{ ...region, ...(owner === undefined ? {} : { owner }) }],
    { owner: playerId(owner ?? ''), zone: 'play', inside: null, near: region },
    table,
  );
  const [laid] = first.laid;
  if (laid === undefined) return { laid: [], faults: [...faults, ...first.faults] };
  const whole: Laid =
    controller === undefined
      ? laid
      : { ...laid, placed: { ...laid.placed, controller: controller === null ? null : playerId(controller) } };
  const there = { owner: typeof of === 'string' ? playerId(of) : null, zone: 'play' as const, inside: whole };
  return join(join({ laid: [whole], faults }, { laid: [], faults: first.faults }), layAll(cards, there, table));
}

type There = {
  /** Whose a card is that does not say so. */
  readonly owner: PlayerId | null;
  readonly zone: Placed['zone'];
  readonly inside: Laid['inside'];
  /** Where the cards were written, if they are copies of what was. */
  readonly near?: CardSaid;
};

function layAll(cards: readonly CardSaid[], there: There, table: Table): Told {
  return cards
    .map((said): Told => {
      const owner = said.owner === undefined ? there.owner : playerId(said.owner);
      const near = there.near ?? said;
      const faults = faultsOf(said, owner, there.zone, table).map((words) => faultAt(near, words));
      if (owner === null) return { laid: [], faults };
      const copies = Math.min(said.copies ?? 1, MOST_COPIES);
      const laid: Laid = { placed: placedAs(said, owner, there.zone), said: near, inside: there.inside };
      return { laid: Array.from({ length: copies }, () => laid), faults };
    })
    .reduce(join, { laid: [], faults: [] });
}

const MOST_COPIES = 99;

function faultsOf(said: CardSaid, owner: PlayerId | null, zone: Placed['zone'], table: Table): string[] {
  const { card, alias, copies, controller } = said;
  const faults: string[] = [];
  if (printedOf(card, table.cards) === null) {
    faults.push(`there is no card \`${card}\`${didYouMean(card, Object.keys(table.cards)) || '.'}`);
  }
  if (owner === null) faults.push(`whose is \`${card}\`? Nobody controls this region: say \`${card}(owner)\`.`);
  for (const player of [said.owner, controller]) {
    if (player !== undefined && !isPlayer(player, table)) faults.push(unknownPlayer(player, table));
  }
  if (alias !== undefined && (copies ?? 1) !== 1) faults.push(`\`${alias}\` cannot name several copies.`);
  if (copies === 0 || (copies ?? 0) > MOST_COPIES)
    faults.push(`there can be 1 to ${MOST_COPIES} copies, not ${copies}.`);
  const noted = (['controller', 'exhausted', 'damage', 'assembling', 'remaining', 'order'] as const).filter(
    (note) => said[note],
  );
  if (zone !== 'play' && noted.length > 0) {
    faults.push(`\`${card}\` lies in a ${zone}: only a card in play can have ${noted.join(', ')}.`);
  }
  return faults;
}

function placedAs(said: CardSaid, owner: PlayerId, zone: Placed['zone']): Placed {
  const { card, alias, controller, exhausted, damage, assembling, remaining } = said;
  return {
    card: cardName(card),
    owner,
    zone,
    ...(alias === undefined ? {} : { alias }),
    ...(controller === undefined ? {} : { controller: playerId(controller) }),
    ...(exhausted === undefined ? {} : { exhausted }),
    ...(damage === undefined ? {} : { damage }),
    ...(assembling === undefined ? {} : { assembling }),
    ...(remaining === undefined ? {} : { remaining }),
  };
}

const join = (a: Told, b: Told): Told => ({ laid: [...a.laid, ...b.laid], faults: [...a.faults, ...b.faults] });

function printedOf(name: string, cards: CardSet): Printed | null {
  return Object.hasOwn(cards, name) ? (cards[cardName(name)] ?? null) : null;
}

const isPlayer = (name: string, { players }: Table): boolean => players.some((player) => player === name);
const unknownPlayer = (name: string, { players }: Table): string =>
  `nobody here is called \`${name}\`${didYouMean(name, players) || `: at the table are ${players.join(', ')}.`}`;

/** A line that speaks of somebody who does not play. */
export const noPlayer = (near: object, name: string, table: Table): Fault => faultAt(near, unknownPlayer(name, table));
