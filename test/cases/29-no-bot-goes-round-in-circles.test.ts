import { describe, expect, test } from 'vitest';
import { BOTS, contentOf, host, type MakeBot, seated, seatOf, withoutRepeats } from '../../src/bots/index.ts';
import {
  type Game,
  type Intent,
  type IntentType,
  type PlayerId,
  type StarpileGame,
  someIntent,
} from '../../src/index.ts';
import { Checker } from '../../src/simulate/check.ts';
import { noOccurrences } from '../../src/simulate/occurrences.ts';
import { tableOf } from './table.ts';

/** Two abilities that cost nothing in the end: one takes a ship home, the other takes it out again. And one that does nothing at all. */
const FERRY = `{ "name": "ferry", "title": "Ferry", "type": "structure", "price": 1, "abilities": [
  { "kind": "activated", "costs": [{ "kind": "exhaust" }], "modes": [{ "label": "Home", "slots": [{ "min": 1, "max": 1, "what": { "of": "play", "types": ["ship"], "whose": "yours" } }],
    "effects": [{ "kind": "move", "those": { "the": "target", "slot": 0 }, "to": { "the": "home" } }, { "kind": "ready", "those": { "the": "source" } }] }] },
  { "kind": "activated", "costs": [{ "kind": "exhaust" }], "modes": [{ "label": "Out", "slots": [{ "min": 1, "max": 1, "what": { "of": "play", "types": ["ship"], "whose": "yours" } },
    { "min": 1, "max": 1, "what": { "of": "play", "types": ["outer-region"] } }],
    "effects": [{ "kind": "move", "those": { "the": "target", "slot": 0 }, "to": { "the": "target", "slot": 1 } }, { "kind": "ready", "those": { "the": "source" } }] }] },
  { "kind": "activated", "costs": [{ "kind": "exhaust" }], "modes": [{ "label": "Ring", "effects": [{ "kind": "ready", "those": { "the": "source" } }] }] }] }`;

const begun = (turnLimit = 200): StarpileGame =>
  tableOf(
    `[cards]
${FERRY}
[table]
metropolis @ian : slasher#s(ian)
play ian        : ferry
deck ian        : slasher*8 muster
deck elysha     : slasher*9
`,
    { runner: 'data' },
    { turnLimit },
  ).game;

/** Does what it can, and passes only when there is nothing else: first of all its abilities, one after the other. */
const restless: MakeBot = () => {
  let n = 0;
  return {
    name: 'restless',
    decide({ legal }) {
      const active = legal.filter(({ type }) => type !== 'pass');
      const offer = (active.length > 0 ? active : legal)[n++ % Math.max(1, active.length)];
      if (!offer) throw new Error('There is nothing to decide.');
      return someIntent(offer, () => 0);
    },
  };
};

/** How many intents of that type one bot has asked for in the first turn, until it ends or 300 decisions are made. */
const inFirstTurn = (game: StarpileGame, make: MakeBot, type: IntentType): number => {
  const bots = new Map(game.truth.seats.map((player) => [player, make(1)]));
  const asked: Intent[] = [];
  const { turn } = game.truth;
  for (let n = 0; n < 300 && game.truth.turn === turn; n++) {
    const [player] = game.awaited;
    if (!player) break;
    const intent = bots.get(player)?.decide(seatOf(game, player)) as Intent;
    asked.push(intent);
    expect(game.submit(intent)).toMatchObject({ ok: true });
  }
  return asked.filter((intent) => intent.type === type).length;
};

describe('29: no bot goes round in circles', () => {
  test('there are cards that make a turn without end possible', () => {
    expect(inFirstTurn(begun(), restless, 'activate')).toBeGreaterThan(60);
  });

  test('a bot that would do it takes the ship home, does not take it out again, and its turn ends', () => {
    const game = begun();
    const asked = inFirstTurn(game, withoutRepeats(restless), 'activate');
    expect(game.truth.turn).toBe(2);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(10);
  });

  test.each([
    ['random', 4, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['greedy', 4, [1]],
    ['look-ahead', 2, [1]],
  ] as const)('nor does the %s bot, as it is seated at a table, up to turn %i', (name, turnLimit, seeds) => {
    for (const seed of seeds) {
      const game = begun(turnLimit);
      const checker = new Checker(game, seed, noOccurrences());
      const make = BOTS[name] as MakeBot;
      host(game, seated(game.truth.seats, [make, make], seed), { watch: (played) => checker.after(played) });
      expect(game.truth.ending).not.toBeNull();
    }
  });

  test('whoever looks on sees it when one does', () => {
    const game = begun();
    const checker = new Checker(game, 1, noOccurrences());
    const bots = new Map(game.truth.seats.map((player) => [player, restless(1)]));
    expect(() => host(game, bots, { watch: (played) => checker.after(played) })).toThrow(/no circles: ian/);
    expect(() => host(begun(), new Map(bots), { mostInTurn: 50 })).toThrow(/Turn 1 has taken 50 decisions/);
  });

  test('a position is the same whatever ids its cards have, and another when anything on it is', () => {
    const game = begun();
    const { truth, window } = game;
    const text = JSON.stringify(truth);
    const later = (words: string): Game => JSON.parse(words.replaceAll(/"o(\d+)"/g, (_, n) => `"o${Number(n) + 50}"`));
    expect(contentOf({ truth: later(text), window })).toBe(contentOf(game));
    const damaged = text.replace('"damage":0', '"damage":1');
    expect(contentOf({ truth: later(damaged), window })).not.toBe(contentOf(game));
    const [ian, elysha] = truth.seats as [PlayerId, PlayerId];
    // The order of a deck is nothing that a player knows.
    const deck = truth.players[ian]?.deck ?? [];
    const turned = {
      ...truth,
      players: { ...truth.players, [ian]: { ...truth.players[ian], deck: deck.toReversed() } },
    };
    const mixed = { truth: turned as Game, window };
    expect(contentOf(mixed, elysha)).toBe(contentOf(game, elysha));
    expect(contentOf(mixed)).not.toBe(contentOf(game));
  });
});
