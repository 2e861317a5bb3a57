import type { Command } from 'commander';
import type { Fact, Intent, StarpileGame } from '../index.ts';
import { createGame, isEdited, SceneError } from '../index.ts';
import { learn, type Names, printIntent, printPosition } from '../notation/index.ts';
import { makeNames } from '../notation/names.ts';
import { printFact } from '../notation/printFact.ts';
import { sayFact } from '../notation/sayFact.ts';
import { fold } from './fold.ts';
import { nameOfFile } from './readFile.ts';
import { type Course, readCourse } from './replayFile.ts';
import type { Terminal } from './terminal.ts';
import { EXIT, Unusable } from './trouble.ts';
import { wholeNumber } from './wholeNumber.ts';

export type ReplayOptions = { readonly at?: number; readonly verify?: true };

/** Adds `starpile replay FILE` to the command. */
export function addReplay(command: Command, out: Terminal, ending: { code: number }): void {
  command
    .command('replay')
    .summary('tell what happened in a replay, a saved game or a scenario, step by step')
    .description(
      'Tells what happened, step by step, or the position after some of them. Exit code: 0 all well, 1 it does not go so (any more), 2 unusable, or it cannot be checked.',
    )
    .argument('<file>', 'a replay or a saved game (JSON), or a scenario; - is the standard input')
    .option('--at <n>', 'after how many intents to show the position', wholeNumber())
    .option('--verify', 'play it again, and compare every step with what was recorded')
    .action((file: string, options: ReplayOptions) => {
      ending.code = replay(file, options, out);
    });
}

/** `starpile replay FILE`: gives the exit code. */
export function replay(from: string, { at, verify }: ReplayOptions, out: Terminal): number {
  const course = readCourse(from);
  const file = nameOfFile(from);
  const { length } = course.intents;
  if (at !== undefined && at > length)
    throw new Unusable(`${file} has ${count(length)}; --at takes 0 to ${length}, not ${at}.`);
  const checked = verify ? tellChecked(file, course, out) : EXIT.ok;
  if (verify && at === undefined) return checked;
  const { strong, faint } = out.paint;
  const game = begin(course.scene);
  const where = at === undefined ? count(length) : `after ${at} of ${count(length)}`;
  out.line(
    `${strong(file)}  ${faint(`a ${course.kind} of ${listOf(course.scene.players)}, ${begunWords(course)}${where}`)}`,
  );
  for (const edit of course.scene.edits ?? []) out.line(faint(`edited: ${edit}`));
  return Math.max(checked, at === undefined ? tellCourse(course, game, out) : tellPosition(course, game, at, out));
}

/** A scenario is laid out by hand, whoever has written it; of the others it is worth saying. */
const begunWords = ({ kind, scene }: Course): string =>
  kind !== 'scenario' && isEdited(scene) ? 'laid out by hand, ' : '';

const listOf = (all: readonly string[]): string => `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
const count = (many: number): string => `${many} ${many === 1 ? 'intent' : 'intents'}`;

function tellChecked(file: string, course: Course, out: Terminal): number {
  const { kind, message } = course.check();
  const { good, bad } = out.paint;
  out.line(`${kind === 'agrees' ? good('agrees') : bad(kind)}  ${file}\n    ${message}`);
  if (kind === 'agrees') return EXIT.ok;
  return kind === 'cannot be checked' ? EXIT.unusable : EXIT.failed;
}

/** Each step with what it made happen, up to the first that is refused. */
function tellCourse(course: Course, from: StarpileGame, out: Terminal): number {
  return walk(course, from, course.intents.length, out, (game, names, n, text) => {
    out.line(`${out.paint.faint(`${n}`.padStart(4))}  ${out.paint.strong(text)}`);
    if (game.facts.length > 0) out.line(`      ${fold(wordsOf(game.facts, names), '      ', out.columns)}`);
  });
}

const wordsOf = (facts: readonly Fact[], names: Names): string =>
  facts.map((fact) => printFact(sayFact(fact, names))).join(', ');

function tellPosition(course: Course, from: StarpileGame, at: number, out: Terminal): number {
  return walk(course, from, at, out, (game, names, n) => {
    if (n !== at) return;
    out.line();
    for (const line of printPosition(game, names)) out.line(line);
  });
}

type Tell = (game: StarpileGame, names: Names, n: number, text: string) => void;

function walk({ scene, intents }: Course, game: StarpileGame, to: number, out: Terminal, tell: Tell): number {
  let names = learn(makeNames(scene), game);
  tell(game, names, 0, 'the beginning');
  for (const [n, intent] of intents.slice(0, to).entries()) {
    // Only what is no intent of this game cannot be said in its words.
    const refusal = game.why(intent);
    const text = refusal ? JSON.stringify(intent) : printIntent(intent as Intent, game, names);
    const result = refusal ?? game.submit(intent);
    if (!result.ok) {
      out.line(`${out.paint.bad('refused')} at step ${n + 1}: ${text}\n    ${result.message}`);
      return EXIT.failed;
    }
    names = learn(names, game);
    tell(game, names, n + 1, text);
  }
  return EXIT.ok;
}

function begin(scene: Course['scene']): StarpileGame {
  try {
    return createGame(scene, { runner: 'data' });
  } catch (cause) {
    const faults = cause instanceof SceneError ? cause.faults.join(' ') : 'the engine fails at its cards.';
    throw new Unusable(`It begins with what is no game here: ${faults}`);
  }
}
