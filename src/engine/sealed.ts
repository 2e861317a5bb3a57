import type { Saved } from './door.ts';

/** What a save says of its game. */
export type Contents = Omit<Saved, 'format' | 'version' | 'seal'>;

/** A save of its own: whoever holds the game, or the save, can do with it what they like. */
export const sealed = (contents: Contents): Saved => {
  const text = JSON.stringify(contents);
  return { format: 'starpile-save', version: 1, seal: sealOf(text), ...(JSON.parse(text) as Contents) };
};

/** What is under the seal; null when the seal is not its own, or what it should hold is not there. */
export const unsealed = <T>(record: { readonly [field: string]: unknown }): T | null => {
  const { format: _, version: __, seal, ...rest } = record;
  const text = JSON.stringify(rest);
  return sealOf(text) === seal ? (JSON.parse(text) as T) : null;
};

/**
 * A number made of a whole text, so that what has been cut off, mixed up or written into is known for it. It keeps out
 * damage, not somebody who wants to forge a record.
 */
export const sealOf = (text: string): string => {
  let one = 0x811c9dc5;
  let two = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 15);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};
