/** From a value to live actors and back. The differential tests do it everywhere; here is what it promises. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromPromise, setup, spawnChild } from 'xstate';
import { compile, fromPersisted, toPersisted } from '../../src/kernel/index.ts';
import { actors } from './cases/actors.ts';
import { note, nothingNoted, noting } from './cases/chapter.ts';
import { histories } from './cases/histories.ts';
import { agree } from './difference.ts';

const text = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('persisting', () => {
  test('gives what XState gives, key by key', () => {
    for (const { machine, events } of [...histories, ...actors]) {
      const actor = createActor(machine, { logger: () => {} });
      actor.subscribe({ error: () => {} });
      actor.start();
      const { initial, next } = compile<AnyStateMachine>(machine);
      let state = initial();
      for (const event of events) {
        actor.send(event);
        state = next(state, event).state;
        if (state.status === 'active') agree('persisted', toPersisted(machine, state), actor.getPersistedSnapshot());
      }
    }
  });

  test('there and back is the same state, if no region has moved', () => {
    for (const { machine, events } of [...histories, ...actors]) {
      const { initial, next } = compile<AnyStateMachine>(machine);
      let state = initial();
      for (const event of events) {
        state = next(state, event).state;
        const back = fromPersisted(machine, text(toPersisted(machine, state)));
        if (!state.at.includes(' ')) expect(text(back)).toEqual(text(state));
      }
    }
  });

  test('regions go on in the order that the snapshot has them in', () => {
    const region = (key: string) => ({ on: { all: { actions: note(key) } } });
    const machine = noting.createMachine({
      context: nothingNoted,
      type: 'parallel',
      states: { a: region('a'), b: region('b'), c: region('c') },
    });
    const persisted = { status: 'active', value: { c: {}, a: {}, b: {} }, context: nothingNoted, children: {} };
    const actor = createActor(machine, { snapshot: structuredClone(persisted) as never }).start();
    actor.send({ type: 'all' });
    const { state } = compile(machine).next(fromPersisted(machine, persisted), { type: 'all' });
    expect(state.context).toEqual(actor.getSnapshot().context);
    expect(state.context).toEqual({ log: ['c', 'a', 'b'] });
  });

  test('a snapshot without history or children, as older versions wrote it', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
    const state = fromPersisted(machine, { status: 'active', value: 'b', context: {} });
    expect(state).toEqual({ at: 'b', status: 'active', context: {}, children: [] });
  });

  test('what XState no longer finds is forgotten by both', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: {}, h: { type: 'history' } } });
    const persisted = {
      status: 'active',
      value: 'a',
      context: {},
      children: {},
      historyValue: { 'm.h': [{ id: 'm.gone' }] },
    };
    expect(fromPersisted(machine, persisted).history).toBeUndefined();
    expect(createActor(machine, { snapshot: persisted as never }).getSnapshot().historyValue).toEqual({});
  });
});

describe('what cannot come from a value is refused', () => {
  const child = createMachine({ id: 'child', context: {} });
  const machine = setup({ actors: { child, slow: fromPromise(async () => 1) } }).createMachine({
    id: 'm',
    context: {},
    entry: spawnChild('child', { id: 'kid' }),
  });
  const persisted = toPersisted(machine, compile(machine).initial()) as unknown as { children: { kid: object } };
  const withKid = (changes: object) => ({ ...persisted, children: { kid: { ...persisted.children.kid, ...changes } } });

  test.each([
    [
      'a reference in the context',
      { ...persisted, context: { deep: [{ xstate$$type: 1, id: 'kid' }] } },
      'a reference to an actor in a state, at context.deep.0',
    ],
    ['a child whose logic has no name', withKid({ src: child }), "the child 'kid', whose logic has no name"],
    ['a child that is no machine', withKid({ src: 'slow' }), "the actor 'slow', which is no machine"],
    ['a child that is not provided', withKid({ src: 'nobody' }), "the actor 'nobody', which is not provided"],
    ['a child with a systemId', withKid({ systemId: 's' }), "the child 'kid' with a systemId"],
    ['a child with syncSnapshot', withKid({ syncSnapshot: true }), "the child 'kid' with syncSnapshot"],
    ['nothing', undefined, 'undefined as what a machine has persisted'],
    ['what another kind of actor has persisted', { status: 'done', output: 1 }, 'as what a machine has persisted'],
    ['a state that is not there', { ...persisted, value: { a: 'b' } }, "'m' has no state 'a'"],
  ])('%s', (_, snapshot, message) => {
    expect(() => fromPersisted(machine, snapshot)).toThrow(message);
  });
});
