/** Small English: no word of the game is known here. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number of things, as card games write it: in words as far as ten. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** `once` is `no` for nothing: "twice its attack", "three times its attack". */
export const timesOver = (factor: number): string =>
  factor === 1 ? '' : factor === 2 ? 'twice ' : `${inWords(factor)} times `;

export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], last: 'and' | 'or'): string {
  const final = parts.at(-1) ?? '';
  return parts.length < 2 ? final : `${parts.slice(0, -1).join(', ')} ${last} ${final}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts that are there, with a space between them. */
export const spaced = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

/** "+2", "-1". */
export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** A verb as its subject has it: "gain", "gains". */
export const verb = (base: string, isMany: boolean): string => {
  if (isMany) return base;
  if (base === 'have') return 'has';
  return /(s|sh|ch|x|z)$/.test(base) ? `${base}es` : `${base}s`;
};
