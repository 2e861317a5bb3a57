import { describe, expect, test } from 'vitest';
import { sealed } from '../../src/engine/sealed.ts';
import { RecordError, replayGame, restoreGame, type Saved, SceneError } from '../../src/index.ts';
import { activate, ada, answer, bor, bytes, cyd, doAll, game, pass, play, table } from './table.ts';
import { uncaughtWhile } from './uncaught.ts';

/** A game in the middle of a question, with something undone. */
const begun = () => {
  const at = game({ ada: { play: ['crossroads', 'pump'] }, bor: {}, cyd: {} }, { undo: 'anything' });
  doAll(at, activate(at, ada, 'pump'));
  at.undo();
  doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor), pass(cyd), pass(ada));
  return at;
};

const saved = begun().save();
const foreign = game({ ada: { play: ['pump'] }, bor: {} }).save();

/** A copy that has been tampered with. */
const but = (change: (copy: Record<string, never>) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(saved));
  change(copy);
  return copy;
};

const deep = (depth: number): unknown => {
  let inside: unknown = 1;
  for (let n = 0; n < depth; n++) inside = [inside];
  return inside;
};

const circle: unknown[] = [];
circle.push(circle);

const NO_SAVE = 'This is no saved game of Starpile.';
const SEAL = 'The save is damaged: its seal is not that of what it holds.';
const NO_JSON = 'The save is damaged: it is no plain JSON.';

const DAMAGED: readonly (readonly [what: string, value: unknown, message: string])[] = [
  ['nothing', null, NO_SAVE],
  ['nothing at all', undefined, NO_SAVE],
  ['the text itself', JSON.stringify(saved), NO_SAVE],
  ['a number', 42, NO_SAVE],
  ['a list', [], NO_SAVE],
  ['an empty object', {}, NO_SAVE],
  ['a replay', { scene: saved.scene, intents: saved.intents }, NO_SAVE],
  ['another game’s format', { ...saved, format: 'pgn' }, NO_SAVE],
  ['a later version', { ...saved, version: 2 }, 'The save is of version 2; this engine reads 1.'],
  ['no version', { ...saved, version: undefined }, 'The save is of version undefined; this engine reads 1.'],
  ...Object.keys(saved)
    .filter((field) => !['format', 'version'].includes(field))
    .flatMap((field) => [
      [`no ${field}`, but((copy) => delete copy[field]), SEAL] as const,
      [`${field} that is null`, { ...saved, [field]: null }, SEAL] as const,
      [`${field} that is a number too many`, { ...saved, [field]: 12345 }, SEAL] as const,
    ]),
  ['a field too many', { ...saved, more: 1 }, SEAL],
  ['intents cut off', { ...saved, intents: saved.intents.slice(0, -1) }, SEAL],
  ['an intent twice', { ...saved, intents: [...saved.intents, saved.intents.at(-1)] }, SEAL],
  ['another game’s scene', { ...saved, scene: foreign.scene }, SEAL],
  ['another game’s state', { ...saved, state: foreign.state }, SEAL],
  ['another game’s seal', { ...saved, seal: foreign.seal }, SEAL],
  ['more ISK', but((copy) => writeOver(copy, 'isk', 99)), SEAL],
  ['one letter changed', JSON.parse(JSON.stringify(saved).replace('crossroads', 'crossroadz')), SEAL],
  ['its parts in another order', Object.fromEntries(Object.entries(saved).toReversed()), SEAL],
  ['a circle', { ...saved, facts: circle }, NO_JSON],
  ['a huge number', { ...saved, changes: 10n }, NO_JSON],
  ['a hundred thousand lists in each other', { ...saved, facts: deep(100_000) }, NO_JSON],
  ['three hundred thousand intents', { ...saved, intents: Array(300_000).fill(pass(ada)) }, SEAL],
  [
    'something that throws when it is looked at',
    {
      ...saved,
      get state(): never {
        throw new Error('boo');
      },
    },
    NO_JSON,
  ],
  ['something that throws when it is touched', new Proxy({}, { get: boo, ownKeys: boo }), NO_JSON],
];

function boo(): never {
  throw new Error('boo');
}

/** Writes over every value of that name. */
function writeOver(data: Record<string, never>, name: string, by: unknown): void {
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    if (key === name) (data as Record<string, unknown>)[key] = by;
    else if (typeof value === 'object' && value !== null) writeOver(value as Record<string, never>, name, by);
  }
}

const failing = (act: () => unknown): Error => {
  try {
    act();
  } catch (cause) {
    if (cause instanceof Error) return cause;
  }
  throw new Error('It does not fail.');
};

describe('what is no whole save', () => {
  test.each(DAMAGED)('is refused, and nothing is half done: %s', (_, value, message) => {
    const error = failing(() => restoreGame(value));
    expect(error).toBeInstanceOf(RecordError);
    expect(error.message).toBe(message);
  });

  test('harms nobody else', async () => {
    const at = begun();
    const before = bytes(at);
    const uncaught = await uncaughtWhile(() => {
      for (const [, value] of DAMAGED) expect(() => restoreGame(value)).toThrow(RecordError);
    });
    expect(uncaught).toEqual([]);
    expect(bytes(at)).toBe(before);
    expect(bytes(restoreGame(saved))).toBe(JSON.stringify(saved));
  });
});

describe('what is a whole save, and no game', () => {
  const { format: _, version: __, seal: ___, ...contents } = saved;

  test.each([
    ['no state that the charts have', { ...contents, state: { status: 'active', value: 'limbo', context: {} } }],
    ['a state that is none', { ...contents, state: {} }],
    ['a state without its game', { ...contents, state: { ...(contents.state as object), context: {} } }],
    ['no lists', { ...contents, intents: 3, facts: 4 } as never],
  ])('is refused: %s', (_, other) => {
    const error = failing(() => restoreGame(sealed(other)));
    expect(error).toBeInstanceOf(RecordError);
    expect(error.message).toBe('The save is whole, but this engine cannot go on from it: another has made it.');
  });

  test('is refused with every fault of its scene', () => {
    const error = failing(() => restoreGame(sealed({ ...contents, scene: { ...contents.scene, seed: 0.5 } })));
    expect(error).toBeInstanceOf(SceneError);
    expect((error as SceneError).faults).toEqual(['Seed 0.5: it must be a whole number.']);
  });
});

describe('a replay that cannot be', () => {
  const scene = table({ ada: { hand: ['grant', 'broken'] }, bor: {} });
  const at = game({ ada: { hand: ['grant', 'broken'] }, bor: {} });

  test.each([
    ['an intent that is not legal', [pass(bor)], /^Step 1, pass, is refused: .*\(500\.6\)$/],
    [
      'an intent too many',
      [{ type: 'concede', player: bor }, pass(ada)],
      /^Step 2, pass, is refused: The game is over/,
    ],
    ['no intent', [pass(ada), null], /^Step 2, no intent, is refused: /],
    [
      'a card that the engine fails at',
      [play(at, ada, 'broken'), pass(ada), pass(bor), pass(ada)],
      /^Step 4, pass, is refused: The engine failed/,
    ],
    ['no list', 'intents', /^A replay is a scene and a list of intents\.$/],
  ])('says where: %s', (_, intents, message) => {
    const error = failing(() => replayGame({ scene, intents: intents as never }));
    expect(error).toBeInstanceOf(RecordError);
    expect(error.message).toMatch(message);
  });

  test('has a scene that is a game, or says what is wrong with it', () => {
    expect(() => replayGame({ scene: table({ ada: {} }), intents: [] })).toThrow(SceneError);
  });

  test('may name the decision that each intent was', () => {
    const again = replayGame({ scene, intents: [{ ...pass(ada), decision: 'd0' }] });
    expect(again.awaited).toEqual([bor]);
    expect(() => replayGame({ scene, intents: [{ ...pass(ada), decision: 'd7' }] })).toThrow(/Step 1.*decision d7/);
  });
});

test('a save is of this very shape, and its numbers are whole', () => {
  const { format, version, seal, changes, undone, intents }: Saved = saved;
  expect({ format, version, changes, undone, intents: intents.length }).toEqual({
    format: 'starpile-save',
    version: 1,
    changes: 7,
    undone: [],
    intents: 5,
  });
  expect(seal).toMatch(/^[0-9a-f]{16}$/);
  const again = restoreGame(saved);
  doAll(again, answer(again, 0));
});
