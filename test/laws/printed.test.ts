import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { type CardName, createGame, type Intent, type Printed, type StarpileGame } from '../../src/index.ts';
import { dealt } from '../properties/deal.ts';
import { type Dice, dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { intentFrom } from '../properties/randomIntent.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';

const ALL: readonly Printed[] = Object.values(CARDS);

/** What begins in play, and is never played (100.1, 200.1). */
const isLaidOut = ({ type, level }: Printed): boolean =>
  type === 'home-region' || (type === 'starbase' && (level ?? 1) === 1);

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

describe('law 3: a printed card is data', () => {
  test('that survives a JSON round trip', () => {
    const changed = ALL.filter((card) => !isDeepStrictEqual(JSON.parse(JSON.stringify(card)), card));
    expect(
      changed.map(({ name }) => name),
      'Say on these cards only what JSON can say: no functions, no undefined.',
    ).toEqual([]);
  });

  test('that nobody can write on', () => {
    const open = ALL.filter((card) => !isDeepFrozen(card)).map(({ name }) => name);
    expect(open, 'Make these with the builders of cards/define.ts, which freeze them.').toEqual([]);
  });
});

/** Plays what has not been played yet where it can, and anything else where not. */
const eagerIntent = (game: StarpileGame, dice: Dice, wanted: ReadonlySet<CardName>): Intent => {
  const [player] = game.awaited;
  const hand = player ? [...game.truth.players[player]!.hand, ...game.truth.players[player]!.reserve] : [];
  const isWanted = (id: string) => hand.some((card) => card.id === id && wanted.has(card.name));
  const eager = (player ? game.legal(player) : []).filter((offer) => offer.type === 'play' && isWanted(offer.card));
  return eager.length > 0 ? intentFrom(dice.pick(eager), dice) : legalIntent(game, dice);
};

describe('law 3: every printed card', () => {
  test('is played in some random game', () => {
    const wanted = new Set(ALL.filter((card) => !isLaidOut(card)).map(({ name }) => name));
    for (let seed = 1; wanted.size > 0 && seed <= 80; seed++) {
      const dice = diceFor(seed);
      const left = dice.some(
        ALL.filter(({ name }) => wanted.has(name)),
        wanted.size,
      );
      const game = createGame(workingScene(() => dealt(dice, left)));
      for (let n = 0; n < 60 && wanted.size > 0 && game.awaited.length > 0; n++) {
        const result = game.submit(eagerIntent(game, dice, wanted));
        for (const fact of result.ok ? result.facts : []) {
          if (fact.type === 'announced' && !['ability', 'damage'].includes(fact.entry.kind))
            wanted.delete(fact.entry.name);
        }
      }
      game.stop();
    }
    expect([...wanted], 'In no game could these be played: look at their conditions, targets and costs.').toEqual([]);
  });

  test('that begins in play is on the table of some random game', () => {
    const wanted = new Set(ALL.filter(isLaidOut).map(({ name }) => name));
    for (let seed = 1; wanted.size > 0 && seed <= 80; seed++) {
      for (const { card, zone } of workingScene(() => randomTable(diceFor(seed))).table)
        if (zone === 'play') wanted.delete(card);
    }
    expect([...wanted], 'No random table lays these out: let test/properties/randomTable.ts do so.').toEqual([]);
  });
});
