/** The pile game as boardgame.io's own guide writes games: moves that change a draft, which Immer makes the next state of. */
import type { EntryId, ObjectId, PlayerId, Target } from '../../../src/index.ts';
import { NEWS, SHIELD } from './printed.ts';
import type { Card, PileGame } from './state.ts';

type Draft<T> = T extends string | number | boolean | null ? T : { -readonly [K in keyof T]: Draft<T[K]> };
type Drafted = Draft<PileGame>;

/** What a move is called with. */
export type Moved = { readonly G: Drafted; readonly playerID: PlayerId };

/** What boardgame.io wants to have back for a move that is not legal. */
export const INVALID = 'INVALID_MOVE';

const isTarget = (G: Drafted, aims: 'card' | 'entry', target: Target, by?: EntryId): boolean =>
  aims === 'card'
    ? target.kind === 'card' && G.ships[target.id] !== undefined
    : target.kind === 'entry' && target.id !== by && G.pile.some(({ id }) => id === target.id);

export const play = ({ G, playerID }: Moved, id: ObjectId, target: Target): typeof INVALID | undefined => {
  const seat = G.players[playerID];
  if (playerID !== G.holder || !seat) return INVALID;
  const at = seat.hand.findIndex((card) => card.id === id);
  const card = seat.hand[at];
  const says = card && NEWS[card.name];
  if (!card || !says || says.price > seat.isk || !isTarget(G, says.aims, target)) return INVALID;
  const { name, owner } = card;
  seat.hand.splice(at, 1);
  seat.isk -= says.price;
  G.objects += 1;
  G.entries += 1;
  G.pile.push({
    id: `e${G.entries}` as EntryId,
    card: { id: `o${G.objects}` as ObjectId, name, owner },
    controller: playerID,
    target,
  });
  G.added = true;
  G.passed = 0;
  return undefined;
};

export const pass = ({ G, playerID }: Moved): typeof INVALID | undefined => {
  if (playerID !== G.holder || G.pile.length === 0) return INVALID;
  G.passed = G.added ? 0 : G.passed + 1;
  G.added = false;
  if (G.passed === G.seats.length) resolve(G);
  else G.holder = G.seats[(G.seats.indexOf(playerID) + 1) % G.seats.length] as PlayerId;
  return undefined;
};

const resolve = (G: Drafted): void => {
  for (let top = G.pile.at(-1); top; top = G.pile.at(-1)) {
    const { id, card, target } = top;
    const says = NEWS[card.name];
    if (says && isTarget(G, says.aims, target, id)) {
      const ship = target.kind === 'card' ? G.ships[target.id] : undefined;
      if (says.aims === 'entry') leave(G, target.id);
      else if (ship) ship.damage += says.damage;
    }
    leave(G, id);
    settle(G);
  }
  G.holder = G.active;
  G.passed = 0;
};

const leave = (G: Drafted, id: string): void => {
  const [gone] = G.pile.splice(
    G.pile.findLastIndex((entry) => entry.id === id),
    1,
  );
  if (gone) scrap(G, gone.card);
};

const scrap = (G: Drafted, { name, owner }: Card): void => {
  G.objects += 1;
  G.players[owner]?.scrapheap.push({ id: `o${G.objects}` as ObjectId, name, owner });
};

const settle = (G: Drafted): void => {
  for (const ship of Object.values(G.ships)) {
    if (ship.damage < (SHIELD[ship.name] ?? 0)) continue;
    delete G.ships[ship.id];
    scrap(G, ship);
  }
};
