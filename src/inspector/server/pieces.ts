import type { FromPage } from '../protocol.ts';

type Bring = Extract<FromPage, { readonly type: 'bring' }>;

/** More letters than that are not brought together. */
const MOST_LETTERS = 8 << 20;

/** Brings together what is sent in pieces, since no message is large: the whole with the last piece, until then nothing. */
export const makePieces = (): { add(piece: Bring): Bring | null } => {
  let texts: string[] = [];
  let letters = 0;
  return {
    add({ type, part, of, text }) {
      if (part === 0) {
        texts = [];
        letters = 0;
      }
      // A piece that does not follow the one before it belongs to something that was given up.
      if (part !== texts.length || letters + text.length > MOST_LETTERS) {
        texts = [];
        letters = 0;
        return null;
      }
      texts.push(text);
      letters += text.length;
      if (texts.length < of) return null;
      const whole = texts.join('');
      texts = [];
      letters = 0;
      return { type, part: 0, of: 1, text: whole };
    },
  };
};
