import type { InspectionEvent } from 'xstate';
import { BudgetExceeded } from '../kernel/index.ts';

export { BudgetExceeded };

/** What one event from outside may set off among live actors, counted as the kernel counts: events, microsteps, births. */
export type Budget = {
  /** To be given to XState as `inspect`, for there everything passes by. Throws when too much has. */
  spend(event: InspectionEvent): void;
  /** The next event comes from outside. Before the first, nothing is counted. */
  renew(cause: string): void;
  /** @throws BudgetExceeded when too much has been spent: an actor may have caught what `spend` threw. */
  check(): void;
};

const COUNTED: ReadonlySet<string> = new Set(['@xstate.event', '@xstate.microstep', '@xstate.actor']);

export const makeBudget = (most: number): Budget => {
  let by = '';
  let spent = 0;
  // Whatever is only raised as it was costs nothing.
  let counts = false;
  const check = (): void => {
    if (counts && spent > most)
      throw new BudgetExceeded(
        `${by} set off more than ${most} events and microsteps, so it would probably never end.`,
      );
  };
  return {
    spend({ type }) {
      if (!COUNTED.has(type)) return;
      spent++;
      check();
    },
    renew(cause) {
      by = cause;
      spent = 0;
      counts = true;
    },
    check,
  };
};
