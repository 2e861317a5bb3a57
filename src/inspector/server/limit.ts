/** How many messages may come at once, and how many a second after that. */
const BURST = 120;
const A_SECOND = 60;

/** Counts what comes in, so that nobody can keep the server busy. */
export const makeLimit = (now: () => number = Date.now): { allows(): boolean } => {
  let left = BURST;
  let at = now();
  return {
    allows() {
      const time = now();
      left = Math.min(BURST, left + ((time - at) / 1000) * A_SECOND);
      at = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
