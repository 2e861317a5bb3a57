import type { CardType } from '../model/cardType.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Placed, Scene } from '../model/scene.ts';
import type { CardSaid, OrderSaid, TableLine } from './tableTree.ts';

type Region = Extract<TableLine, { readonly kind: 'region' }>;
type Zone = Extract<TableLine, { readonly kind: 'zone' }>;

/** A line that is still being written. */
type Open = { line: Region | Zone; readonly region: Placed | null };

/**
 * The lines that lay out the cards of a scene, and its cards in the order in which these lines lay them. `handles`: the
 * word by which each is called; `isSaid`: whether that word has to stand beside it. What lies in an outer region lies behind
 * it, whenever it comes.
 */
export function sayTable(
  scene: Pick<Scene, 'table' | 'cards'>,
  table: readonly Placed[],
  handles: readonly string[],
  isSaid: (placed: Placed) => boolean,
): { readonly lines: readonly TableLine[]; readonly order: readonly Placed[] } {
  const typeOf = ({ card }: Placed): CardType | undefined => scene.cards[card]?.type;
  const called = (alias: string): Placed | undefined =>
    scene.table.find((one) => one.alias === alias) ?? scene.table.find((one) => one.card === alias);
  const handleOf = (placed: Placed): string => handles[scene.table.indexOf(placed)] ?? placed.card;

  const say = (placed: Placed, owner: PlayerId | null): CardSaid => {
    const { controller, exhausted, damage, assembling, remaining, order } = placed;
    const isRegion = typeOf(placed) === 'outer-region' || typeOf(placed) === 'home-region';
    return {
      card: placed.card,
      ...(isSaid(placed) ? { alias: handleOf(placed) } : {}),
      ...(placed.owner === owner ? {} : { owner: placed.owner }),
      ...(controller === undefined || isRegion ? {} : { controller: controller ?? 'nobody' }),
      ...(exhausted ? { exhausted: true as const } : {}),
      ...(damage ? { damage } : {}),
      ...(assembling ? { assembling } : {}),
      ...(remaining === undefined ? {} : { remaining }),
      ...(order ? { order: sayOrder(order) } : {}),
    };
  };
  const sayOrder = (order: NonNullable<Placed['order']>): OrderSaid => {
    if (order.kind !== 'mine') return { kind: order.kind };
    const at = called(order.at);
    return { kind: 'mine', at: at ? handleOf(at) : order.at };
  };

  const written: { readonly open: Open; readonly cards: Placed[] }[] = [];
  const begin = (open: Open, ...cards: Placed[]): void => void written.push({ open, cards });
  const put = (at: (typeof written)[number], placed: Placed): void => {
    const { line } = at.open;
    const owner = (line.kind === 'region' ? (line.of ?? null) : line.player) as PlayerId | null;
    at.open.line = { ...line, cards: withOneMore(line.cards, say(placed, owner)) };
    at.cards.push(placed);
  };

  const done = new Set<Placed>();
  const lay = (placed: Placed): void => {
    if (done.has(placed)) return;
    done.add(placed);
    const type = typeOf(placed);
    if (placed.zone === 'play' && (type === 'outer-region' || type === 'home-region')) {
      const of = placed.controller;
      const region = say(placed, (of ?? null) as PlayerId | null);
      begin(
        { line: { kind: 'region', region, ...(of === undefined ? {} : { of }), cards: [] }, region: placed },
        placed,
      );
      return;
    }
    const region = placed.region === undefined ? null : (called(placed.region) ?? null);
    const isHome = region !== null && typeOf(region) === 'home-region';
    if (region && !isHome) lay(region);
    const last = written.at(-1);
    const there = last?.open.region === region ? last : written.find(({ open }) => open.region === region);
    if (region && there && (there === last || !isHome)) {
      put(there, placed);
      return;
    }
    const zone = isHome ? 'home' : placed.zone;
    const player = isHome ? region.owner : placed.owner;
    const { line } = last?.open ?? {};
    if (line?.kind !== 'zone' || line.zone !== zone || line.player !== player)
      begin({ line: { kind: 'zone', zone, player, cards: [] }, region: null });
    put(written.at(-1) as (typeof written)[number], placed);
  };
  for (const placed of table) lay(placed);
  return { lines: written.map(({ open }) => open.line), order: written.flatMap(({ cards }) => cards) };
}

const MOST_COPIES = 99;

/** Alike and side by side, they are copies. */
function withOneMore(cards: readonly CardSaid[], said: CardSaid): readonly CardSaid[] {
  const last = cards.at(-1);
  if (last === undefined || said.alias !== undefined) return [...cards, said];
  const { copies = 1, ...alike } = last;
  if (copies === MOST_COPIES || JSON.stringify(alike) !== JSON.stringify(said)) return [...cards, said];
  return [...cards.slice(0, -1), { ...said, copies: copies + 1 }];
}
