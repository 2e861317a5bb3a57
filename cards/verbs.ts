import type { Amount } from '../src/model/amount.ts';
import type { Effect, Option, Span, Test } from '../src/model/effect.ts';
import type { Filter, InPlay } from '../src/model/filter.ts';
import type { Those } from '../src/model/those.ts';
import { you } from './targets.ts';

// Numbers.

/** The X chosen when the card was played (200.3). */
export const X: Amount = { kind: 'x' };
/** How many there are. */
export const countOf = (what: Filter): Amount => ({ kind: 'count', what });
export const attackOf = (of: Those): Amount => ({ kind: 'stat', stat: 'attack', of });
export const shieldOf = (of: Those): Amount => ({ kind: 'stat', stat: 'shield', of });
export const damageOn = (of: Those): Amount => ({ kind: 'stat', stat: 'damage', of });
export const times = (factor: number, amount: Amount): Amount => ({ kind: 'times', factor, amount });

// Statements that are true or not at that moment.

export const thereIs = (what: Filter): Test => ({ kind: 'exists', what });
export const atLeast = (least: number, amount: Amount): Test => ({ kind: 'atLeast', amount, least });
export const not = (test: Test): Test => ({ kind: 'not', test });

// What happens to cards and entries.

/** "Until the end of the phase", "until the end of the turn" (500.2, 500.10). */
export const untilEndOf = (span: Span): Span => span;

export const remove = (those: Those): Effect => ({ kind: 'remove', those });
export const destroy = (those: Those): Effect => ({ kind: 'destroy', those });
export const damage = (amount: Amount, those: Those): Effect => ({ kind: 'damage', those, amount });
export const attack = (those: Those, by: Amount, until: Span): Effect => ({
  kind: 'change',
  those,
  stat: 'attack',
  by,
  until,
});
export const shield = (those: Those, by: Amount, until: Span): Effect => ({
  kind: 'change',
  those,
  stat: 'shield',
  by,
  until,
});
export const protect = (those: Those, until: Span): Effect => ({ kind: 'protect', those, until });
export const exhaust = (those: Those): Effect => ({ kind: 'exhaust', those });
export const ready = (those: Those): Effect => ({ kind: 'ready', those });
export const move = (those: Those, to: Those | { readonly the: 'home' }): Effect => ({ kind: 'move', those, to });
export const home = { the: 'home' } as const;
export const gainControl = (those: Those, who: Those = you): Effect => ({ kind: 'control', those, who });
export const returnToHand = (those: Those): Effect => ({ kind: 'return', those });

// What players gain, lose and do. Where it is not said who, it is you.

export const gain = (by: Amount, who: Those = you): Effect => ({ kind: 'isk', who, by });
export const lose = (by: Amount, who: Those = you): Effect => gain(typeof by === 'number' ? -by : times(-1, by), who);
export const draw = (count: Amount, who: Those = you): Effect => ({ kind: 'draw', who, count });
export const sacrifice = (what: InPlay, who: Those = you, count: Amount = 1): Effect => ({
  kind: 'sacrifice',
  who,
  what,
  count,
});
export const discard = (count: Amount, who: Those = you): Effect => ({ kind: 'discard', who, count });
export const discardAtRandom = (count: Amount, who: Those = you): Effect => ({
  kind: 'discard',
  who,
  count,
  atRandom: true,
});

// Choices made while it resolves, and conditions.

export const option = (label: string, ...effects: readonly Effect[]): Option => ({ label, effects });
export const either = (who: Those, ...options: readonly Option[]): Effect => ({ kind: 'either', who, options });
export const when = (test: Test, effects: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  kind: 'if',
  test,
  effects,
  ...(otherwise === undefined ? {} : { otherwise }),
});

/** Another way to win (100.3). */
export const win = (who: Those): Effect => ({ kind: 'win', who });
