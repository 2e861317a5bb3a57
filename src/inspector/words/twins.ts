import type { Game } from '../../model/game.ts';
import type { ObjectId } from '../../model/ids.ts';
import { openCardWord, plainText } from './naming.ts';

/**
 * Which of several cards of one name in play it is, counted in the order in which they lie; null for an only one, and for a
 * starbase, which is told by its player.
 */
export function twinNumber({ play, cards }: Game, id: ObjectId): number | null {
  const one = play[id];
  if (!one || cards[one.name]?.type === 'starbase') return null;
  const alike = Object.values(play).filter(({ name }) => name === one.name);
  return alike.length === 1 ? null : alike.findIndex((card) => card.id === id) + 1;
}

/** What a card is called among the things that can be done: with its number, where there are several of its name. */
export function cardText(game: Game, id: ObjectId | undefined): string {
  if (id === undefined) return 'a card';
  const number = twinNumber(game, id);
  const title = plainText([openCardWord(game, id)]);
  return number === null ? title : `${title} ${number}`;
}
