import { expect, test } from 'vitest';
import { createGame } from '../../src/index.ts';
import { tableOf } from './table.ts';

const BATTLE = `[table]
metropolis @elysha : executioner#x slasher#s(ian)
hand elysha : stubborn-mechanic#m
isk elysha : 1
moment : battle ian -> metropolis
[play]
`;

test('53: there is no such move in this step', () => {
  const { game, intent } = tableOf(BATTLE);
  expect(game.submit(intent('elysha: aim x -> s'))).toMatchObject({
    ok: false,
    kind: 'window',
    clauses: [{ kind: 'window', rule: '900.4' }],
  });
});

test('53: the move breaks a rule', () => {
  const { game, intent } = tableOf(`${BATTLE}elysha: stay\nian: aim s -> x\nelysha: hold x\nian: pass\n`);
  expect(game.submit(intent('elysha: play m -> x'))).toMatchObject({
    ok: false,
    kind: 'rule',
    clauses: [{ kind: 'rule', rule: '600.2' }],
  });
});

test('53: the engine failed, and keeps the position before', () => {
  const { game: sound, intent } = tableOf(`[table]
hand ian : muster#m
[play]
ian: play m
ian: pass
elysha: pass
`);
  // No gate lets such a card in: whoever puts it there is to hear that the engine failed, not that they did.
  const { scene, intents } = sound.save();
  const cards = JSON.parse(JSON.stringify(scene.cards).replaceAll('"kind":"draw"', '"kind":"nonsense"'));
  const game = createGame({ ...scene, cards });
  for (const done of intents) game.submit(done);
  const before = JSON.stringify(game.save());
  expect(game.submit(intent('ian: pass'))).toMatchObject({ ok: false, kind: 'fault', clauses: [] });
  expect(JSON.stringify(game.save())).toBe(before);
});
