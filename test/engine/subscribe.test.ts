import { describe, expect, test, vi } from 'vitest';
import type { Update } from '../../src/index.ts';
import { accepted, activate, ada, bor, doAll, game, pass, play, refused, seenAt } from './table.ts';

const pumping = () => game({ ada: { play: ['pump'], hand: ['grant', 'dear'] }, bor: {} }, { undo: 'anything' });

describe('a subscriber', () => {
  test('is told once for each change, and of nothing else', () => {
    const at = pumping();
    const told: Update[] = [];
    at.subscribe((update) => told.push(update));
    const grant = play(at, ada, 'grant');
    const first = accepted(at.submit(grant));
    refused(at.submit(play(at, ada, 'dear')));
    refused(at.submit('rubbish'));
    at.why(pass(ada));
    at.legal(ada);
    const second = accepted(at.submit(pass(ada)));
    accepted(at.undo());
    const redone = accepted(at.redo());
    expect(told).toEqual([
      { kind: 'submitted', n: 1, intent: grant, facts: first.facts },
      { kind: 'submitted', n: 2, intent: pass(ada), facts: second.facts },
      { kind: 'undone', n: 1, intent: pass(ada), facts: [] },
      { kind: 'redone', n: 2, intent: pass(ada), facts: redone.facts },
    ]);
    expect(redone.facts).toEqual(second.facts);
  });

  test('is told after everything has settled', () => {
    const at = pumping();
    const seen: unknown[] = [];
    at.subscribe(({ n, facts }) => {
      expect(at.n).toBe(n);
      expect(at.facts).toEqual(facts);
      expect(at.history.length).toBe(n);
      expect(at.save().intents).toHaveLength(n);
      seen.push(seenAt(at));
    });
    doAll(at, activate(at, ada, 'pump'), pass(ada), pass(bor), pass(ada));
    expect(seen).toEqual([1, 2, 3, 4].map((n) => seenAt(at.history.at(n))));
  });

  test('who throws is reported, and harms neither the game nor anybody else', () => {
    const reported: unknown[] = [];
    const at = game({ ada: { play: ['pump'] }, bor: {} }, { report: (cause) => reported.push(cause) });
    const told: number[] = [];
    at.subscribe(() => {
      throw new Error('first');
    });
    at.subscribe(({ n }) => told.push(n));
    at.subscribe(() => {
      throw undefined;
    });
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    expect(told).toEqual([1, 2]);
    expect(reported).toEqual([new Error('first'), undefined, new Error('first'), undefined]);
  });

  test('who throws harms nobody, even where nobody will hear of it', () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const report = () => {
      throw new Error('not me');
    };
    const at = game({ ada: { play: ['pump'] }, bor: {} }, { report });
    const told: number[] = [];
    at.subscribe(() => {
      throw new Error('boo');
    });
    at.subscribe(({ n }) => told.push(n));
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    expect(told).toEqual([1, 2]);
    expect(printed.mock.calls).toEqual([[new Error('not me')], [new Error('not me')]]);
    printed.mockRestore();
  });

  test('can do something at once; all hear of everything in the same order', () => {
    const at = pumping();
    const told: string[] = [];
    const hear = (name: string) => at.subscribe(({ n, intent }) => told.push(`${name} ${n} ${intent?.type}`));
    hear('before');
    at.subscribe(({ n }) => {
      if (n >= 3) return;
      const { facts } = accepted(at.submit(pass(at.awaited[0]!)));
      expect(facts.length).toBeGreaterThan(0);
      expect(at.n).toBe(n + 1);
    });
    hear('after');
    doAll(at, activate(at, ada, 'pump'));
    expect(told).toEqual([
      'before 1 activate',
      'after 1 activate',
      'before 2 pass',
      'after 2 pass',
      'before 3 pass',
      'after 3 pass',
    ]);
  });

  test('can play a whole game from within, however long', () => {
    const at = pumping();
    let deepest = 0;
    let depth = 0;
    at.subscribe(({ n }) => {
      depth++;
      deepest = Math.max(deepest, depth);
      if (n < 400) doAll(at, n % 4 === 0 ? activate(at, ada, 'pump') : pass(at.awaited[0]!));
      depth--;
    });
    doAll(at, activate(at, ada, 'pump'));
    expect(at.n).toBeGreaterThanOrEqual(400);
    expect(deepest).toBe(1);
  });

  test('who has stopped listening hears nothing more, not even what is being told', () => {
    const at = pumping();
    const told: string[] = [];
    const stopFirst = at.subscribe(() => {
      told.push('first');
      stopFirst();
      stopSecond();
      stopSecond();
    });
    const stopSecond = at.subscribe(() => told.push('second'));
    at.subscribe(() => told.push('third'));
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    expect(told).toEqual(['first', 'third', 'third']);
  });

  test('who comes while something is told hears of the next', () => {
    const at = pumping();
    const told: number[] = [];
    const stop = at.subscribe(() => {
      stop();
      at.subscribe(({ n }) => told.push(n));
    });
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    expect(told).toEqual([2]);
  });

  test('who listens twice is told twice, and can stop once', () => {
    const at = pumping();
    let told = 0;
    const listener = () => void told++;
    const stop = at.subscribe(listener);
    at.subscribe(listener);
    doAll(at, activate(at, ada, 'pump'));
    stop();
    doAll(at, pass(ada));
    expect(told).toBe(3);
  });
});
