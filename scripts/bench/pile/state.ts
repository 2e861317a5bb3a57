/** The pile game as the plainest data that can hold it, laid out from the same scene. */
import type { CardName, EntryId, ObjectId, PlayerId, Scene, Target } from '../../../src/index.ts';
import { HULK, SKIFF } from './cards.ts';

export type Card = { readonly id: ObjectId; readonly name: CardName; readonly owner: PlayerId };
export type Ship = Card & { readonly damage: number };
export type Entry = {
  readonly id: EntryId;
  readonly card: Card;
  readonly controller: PlayerId;
  readonly target: Target;
};
export type Seat = { readonly isk: number; readonly hand: readonly Card[]; readonly scrapheap: readonly Card[] };

export type PileGame = {
  readonly seats: readonly PlayerId[];
  readonly players: Readonly<Record<PlayerId, Seat>>;
  readonly ships: Readonly<Record<ObjectId, Ship>>;
  /** Bottom first. */
  readonly pile: readonly Entry[];
  readonly active: PlayerId;
  readonly holder: PlayerId;
  /** The holder has added something: handing on is no pass (700.5). */
  readonly added: boolean;
  /** How many have passed, one after the other (700.6). */
  readonly passed: number;
  /** Counters that give ids, as the engine gives them. */
  readonly objects: number;
  readonly entries: number;
};

const SHIPS: readonly CardName[] = [SKIFF.name, HULK.name];

export const layOut = (scene: Scene): PileGame => {
  const cards = scene.table.map(
    ({ card, owner, zone }, n) => ({ id: `o${n + 1}` as ObjectId, name: card, owner, zone }) as const,
  );
  const seatOf = (id: PlayerId): Seat => ({
    isk: scene.isk[id] ?? 0,
    hand: cards.filter(({ owner, zone }) => owner === id && zone === 'hand').map(({ zone: _, ...card }) => card),
    scrapheap: [],
  });
  const ships = cards.filter(({ name, zone }) => zone === 'play' && SHIPS.includes(name));
  const [first] = scene.players;
  if (!first) throw new Error('Nobody sits at the table.');
  return {
    seats: scene.players,
    players: Object.fromEntries(scene.players.map((id) => [id, seatOf(id)])),
    ships: Object.fromEntries(ships.map(({ zone: _, ...card }) => [card.id, { ...card, damage: 0 }])),
    pile: [],
    active: first,
    holder: first,
    added: false,
    passed: 0,
    objects: cards.length,
    entries: 0,
  };
};
