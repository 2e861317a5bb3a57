import { describe, expect, test } from 'vitest';
import { createGame, type Fact, type ObjectId, type PlayerId, redact, type StarpileGame } from '../../src/index.ts';
import { type Dice, dice as diceFor } from '../properties/dice.ts';
import { lying, marked, maySee } from '../properties/marked.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { type Eyes, eyesAt, learn, secretsIn, sentTo, toldOf } from '../properties/secrets.ts';
import { workingScene } from '../properties/workingScene.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

const begin = (dice: Dice): StarpileGame =>
  createGame(marked(workingScene(() => randomTable(dice))), { undo: 'anything' });

describe('law 5, cases 46 and 47: nobody is sent what they may not see (300.4)', () => {
  test.each(SEEDS)('in a view, or in a fact: seed %i', (seed) => {
    const dice = diceFor(seed);
    const game = begin(dice);
    const all = eyesAt(game);
    const past: string[][] = [];
    for (let n = 0; n < 40; n++) {
      past.push(
        all.map((eyes) => {
          learn(eyes, game);
          const sent = sentTo(eyes, game);
          expect(
            secretsIn(sent, eyes),
            `${eyes.viewer} is told of these at step ${n}: build views and facts from what may be seen.`,
          ).toEqual([]);
          return sent;
        }),
      );
      if (game.awaited.length === 0) break;
      game.submit(legalIntent(game, dice));
    }
    // The log, and the beginning, are as they were sent, and not as somebody sees them who knows better by now.
    for (const n of [0, Math.floor(past.length / 2), past.length - 1])
      expect(all.map((eyes) => sentTo(eyes, game.history.at(n)))).toEqual(past[n]);
  });

  test('the search finds what is there', () => {
    const game = begin(diceFor(1));
    const [eyes] = eyesAt(game) as [Eyes];
    learn(eyes, game);
    const secrets = lying(game.truth).filter(({ zone, owner }) => !maySee(eyes.viewer, zone, owner)).length;
    expect(secrets).toBeGreaterThan(5);
    const whole = JSON.stringify(game.view('all'));
    expect(secretsIn(whole, eyes)).toHaveLength(3 * secrets);
    expect(secretsIn(JSON.stringify(game.truth), eyes)).toContain('serial');
  });
});

describe('law 5, case 47: a refusal tells nobody what they may not see (300.4)', () => {
  test.each(SEEDS)('asking after hidden cards is like asking after none: seed %i', (seed) => {
    const dice = diceFor(100 + seed);
    const game = begin(dice);
    for (let n = 0; n < 40 && game.awaited.length > 0; n++) {
      for (const player of n % 4 === 0 ? game.truth.seats : []) {
        const hidden = lying(game.truth).filter(({ zone, owner }) => !maySee(player, zone, owner));
        for (const { card } of dice.some(hidden, 2)) {
          const { told, nothing } = toldOf(game, player, card.id);
          expect(
            told,
            `${player} can tell ${card.id} from a card that does not exist: look for it only where they can see.`,
          ).toEqual(nothing);
        }
      }
      game.submit(legalIntent(game, dice));
    }
  });
});

describe('law 5: a question is for the one who is asked', () => {
  test('its choices are sent to nobody else, and everybody knows that it is asked', () => {
    let questions = 0;
    for (let seed = 200; questions < 12; seed++) {
      const dice = diceFor(seed);
      const game = begin(dice);
      for (let n = 0; n < 60 && game.awaited.length > 0; n++) {
        const question = game.window?.question ?? null;
        questions += question ? 1 : 0;
        for (const viewer of question || n % 10 === 0 ? [...game.truth.seats, 'table' as const] : []) {
          const view = game.view(viewer);
          expect(view.question).toEqual(viewer === question?.asked ? question : null);
          expect(view.asked).toEqual(
            question && { player: question.asked, about: question.about, entry: question.entry },
          );
        }
        game.submit(legalIntent(game, dice));
      }
    }
  });
});

test('law 5, case 48: whoever does not say who looks, or is nobody here, sees what is public', () => {
  const game = begin(diceFor(3));
  const publicly = { ...game.view('table'), viewer: null };
  expect(game.view()).toEqual(game.view('table'));
  for (const stranger of ['zed', '', 'ALL', 'Table', 'constructor', '__proto__'] as readonly string[])
    expect({ ...game.view(stranger as PlayerId), viewer: null }, stranger).toEqual(publicly);
  for (const { deck, hand, reserve } of publicly.players) {
    for (const zone of [deck, hand, reserve]) expect(zone).toEqual({ count: zone.count, cards: null });
  }
  const moved = game.truth.seats.map(
    (owner): Fact => ({
      type: 'moved',
      card: { id: 'o1' as ObjectId, name: 'x' as never },
      becomes: 'o2' as ObjectId,
      owner,
      from: 'deck',
      to: 'hand',
    }),
  );
  for (const fact of moved) expect(redact(fact, 'zed' as PlayerId)).toEqual(redact(fact, 'table'));
});
