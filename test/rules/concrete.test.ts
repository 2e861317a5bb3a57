import { describe, expect, test } from 'vitest';
import { createGame, type Intent, intentsOf, type Offer, someIntent } from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';

const take = <T>(from: Iterable<T>, most: number): readonly T[] => {
  const taken: T[] = [];
  for (const one of from) if (taken.push(one) >= most) break;
  return taken;
};

/** A number that says which set or order an intent is; the order of the intents is not looked at. */
const keyOf = (intent: Intent): string => JSON.stringify(intent);

const keysOf = (offer: Offer): readonly string[] => [...intentsOf(offer)].map(keyOf);

const first = () => 0;

const player = 'ada' as never;
const ids = (...names: readonly string[]) => names as readonly string[] as never;

const answer = (choices: number, min: number, max: number): Offer => ({
  type: 'answer',
  player,
  question: 'q1' as never,
  choices,
  min,
  max,
});

const playing = (over: object): Offer =>
  ({
    type: 'play',
    player,
    card: 'o1',
    ability: -1,
    isk: 0,
    modes: [{ mode: 0, label: '', slots: [], x: null }],
    into: null,
    pay: [],
    ...over,
  }) as never;

const chosenIn = (offer: Offer) =>
  [...intentsOf(offer)].map((intent) => (intent.type === 'answer' ? intent.chosen.join('') : ''));

const announcedIn = (offer: Offer) =>
  [...intentsOf(offer)].map((intent) => {
    if (intent.type !== 'play' && intent.type !== 'activate') throw new Error(intent.type);
    const { mode, x, targets, into, pay } = intent;
    return [
      mode,
      x,
      targets.map((list) => list.map(({ id }) => id).join('+')).join('/'),
      into ?? '',
      pay.join('+'),
    ].join(' ');
  });

describe('every intent that an offer stands for', () => {
  test('an answer: the fewest first, each set once', () => {
    expect(chosenIn(answer(3, 1, 2))).toEqual(['0', '1', '2', '01', '02', '12']);
    expect(chosenIn(answer(2, 0, 1))).toEqual(['', '0', '1']);
  });

  test('700.11: where all must be named, each order of them', () => {
    expect(chosenIn(answer(3, 3, 3))).toEqual(['012', '021', '102', '120', '201', '210']);
  });

  test('900.2: an attack: each defender, each set of ships but the empty one', () => {
    const offer: Offer = {
      type: 'attack',
      player,
      region: 'o9' as never,
      defenders: ids('bor', 'cyd'),
      ships: ids('o1', 'o2'),
    };
    expect(
      [...intentsOf(offer)].map((intent) => intent.type === 'attack' && [intent.defender, ...intent.ships]),
    ).toEqual([
      ['bor', 'o1'],
      ['bor', 'o2'],
      ['bor', 'o1', 'o2'],
      ['cyd', 'o1'],
      ['cyd', 'o2'],
      ['cyd', 'o1', 'o2'],
    ]);
  });

  test('1200.2: an order: each place, or none where it has none', () => {
    const order = { type: 'order', player, ship: 'o1' as never, order: 'move' } as const;
    expect([...intentsOf({ ...order, at: ids('o2', 'o3') })]).toEqual([
      { ...order, at: 'o2' },
      { ...order, at: 'o3' },
    ]);
    expect([...intentsOf({ ...order, order: 'patrol', at: null })]).toEqual([{ ...order, order: 'patrol', at: null }]);
  });

  test('600.1: each mode, each X, each filling of each slot, each region', () => {
    const card = (id: string) => ({ kind: 'card', id });
    const slots = [
      { from: [card('o2'), card('o3')], min: 0, max: 1 },
      { from: [card('o4')], min: 1, max: 1 },
    ];
    expect(
      announcedIn(
        playing({
          modes: [
            { mode: 0, label: '', slots, x: null },
            { mode: 2, label: '', slots: [], x: { min: 1, max: 2 } },
          ],
          into: ['o7', 'o8'],
        }),
      ),
    ).toEqual([
      '0 0 /o4 o7 ',
      '0 0 /o4 o8 ',
      '0 0 o2/o4 o7 ',
      '0 0 o2/o4 o8 ',
      '0 0 o3/o4 o7 ',
      '0 0 o3/o4 o8 ',
      '2 1  o7 ',
      '2 1  o8 ',
      '2 2  o7 ',
      '2 2  o8 ',
    ]);
  });

  test('600.4: a card that is offered for two costs pays one of them', () => {
    const pay = [
      { cost: 'discard', from: ['o2', 'o3'] },
      { cost: 'discard', from: ['o2'] },
    ];
    expect(announcedIn(playing({ pay }))).toEqual(['0 0   o3+o2']);
    expect(someIntent(playing({ pay }), first)).toMatchObject({ pay: ['o3', 'o2'] });
  });

  test('no more is worked out than is taken', () => {
    const ships = ids(...Array.from({ length: 60 }, (_, n) => `o${n}`));
    const offer: Offer = { type: 'attack', player, region: 'o99' as never, defenders: ids('bor'), ships };
    expect(take(intentsOf(offer), 100)).toHaveLength(100);
  });
});

describe('one of them', () => {
  test('always choosing 0 makes the first', () => {
    for (const offer of [answer(3, 1, 2), answer(3, 3, 3), answer(2, 0, 2), playing({})])
      expect(someIntent(offer, first)).toEqual(take(intentsOf(offer), 1)[0]);
  });

  test('each of them can be chosen, and nothing else', () => {
    const dice = diceFor(7);
    for (const offer of [answer(4, 1, 3), answer(4, 4, 4)]) {
      const chosen = new Set(Array.from({ length: 1500 }, () => keyOf(someIntent(offer, dice.roll))));
      expect([...chosen].toSorted()).toEqual([...keysOf(offer)].toSorted());
    }
  });

  test('a choice that does not exist is refused in words', () => {
    const aim: Offer = { type: 'aim', player, ship: 'o1' as never, at: ids('o2', 'o3') };
    expect(() => someIntent(aim, () => 5)).toThrow(new RangeError('There is no choice 5 among 2.'));
  });
});

describe('at the positions of random games', () => {
  test.each([11, 12, 13, 14, 15, 16])(
    'all of them are legal and different, and any is one of them: seed %i',
    (seed) => {
      const dice = diceFor(seed);
      const game = createGame(
        workingScene(() => randomTable(dice)),
        { runner: 'data' },
      );
      const seen = new Set<string>();
      for (let n = 0; n < 40; n++) {
        const [awaited] = game.awaited;
        if (awaited === undefined) break;
        const offers = game.legal(awaited);
        for (const offer of offers) {
          seen.add(offer.type);
          const some = take(intentsOf(offer), 40);
          for (const intent of some) expect(game.why(intent), keyOf(intent)).toBeNull();
          expect(new Set(some.map(keyOf)).size).toBe(some.length);
          const any = someIntent(offer, dice.roll);
          expect(game.why(any), keyOf(any)).toBeNull();
          if (some.length < 40) expect(some.map(keyOf)).toContain(keyOf(any));
        }
        const lasting = offers.filter(({ type }) => type !== 'concede');
        const result = game.submit(someIntent(dice.pick(lasting), dice.roll));
        expect(result.ok).toBe(true);
      }
      expect(seen.size, 'These games offer next to nothing: the test looks at too little.').toBeGreaterThan(3);
    },
  );
});
