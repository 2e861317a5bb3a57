import { hash } from '../kernel/index.ts';
import type { CardSet, Printed } from '../model/card.ts';
import type { CardName } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Refusal } from '../model/result.ts';
import type { Scene } from '../model/scene.ts';
import { nameOf } from '../rules/look.ts';
import type { CheckOptions, GameOptions, Position } from './door.ts';
import { createGame } from './game.ts';
import { checkingOptions } from './options.ts';
import { contentsOf, RecordError } from './record.ts';
import { differences, markOf, type Otherwise, rulebookHash, sameCard } from './replayMarks.ts';
import { readReplay } from './replayRead.ts';
import { restoreGame } from './restore.ts';
import { SceneError } from './sceneError.ts';
import type { Contents } from './sealed.ts';

/** What came of checking; `message` says it in words. Steps are numbered as intents are, from 1; 0 is the beginning. */
export type Checked =
  /** All went as recorded, to the end. */
  | { readonly kind: 'agrees'; readonly steps: number; readonly message: string }
  /** Up to here all went as recorded; after this step it is otherwise. */
  | {
      readonly kind: 'parted';
      readonly step: number;
      /** Each part that is otherwise, with how it stands here. */
      readonly otherwise: readonly Otherwise[];
      readonly message: string;
    }
  /** Up to here all went as recorded; this step is not accepted. */
  | { readonly kind: 'refused'; readonly step: number; readonly refusal: Refusal; readonly message: string }
  /** It was played by another rulebook or with other cards (`cards` names them): what would be compared is another game. */
  | { readonly kind: 'cannot be checked'; readonly cards: readonly CardName[]; readonly message: string };

/**
 * Plays a replay again, and compares every step with what was recorded of it.
 *
 * @throws RecordError when it is no replay, of another version, damaged, or begins with what is no game.
 * @throws OptionError when an option is unknown or wrong.
 */
export const checkReplay = (replay: unknown, options: CheckOptions = {}): Checked => {
  const { cards, runner } = checkingOptions(options);
  const { rulebook, scene, intents, marks } = readReplay(replay);
  const here = rulebookHash();
  if (rulebook !== here)
    return cannot(`It was played by another rulebook (${rulebook}); this engine plays by ${here}.`);
  return withOtherCards(scene, cards) ?? compare(scene, intents, { runner }, (n) => marks[n]);
};

/**
 * Plays the game of a save from its beginning, and compares where it leads with what was saved.
 *
 * @throws RecordError when it is no save, of another version, damaged, or cannot be gone on with.
 * @throws OptionError when an option is unknown or wrong.
 */
export const checkSave = (saved: unknown, options: CheckOptions = {}): Checked => {
  const { cards, runner } = checkingOptions(options);
  const { scene, intents, state } = contentsOf<Contents>(saved, 'starpile-save');
  const restored = beginning(() => restoreGame(saved, { runner }));
  const mark = markOf(restored);
  restored.stop();
  const other = withOtherCards(scene, cards);
  return other ?? compare(scene, intents, { runner }, (n) => (n === intents.length ? mark : undefined), state);
};

const cannot = (message: string, cards: readonly CardName[] = []): Checked => ({
  kind: 'cannot be checked',
  cards,
  message,
});

/** Null when all are as they were printed then. */
const withOtherCards = (scene: Scene, cards: CardSet | undefined): Checked | null => {
  if (!cards) return null;
  const names = Object.keys(scene.cards) as CardName[];
  const other = names.flatMap((name) => {
    const then = scene.cards[name] as Printed;
    const now = Object.hasOwn(cards, name) ? cards[name] : undefined;
    if (now && sameCard(then, now)) return [];
    return [{ name, words: now ? changeWords(then, now) : 'there is none here' }];
  });
  if (other.length === 0) return null;
  const words = other.map(({ name, words }) => `${name}: ${words}`).join('; ');
  return cannot(
    `It was played with other cards. ${words}.`,
    other.map(({ name }) => name),
  );
};

/** `attack 3 then, 2 here; other abilities` */
const changeWords = (then: Printed, now: Printed): string => {
  const fields = [...new Set([...Object.keys(then), ...Object.keys(now)])] as (keyof Printed)[];
  const words = fields.flatMap((field) => {
    const [before, after] = [then[field], now[field]];
    if (hash(before) === hash(after)) return [];
    const plain = [before, after].every((value) => typeof value !== 'object');
    return [plain ? `${field} ${before ?? 'none'} then, ${after ?? 'none'} here` : `other ${field}`];
  });
  return words.join(', ');
};

/** What making a game throws, as a fault of the record. */
const beginning = <T>(make: () => T): T => {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof RecordError) throw cause;
    const faults = cause instanceof SceneError ? cause.faults.join(' ') : 'the engine fails at its cards.';
    throw new RecordError(`It begins with what is no game here: ${faults}`, { cause });
  }
};

/** Plays on, and compares wherever there is a mark; at the end also the charts' own state, where that is known. */
const compare = (
  scene: Scene,
  intents: readonly unknown[],
  options: GameOptions,
  markAt: (n: number) => string | undefined,
  state?: unknown,
): Checked => {
  const game = beginning(() => createGame(scene, options));
  try {
    const begun = partedAt(game, markAt(0), '');
    if (begun) return begun;
    for (const [n, intent] of intents.entries()) {
      const result = game.submit(intent);
      const what = called(intent);
      if (!result.ok) {
        const message = `Refused at step ${n + 1}${what}: ${result.message}`;
        return { kind: 'refused', step: n + 1, refusal: result, message };
      }
      const parted = partedAt(game, markAt(n + 1), what);
      if (parted) return parted;
    }
    if (state !== undefined && JSON.stringify(game.save().state) !== JSON.stringify(state))
      return partedFrom(game.n, '', [{ what: 'the state of the charts', here: 'another one' }]);
    const steps = intents.length;
    return { kind: 'agrees', steps, message: `All went as recorded: ${steps} ${steps === 1 ? 'intent' : 'intents'}.` };
  } finally {
    game.stop();
  }
};

/** ` (pass of Ian)`, of any value at all. */
const called = (intent: unknown): string => {
  const { type, player } = (intent ?? {}) as Partial<Record<keyof Intent, unknown>>;
  return typeof type === 'string' && typeof player === 'string' ? ` (${type} of ${nameOf(player as never)})` : '';
};

const partedAt = (position: Position, mark: string | undefined, what: string): Checked | null => {
  const otherwise = mark === undefined ? [] : differences(mark, position);
  return otherwise.length === 0 ? null : partedFrom(position.n, what, otherwise);
};

const partedFrom = (step: number, what: string, otherwise: readonly Otherwise[]): Checked => {
  const where = step === 0 ? 'already at the beginning' : `at step ${step}${what}`;
  const words = otherwise.map((one) => `${one.what} (here: ${one.here})`).join('; ');
  return { kind: 'parted', step, otherwise, message: `Parted ${where}. Otherwise than recorded: ${words}.` };
};
