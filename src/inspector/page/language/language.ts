import { english } from './english.ts';

/** The shape of a language: the same keys, with any words. */
export type Language = Spoken<typeof english>;

type Spoken<T> = T extends string
  ? string
  : T extends (...said: infer Said) => string
    ? (...said: Said) => string
    : { readonly [Key in keyof T]: Spoken<T[Key]> };

/** What the page says, in the language it is read in. */
export const say: Language = english;
