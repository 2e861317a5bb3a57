/**
 * `npm run paths -- [--limit 300] [--plays 0] [--seed 1]`: the shortest paths over the spine from every small scene, so many places
 * each; how many take each transition; all of them played on the engine as data, and those that few suffice live. With `--plays`,
 * so many plays drawn at random from the same scenes.
 */
import { CARDS } from '../cards/index.ts';
import { gameMachine } from '../machines/game.ts';
import { assertPlays, coverageOf, coverageText, fewWays, playPath, shortestGamePaths } from '../src/testing/index.ts';
import { spineScenes } from '../test/testing/spineScenes.ts';
import { optionsSaid, wholeSaid } from './said.ts';

const USAGE = 'npm run paths [-- [--limit N] [--plays N] [--seed N]]';
const values = optionsSaid(USAGE, {
  limit: { type: 'string', default: '300' },
  plays: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
});
const limit = wholeSaid(USAGE, 'limit', values.limit, 1);
const plays = wholeSaid(USAGE, 'plays', values.plays);
const seed = wholeSaid(USAGE, 'seed', values.seed);

const scenes = spineScenes();
const found = scenes.flatMap(({ scene, opening, below }) =>
  shortestGamePaths(scene, {
    opening,
    concede: true,
    limit: opening.length + limit,
    goOn: ({ state }) => below.some((at) => state.at.startsWith(at)),
  }).paths.map((path) => ({ scene, path })),
);
const sceneOf = new Map(found.map(({ scene, path }) => [path, scene]));
const ways = found.map(({ path }) => path);
const few = fewWays(ways);
process.stdout.write(`${coverageText(coverageOf(gameMachine, ways))}\n`);

let steps = 0;
for (const { scene, path } of found) steps += playPath(scene, path, { runner: 'data' });
for (const path of few) {
  const scene = sceneOf.get(path);
  if (scene) steps += playPath(scene, path);
}
process.stdout.write(`${ways.length} paths as data and ${few.length} live went as the spine says, ${steps} steps.\n`);

let intents = 0;
for (let n = 0; n < plays; n += scenes.length) {
  for (const [at, { scene }] of scenes.slice(0, plays - n).entries())
    intents += assertPlays({ scene, concede: true, numRuns: 1, seed: seed + n + at, cards: CARDS }).intents;
}
if (plays > 0) process.stdout.write(`${plays} plays of ${intents} intents broke no law.\n`);
