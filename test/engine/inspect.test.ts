import { describe, expect, test } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { restoreGame } from '../../src/index.ts';
import { activate, ada, bor, bytes, doAll, game, pass, refused } from './table.ts';
import { uncaughtWhile } from './uncaught.ts';

/** XState tells of actors by what may have no id; all of ours have one. */
const idOf = ({ actorRef }: InspectionEvent): string => ('id' in actorRef ? String(actorRef.id) : '');

const seats = { ada: { play: ['pump'] }, bor: {} };

describe('whoever inspects', () => {
  test('hears every actor from its start, and every event', () => {
    const heard: InspectionEvent[] = [];
    const at = game(seats, { inspect: (event) => heard.push(event) });
    expect(heard.some(({ type }) => type === '@xstate.actor')).toBe(true);
    heard.length = 0;
    doAll(at, activate(at, ada, 'pump'), pass(ada), pass(bor), pass(ada));
    const events = heard.flatMap((event) => (event.type === '@xstate.event' ? [event.event.type] : []));
    for (const type of ['activate', 'pass', 'entry.resolve']) expect(events).toContain(type);
    expect(events.some((type) => type.startsWith('xstate.done.actor.e1'))).toBe(true);
    expect(heard.some((event) => event.type === '@xstate.actor' && idOf(event) === 'e1')).toBe(true);
    expect(heard.some(({ type }) => type === '@xstate.microstep')).toBe(true);
  });

  test('hears a game that was restored, too', () => {
    const at = game(seats);
    doAll(at, activate(at, ada, 'pump'));
    const heard: string[] = [];
    const again = restoreGame(at.save(), { inspect: (event) => heard.push(idOf(event)) });
    doAll(again, pass(ada), pass(bor), pass(ada));
    expect(heard).toContain('e1');
  });

  test('hears nothing of what is refused', () => {
    const heard: InspectionEvent[] = [];
    const at = game(seats, { inspect: (event) => heard.push(event) });
    heard.length = 0;
    refused(at.submit(pass(bor)));
    refused(at.submit('rubbish'));
    at.view(ada);
    expect(heard).toEqual([]);
  });

  test('and throws, is reported, and changes nothing (case 58)', async () => {
    const reported: unknown[] = [];
    const uncaught = await uncaughtWhile(() => {
      const inspect = () => {
        throw new Error('boo');
      };
      const at = game(seats, { inspect, report: (cause) => reported.push(cause) });
      const plain = game(seats);
      for (const one of [at, plain]) doAll(one, activate(one, ada, 'pump'), pass(ada), pass(bor), pass(ada));
      expect(bytes(at)).toBe(bytes(plain));
    });
    expect(uncaught).toEqual([]);
    expect(reported.length).toBeGreaterThan(10);
    expect(reported[0]).toEqual(new Error('boo'));
  });

  test('cannot throw what the engine takes for its own', () => {
    const at = game(seats, {
      inspect: () => {
        throw undefined;
      },
      report: () => undefined,
    });
    doAll(at, activate(at, ada, 'pump'), pass(ada), pass(bor), pass(ada));
    expect(at.truth.players[ada]?.isk).toBe(5);
  });
});
