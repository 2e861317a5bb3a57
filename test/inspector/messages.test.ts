import { describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import type { Message } from '../../src/inspector/protocol.ts';
import { dealTable } from '../../src/inspector/server/dealtTable.ts';
import type { Scenario } from '../../src/inspector/server/scenario.ts';
import { makeSitting } from '../../src/inspector/server/sitting.ts';
import { plainText } from '../../src/inspector/words/naming.ts';
import { playerId } from '../../src/model/ids.ts';
import { opened, scenarioOf, WORKED } from './opened.ts';

const told = (messages: readonly Message[]): readonly string[] =>
  messages.map(
    ({ n, from, to, kind, words, entry }) =>
      `${n} ${from} > ${to} ${kind}: ${entry ? `${entry.number} ${entry.title} ` : ''}${words}`,
  );

describe('what players, spine and entries say to each other', () => {
  test('from the declaration to the last entry, in order', () => {
    expect(told(opened(WORKED).messages('all'))).toEqual([
      '1 elysha > game intent: Withdraws nothing',
      '2 ian > game intent: Slasher aims at Executioner',
      '3 elysha > game intent: Executioner aims at Slasher',
      '3 game > e1 begins: 1 3 damage goes on the pile',
      '3 game > e2 begins: 2 2 damage goes on the pile',
      '4 ian > game intent: Passes, 1 of 2',
      '5 elysha > game intent: Adds Stubborn Mechanic',
      '5 game > e3 begins: 3 Stubborn Mechanic goes on the pile',
      '6 elysha > game intent: Hands on, no pass',
      '7 ian > game intent: Passes, 1 of 2',
      '8 elysha > game intent: Passes, 2 of 2',
      '8 game > e3 tells: resolves now',
      '9 e3 > game ends: resolved',
      '9 game > e2 tells: resolves now',
      '10 e2 > game ends: resolved',
      '10 game > e1 tells: resolves now',
      '11 e1 > game ends: resolved',
    ]);
  });

  test('the same on either runner, and what is not new stays the same', () => {
    const data = makeSitting(scenarioOf(WORKED), { shelf: { cards: CARDS }, runner: 'data' });
    data.restart(true);
    const live = opened(WORKED);
    expect(data.messages('all')).toEqual(live.messages('all'));
    const before = live.messages('all');
    live.rewind(7);
    const after = live.messages('all');
    expect(after).toHaveLength(10);
    for (const [at, message] of after.entries()) expect(message).toBe(before[at]);
  });

  test('each viewer reads of an intent what the log tells them, and nothing more', () => {
    const sitting = makeSitting(dealt(), { shelf: { cards: CARDS }, runner: 'data' });
    for (let step = 0; step < 12; step++) {
      const act = sitting.position('last', 'all').acts.find(({ intent }) => intent && intent.type !== 'concede');
      expect(sitting.submit(act?.intent)).toBeNull();
    }
    for (const viewer of ['all', 'table', playerId('ian'), playerId('elysha')] as const) {
      const rows = sitting.rows(viewer);
      const intents = sitting.messages(viewer).filter(({ kind }) => kind === 'intent');
      expect(intents.length).toBeGreaterThan(8);
      for (const { n, words } of intents)
        expect(words).toBe(plainText(rows.find((row) => row.n === n && row.kind === 'step')?.words ?? []));
    }
    expect(told(sitting.messages('all'))[0]).toBe('0 game > ian asks: must answer: whether to keep the hand');
  });
});

function dealt(): Scenario {
  const table = dealTable({ decks: ['lathe', 'hush'], seed: 5 }, CARDS, DECKS);
  if (!table.ok) throw new Error(table.message);
  return table.scenario;
}
