/** Two-sided, 95 %. */
const Z = 1.959964;

/** A share, and the interval in which the true one lies with a probability of 95 % (Wilson). All of them 0 to 1. */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

/** Null where nothing was tried. */
export const wilson = (wins: number, tries: number): Share | null => {
  if (tries === 0) return null;
  const share = wins / tries;
  const square = Z * Z;
  const middle = (share + square / (2 * tries)) / (1 + square / tries);
  const half = (Z / (1 + square / tries)) * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries * tries));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
