import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { makeSitting } from '../../src/inspector/server/sitting.ts';
import { plainText } from '../../src/inspector/words/naming.ts';
import { objectId, playerId } from '../../src/model/ids.ts';
import { logOf, opened, press, scenarioIn } from './opened.ts';

const HEAD = '@pile 1\n@players ian elysha\n[table]\n';
const sittingOf = (table: string) => makeSitting(scenarioIn(`${HEAD}${table}\n`), { shelf: { cards: CARDS } });

test('orders are told row by row', () => {
  const sitting = sittingOf(
    'metropolis @ian: iron-moon scrap-gleaner reef-wolf picket-skiff slasher#s\nmoment: command ian',
  );
  for (const title of ['Scrap Gleaner mines', 'Reef Wolf in ambush', 'Picket Skiff on patrol']) press(sitting, title);
  const [s, home] = [6, 8].map(objectId);
  sitting.submit({ type: 'order', player: 'ian', ship: s, order: 'move', at: home });
  expect(sitting.submit({ type: 'order', player: 'ian', ship: s, order: 'ambush' })?.clauses.length).toBe(2);
  expect(logOf(sitting).slice(3)).toEqual([
    '1 ian: Scrap Gleaner mines Iron Moon 1200.4',
    '2 ian: Reef Wolf lies in ambush 1200.6',
    '3 ian: Picket Skiff goes on patrol 1200.5',
    '4 ian: Slasher goes to Home Plain 1200.3',
    '4 ian: Refused: to lay an ambush with Slasher 1200.2',
  ]);
});

test('what becomes of them is told too, and what the defender is asked', () => {
  const sitting = opened('1200/1200.5-patrols-join.pile', { script: false });
  const { band, acts } = sitting.position('last', 'all');
  expect(plainText(band.now)).toContain('which ships on patrol join the battle');
  expect(acts.find(({ player }) => player === 'elysha')).toMatchObject({
    title: 'Choose which ships on patrol join the battle',
    detail: 'Up to 2 of 2. 1200.5',
  });
  const { question } = sitting.position('last', playerId('elysha')).view;
  sitting.submit({ type: 'answer', player: 'elysha', question: question?.id, chosen: [0] });
  const { changes } = sitting.position('last', 'all');
  expect(changes.map(plainText)).toEqual(
    expect.arrayContaining([
      'Elysha answers: Picket Skiff 1200.5',
      'Picket Skiff comes from patrol, and joins the battle 1200.5',
    ]),
  );
  const fought = opened('1200/1200.6-only-a-defender.pile');
  expect(fought.position('last', 'all').changes.map(plainText)).toContain(
    'Reef Wolf has fought: its order ends 1200.2',
  );
});
