/**
 * The game's charts twice more: with what each guard and action of theirs gives noted down, and with all of them only giving
 * back what was noted. The runner does the same work for both, but the second has no rules.
 */
import { gameMachine } from '../../../machines/game.ts';
import { pileEntryMachine } from '../../../machines/pileEntry.ts';
import type { Tape } from './tape.ts';

type Args = Readonly<Record<string, unknown>>;
type Does = (args: Args, params?: unknown) => unknown;
type Change = (does: Does) => Does;
type Named = Readonly<Record<string, unknown>>;
type Enqueue = Readonly<Record<string, (...said: readonly unknown[]) => void>>;

const isDoes = (said: unknown): said is Does => typeof said === 'function';
const isNamed = (said: unknown): said is Named => typeof said === 'object' && said !== null;

const each = (named: Named, change: (said: unknown) => unknown): Named =>
  Object.fromEntries(Object.entries(named).map(([name, said]) => [name, change(said)]));

const valued =
  (change: Change) =>
  (said: unknown): unknown =>
    isDoes(said) ? change(said) : said;

/** An action as XState makes it: a function with its parts beside it, and those are the charts' own. */
const action =
  (value: Change, list: Change) =>
  (said: unknown): unknown => {
    if (!isDoes(said)) return said;
    const { assignment, collect, to, event, actorRef, ...rest } = said as unknown as Named;
    const changed = valued(value);
    const parts = {
      assignment: isNamed(assignment) ? each(assignment, changed) : changed(assignment),
      collect: valued(list)(collect),
      ...each({ to, event, actorRef }, changed),
    };
    const there = Object.entries(parts).filter(([, part]) => part !== undefined);
    return Object.assign((args: Args, params?: unknown) => said(args, params), rest, Object.fromEntries(there));
  };

const changed = (value: Change, list: Change): typeof gameMachine => {
  const partsOf = ({ actions, guards }: { readonly actions: object; readonly guards: object }) =>
    ({
      actions: each(actions as Named, action(value, list)),
      guards: each(guards as Named, valued(value)),
    }) as never as { readonly actions: never; readonly guards: never };
  const pileEntry = pileEntryMachine.provide(partsOf(pileEntryMachine.implementations));
  return gameMachine.provide({ ...partsOf(gameMachine.implementations), actors: { pileEntry } });
};

type Listed = readonly (readonly [how: string, said: readonly unknown[]])[];

/** An `enqueue` that notes what is said to it, and passes it on. */
const noting = (enqueue: Enqueue, listed: [string, readonly unknown[]][]): unknown =>
  new Proxy(enqueue, {
    get:
      (target, how: string) =>
      (...said: readonly unknown[]) => {
        listed.push([how, said]);
        target[how]?.(...said);
      },
  });

export const recording = (tape: Tape): typeof gameMachine =>
  changed(
    (does) => (args, params) => tape.note(does(args, params)),
    (does) => (args, params) => {
      const listed: [string, readonly unknown[]][] = [];
      does({ ...args, enqueue: noting(args.enqueue as Enqueue, listed) }, params);
      tape.note(listed);
    },
  );

export const playingBack = (tape: Tape): typeof gameMachine =>
  changed(
    () => () => tape.next(),
    () => (args) => {
      const enqueue = args.enqueue as Enqueue;
      for (const [how, said] of tape.next() as Listed) enqueue[how]?.(...said);
    },
  );
