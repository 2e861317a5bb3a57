import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type CardSet, type Intent, type Scene, SceneError } from '../index.ts';
import { type GameCommandsOptions, gameCommands } from './gameCommands.ts';
import { Breach, type TableOptions, TestTable } from './table.ts';
import { writable, writtenPlay } from './writtenPlay.ts';

export type PlaysOptions = TableOptions &
  GameCommandsOptions & {
    /** Where every play begins, or scenes to draw from; those that are no game are passed over. */
    readonly scene: Scene | fc.Arbitrary<Scene>;
    /** How many plays (100). */
    readonly numRuns?: number;
    /** The same seed draws the same plays; another each time, where it is not said. */
    readonly seed?: number;
    /** Where the scenario of a broken play is written, as `seed-N.pile`; nowhere, where it is not said. */
    readonly folder?: string;
    /** The cards that a scenario need not write down, like `CARDS` (none). */
    readonly cards?: CardSet;
  };

/** A play in which something did not hold, made as small as it gets. */
export class BrokenPlay extends Error {
  readonly seed: number;
  readonly scene: Scene;
  /** The last of them broke it. */
  readonly intents: readonly Intent[];
  /** It as a scenario; null when a scenario cannot say it. */
  readonly scenario: string | null;
  /** Where it was written. */
  readonly file: string | null;
  constructor(breach: Breach, { seed, scenario, file }: Pick<BrokenPlay, 'seed' | 'scenario' | 'file'>) {
    const { scene, intents } = breach;
    super(told(breach, seed, scenario, file), { cause: breach });
    this.name = 'BrokenPlay';
    this.seed = seed;
    this.scene = scene;
    this.intents = intents;
    this.scenario = scenario;
    this.file = file;
  }
}

const told = (
  { message, intents, scene }: Breach,
  seed: number,
  scenario: string | null,
  file: string | null,
): string =>
  [
    `${message}, after ${intents.length} ${intents.length === 1 ? 'intent' : 'intents'} (seed ${seed}).`,
    ...(file === null ? [] : [`It is written down in ${file}.`]),
    scenario ?? JSON.stringify({ scene: { ...scene, cards: undefined }, intents }),
  ].join('\n');

/**
 * Draws plays, looks at every law after every intent, and makes the first that breaks one smaller, as long as it still breaks one.
 * Returns how many were played, and how many intents in all.
 *
 * @throws BrokenPlay with the smallest play found; SceneError when the one scene is no game.
 */
export const assertPlays = (options: PlaysOptions): { readonly plays: number; readonly intents: number } => {
  const { scene, numRuns = 100, cards = {}, folder } = options;
  const scenes = isArbitrary(scene) ? scene.map((one) => orNone(one, cards)) : fc.constant(writable(scene, cards));
  const tally = { plays: 0, intents: 0 };
  let smallest: Breach | null = null;
  const property = fc.property(scenes, gameCommands(options), (begin, commands) => {
    try {
      if (!begin) return fc.pre(false);
      const table = new TestTable(begin, options);
      const { game } = table;
      try {
        fc.modelRun(() => ({ model: table, real: table }), commands);
      } finally {
        tally.plays++;
        tally.intents += table.intents.length;
        game.stop();
      }
    } catch (cause) {
      // The last that is told is the smallest: fast-check goes on only from plays that are broken.
      if (cause instanceof Breach) smallest = cause;
      throw cause;
    }
  });
  const { failed, errorInstance, seed } = fc.check(property, {
    numRuns,
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  });
  if (!failed) return tally;
  if (!smallest) throw errorInstance ?? new Error('No scene that was drawn is a game.');
  throw written(smallest, seed, cards, folder);
};

const isArbitrary = (scene: Scene | fc.Arbitrary<Scene>): scene is fc.Arbitrary<Scene> => scene instanceof fc.Arbitrary;

/** Null for a scene that was drawn and is no game. */
const orNone = (scene: Scene, cards: CardSet): Scene | null => {
  try {
    return writable(scene, cards);
  } catch (cause) {
    if (cause instanceof SceneError) return null;
    throw cause;
  }
};

const written = (breach: Breach, seed: number, cards: CardSet, folder: string | undefined): BrokenPlay => {
  const scenario = writtenPlay(breach, `What broke with seed ${seed}`, cards);
  if (folder === undefined) return new BrokenPlay(breach, { seed, scenario, file: null });
  const file = join(folder, `seed-${seed}.${scenario === null ? 'json' : 'pile'}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, scenario ?? `${JSON.stringify({ scene: breach.scene, intents: breach.intents })}\n`);
  return new BrokenPlay(breach, { seed, scenario, file });
};
