import { describe, expect, test } from 'vitest';
import {
  createGame,
  type Fact,
  type Intent,
  type ObjectId,
  type PlayerId,
  type Position,
  redact,
  type StarpileGame,
} from '../../src/index.ts';
import { type Dice, dice as diceFor } from '../properties/dice.ts';
import { lying, marked, maySee, nameOn, titleOn } from '../properties/marked.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

type Eyes = {
  readonly viewer: PlayerId | 'table';
  /** The cards that they have seen so far: those may be named. */
  readonly seen: Set<number>;
  /** Every id that a card had where they could not see it. */
  readonly hidden: Set<string>;
};

const begin = (dice: Dice): StarpileGame =>
  createGame(marked(workingScene(() => randomTable(dice))), { undo: 'anything' });

const eyesAt = (game: StarpileGame): readonly Eyes[] =>
  [...game.truth.seats, 'table' as const].map((viewer) => ({ viewer, seen: new Set(), hidden: new Set() }));

/** All that is sent to a viewer about a position: byte for byte. */
const sentTo = ({ viewer }: Eyes, position: Position): string =>
  JSON.stringify([position.view(viewer), position.facts.map((fact) => redact(fact, viewer))]);

const serialOf = (name: string): number => Number(/^marked-(\d+)-card$/.exec(name)?.[1]);

/** What they may know of by now, and what they may not. */
const learn = ({ viewer, seen, hidden }: Eyes, { truth, facts }: Position): void => {
  for (const fact of facts) {
    if (fact.type !== 'moved') continue;
    const { card, becomes, from, to, owner } = fact;
    for (const [zone, id] of [
      [from, card.id],
      [to, becomes],
    ] as const) {
      if (maySee(viewer, zone, owner)) seen.add(serialOf(card.name));
      else hidden.add(id);
    }
  }
  for (const { card, zone, owner } of lying(truth)) {
    if (maySee(viewer, zone, owner)) seen.add(card.serial);
    else hidden.add(card.id);
  }
};

const secretsIn = (sent: string, { seen, hidden }: Eyes, { truth }: Position): readonly string[] => {
  const unseen = lying(truth).filter(({ card }) => !seen.has(card.serial));
  return [
    ...[...hidden].filter((id) => sent.includes(`"${id}"`)),
    ...unseen.flatMap(({ card }) => [nameOn(card.serial), titleOn(card.serial)]).filter((word) => sent.includes(word)),
    ...(sent.includes('serial') ? ['serial'] : []),
  ];
};

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
            secretsIn(sent, eyes, game),
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
    expect(secretsIn(whole, eyes, game)).toHaveLength(3 * secrets);
    expect(secretsIn(JSON.stringify(game.truth), eyes, game)).toContain('serial');
  });
});

/** Every intent that speaks of that card, in every place in which a card can be spoken of. */
const speakingOf = (id: ObjectId, player: PlayerId, game: StarpileGame): readonly Intent[] => {
  const [own] = game.truth.players[player]?.hand ?? [];
  const said = { mode: 0, x: 0, targets: [], into: null, pay: [] };
  const [region] = Object.keys(game.truth.play) as ObjectId[];
  const defender = game.truth.seats.find((seat) => seat !== player) ?? player;
  const target = { kind: 'card', id } as const;
  return [
    { type: 'play', player, card: id, ...said },
    { type: 'activate', player, card: id, ability: 0, ...said },
    { type: 'attack', player, region: id, defender, ships: [] },
    { type: 'attack', player, region: region ?? id, defender, ships: [id] },
    { type: 'order', player, ship: id, order: 'move', at: region ?? id },
    { type: 'order', player, ship: id, order: 'mine', at: id },
    { type: 'withdraw', player, ship: id },
    { type: 'aim', player, ship: id, at: id },
    { type: 'hold', player, ship: id },
    ...(own
      ? ([
          { type: 'play', player, card: own.id, ...said, targets: [[target]] },
          { type: 'play', player, card: own.id, ...said, into: id },
          { type: 'play', player, card: own.id, ...said, pay: [id] },
        ] as const)
      : []),
  ];
};

describe('law 5, case 47: a refusal tells nobody what they may not see (300.4)', () => {
  test.each(SEEDS)('asking after hidden cards is like asking after none: seed %i', (seed) => {
    const dice = diceFor(100 + seed);
    const game = begin(dice);
    const none = 'o999999' as ObjectId;
    for (let n = 0; n < 40 && game.awaited.length > 0; n++) {
      for (const player of n % 4 === 0 ? game.truth.seats : []) {
        const hidden = lying(game.truth).filter(({ zone, owner }) => !maySee(player, zone, owner));
        for (const { card } of dice.some(hidden, 2)) {
          const told = speakingOf(card.id, player, game).map((intent) => JSON.stringify(game.why(intent)));
          const nothing = speakingOf(none, player, game).map((intent) => JSON.stringify(game.why(intent)));
          expect(
            told.map((text) => text.replaceAll(card.id, none)),
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
