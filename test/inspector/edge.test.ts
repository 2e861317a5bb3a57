import { expect, test } from 'vitest';
import type { AnyTransitionDefinition } from 'xstate';
import { createActor, createMachine } from 'xstate';
import { edgeOf } from '../../src/inspector/edge.ts';

test('what a microstep names is where it stands in the definition', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: [{ guard: () => false, target: 'b' }, { target: 'c' }] } },
      b: {},
      c: { always: [{ guard: () => false, target: 'a' }, { target: 'd' }] },
      d: { initial: 'over', states: { over: { type: 'final' } }, onDone: 'b' },
    },
  });
  const taken: (string | null)[] = [];
  const actor = createActor(machine, {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      taken.push(...(event as unknown as { _transitions: AnyTransitionDefinition[] })._transitions.map(edgeOf));
    },
  });
  actor.start();
  taken.length = 0;
  actor.send({ type: 'go' });
  expect(taken).toEqual(['m.a|go|1', 'm.c||1', 'm.d|xstate.done.state.m.d|0']);
});
