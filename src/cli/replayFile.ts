import { CARDS } from '../../cards/index.ts';
import type { CheckOptions, Recorded, Saved, Scene } from '../index.ts';
import {
  type Checked,
  checkReplay,
  checkSave,
  createGame,
  RecordError,
  readReplay,
  restoreGame,
  SceneError,
} from '../index.ts';
import { parse, run, runTo } from '../notation/index.ts';
import { nameOfFile, readFile } from './readFile.ts';
import { Unusable } from './trouble.ts';

/** Something that can be played step by step, whatever kind of file it stood in. */
export type Course = {
  readonly kind: 'replay' | 'save' | 'scenario';
  readonly scene: Scene;
  readonly intents: readonly unknown[];
  readonly check: () => Pick<Checked, 'kind' | 'message'>;
};

/** What a file holds: a replay or a save as JSON, or a scenario. Throws `Unusable`. */
export function readCourse(from: string): Course {
  const file = nameOfFile(from);
  const text = readFile(from, { called: 'a replay', ending: '.json or .pile' });
  const isJson = /^\s*[{[]/.test(text) || file.endsWith('.json');
  return plainly(file, () => {
    const course = isJson ? recordIn(text, file) : scenarioIn(text, file);
    return { ...course, check: () => plainly(file, course.check) };
  });
}

/** What is wrong with a record is said of its file. */
function plainly<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof RecordError || cause instanceof SceneError) throw new Unusable(`${file}: ${cause.message}`);
    throw cause;
  }
}

function recordIn(text: string, file: string): Course {
  const value = jsonIn(text, file);
  const { format } = (value ?? {}) as { readonly format?: unknown };
  if (format === 'starpile-save') {
    // Whoever restores it knows all that could be wrong with it.
    restoreGame(value, { runner: 'data' }).stop();
    const { scene, intents } = value as Saved;
    return { kind: 'save', scene, intents, check: () => checkSave(value, ownCards(scene)) };
  }
  if (format !== 'starpile-replay')
    throw new Unusable(`${file} is JSON, but neither a replay nor a saved game: its format is ${said(format)}.`);
  const { scene, intents }: Recorded = readReplay(value);
  return { kind: 'replay', scene, intents, check: () => checkReplay(value, ownCards(scene)) };
}

const said = (format: unknown): string => (format === undefined ? 'not said' : JSON.stringify(format).slice(0, 60));

/** Ours; a card that we do not have is the record's own. */
const ownCards = ({ cards }: Scene): CheckOptions => ({ cards: { ...cards, ...CARDS } });

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unusable(`${file} is no JSON: ${cause instanceof Error ? cause.message : 'it cannot be read'}.`);
  }
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

function scenarioIn(text: string, file: string): Course {
  const parsed = parse(text, file);
  if (!parsed.ok) throw new Unusable(`${parsed.error.message}\n${parsed.error.excerpt}`);
  const tools = { cards: CARDS, createGame };
  const ran = runTo(parsed.tree, Number.POSITIVE_INFINITY, tools);
  if (!ran.ok) throw new Unusable(ran.message);
  const { scene, intents } = ran.game.save();
  ran.game.stop();
  const check = (): ReturnType<Course['check']> => {
    const again = run(parsed.tree, tools);
    return again.ok
      ? {
          kind: 'agrees',
          message: `All went as it says: ${count(intents.length, 'intent')}, ${count(again.checks, 'check')}.`,
        }
      : { kind: 'parted', message: again.message };
  };
  return { kind: 'scenario', scene, intents, check };
}
