import { describe, expect, test } from 'vitest';
import { createActor, sendParent, sendTo, setup, spawnChild } from 'xstate';
import { makeBudget } from '../../src/engine/budget.ts';
import { BudgetExceeded, compile } from '../../src/kernel/index.ts';
import { uncaughtWhile } from './uncaught.ts';

const echo = setup({}).createMachine({ on: { ping: { actions: sendParent({ type: 'pong' }) } } });

const endless = {
  'two actors that write to each other': setup({ actors: { echo } }).createMachine({
    entry: spawnChild('echo', { id: 'echo' }),
    on: { go: { actions: sendTo('echo', { type: 'ping' }) }, pong: { actions: sendTo('echo', { type: 'ping' }) } },
  }),
  'one that writes to itself': setup({}).createMachine({
    on: { go: { actions: sendTo(({ self }) => self, { type: 'go' }) } },
  }),
};

describe.each(Object.entries(endless))('%s', (_what, machine) => {
  test('end in an error among live actors', async () => {
    const uncaught = await uncaughtWhile(() => {
      const budget = makeBudget(500);
      const actor = createActor(machine, { inspect: budget.spend });
      actor.subscribe({ error() {} });
      actor.start();
      budget.check();
      budget.renew("'go'");
      const send = () => {
        actor.send({ type: 'go' });
        budget.check();
      };
      expect(send).toThrow(BudgetExceeded);
      expect(budget.check).toThrow("'go' set off more than 500 events and microsteps, so it would probably never end.");
      budget.renew('The end');
      actor.stop();
    });
    expect(uncaught).toEqual([]);
  });

  test('and as data, where the state before is as it was', () => {
    const runner = compile(machine, { budget: 500 });
    const state = runner.initial();
    const before = JSON.stringify(state);
    expect(() => runner.next(state, { type: 'go' })).toThrow(BudgetExceeded);
    expect(JSON.stringify(state)).toBe(before);
  });
});
