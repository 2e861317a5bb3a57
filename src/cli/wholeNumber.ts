import { InvalidArgumentError } from 'commander';

/** Reads an option that takes a whole number in a range, and says the range to whoever is outside of it. */
export const wholeNumber =
  (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const isOpen = most === Number.MAX_SAFE_INTEGER && !(number > most);
    const range = isOpen ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidArgumentError(`It is a whole number, ${range}.`);
  };
