import { isDeepStrictEqual } from 'node:util';
import { gameMachine } from '../../machines/game.ts';
import { settledIn } from '../engine/settled.ts';
import { createGame, type GameOptions, type Intent, type Scene, type StarpileGame } from '../index.ts';
import { compile } from '../kernel/index.ts';
import type { GamePath, GamePlace } from './gamePaths.ts';
import { LAWS, type Law } from './laws.ts';

export type PlayPathOptions = {
  /** What must hold at every step (`LAWS`). */
  readonly laws?: readonly Law[];
  /** How the real game is run (`live`). */
  readonly runner?: NonNullable<GameOptions['runner']>;
};

/**
 * Plays a path on the real engine. At every step the game must stand where the path says: the intent accepted, the same window, the
 * same truth, with live actors the same state and tags of the chart; and every law must hold. Returns how many steps were compared.
 *
 * @throws Error with the step, the intents that led to it, and what differs.
 */
export const playPath = (
  scene: Scene,
  path: GamePath,
  { laws = LAWS, runner = 'live' }: PlayPathOptions = {},
): number => {
  const seen: Seen | null = runner === 'live' ? { value: null, tags: new Set() } : null;
  const game = createGame(scene, seen ? { inspect: watching(seen) } : { runner });
  try {
    const beginning = game.truth;
    for (const [n, { event, ...place }] of path.entries()) {
      const before = game.truth;
      try {
        if (event) submit(game, event as Intent);
        compare(game, place, seen);
        for (const law of laws) law({ game, beginning, before: event && before });
      } catch (cause) {
        throw new Error(`${cause instanceof Error ? cause.message : cause}\n${wordsFor(path, n)}`, { cause });
      }
    }
    return path.length;
  } finally {
    game.stop();
  }
};

/** What the live spine itself was last seen to say. */
type Seen = { value: unknown; tags: ReadonlySet<string> };

const watching =
  (seen: Seen): NonNullable<GameOptions['inspect']> =>
  (event) => {
    if (event.type !== '@xstate.snapshot' || event.actorRef.sessionId !== event.rootId) return;
    const { value, tags } = event.snapshot as unknown as {
      readonly value: unknown;
      readonly tags: ReadonlySet<string>;
    };
    seen.value = value;
    seen.tags = tags;
  };

const submit = (game: StarpileGame, intent: Intent): void => {
  const result = game.submit(intent);
  if (!result.ok)
    throw new Error(`The chart takes ${JSON.stringify(intent)}, and the engine refuses it: ${result.message}`);
};

const charts = compile(gameMachine);

const compare = (game: StarpileGame, { state }: Pick<GamePlace, 'state'>, seen: Seen | null): void => {
  const expected = settledIn(state);
  same('window', game.window, expected.window);
  same('truth', game.truth, expected.game);
  if (!seen) return;
  same('state of the spine', seen.value, charts.value(state));
  same('tags of the spine', [...seen.tags].toSorted(), [...charts.tags(state)].toSorted());
};

const same = (what: string, found: unknown, expected: unknown): void => {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`The ${what} should be ${words(expected)}, and is ${words(found)}.`);
};

const words = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
};

const wordsFor = (path: GamePath, n: number): string => {
  const intents = path.slice(1, n + 1).map(({ event }) => `  ${JSON.stringify(event)}`);
  return [`At step ${n}, after`, ...(intents.length === 0 ? ['  the beginning'] : intents)].join('\n');
};
