import { assign, sendParent, setup } from 'xstate';
import type { Step } from '../src/model/fact.ts';
import type { Game } from '../src/model/game.ts';
import type { EntryId } from '../src/model/ids.ts';
import type { Question } from '../src/model/question.ts';
import type { RuleId } from '../src/model/rulebook.ts';
import { type Progress, type Run, resolve, resume } from '../src/rules/resolve.ts';

/** What the spine tells an entry. With `chosen` null somebody left, and what was asked is to be thought over (1600.1). */
export type FromSpine =
  | { readonly type: 'entry.resolve'; readonly game: Game }
  | { readonly type: 'entry.answer'; readonly game: Game; readonly chosen: readonly number[] | null }
  | { readonly type: 'entry.remove' };

/** What an entry tells the spine while it resolves. */
export type Asks = { readonly type: 'entry.asks'; readonly step: Step; readonly question: Question };

/** What an entry leaves behind: what it did, or nothing when it was removed (700.8). */
export type Left = { readonly id: EntryId; readonly step: Step | null };

type Context = {
  readonly id: EntryId;
  readonly progress: Progress;
  readonly question: Question | null;
  /** What it did and has yet to hand back. Null at rest: an entry keeps no game. */
  readonly owed: Step | null;
  readonly how: 'resolved' | 'fizzled';
};

/** What came of letting it go on is owed to the spine until it asks or leaves. */
const owing = ({ step, progress, question, how }: Run) => ({ owed: step, progress, question, how });

const rules = (...cited: readonly RuleId[]) => ({ rules: cited });

/**
 * One thing waiting on the pile (700.2).
 *
 * It borrows the game with the event that wakes it, and gives it back with the event that ends its turn: by asking, or
 * by leaving. It ends itself by reaching a final state; the spine then reaps it.
 */
export const pileEntryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FromSpine,
    input: {} as { readonly id: EntryId },
    output: {} as Left,
    meta: {} as { readonly rules: readonly RuleId[] },
  },
  actions: {
    resolve: assign(({ context, event }) => {
      if (event.type !== 'entry.resolve') return {};
      return owing(resolve(event.game, context.id));
    }),
    resume: assign(({ context, event }) => {
      if (event.type !== 'entry.answer' || !context.question) return {};
      return owing(resume(event.game, context.id, context.progress, context.question, event.chosen));
    }),
    ask: sendParent(({ context }): Asks => {
      if (!context.owed || !context.question) throw new Error(`${context.id} has nothing to ask`);
      return { type: 'entry.asks', step: context.owed, question: context.question };
    }),
    settleUp: assign({ owed: null }),
  },
  guards: {
    mustAsk: ({ context }) => context.question !== null,
    hasFizzled: ({ context }) => context.how === 'fizzled',
  },
}).createMachine({
  id: 'pileEntry',
  description: 'One thing waiting on the pile.',
  meta: rules('700.1', '700.2'),
  context: ({ input }) => ({
    id: input.id,
    progress: { tasks: [], targets: [] },
    question: null,
    owed: null,
    how: 'resolved',
  }),
  initial: 'waiting',
  on: {
    'entry.remove': {
      target: '.removed',
      description: 'Removed by an effect above it: it leaves at once.',
      meta: rules('700.8'),
    },
  },
  states: {
    waiting: {
      description: 'It waits until it is the top entry of a pile that resolves.',
      meta: rules('700.2'),
      on: { 'entry.resolve': { target: 'resolving', actions: 'resolve', meta: rules('700.7', '700.9') } },
    },
    resolving: {
      description: 'Its targets are checked again, and what it says is done.',
      meta: rules('700.9'),
      always: [
        { guard: 'mustAsk', target: 'asking' },
        { guard: 'hasFizzled', target: 'fizzled', meta: rules('700.9') },
        { target: 'resolved' },
      ],
    },
    asking: {
      description: 'Somebody must choose: an answer, not an addition.',
      meta: rules('700.7'),
      entry: ['ask', 'settleUp'],
      on: { 'entry.answer': { target: 'resolving', actions: 'resume', meta: rules('700.7') } },
    },
    resolved: { type: 'final', description: 'It is done, and off the pile.', meta: rules('700.13') },
    fizzled: { type: 'final', description: 'It had no legal target left, and did nothing.', meta: rules('700.9') },
    removed: { type: 'final', description: 'It never resolves.', meta: rules('700.8') },
  },
  output: ({ context }): Left => ({ id: context.id, step: context.owed }),
});
