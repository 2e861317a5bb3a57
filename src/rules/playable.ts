import type { Activated, Cost, Sentence } from '../model/ability.ts';
import type { Printed } from '../model/card.ts';

/** What can be announced of a card: as it is printed, without looking at any game. */

const PLAIN: { readonly modes: readonly Sentence[]; readonly costs: readonly Cost[] } = {
  modes: [{ slots: [], effects: [] }],
  costs: [],
};

/** The modes in which a card can be played, and its costs beyond the price. Cards that only enter play have one empty mode. */
export const modesOf = (printed: Printed): { readonly modes: readonly Sentence[]; readonly costs: readonly Cost[] } => {
  for (const ability of printed.abilities) if (ability.kind === 'played') return ability;
  return PLAIN;
};

export const activatedOf = (printed: Printed, number: number): Activated | undefined => {
  const ability = printed.abilities[number];
  return ability?.kind === 'activated' ? ability : undefined;
};

/** 600.2, 200.3: the price in ISK, with X as chosen. */
export const priceOf = (printed: Printed, x: number): number => (printed.price === 'X' ? x : printed.price);

/** Whether an X is to be chosen: only a price of X asks for one (200.3). */
export const asksForX = (printed: Printed): boolean => printed.price === 'X';
