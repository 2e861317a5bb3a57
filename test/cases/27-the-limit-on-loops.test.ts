import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame, defaultRuleset, type Game, type StarpileGame } from '../../src/index.ts';
import { runTo } from '../../src/notation/run.ts';
import { treeOf } from '../notation/parsing.ts';

/** "When this is destroyed, deal 1 damage to each fuse": of a row of them each sets off the next. */
const FUSE = `{ "name": "fuse", "title": "Fuse", "type": "ship", "subtypes": ["Fuse"], "price": 1, "attack": 0, "shield": 999,
  "abilities": [{ "kind": "triggered", "when": { "event": "destroyed", "what": "itself" }, "sentence": { "effects": [
    { "kind": "damage", "amount": 1, "those": { "the": "each", "what": { "of": "play", "subtype": "Fuse" } } }] } }] }`;

/** The first is about to go. Each of the others has taken so much that its turn comes when all before it are gone. */
const rowOf = (length: number): string =>
  Array.from({ length }, (_, n) => `fuse(damage ${n === 0 ? 998 : 999 - n})`).join(' ');

const burning = (length: number): StarpileGame => {
  const text = `@pile 1
@players ian elysha
[cards]
${FUSE}
[table]
home elysha : ${rowOf(length)}
hand ian : broadside
isk ian : 1
[play]
ian: play broadside x 1 -> fuse.1
ian: pass
elysha: pass
`;
  const ran = runTo(treeOf(length === 1 ? text.replace('fuse.1', 'fuse') : text), 3, { cards: CARDS, createGame });
  if (!ran.ok) throw new Error(ran.message);
  return ran.game;
};

/** Everybody passes until the pile is gone or the game is over. Says how many piles triggers have opened. */
const burnDown = (game: StarpileGame): { readonly piles: number; readonly ending: Game['ending'] } => {
  let piles = 0;
  for (let n = 0; n < 1000 && (n === 0 || game.window?.name === 'pile'); n++) {
    const [player] = game.awaited;
    const result = game.submit({ type: 'pass', player });
    if (!result.ok) throw new Error(result.message);
    if (result.facts.some(({ type }) => type === 'announced')) piles++;
  }
  const { ending } = game.truth;
  game.stop();
  return { piles, ending };
};

const { runawayPiles } = defaultRuleset;

test('27: twenty piles in a row that come to an end are no loop', () => {
  expect(burnDown(burning(20))).toEqual({ piles: 20, ending: null });
});

test('27: nor are as many as the ruleset allows', () => {
  expect(burnDown(burning(runawayPiles))).toEqual({ piles: runawayPiles, ending: null });
});

test('27: one more, and the game is drawn and says why', () => {
  expect(burnDown(burning(runawayPiles + 1))).toEqual({
    piles: runawayPiles,
    ending: { kind: 'drawn', why: 'runaway' },
  });
});
