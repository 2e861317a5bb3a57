import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { makeSession } from '../../src/inspector/server/session.ts';
import { plainText } from '../../src/inspector/words/naming.ts';
import { logOf, opened, press, scenarioIn, WORKED } from './opened.ts';

test('an intent that is refused is a row of its own, and changes nothing', () => {
  const session = opened(WORKED, { script: false });
  const refusal = session.submit({ type: 'pass', player: 'ian' });
  expect(refusal?.clauses.map(({ rule }) => rule)).toEqual(['700.4']);
  expect(session.submit('rubbish')?.kind).toBe('malformed');
  expect(session.submit({ type: 'withdraw', player: 'elysha', ship: 'o999' })?.kind).toBe('rule');
  expect(session.last).toBe(0);
  const rows = session.rows('all');
  expect(rows.map(({ kind, n, player, words }) => [kind, n, player, plainText(words)])).toEqual([
    ['step', 0, 'ian', 'Attacks Elysha at Metropolis'],
    ['refused', 0, 'ian', 'Refused: to pass'],
    ['refused', 0, null, 'Refused: what is no intent'],
    ['refused', 0, 'elysha', 'Refused: to withdraw a card'],
  ]);
  press(session, 'Withdraw nothing');
  expect(session.rows('all').map(({ n }) => n)).toEqual([0, 0, 0, 0, 1]);
});

test('rows that have not changed stay the same objects', () => {
  const session = opened(WORKED);
  const before = session.rows('all');
  session.submit('rubbish');
  const after = session.rows('all');
  expect(after.slice(0, -1).every((row, at) => row === before[at])).toBe(true);
  expect(session.rows('all')).toBe(after);
});

test('taken back, the game goes on from there: also where whole piles are taken back', () => {
  const session = opened(WORKED);
  const whole = logOf(session);
  session.rewind(6);
  expect(session.last).toBe(6);
  expect(logOf(session)).toEqual(whole.slice(0, whole.indexOf('6 elysha: Hands on, no pass 700.5') + 1));
  expect(session.position('last', 'all').pile.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  for (const title of ['Pass', 'Pass']) press(session, title);
  expect(logOf(session)).toEqual(whole);
});

test('the middle of a resolution is taken back to before the intent that began it', () => {
  const session = opened(WORKED);
  session.rewind(9);
  expect(session.last).toBe(7);
  expect(session.position('last', 'all').mode).toBe('building');
});

test('taking back a few of many, and many of many, leaves the same steps', () => {
  const session = opened(WORKED);
  for (let n = 0; n < 26; n++) press(session, n % 2 === 0 ? firstTitle(session) : 'Pass');
  const whole = logOf(session);
  session.rewind(session.last - 1);
  const few = logOf(session);
  expect(few).toEqual(whole.slice(0, few.length));
  session.rewind(5);
  const many = logOf(session);
  expect(many).toEqual(whole.slice(0, many.length));
  session.rewind(0);
  expect(logOf(session)).toEqual(whole.slice(0, 2));
});

const firstTitle = (session: ReturnType<typeof opened>): string =>
  session.position('last', 'all').acts.find(({ first }) => first)?.title ?? '';

test('begun again, everything is forgotten; the script plays it once more', () => {
  const session = opened(WORKED);
  session.submit('rubbish');
  const whole = logOf(session).slice(0, -1);
  expect(session.restart(false)).toBeNull();
  expect(logOf(session)).toHaveLength(2);
  expect(session.restart(true)).toBeNull();
  expect(logOf(session)).toEqual(whole);
});

test('a script that the rules refuse stops there, and says why', () => {
  const scenario = scenarioIn('@pile 1\n@players ian elysha\n[play]\nian: pass\nian: pass\n');
  const session = makeSession(scenario, { shelf: { cards: CARDS } });
  expect(session.restart(true)).toContain('test.pile:5:1: expected `ian: pass` to be accepted');
  expect(session.last).toBe(1);
});
