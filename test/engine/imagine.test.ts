import { describe, expect, test } from 'vitest';
import { type CardName, createGame, type PlayerId, someIntent } from '../../src/index.ts';
import type { Card, Game, Player } from '../../src/model/game.ts';
import { imagined } from '../../src/rules/imagined.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { ada, bor, table } from './table.ts';
import { wholeGame, wholeScene } from './wholeGame.ts';

const CASES = [2, 3, 4, 5, 6].flatMap((players) => [1, 30, 150].map((steps) => ({ players, steps })));

const reversed = (cards: readonly Card[]): readonly Card[] => {
  const names = cards.map(({ name }) => name).reverse();
  return cards.map((card, n) => ({ ...card, name: names[n] as CardName }));
};
const allOf = (cards: readonly Card[], name: string): readonly Card[] =>
  cards.map((card) => ({ ...card, name: name as CardName }));

/** The same game for that viewer, in which everything hidden from them is something else. */
const otherwise = (game: Game, viewer: PlayerId): Game => {
  const players = Object.values(game.players).map((player): [PlayerId, Player] => [
    player.id,
    player.id === viewer
      ? { ...player, deck: reversed(player.deck) }
      : {
          ...player,
          deck: allOf(player.deck, 'slasher'),
          hand: allOf(player.hand, 'misfire'),
          reserve: allOf(player.reserve, 'cinder'),
        },
  ]);
  return { ...game, players: Object.fromEntries(players), chance: [1, 2, 3, 4] };
};

describe('a game as a player may imagine it (300.4)', () => {
  test.each(CASES)('looks to them as it does, and can be played on: $players players, step $steps', (at) => {
    const game = wholeGame(at.players, 11 + at.steps, at.steps);
    const dice = diceFor(5);
    for (const player of game.truth.seats) {
      const other = game.imagine(player, 3);
      expect(other.view(player)).toEqual(game.view(player));
      expect(other.legal(player)).toEqual(game.legal(player));
      for (let n = 0; n < 40 && !other.truth.ending; n++) {
        const [awaited] = other.awaited;
        if (!awaited) break;
        const offers = other.legal(awaited).filter(({ type }) => type !== 'concede');
        expect(other.submit(someIntent(dice.pick(offers), (below) => dice.roll(below)))).toMatchObject({ ok: true });
      }
    }
  });

  test.each(CASES)('is made of nothing that they may not know: $players players, step $steps', ({ players, steps }) => {
    const { truth } = wholeGame(players, 7 + steps, steps);
    for (const player of truth.seats) {
      const made = imagined(truth, player, 9).game;
      expect(imagined(otherwise(truth, player), player, 9).game).toEqual(made);
      expect(imagined(truth, player, 10).game).not.toEqual(made);
    }
  });

  test('holds their own cards, and others that could be there', () => {
    const { truth } = wholeGame(2, 4, 60);
    const [me, they] = truth.seats as [PlayerId, PlayerId];
    const made = imagined(truth, me, 1).game;
    const names = (cards: readonly Card[]) => cards.map(({ name }) => name).sort();
    expect(names(made.players[me]?.deck ?? [])).toEqual(names(truth.players[me]?.deck ?? []));
    expect(made.players[me]?.hand).toEqual(truth.players[me]?.hand);
    const guessed = [...(made.players[they]?.deck ?? []), ...(made.players[they]?.hand ?? [])];
    for (const name of new Set(names(guessed)))
      expect(guessed.filter((card) => card.name === name).length).toBeLessThanOrEqual(truth.ruleset.copies);
  });

  test('while another player chooses from their hand, they choose from an imagined one', () => {
    const game = createGame(table({ ada: { hand: ['levy'] }, bor: { hand: ['grant', 'bolt'] } }));
    const [levy] = game.truth.players[ada]?.hand ?? [];
    game.submit({ type: 'play', player: ada, card: levy?.id, mode: 0, x: 0, targets: [], into: null, pay: [] });
    game.submit({ type: 'pass', player: ada });
    game.submit({ type: 'pass', player: bor });
    game.submit({ type: 'pass', player: ada });
    expect(game.window?.question?.asked).toBe(bor);
    const other = game.imagine(ada, 1);
    const hand = other.truth.players[bor]?.hand.map(({ id }) => id);
    expect(other.window?.question?.choices.map((choice) => choice.kind === 'card' && choice.id)).toEqual(hand);
    expect(other.submit({ type: 'answer', player: bor, question: other.window?.question?.id, chosen: [1] }).ok).toBe(
      true,
    );
    expect(other.truth.players[bor]?.hand.map(({ id }) => id)).toEqual(hand?.slice(0, 1));
  });

  test('cannot be saved, nor imagined by nobody or from no seed', () => {
    const game = createGame(wholeScene(2, 1));
    expect(() => game.imagine(ada, 1).save()).toThrow('cannot be saved');
    expect(() => game.imagine('zoe' as PlayerId, 1)).toThrow('zoe does not sit at this table');
    expect(() => game.imagine(ada, 0.5)).toThrow('The seed is 0.5');
  });
});
