import { describe, expect, test } from 'vitest';
import { createGame, replayGame, restoreGame, type Saved } from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';
import { momentsOf } from './moments.ts';
import { activate, ada, answer, bor, bytes, doAll, game, pass, seenAt } from './table.ts';

const moments = momentsOf(2);

describe('saved in the middle of anything', () => {
  test.each(moments)('%s: what goes out comes in, and goes out the same to the byte (case 35)', (_, saved) => {
    const out = JSON.stringify(saved);
    const again = restoreGame(JSON.parse(out));
    expect(bytes(again)).toBe(out);
    again.stop();
    expect(bytes(again)).toBe(out);
    expect(bytes(restoreGame(JSON.parse(bytes(again))))).toBe(out);
  });

  test.each(moments)('%s: the game goes on as it would have', (_, saved) => {
    const one = replayGame(saved);
    const other = restoreGame(JSON.parse(JSON.stringify(saved)));
    expect(seenAt(other)).toEqual(seenAt(one));
    expect(other.decision).toBe(one.decision);
    const dice = diceFor(saved.intents.length);
    for (let n = 0; n < 12 && one.awaited.length > 0; n++) {
      const intent = legalIntent(one, dice);
      doAll(one, intent);
      doAll(other, intent);
      expect(other.facts).toEqual(one.facts);
      expect(JSON.stringify(other.truth)).toBe(JSON.stringify(one.truth));
      expect(other.window).toEqual(one.window);
    }
  });

  test('the moments hold piles, questions and an end', () => {
    const texts = moments.map(([, saved]) => JSON.stringify(saved.state));
    expect(texts.filter((text) => /"children":\{"e\d+":/.test(text)).length).toBeGreaterThanOrEqual(4);
    expect(texts.filter((text) => /"question":\{"id":"q\d+"/.test(text)).length).toBeGreaterThanOrEqual(4);
    expect(texts.filter((text) => text.startsWith('{"status":"done"')).length).toBe(2);
  });
});

describe('a save', () => {
  test('is its own: neither the game nor what is made of it can be changed through it', () => {
    const at = game({ ada: { play: ['pump'] }, bor: {} });
    doAll(at, activate(at, ada, 'pump'));
    const saved = at.save();
    const before = bytes(at);
    const again = restoreGame(saved);
    spoil(saved);
    expect(bytes(at)).toBe(before);
    expect(bytes(again)).toBe(before);
    doAll(again, pass(ada));
    expect(bytes(at)).toBe(before);
  });

  test('can be gone on from again and again', () => {
    const at = game({ ada: { play: ['crossroads'] }, bor: {} });
    doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor), pass(ada));
    const saved = at.save();
    const isk = [0, 1].map((choice) => {
      const again = restoreGame(saved);
      doAll(again, answer(again, choice));
      return again.truth.players[ada]?.isk;
    });
    expect(isk).toEqual([5, 6]);
    expect(at.truth.players[ada]?.isk).toBe(4);
  });

  test('can be written with spaces, and read again', () => {
    const at = game({ ada: { play: ['pump'] }, bor: {} });
    doAll(at, activate(at, ada, 'pump'));
    const text = JSON.stringify(at.save(), null, 2);
    expect(JSON.stringify(restoreGame(JSON.parse(text)).save(), null, 2)).toBe(text);
  });
});

/** Makes everything in it something else. */
const spoil = (data: object): void => {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'object' && value !== null) spoil(value);
    else (data as Record<string, unknown>)[key] = 'spoilt';
  }
};

describe('a replay', () => {
  test('can be gone on from at every point (case 36)', () => {
    const dice = diceFor(42);
    const at = createGame(workingScene(() => randomTable(dice)));
    while (at.awaited.length > 0 && at.n < 40) doAll(at, legalIntent(at, dice));
    const { scene, intents }: Saved = JSON.parse(bytes(at));
    for (let n = 0; n <= intents.length; n += 1 + dice.roll(4)) {
      const again = replayGame({ scene, intents: intents.slice(0, n) });
      expect(seenAt(again)).toEqual(seenAt(at.history.at(n)));
      if (again.awaited.length > 0) doAll(again, legalIntent(again, dice));
    }
  });
});
