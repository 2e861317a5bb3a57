import { describe, expect, test } from 'vitest';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { CARDS } from '../../cards/index.ts';
import { createGame } from '../../src/engine/game.ts';
import { makeSitting, type Sitting } from '../../src/inspector/server/sitting.ts';
import { plainText } from '../../src/inspector/words/naming.ts';
import { runTo } from '../../src/notation/run.ts';
import { logOf, opened, press, scenarioIn, scenarioOf, WORKED } from './opened.ts';

test('an intent that is refused is a row of its own, and changes nothing', () => {
  const sitting = opened(WORKED, { script: false });
  const refusal = sitting.submit({ type: 'pass', player: 'ian' });
  expect(refusal?.clauses.map(({ rule }) => rule)).toEqual(['700.4']);
  expect(sitting.submit('rubbish')?.kind).toBe('malformed');
  expect(sitting.submit({ type: 'withdraw', player: 'elysha', ship: 'o999' })?.kind).toBe('rule');
  expect(sitting.last).toBe(0);
  const rows = sitting.rows('all');
  expect(rows.map(({ kind, n, player, words }) => [kind, n, player, plainText(words)])).toEqual([
    ['step', 0, 'ian', 'Attacks Elysha at Metropolis'],
    ['refused', 0, 'ian', 'Refused: to pass'],
    ['refused', 0, null, 'Refused: what is no intent'],
    ['refused', 0, 'elysha', 'Refused: to withdraw a card'],
  ]);
  press(sitting, 'Withdraw nothing');
  expect(sitting.rows('all').map(({ n }) => n)).toEqual([0, 0, 0, 0, 1]);
});

test('rows that have not changed stay the same objects', () => {
  const sitting = opened(WORKED);
  const before = sitting.rows('all');
  sitting.submit('rubbish');
  const after = sitting.rows('all');
  expect(after.slice(0, -1).every((row, at) => row === before[at])).toBe(true);
  expect(sitting.rows('all')).toBe(after);
});

test('taken back, the game goes on from there: also where whole piles are taken back', () => {
  const sitting = opened(WORKED);
  const whole = logOf(sitting);
  sitting.rewind(6);
  expect(sitting.last).toBe(6);
  expect(logOf(sitting)).toEqual(whole.slice(0, whole.indexOf('6 elysha: Hands on, no pass 700.5') + 1));
  expect(sitting.position('last', 'all').pile.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  for (const title of ['Pass', 'Pass']) press(sitting, title);
  expect(logOf(sitting)).toEqual(whole);
});

test('the middle of a resolution is taken back to before the intent that began it', () => {
  const sitting = opened(WORKED);
  sitting.rewind(9);
  expect(sitting.last).toBe(7);
  expect(sitting.position('last', 'all').mode).toBe('building');
});

test('taking back a few of many, and many of many, leaves the same steps', () => {
  const sitting = opened(WORKED);
  for (let n = 0; n < 26; n++) press(sitting, n % 2 === 0 ? firstTitle(sitting) : 'Pass');
  const whole = logOf(sitting);
  sitting.rewind(sitting.last - 1);
  const few = logOf(sitting);
  expect(few).toEqual(whole.slice(0, few.length));
  sitting.rewind(5);
  const many = logOf(sitting);
  expect(many).toEqual(whole.slice(0, many.length));
  sitting.rewind(0);
  expect(logOf(sitting)).toEqual(whole.slice(0, 2));
});

const firstTitle = (sitting: ReturnType<typeof opened>): string =>
  sitting.position('last', 'all').acts.find(({ first }) => first)?.title ?? '';

test('begun again, everything is forgotten; the script plays it once more', () => {
  const sitting = opened(WORKED);
  sitting.submit('rubbish');
  const whole = logOf(sitting).slice(0, -1);
  expect(sitting.restart(false)).toBeNull();
  expect(logOf(sitting)).toHaveLength(2);
  expect(sitting.restart(true)).toBeNull();
  expect(logOf(sitting)).toEqual(whole);
});

test('a script that the rules refuse stops there, and says why', () => {
  const scenario = scenarioIn('@pile 1\n@players ian elysha\n[play]\nian: pass\nian: pass\n');
  const sitting = makeSitting(scenario, { shelf: { cards: CARDS } });
  expect(sitting.restart(true)).toContain('test.pile:5:1: expected `ian: pass` to be accepted');
  expect(sitting.last).toBe(1);
});

describe('by which runner the game is run', () => {
  const MANY = [WORKED, '700/700.7-questions-are-answers.pile', '700/700.8-removed-at-once.pile'];

  const intentsOf = (file: string) => {
    const ran = runTo(scenarioOf(file).tree, Number.POSITIVE_INFINITY, { cards: CARDS, createGame });
    if (!ran.ok) throw new Error(ran.message);
    return ran.game.save().intents;
  };

  const told = (sitting: Sitting) => [
    logOf(sitting),
    ...Array.from({ length: sitting.last + 1 }, (_, n) => sitting.position(n, 'all')),
  ];

  test.each(MANY)('as data, and by turns as data and live, the same is told: %s', (file) => {
    const whole = told(opened(file));
    const asData = makeSitting(scenarioOf(file), { shelf: { cards: CARDS }, runner: 'data' });
    expect(asData.restart(true)).toBeNull();
    expect(told(asData)).toEqual(whole);
    const byTurns = makeSitting(scenarioOf(file), { shelf: { cards: CARDS } });
    for (const [n, intent] of intentsOf(file).entries()) {
      byTurns.run(byTurns.last, n % 2 === 0 ? 'data' : 'live');
      expect(byTurns.submit(intent)).toBeNull();
    }
    expect([byTurns.trouble, told(byTurns)]).toEqual([null, whole]);
  });

  test('live actors are raised at a step of the past, and the game goes on from there', () => {
    const heard: InspectionEvent[] = [];
    let silences = 0;
    const sitting = makeSitting(scenarioOf(WORKED), {
      shelf: { cards: CARDS },
      runner: 'data',
      inspect: (event) => heard.push(event),
      silence: () => silences++,
    });
    sitting.restart(true);
    const whole = logOf(sitting);
    expect([sitting.runner, heard.length]).toEqual(['data', 0]);
    sitting.run(7, 'live');
    expect([sitting.runner, sitting.last, silences]).toEqual(['live', 7, 0]);
    const actors = heard.flatMap(({ type, actorRef }) =>
      type === '@xstate.actor' ? [(actorRef as AnyActorRef).id] : [],
    );
    expect(actors.slice(1)).toEqual(['e1', 'e2', 'e3']);
    press(sitting, 'Pass');
    expect(logOf(sitting)).toEqual(whole);
    expect(heard.filter(({ type }) => type === '@xstate.microstep').length).toBeGreaterThan(6);
    sitting.run(sitting.last, 'data');
    expect([sitting.runner, silences]).toEqual(['data', 1]);
    expect(logOf(sitting)).toEqual(whole);
    const before = heard.length;
    press(sitting, 'Close the battle phase');
    expect(heard).toHaveLength(before);
    // What is begun again is run as it was last.
    sitting.restart(false);
    expect([sitting.runner, sitting.last]).toEqual(['data', 0]);
  });

  test('in the midst of what one intent did, they are raised before that intent', () => {
    const sitting = makeSitting(scenarioOf(WORKED), { shelf: { cards: CARDS }, runner: 'data' });
    sitting.restart(true);
    expect([7, 8, 9, 10, 11].map((n) => sitting.position(n, 'all').rests)).toEqual([7, 7, 7, 7, 11]);
    sitting.run(10, 'live');
    expect([sitting.last, sitting.position('last', 'all').mode]).toEqual([7, 'building']);
  });

  test('what was refused stays with the steps that stay', () => {
    const sitting = opened(WORKED);
    sitting.submit('rubbish');
    sitting.run(sitting.last, 'data');
    expect(sitting.rows('all').at(-1)?.kind).toBe('refused');
    sitting.run(3, 'live');
    expect(sitting.rows('all').at(-1)?.kind).toBe('step');
  });
});
