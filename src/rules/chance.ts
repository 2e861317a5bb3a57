import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance } from '../model/random.ts';

/** Rule 100.7: all chance comes from the game's seed. Its state is plain data in the game. */
export const chanceFrom = (seed: number): Chance => [...xoroshiro128plus(seed).getState()];

/** The same things in an order that chance gives, each order as likely as any other. */
export const shuffled = <T>(
  chance: Chance,
  things: readonly T[],
): { readonly things: readonly T[]; readonly chance: Chance } => {
  const generator = xoroshiro128plusFromState(chance);
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const at = uniformInt(generator, 0, last);
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return { things: order, chance: [...generator.getState()] };
};

/** A whole number from 0 up to, not including, `limit`, and the chance that is left. */
export const nextBelow = (chance: Chance, limit: number): { readonly value: number; readonly chance: Chance } => {
  const generator = xoroshiro128plusFromState(chance);
  const value = uniformInt(generator, 0, limit - 1);
  return { value, chance: [...generator.getState()] };
};
