/** A whole number from 0 up to, not including, `below`. */
export type Roll = (below: number) => number;

/** Dice of a bot's own (mulberry32): the same seed throws the same. Good enough to choose by; the game's chance is another. */
export const diceFrom = (seed: number): Roll => {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
};
