import type { View } from '../../index.ts';
import { plainText } from '../../inspector/words/naming.ts';
import type { Words } from '../../view/words.ts';

/** A card that is spoken of. */
export type Called = { readonly id: string; readonly title: string };

/**
 * What cards in play are called, so that a list and the table speak of the same ones: by their title, and from the second of
 * that title on by a number too. Who has come into play once keeps its calling. Only what everybody sees is counted.
 */
export type Callings = {
  learn(play: View['play']): void;
  call(card: Called): string;
  /** A sentence, with everything in it called so. */
  say(words: Words): string;
};

export const makeCallings = (): Callings => {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  const keyOf = ({ id, title }: Called): string => `${id} ${title}`;
  const call = (card: Called): string => {
    const number = numbers.get(keyOf(card)) ?? 1;
    return number === 1 ? card.title : `${card.title} ${number}`;
  };
  return {
    learn(play) {
      for (const card of play) {
        const key = keyOf(card);
        if (numbers.has(key)) continue;
        const number = (counts.get(card.title) ?? 0) + 1;
        counts.set(card.title, number);
        numbers.set(key, number);
      }
    },
    call,
    say: (words) =>
      plainText(
        words.map((word) => {
          if (typeof word === 'string') return word;
          if ('card' in word) return call({ id: word.card, title: word.title });
          return 'rule' in word ? `(${word.rule})` : word;
        }),
      ),
  };
};
