import { describe, expect, test } from 'vitest';
import { gameMachine } from '../../machines/game.ts';
import { createGame } from '../../src/index.ts';
import {
  coverageOf,
  coverageText,
  fewWays,
  type GamePath,
  playPath,
  shortestGamePaths,
  simpleGamePaths,
  transitionsOf,
} from '../../src/testing/index.ts';
import { spineScenes } from './spineScenes.ts';

/**
 * What is written down and yet never taken, because an outer state looks first: when a battle cannot go on, `withdraw` and `target`
 * leave it themselves before a round without a pile begins.
 */
const NEVER = [
  'game.turn.battle.fight.regrouped.beginning always 2',
  'game.turn.battle.fight.aimed.beginning always 2',
];

type Found = { readonly scene: (typeof scenes)[number]; readonly path: GamePath };

const scenes = spineScenes();

/** From each scene the shortest paths, until nothing is missing that it could add. */
const found = (): readonly Found[] => {
  const all: Found[] = [];
  let missing: readonly string[] = transitionsOf(gameMachine).map(({ id }) => id);
  for (const scene of scenes) {
    const { opening, below } = scene;
    const { paths } = shortestGamePaths(scene.scene, {
      opening,
      concede: true,
      limit: opening.length + 100,
      wanted: missing,
      goOn: ({ state }) => below.some((at) => state.at.startsWith(at)),
    });
    all.push(...paths.map((path) => ({ scene, path })));
    missing = coverageOf(
      gameMachine,
      all.map(({ path }) => path),
    ).missed.map(({ id }) => id);
  }
  return all;
};

describe('every transition of the spine is taken, and the real engine takes it too', () => {
  const all = found();
  const sceneOf = new Map(all.map(({ scene, path }) => [path, scene]));
  const few = fewWays(all.map(({ path }) => path));

  test('some path takes each transition', () => {
    const coverage = coverageOf(gameMachine, few);
    expect(coverage.transitions.length).toBeGreaterThan(500);
    const hint = 'No path takes these any more: lay out a scene in test/testing/spineScenes.ts that leads there.';
    expect(
      coverage.missed.map(({ id }) => id),
      `${hint}\n${coverageText(coverage)}`,
    ).toEqual(NEVER);
  });

  test('on live actors each path goes as the chart says, and every law holds', () => {
    let steps = 0;
    for (const path of few) {
      const scene = sceneOf.get(path);
      if (!scene) throw new Error('This path comes from no scene.');
      steps += playPath(scene.scene, path);
    }
    expect(steps).toBeGreaterThan(few.length * 3);
  });

  test('as data too', () => {
    for (const path of few.slice(0, 20)) {
      const scene = sceneOf.get(path);
      if (scene) expect(playPath(scene.scene, path, { runner: 'data' })).toBe(path.length);
    }
  });
});

describe('the paths of a game', () => {
  const [first] = scenes;
  if (!first) throw new Error('There is no scene.');

  test('every way up to a depth: as many as there are', () => {
    const { paths, cut } = simpleGamePaths(first.scene, { depth: 2 });
    const game = createGame(first.scene, { runner: 'data' });
    const lasting = (of: typeof game) => of.legal(of.awaited[0]!).filter(({ type }) => type !== 'concede').length;
    expect(cut).toBe(false);
    expect(Math.max(...paths.map((path) => path.length))).toBe(3);
    expect(new Set(paths.map((path) => JSON.stringify(path[1]?.event))).size).toBe(lasting(game));
    for (const path of paths) playPath(first.scene, path, { runner: 'data' });
  });

  test('a path that the engine does not go is told with its intents', () => {
    const [path] = simpleGamePaths(first.scene, { depth: 1 }).paths;
    const [begin, step] = path ?? [];
    if (!begin || !step) throw new Error('There is no path.');
    expect(() => playPath(first.scene, [begin, { ...step, state: begin.state }])).toThrow(
      /^The window should be .*\nAt step 1, after\n {2}\{"type"/,
    );
    const nonsense = { type: 'stay', player: 'ian' } as never;
    expect(() => playPath(first.scene, [begin, { ...step, event: nonsense }])).toThrow(/the engine refuses it/);
  });

  test('a law that is broken is told with the step', () => {
    const [path] = simpleGamePaths(first.scene, { depth: 1 }).paths;
    const law = () => {
      throw new Error('nothing may ever happen');
    };
    expect(() => playPath(first.scene, path ?? [], { laws: [law] })).toThrow('nothing may ever happen\nAt step 0');
  });

  test('a scene that is no game is refused in words', () => {
    expect(() => shortestGamePaths({ ...first.scene, players: [] })).toThrow('The scene is no game:\n0 players');
  });
});
