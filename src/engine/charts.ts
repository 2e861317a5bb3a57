import { gameMachine } from '../../machines/game.ts';
import { compile, type Microstep, type Runner, type StateOf } from '../kernel/index.ts';

/** Where the charts are, the entries' own included: plain, immutable data. */
export type ChartState = StateOf<typeof gameMachine>;

/** Hears of every microstep of the data runner, intent by intent; the first is the beginning. */
export type Follow = (microsteps: readonly Microstep[]) => void;

/** How many events, microsteps and births one intent may set off before the engine gives up. */
export const BUDGET = 1_000_000;

export type ChartRunner = Runner<typeof gameMachine>;

/** The charts, run as data. */
export const runner: ChartRunner = compile(gameMachine, { budget: BUDGET });

/** The same, with another budget, or telling its microsteps. */
export const runnerWith = (budget: number, microsteps: boolean): ChartRunner =>
  budget === BUDGET && !microsteps ? runner : compile(gameMachine, { budget, microsteps });
