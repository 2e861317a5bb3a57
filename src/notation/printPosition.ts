import type { Position } from '../engine/door.ts';
import { intentsOf } from '../index.ts';
import type { CardType } from '../model/cardType.ts';
import type { Card, Order, Permanent } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Offer } from '../model/offer.ts';
import type { Placed, PlacedOrder } from '../model/scene.ts';
import type { Names } from './names.ts';
import { sayObject } from './pointed.ts';
import { printEnding, printEntry } from './printFact.ts';
import { printRow, type Row, rowOf } from './printTable.ts';
import { sayEnding, sayNamedEntry } from './sayFact.ts';
import { printIntent } from './sayIntent.ts';
import { sayTable } from './sayTable.ts';

/** How many of all that an offer makes legal are named. */
const MOST = 12;

/** The whole truth of a position, in lines as the notation writes them: the table, then what may be asked of it. */
export function printPosition(position: Position, names: Names): readonly string[] {
  const rows = [...tableRows(position, names), ...momentRows(position, names)];
  const width = Math.max(0, ...rows.filter(({ tail }) => tail !== null).map(({ head }) => head.length));
  return [...rows.map((row) => printRow(row, width)), '', ...legalLines(position, names)];
}

/** What lies on the table; of a deck, how many. */
function tableRows({ truth }: Position, names: Names): readonly Row[] {
  const { seats, players, play, cards } = truth;
  const table = [
    ...Object.values(play).map((card) => placedInPlay(card, isRegion(cards[card.name]?.type), names)),
    ...seats.flatMap((seat) =>
      (['hand', 'reserve', 'scrapheap'] as const).flatMap((zone) =>
        (players[seat]?.[zone] ?? []).map((card) => placed(card, zone, names)),
      ),
    ),
  ];
  const handles = table.map(({ alias, card }) => alias ?? card);
  const { lines } = sayTable({ table, cards }, table, handles, isSaid);
  return [
    ...lines.map(rowOf),
    ...seats.map((seat) => ({ head: `deck ${seat}`, tail: count(players[seat]?.deck.length ?? 0, 'card') })),
    ...seats.map((seat) => ({ head: `isk ${seat}`, tail: `${players[seat]?.isk ?? 0}` })),
  ];
}

const isRegion = (type: CardType | undefined): boolean => type === 'outer-region' || type === 'home-region';

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

/** Whether its word stands beside it: not one that the notation gives by itself, as `slasher.2` or `home-ian`, which is `home ian`. */
const isSaid = ({ card, alias = card, owner }: Placed): boolean =>
  alias !== card && !alias.startsWith(`${card}.`) && alias !== `home-${owner}` && alias !== `starbase-${owner}`;

const placed = (card: Card, zone: Placed['zone'], names: Names): Placed => ({
  card: card.name,
  alias: sayObject(card.id, names),
  owner: card.owner,
  zone,
});

function placedInPlay(card: Permanent, isRegion: boolean, names: Names): Placed {
  const { owner, controller, region, exhausted, damage, assembling, remaining, order } = card;
  // A location has no controller of its own.
  const isGiven = isRegion || (controller !== owner && controller !== null);
  return {
    ...placed(card, 'play', names),
    ...(isGiven ? { controller } : {}),
    ...(region === null ? {} : { region: sayObject(region, names) }),
    exhausted,
    damage,
    assembling,
    ...(remaining === null ? {} : { remaining }),
    ...(order === null ? {} : { order: placedOrder(order, names) }),
  };
}

const placedOrder = (order: Order, names: Names): PlacedOrder =>
  order.kind === 'mine' ? { kind: 'mine', at: sayObject(order.at, names) } : { kind: order.kind };

function momentRows({ truth, window, awaited }: Position, names: Names): readonly Row[] {
  const { turn, active, pile, ending } = truth;
  const entries = pile.toReversed().map((entry) => printEntry(sayNamedEntry(entry, names)));
  const question = window?.question;
  return [
    { head: 'pile', tail: entries.join(' / ') || 'empty' },
    { head: 'turn', tail: `${turn} ${active}` },
    ...(ending ? [{ head: 'over', tail: printEnding(sayEnding(ending)) }] : []),
    ...(window ? [{ head: 'window', tail: window.name }] : []),
    { head: 'awaits', tail: awaited.join(' ') || 'nobody' },
    ...(question
      ? [{ head: 'asked', tail: `${question.about}${question.entry ? ', by an entry of the pile' : ''}` }]
      : []),
  ];
}

function legalLines(position: Position, names: Names): readonly string[] {
  return position.awaited.flatMap((player: PlayerId) => {
    const offers = position.legal(player);
    return offers.length === 0 ? [] : ['legal:', ...offers.flatMap((offer) => offerLines(offer, position, names))];
  });
}

function offerLines(offer: Offer, position: Position, names: Names): readonly string[] {
  const lines: string[] = [];
  for (const intent of intentsOf(offer)) {
    if (lines.length === MOST) return [...lines, `  … and more ways to ${offer.type}`];
    lines.push(`  ${printIntent(intent, position, names)}`);
  }
  return lines;
}
