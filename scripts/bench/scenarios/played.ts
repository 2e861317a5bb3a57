/** The games of the scenarios: what each file has played in it, its branches as games of their own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '../../../cards/index.ts';
import type { SpineInput } from '../../../machines/spine.ts';
import { createGame, type ForkOptions, type Intent, type Scene, type StarpileGame } from '../../../src/index.ts';
import { parse, run } from '../../../src/notation/index.ts';
import { inputOf } from '../contestants/input.ts';

export type PlayedGame = {
  readonly file: string;
  readonly scene: Scene;
  readonly input: SpineInput;
  readonly intents: readonly Intent[];
};

/** The games of one scenario that does what it says; none of one that cannot be read, or does not hold. */
const gamesIn = (file: string, text: string): readonly PlayedGame[] => {
  const parsed = parse(text, file);
  if (!parsed.ok) return [];
  const begun: { readonly scene: Scene; readonly game: StarpileGame }[] = [];
  // A branch goes on in a fork.
  const noted = (scene: Scene, game: StarpileGame): StarpileGame => {
    begun.push({ scene, game });
    const fork = game.fork.bind(game);
    return Object.assign(game, { fork: (options?: ForkOptions) => noted(scene, fork(options)) });
  };
  const result = run(parsed.tree, {
    cards: CARDS,
    createGame: (scene) => noted(scene, createGame(scene, { runner: 'data' })),
  });
  if (!result.ok) return [];
  return begun
    .filter(({ game }) => game.history.length > 0)
    .map(({ scene, game }) => ({ file, scene, input: inputOf(scene), intents: game.history.intents }));
};

export type Scenarios = { readonly files: number; readonly games: readonly PlayedGame[]; readonly intents: number };

/** All of them, in the order of their files. */
export const playedGames = (): Scenarios => {
  const folder = join(process.cwd(), 'scenarios');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.pile'))
    .sort();
  const games = files.flatMap((file) => gamesIn(file, readFileSync(join(folder, file), 'utf8')));
  return {
    files: new Set(games.map(({ file }) => file)).size,
    games,
    intents: games.reduce((sum, { intents }) => sum + intents.length, 0),
  };
};
