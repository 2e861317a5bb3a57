/** Everything that one event from outside sets off, in all actors. */
import { BudgetExceeded } from './errors.ts';
import type { Event } from './notation.ts';
import type { Microstep } from './state.ts';

export type CascadeOptions = {
  /** How many events, microsteps and births one event from outside may set off. */
  readonly budget: number;
  readonly microsteps: boolean;
  readonly log: ((...values: unknown[]) => void) | undefined;
};

/** Further down, the stack would overflow before the budget is spent. */
const DEEPEST = 500;

const NOTHING: readonly Event[] = [];

export class Cascade {
  readonly microsteps: Microstep[] | null;
  /** Whether everything has settled. */
  over = false;
  private readonly options: CascadeOptions;
  private readonly cause: string;
  private left: number;
  private told: Event[] | null = null;

  constructor(options: CascadeOptions, cause: string) {
    this.options = options;
    this.cause = cause;
    this.left = options.budget;
    this.microsteps = options.microsteps ? [] : null;
  }

  /** What the root has emitted. */
  get emitted(): readonly Event[] {
    return this.told ?? NOTHING;
  }

  emit(event: Event): void {
    this.told ??= [];
    this.told.push(event);
  }

  log(values: readonly unknown[]): void {
    this.options.log?.(...values);
  }

  spend(): void {
    if (--this.left >= 0) return;
    throw new BudgetExceeded(
      `'${this.cause}' set off more than ${this.options.budget} events and microsteps, so it would probably never end: ` +
        'actors write to each other, or one to itself, or a cycle of transitions. The state before it is as it was.',
    );
  }

  descend(depth: number): void {
    if (depth > DEEPEST) throw new BudgetExceeded(`'${this.cause}' spawned actors within actors, ${DEEPEST} deep.`);
  }
}
