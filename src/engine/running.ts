import type { Fact } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import type { ChartState } from './charts.ts';
import type { Settled } from './settled.ts';

/** The charts at work, live or as data: all that the engine needs of either. */
export type Running = {
  readonly settled: Settled;
  /** What the last event made happen; at first, what the beginning did. */
  readonly facts: readonly Fact[];
  /** Where the charts are, as one value, from which either can go on. */
  readonly state: ChartState;
  /**
   * Whether the charts heard it; otherwise nothing has changed.
   *
   * @throws what a rule threw, or that it does not come to an end. Whatever runs is of no use any more then.
   */
  send(intent: Intent): boolean;
  /** What XState persists there, children included. */
  persist(): unknown;
  stop(): void;
};
