import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { GameOptions, StarpileGame } from '../../src/engine/door.ts';
import { createGame } from '../../src/engine/game.ts';
import type { Microstep, TakenTransition } from '../../src/engine/microstep.ts';
import { replayGame } from '../../src/engine/restore.ts';
import { makeRecorder, type Recorder } from '../../src/inspector/adapter/recorder.ts';
import type { Scene } from '../../src/model/scene.ts';
import { runTo } from '../../src/notation/run.ts';
import { agree } from '../kernel/difference.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';
import { folder, scenarioOf, WORKED } from './opened.ts';

// The inspector shows the same steps whichever runner runs the game.

type Playing = { readonly recorder: Recorder; readonly game: StarpileGame };

const RUNNERS: readonly ((scene: Scene) => Playing)[] = [
  (scene) => {
    const recorder = makeRecorder();
    return { recorder, game: createGame(scene, { runner: 'live', inspect: recorder.inspect, undo: 'anything' }) };
  },
  (scene) => {
    const recorder = makeRecorder();
    return { recorder, game: createGame(scene, { runner: 'data', follow: recorder.follow, undo: 'anything' }) };
  },
];

/** Plays a game by each runner; the steps must be equal. */
function compare(play: (create: (scene: Scene) => StarpileGame) => void): void {
  const [live, data] = RUNNERS.map((make) => {
    const playing: Playing[] = [];
    play((scene) => {
      playing.push(make(scene));
      return (playing.at(-1) as Playing).game;
    });
    const { recorder, game } = playing.at(-1) as Playing;
    game.stop();
    expect(recorder.problem).toBeNull();
    expect(recorder.frames.at(-1)?.intents).toBe(game.history.length);
    return recorder.frames;
  });
  agree('frames', data, live);
}

describe('the steps are equal on live actors and as data: the main line of each scenario', () => {
  for (const { file } of folder.list())
    test(file, () => {
      const { tree } = scenarioOf(file);
      compare((create) => {
        const ran = runTo(tree, Number.POSITIVE_INFINITY, { cards: CARDS, createGame: create });
        if (!ran.ok) throw new Error(ran.message);
      });
    });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('the steps are equal on live actors and as data: random game %i', (seed) => {
  compare((create) => {
    const dice = diceFor(seed);
    const game = create(workingScene(() => randomTable(dice)));
    while (game.awaited.length > 0 && game.n < 120) expect(game.submit(legalIntent(game, dice)).ok).toBe(true);
  });
});

test.each([11, 12, 13])('and where the game changes sides again and again: random game %i', (seed) => {
  const dice = diceFor(seed);
  const recorder = makeRecorder();
  const sides: readonly GameOptions[] = [
    { runner: 'live', inspect: recorder.inspect, undo: 'anything' },
    { runner: 'data', follow: recorder.follow, undo: 'anything' },
  ];
  const scene = workingScene(() => randomTable(dice));
  let game = createGame(scene, sides[0]);
  while (game.awaited.length > 0 && game.n < 90) {
    expect(game.submit(legalIntent(game, dice)).ok).toBe(true);
    const before = game;
    game = game.fork(sides[game.n % 2]);
    before.stop();
  }
  const whole = makeRecorder();
  replayGame({ scene, intents: game.history.intents }, { runner: 'data', follow: whole.follow });
  expect(recorder.problem).toBeNull();
  agree('frames', recorder.frames, whole.frames);
  game.stop();
});

test('and a difference would be found', () => {
  const { tree } = scenarioOf(WORKED);
  const [one, other] = [makeRecorder(), makeRecorder()];
  const follow = (microsteps: readonly Microstep[]): void => {
    one.follow(microsteps);
    other.follow(microsteps.map((step) => ({ ...step, transitions: step.transitions.map(shifted) })));
  };
  runTo(tree, 3, { cards: CARDS, createGame: (scene) => createGame(scene, { runner: 'data', follow }) });
  expect(() => agree('frames', other.frames, one.frames)).toThrow(
    'frames.0.taken.0.edges.0 is "game.beginning||5" as a value and "game.beginning||4" live',
  );
});

const shifted = (one: TakenTransition): TakenTransition => ({ ...one, index: one.index + 1 });
