import { expect, test } from 'vitest';
import { tableOf } from './table.ts';

test('54: a refusal names the card that forbids the move, and what would make it legal', () => {
  const { game, intent } = tableOf(`[table]
play elysha : embargo#ban
hand ian : repair-bay#bay
[play]
`);
  const ban = Object.values(game.truth.play).find(({ name }) => name === 'embargo');
  expect(game.why(intent('ian: play bay'))).toMatchObject({
    kind: 'rule',
    clauses: [
      {
        rule: '100.5',
        words: 'Embargo forbids it: Repair Bay cannot be played.',
        remedy: 'Legal once Embargo leaves play.',
        forbiddenBy: { id: ban?.id, name: 'embargo' },
      },
    ],
  });
});

test('54: each card that forbids it is named', () => {
  const { game, intent } = tableOf(`[table]
play elysha : embargo embargo
hand ian : repair-bay#bay
[play]
`);
  const refused = game.why(intent('ian: play bay'));
  expect(refused?.clauses.map(({ forbiddenBy }) => forbiddenBy?.name)).toEqual(['embargo', 'embargo']);
});
