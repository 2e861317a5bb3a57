import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame, type Scene, type StarpileGame } from '../../src/index.ts';
import { parse } from '../../src/notation/parse.ts';
import { print } from '../../src/notation/print.ts';
import { type PrintedReplay, printReplay } from '../../src/notation/printReplay.ts';
import { run, runTo } from '../../src/notation/run.ts';
import type { Tree } from '../../src/notation/tree.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';
import { SCENARIOS, treeIn } from '../scenarios/files.ts';

const tools = { cards: CARDS, createGame: (scene: Scene) => createGame(scene, { runner: 'data' }) };

const said = (game: StarpileGame): Extract<PrintedReplay, { ok: true }> => {
  const printed = printReplay(game.save(), tools);
  if (!printed.ok) throw new Error(printed.unsaid.join('\n'));
  return printed;
};

const readAgain = (text: string): Tree => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${parsed.error.message}\n${text}`);
  expect(print(parsed.tree)).toBe(text);
  return parsed.tree;
};

const playedTo = (tree: Tree) => {
  const ran = runTo(tree, Number.POSITIVE_INFINITY, tools);
  if (!ran.ok) throw new Error(ran.message);
  return ran;
};

const bare = (scene: Scene): Scene => playedTo(readAgain(said(tools.createGame(scene)).text)).game.save().scene;

describe('a replay as a scenario', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.file, scenario] as const))(
    '%s: says the same again, and passes',
    (_, scenario) => {
      const { game } = playedTo(treeIn(scenario));
      const { text, loss } = said(game);
      const tree = readAgain(text);
      const ran = run(tree, tools);
      expect(ran.ok ? null : ran.message).toBeNull();
      const again = playedTo(tree).game;
      expect(loss).toEqual([]);
      expect(again.history.intents).toEqual(game.history.intents);
      expect(JSON.stringify(again.truth.play)).toBe(JSON.stringify(game.truth.play));
      // Once said, it is said the same again.
      expect(said(again).text).toBe(text);
    },
    60_000,
  );

  test('of a random game either passes as well, or says what it cannot say', () => {
    let passed = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const dice = diceFor(seed);
      const game = createGame(
        workingScene(() => randomTable(dice)),
        { runner: 'data' },
      );
      while (game.awaited.length > 0 && game.n < 60) game.submit(legalIntent(game, dice));
      const printed = printReplay(game.save(), tools);
      if (!printed.ok) {
        expect(printed.unsaid.join(' ')).toMatch(/At step \d+, as it is said, something else happens\..*another order/);
        continue;
      }
      const ran = run(readAgain(printed.text), tools);
      expect(ran.ok ? null : ran.message).toBeNull();
      passed += 1;
    }
    expect(passed).toBeGreaterThan(4);
  });
});

const SCENE = bare(
  playedTo(
    readAgain(`@pile 1
@players ian elysha
@seed 3

[table]
metropolis @elysha : executioner#x slasher#s(ian)
deck ian           : muster*3
moment             : battle ian
`),
  ).game.save().scene,
);

describe('what a scenario cannot say', () => {
  test.each<[string, Scene, RegExp]>([
    ['a player with another name', JSON.parse(JSON.stringify(SCENE).replaceAll('ian', 'Ian!')), /expected a player/],
    ['a seed below 0', { ...SCENE, seed: -4 }, /@seed|a number/],
    [
      'a card that is none',
      { ...SCENE, cards: { ...SCENE.cards, slasher: { ...SCENE.cards['slasher' as never], price: 'cheap' } } as never },
      /this is no card/,
    ],
  ])('is told: %s', (_, scene, words) => {
    const printed = printReplay({ scene, intents: [] }, tools);
    expect(printed).toMatchObject({ ok: false });
    expect(printed.ok ? '' : printed.unsaid.join('\n')).toMatch(words);
  });

  test('that the cards lie in another order, is told, and the rest is said', () => {
    const [region, ship, ...others] = SCENE.table;
    const scene = { ...SCENE, table: [ship!, ...others, region!] };
    const printed = printReplay({ scene, intents: [{ type: 'pass', player: SCENE.players[0]! }] }, tools);
    expect(printed).toMatchObject({
      ok: true,
      loss: ['The cards lie on the table in another order, and so have other ids.'],
    });
    if (printed.ok) expect(run(readAgain(printed.text), tools)).toMatchObject({ ok: true, steps: 1 });
  });

  test('an intent that is refused', () => {
    const printed = printReplay({ scene: SCENE, intents: [{ type: 'stay', player: SCENE.players[0]! }] }, tools);
    expect(printed).toMatchObject({ ok: false, unsaid: [expect.stringMatching(/^Step 1 is refused: /)] });
  });
});
