import type { StateLine } from './checkTree.ts';
import type { Section } from './lines.ts';
import type { PlayLine } from './playTree.ts';
import type { TableLine } from './tableTree.ts';

export type Tag =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'cites'; readonly rules: readonly string[] }
  /** Clockwise (100.6). */
  | { readonly kind: 'players'; readonly players: readonly string[] }
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'ruleset'; readonly values: Readonly<Record<string, number | boolean>> }
  | { readonly kind: 'turn'; readonly turn: number }
  /** Something that somebody has laid otherwise by hand, in words. There may be several. */
  | { readonly kind: 'edited'; readonly text: string };

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A card defined in place, in the card language: whether it is one is not the notation's to say. */
export type CardLine = { readonly kind: 'card'; readonly card: { readonly [key: string]: Json } };

/**
 * A scenario as it is written: plain JSON, and all that a person wrote. Where in its text a line stands is not part of
 * it (`placeOf` knows).
 */
export type Tree = {
  readonly version: 1;
  /** What stands below `@pile 1`. */
  readonly header: Section<Tag>;
  readonly cards?: Section<CardLine>;
  readonly table?: Section<TableLine>;
  /** What is to be reached, of a puzzle. */
  readonly goal?: Section<StateLine>;
  readonly play?: Section<PlayLine>;
  /** What holds at the end. */
  readonly expect?: Section<StateLine>;
};
