import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance } from '../model/random.ts';

/** Rule 100.7: all chance comes from the game's seed. Its state is plain data in the game. */
export const chanceFrom = (seed: number): Chance => [...xoroshiro128plus(seed).getState()];

/** A whole number from 0 up to, not including, `limit`, and the chance that is left. */
export const nextBelow = (chance: Chance, limit: number): { readonly value: number; readonly chance: Chance } => {
  const generator = xoroshiro128plusFromState(chance);
  const value = uniformInt(generator, 0, limit - 1);
  return { value, chance: [...generator.getState()] };
};
