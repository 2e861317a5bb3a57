import type { FromPage } from '../protocol.ts';

type Bring = Extract<FromPage, { readonly type: 'bring' }>;

/** More letters than that are not brought together. */
const MOST_LETTERS = 8 << 20;

/** What is there of something that is sent in pieces: all of it, not all yet, or more than is taken. */
export type Brought = Bring | 'more' | 'too large';

/** Brings together what is sent in pieces, since no message is large. */
export const makePieces = (): { add(piece: Bring): Brought } => {
  let texts: string[] = [];
  let letters = 0;
  return {
    add({ type, part, of, text }) {
      if (part === 0) {
        texts = [];
        letters = 0;
      }
      const follows = part === texts.length;
      const fits = letters + text.length <= MOST_LETTERS;
      // A piece that does not follow the one before it belongs to something that was given up.
      if (!follows || !fits) {
        texts = [];
        letters = 0;
        return follows ? 'too large' : 'more';
      }
      texts.push(text);
      letters += text.length;
      if (texts.length < of) return 'more';
      const whole = texts.join('');
      texts = [];
      letters = 0;
      return { type, part: 0, of: 1, text: whole };
    },
  };
};
