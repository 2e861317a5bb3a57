import { describe, expect, test } from 'vitest';
import { activate, ada, bor, bytes, doAll, game, pass, refused, seenAt } from './table.ts';

const words = 'The game has been stopped.';
const STOPPED = {
  ok: false,
  kind: 'window',
  message: `${words} (100.11)`,
  clauses: [{ rule: '100.11', kind: 'window', words }],
};

describe('a game that has been stopped', () => {
  const stopped = () => {
    const at = game({ ada: { play: ['pump'] }, bor: {} }, { undo: 'anything' });
    doAll(at, activate(at, ada, 'pump'), pass(ada), pass(bor));
    at.undo();
    const before = { bytes: bytes(at), seen: seenAt(at) };
    at.stop();
    return { at, before };
  };

  test('accepts nothing more, and says so in every way', () => {
    const { at } = stopped();
    expect(at.submit(pass(bor))).toEqual(STOPPED);
    expect(at.submit({ type: 'concede', player: ada })).toEqual(STOPPED);
    expect(at.why(pass(bor))).toEqual(STOPPED);
    expect(at.undo()).toEqual(STOPPED);
    expect(at.redo()).toEqual(STOPPED);
    expect(refused(at.submit('rubbish')).kind).toBe('malformed');
    expect(at.why('rubbish')).toEqual(at.submit('rubbish'));
  });

  test('can still be looked at, and saved', () => {
    const { at, before } = stopped();
    expect(bytes(at)).toBe(before.bytes);
    expect(at.view(ada)).toEqual(at.history.at(2).view(ada));
    expect(seenAt(at.history.at(2))).toEqual(before.seen);
    expect(at.history.at(1).facts.map(({ type }) => type)).toEqual(['announced']);
    at.stop();
    expect(bytes(at)).toBe(before.bytes);
  });

  test('asks nobody, and offers nothing', () => {
    for (const runner of ['live', 'data'] as const) {
      const at = game({ ada: { play: ['pump'] }, bor: {} }, { runner });
      const open = at.snapshot(ada);
      expect([open.awaited, open.legal.length > 0, at.decision]).toEqual([[ada], true, 'd0']);
      at.stop();
      expect([at.awaited, at.legal(ada), at.legal(bor), at.decision]).toEqual([[], [], [], null]);
      const closed = at.snapshot(ada);
      expect([closed.awaited, closed.legal, closed.decision]).toEqual([[], [], null]);
      expect([at.snapshot(ada), closed.view]).toEqual([closed, open.view]);
      expect(at.submit({ ...pass(ada), decision: 'd0' })).toEqual(STOPPED);
      // What goes on from it is another game, and open.
      expect(at.fork().awaited).toEqual([ada]);
    }
  });

  test('can be stopped by whoever is told of a change', () => {
    const at = game({ ada: { play: ['pump'] }, bor: {} });
    const told: number[] = [];
    at.subscribe(({ n }) => {
      told.push(n);
      at.stop();
    });
    at.subscribe(({ n }) => told.push(n));
    doAll(at, activate(at, ada, 'pump'));
    expect(told).toEqual([1, 1]);
    expect(at.submit(pass(ada))).toEqual(STOPPED);
    expect(at.save().intents).toHaveLength(1);
  });
});
