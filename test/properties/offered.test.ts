import { expect, test } from 'vitest';
import { createGame, type Intent, type PlayerId, type StarpileGame } from '../../src/index.ts';
import { type Dice, dice as diceFor } from './dice.ts';
import { offeredIsLegal, type Tally } from './offered.ts';
import { legalIntent } from './playOut.ts';
import { intentFrom } from './randomIntent.ts';
import { randomTable } from './randomTable.ts';
import { workingScene } from './workingScene.ts';

/** A sample: `npm run soak -- --positions 10000` looks at as many as one likes. */
const GAMES = 80;
const LONGEST = 24;

/** What must have been tried often enough to prove something, both as legal and as refused. */
const TRIED = [
  ...['news', 'ship', 'structure', 'location', 'outer-region', 'starbase'].map((type) => `play ${type}`),
  ...['move', 'mine', 'patrol', 'ambush'].map((order) => `order ${order}`),
  ...['activate', 'attack', 'aim', 'hold', 'withdraw'],
];

/** Battles are sought and piles are not built without end, so that all windows are seen. */
const nextIntent = (game: StarpileGame, dice: Dice): Intent => {
  const sought = game.legal(game.awaited[0] as PlayerId).filter(({ type }) => SOUGHT.includes(type));
  return sought.length > 0 && dice.chance(0.6) ? intentFrom(dice.pick(sought), dice) : legalIntent(game, dice);
};
const SOUGHT: readonly Intent['type'][] = ['attack', 'stay', 'pass'];

test('law 8, case 8: in random positions exactly what is offered is legal', () => {
  const tally: Tally = {};
  let positions = 0;
  for (let seed = 5000; seed < 5000 + GAMES; seed++) {
    const dice = diceFor(seed);
    const at = (['development', 'command', 'battle'] as const)[seed % 3] ?? 'turn';
    const scene = workingScene(() => ({ ...randomTable(dice), moment: { at } }));
    const isk = seed % 2 === 0 ? Object.fromEntries(scene.players.map((id) => [id, 40])) : scene.isk;
    const game = createGame({ ...scene, isk }, { runner: 'data' });
    for (; game.n < LONGEST && game.awaited.length > 0; positions++) {
      try {
        offeredIsLegal(game, dice, tally);
      } catch (cause) {
        throw new Error(`seed ${seed}, step ${game.n}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
      expect(game.submit(nextIntent(game, dice))).toMatchObject({ ok: true });
    }
    game.stop();
  }
  expect(positions).toBeGreaterThan(1000);
  const untried = TRIED.filter((kind) => !tally[kind]?.legal || !tally[kind]?.refused);
  expect(untried, `Found: ${JSON.stringify(tally)}`).toEqual([]);
}, 120_000);
