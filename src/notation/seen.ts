import type { Position } from '../engine/door.ts';
import type { CardType } from '../model/cardType.ts';
import type { Card, Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Zone } from '../model/zone.ts';
import type { Names } from './names.ts';

/** A card where it now is. */
export type Found = { readonly card: Card; readonly zone: Zone };

export function cardsOf({ players, play, pile }: Game): Found[] {
  const found = (zone: Zone) => (card: Card) => ({ card, zone });
  return [
    ...Object.values(players).flatMap((player) => [
      ...player.deck.map(found('deck')),
      ...player.hand.map(found('hand')),
      ...player.reserve.map(found('reserve')),
      ...player.scrapheap.map(found('scrapheap')),
    ]),
    ...Object.values(play).map(found('play')),
    ...pile.flatMap(({ card }) => (card === null ? [] : [{ card, zone: 'pile' as const }])),
  ];
}

/** The names, with what this position has to teach: to be called for each position, in their order. */
export function learn(names: Names, position: Position): Names {
  const { truth, facts } = position;
  const ids = new Map(names.ids);
  for (const { card } of cardsOf(truth)) ids.set(card.id, card.serial);
  // Forwards for cards that moved on twice, backwards for those that no position has shown before they moved.
  const moves = facts.filter((fact) => fact.type === 'moved');
  for (const { card, becomes } of moves) copy(ids, card.id, becomes);
  for (const { card, becomes } of moves.toReversed()) copy(ids, becomes, card.id);
  const entries = new Map(names.entries);
  // A view is dear, and most positions show no new entry.
  const fresh = truth.pile.some(({ id }) => !entries.has(id)) ? position.view('all').pile : [];
  for (const { id, kind, controller, card, source, amount, targets } of fresh) {
    entries.set(id, { id, kind, controller, of: card ?? source, amount, targets });
  }
  const homes = lastSeen(names.homes, truth, 'home-region');
  const starbases = lastSeen(names.starbases, truth, 'starbase');
  return { ...names, ids, entries, homes, starbases };
}

function copy<K, V>(map: Map<K, V>, from: K, to: K): void {
  const known = map.get(from);
  if (known !== undefined) map.set(to, known);
}

function lastSeen(before: ReadonlyMap<PlayerId, number>, truth: Game, type: CardType): ReadonlyMap<PlayerId, number> {
  const now = Object.values(truth.play).filter(({ name }) => truth.cards[name]?.type === type);
  return new Map([...before, ...now.map(({ owner, serial }): [PlayerId, number] => [owner, serial])]);
}
