import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame, type Scene, SceneError, type StarpileGame } from '../../src/index.ts';
import { parse, print, readScene, run } from '../../src/notation/index.ts';
import {
  assertPlays,
  BrokenPlay,
  gameCommands,
  type Law,
  type PlaysOptions,
  TestTable,
} from '../../src/testing/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { randomTable } from '../properties/randomTable.ts';

const folder = mkdtempSync(join('test', '.plays-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scene = readScene(
  `@pile 1
@players ian elysha

[table]
metropolis @elysha : executioner#x slasher#s(ian)
home ian           : picket-skiff
hand ian           : needle-shot*2 muster
hand elysha        : stubborn-mechanic#m needle-shot
moment             : development ian
`,
  { cards: CARDS },
);

const broken = (options: Omit<PlaysOptions, 'scene'> & Partial<PlaysOptions>): BrokenPlay => {
  try {
    assertPlays({ scene, cards: CARDS, longest: 25, ...options });
  } catch (cause) {
    if (cause instanceof BrokenPlay) return cause;
    throw cause;
  }
  throw new Error('Nothing broke.');
};

/** What holds in no game that goes on for long. */
const nothingDies: Law = ({ game }) => {
  const gone = game.facts.find(({ type }) => type === 'destroyed');
  if (gone) throw new Error('a card was destroyed');
};

describe('plays drawn at random', () => {
  test('in all of them every law holds', () => {
    const { plays, intents } = assertPlays({ scene, seed: 1, numRuns: 20, concede: true });
    expect(plays).toBe(20);
    expect(intents).toBeGreaterThan(200);
  });

  test('from scenes that are drawn too', () => {
    const scenes = fc.nat(1_000).map((seed) => randomTable(diceFor(seed), 3));
    const { plays } = assertPlays({ scene: scenes, seed: 2, numRuns: 10, longest: 20, cards: CARDS });
    expect(plays).toBe(10);
  });

  test('the same seed draws the same plays', () => {
    const once = () => assertPlays({ scene, seed: 3, numRuns: 5 });
    expect(once()).toEqual(once());
  });
});

describe('a play that breaks something', () => {
  test('is made smaller, and written down as a scenario that ends with what broke it', () => {
    const play = broken({ laws: [nothingDies], seed: 4, folder });
    const { file, scenario, intents, message } = play;
    expect(file).toBe(join(folder, 'seed-4.pile'));
    const text = readFileSync(file ?? '', 'utf8');
    expect(text).toBe(scenario);
    expect(message).toMatch(/^a card was destroyed, after \d+ intents \(seed 4\)\.\nIt is written down in /);
    const parsed = parse(text, 'seed-4.pile');
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(print(parsed.tree)).toBe(text);
    expect(run(parsed.tree, { createGame, cards: CARDS })).toMatchObject({ ok: true, steps: intents.length });
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^(ian|elysha): +\S.* {2}-- a card was destroyed$/);
    expect(
      intents.length,
      'It takes a card that is played, and a pass of each player: that it was made smaller shows.',
    ).toBeLessThan(8);
  });

  test('with a refusal of what was offered, ends with what was refused', () => {
    const deaf = (of: Scene): StarpileGame => {
      const game = createGame(of, { runner: 'data' });
      const submit: StarpileGame['submit'] = (intent) =>
        (intent as { readonly type: string }).type === 'play'
          ? { ok: false, kind: 'fault', message: 'It does not listen.', clauses: [] }
          : game.submit(intent);
      return new Proxy(game, { get: (_, key) => (key === 'submit' ? submit : Reflect.get(game, key, game)) });
    };
    const { intents, scenario, message } = broken({ make: deaf, seed: 5 });
    expect(message).toContain('It was offered, and is refused: It does not listen., after 1 intent (seed 5).');
    expect(intents).toMatchObject([{ type: 'play', player: 'ian' }]);
    expect(scenario?.trimEnd().split('\n').at(-1)).toMatch(/^ian: {4}play .* -- It was offered, and is refused/);
  });

  test('at its very beginning, has no intents', () => {
    const never: Law = () => {
      throw new Error('no such game');
    };
    const { intents, scenario, file } = broken({ laws: [never], seed: 6 });
    expect(intents).toEqual([]);
    expect(file).toBeNull();
    expect(scenario).toMatch(/\n\[play\]\n$/);
  });

  test('with cards of its own, has them written down', () => {
    const { scenario } = broken({ laws: [nothingDies], seed: 7, cards: {} });
    expect(scenario).toMatch(/^\[cards\]\n\{\s*"name": "metropolis"/m);
    const parsed = parse(scenario ?? '');
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { 'starbase-plain': starbase, 'home-plain': home } = CARDS as Record<
      string,
      (typeof CARDS)[keyof typeof CARDS]
    >;
    const plain = Object.fromEntries([starbase, home].map((card) => [card?.name, card]));
    expect(run(parsed.tree, { createGame, cards: plain as typeof CARDS })).toMatchObject({ ok: true });
  });

  test('where a scenario cannot say it, is written down as a replay', () => {
    // No name in a scenario can be a word of the notation.
    const unsaid = JSON.parse(JSON.stringify(scene).replaceAll('elysha', 'with')) as Scene;
    const { file, scenario, scene: begun, intents } = broken({ scene: unsaid, laws: [nothingDies], seed: 8, folder });
    expect(scenario).toBeNull();
    expect(file).toBe(join(folder, 'seed-8.json'));
    expect(JSON.parse(readFileSync(file ?? '', 'utf8'))).toEqual({ scene: begun, intents });
  });

  test('a scene that is no game is told as such', () => {
    expect(() => assertPlays({ scene: { ...scene, players: [] } })).toThrow(SceneError);
    const none = fc.constant({ ...scene, players: [] });
    expect(() => assertPlays({ scene: none, numRuns: 2 })).toThrow('No scene that was drawn is a game.');
  });
});

test('commands of one’s own making can run among them', () => {
  const seen: string[] = [];
  fc.assert(
    fc.property(gameCommands({ longest: 10 }), (commands) => {
      const table = new TestTable(scene);
      fc.modelRun(() => ({ model: table, real: table }), commands);
      seen.push(...table.intents.map(({ type }) => type));
      expect(table.intents.length).toBe(table.game.n);
    }),
    { seed: 9, numRuns: 10 },
  );
  expect(new Set(seen).size).toBeGreaterThan(2);
});
