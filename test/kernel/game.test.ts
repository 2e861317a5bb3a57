import { expect, test } from 'vitest';
import { gameMachine } from '../../machines/game.ts';
import { createGame } from '../../src/index.ts';
import { compile, type State } from '../../src/kernel/index.ts';
import { makeGame } from '../../src/rules/setup.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { wildIntent } from '../properties/randomIntent.ts';
import { randomTable } from '../properties/randomTable.ts';
import { Twins } from './twins.ts';

const GAMES = 4;
const INTENTS = 30;

/** A random game with legal and illegal intents, by XState and by the kernel; the engine only says what is legal. */
const playBoth = (seed: number): { readonly events: number; readonly most: number } => {
  const dice = diceFor(seed);
  const scene = randomTable(dice, 2 + (seed % 4));
  const made = makeGame(scene);
  if (!made.ok) return { events: 0, most: 0 };
  const game = createGame(scene);
  const twins = new Twins({ machine: gameMachine, input: { game: made.game, begins: scene.moment.at } });
  let most = 0;
  let events = 0;
  for (; events < INTENTS && twins.state.status === 'active'; events++) {
    const wild = wildIntent(game, dice);
    const runner = compile(gameMachine);
    const state = twins.state as Parameters<typeof runner.can>[0];
    expect(runner.can(state, wild)).toBe(game.why(wild) === null);
    const intent = legalIntent(game, dice);
    expect(runner.can(state, intent)).toBe(true);
    game.submit(intent);
    if (events % 9 === 4) twins.cross();
    if (events % 9 === 7) twins.reload();
    twins.send(intent);
    most = Math.max(most, twins.state.children.length);
    expect((twins.state as State<{ game: unknown }>).context.game).toEqual(game.truth);
  }
  game.stop();
  return { events, most };
};

test('random games: the value and the live actors agree after every intent', () => {
  const played = Array.from({ length: GAMES }, (_, n) => playBoth(n + 1));
  expect(played.reduce((sum, { events }) => sum + events, 0)).toBeGreaterThan((GAMES * INTENTS) / 3);
  expect(Math.max(...played.map(({ most }) => most))).toBeGreaterThan(0);
});
