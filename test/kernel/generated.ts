/** Random machines run twice: what was seen on the way, and the first difference. */
import fc from 'fast-check';
import type { AnyStateMachine, EventObject } from 'xstate';
import { BudgetExceeded } from '../../src/kernel/index.ts';
import { anyMachine } from './anyMachine.ts';
import { build } from './build.ts';
import { EVENTS, type MachineSpec } from './spec.ts';
import { Twins } from './twins.ts';

export type Seen = Record<
  'machines' | 'endless' | 'events' | 'microsteps' | 'children' | 'regions' | 'history' | 'done' | 'error' | 'crossed',
  number
>;

export const nothingSeen = (): Seen => ({
  machines: 0,
  endless: 0,
  events: 0,
  microsteps: 0,
  children: 0,
  regions: 0,
  history: 0,
  done: 0,
  error: 0,
  crossed: 0,
});

export const addSeen = (sum: Seen, one: Seen): void => {
  for (const what of Object.keys(sum) as (keyof Seen)[]) sum[what] += one[what];
};

/** Throws at the first difference. `crossing` is how often, on average, the two change sides: once in so many events. */
export const runTwice = (spec: MachineSpec, seen: Seen, crossing: number): void => {
  try {
    play(build(spec), spec.events, seen, crossing);
  } catch (cause) {
    // XState would never come back from it.
    if (!(cause instanceof BudgetExceeded)) throw cause;
    seen.endless++;
  }
};

const play = (machine: AnyStateMachine, events: readonly number[], seen: Seen, crossing: number): void => {
  seen.machines++;
  const twins = new Twins({ machine, asks: EVENTS.map((type) => ({ type })) });
  events.forEach((n, index) => {
    if (twins.state.status !== 'active') return;
    if ((index + n) % crossing === crossing - 1) {
      twins.cross();
      seen.crossed++;
    }
    twins.send({ type: EVENTS[n] as string, hop: 0 } as EventObject);
    seen.events++;
    if (twins.state.children.length > 0) seen.children++;
    if (twins.state.at.includes(' ')) seen.regions++;
    if (twins.state.history) seen.history++;
  });
  seen.microsteps += twins.microsteps;
  if (twins.state.status === 'done') seen.done++;
  if (twins.state.status === 'error') seen.error++;
};

/** On average the two change sides once in so many events. */
const CROSSING = 7;

/** So many random machines with so many events each, from a seed. The first difference is made as small as possible. */
export const soak = (seed: number, machines: number, events: number, { endOnFailure = false } = {}): Seen => {
  const seen = nothingSeen();
  const same = fc.property(anyMachine(events), (spec) => runTwice(spec, seen, CROSSING));
  fc.assert(same, { seed, numRuns: machines, endOnFailure });
  return seen;
};
