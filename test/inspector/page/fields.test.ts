import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/inspector/page/acts/fields.ts';
import { choose, chosenIn, fieldsOf, intentOf, missing } from '../../../src/inspector/page/acts/fields.ts';
import { objectId, playerId, questionId } from '../../../src/model/ids.ts';
import type { Offer, SlotOffer } from '../../../src/model/offer.ts';

const player = playerId('ian');
const [a, b, c] = [objectId(1), objectId(2), objectId(3)];

const slot = (min: number, max: number, ...ids: readonly ReturnType<typeof objectId>[]): SlotOffer => ({
  from: ids.map((id) => ({ kind: 'card', id })),
  min,
  max,
});

const announced = (said: Partial<Extract<Offer, { type: 'play' | 'activate' }>>): Offer => ({
  type: 'play',
  player,
  card: c,
  ability: -1,
  isk: 1,
  modes: [{ mode: 0, label: '', slots: [], x: null }],
  into: null,
  pay: [],
  ...said,
});

/** Chooses these keys, one field after the other. */
function picking(offer: Offer, ...choices: readonly (readonly [field: string, key: string])[]): Draft {
  return choices.reduce<Draft>((draft, [id, key]) => {
    const field = fieldsOf(offer, draft, null).find((one) => one.id === id);
    if (!field) throw new Error(`no field ${id}`);
    return choose(field, draft, key);
  }, {});
}

describe('what is still to be chosen', () => {
  test('nothing, when everything can only be one way', () => {
    const offer = announced({ modes: [{ mode: 0, label: '', slots: [slot(1, 1, a)], x: null }] });
    expect(missing(fieldsOf(offer, {}, null), {})).toEqual([]);
    expect(intentOf(offer, {}, null)).toEqual({
      type: 'play',
      player,
      card: c,
      mode: 0,
      x: 0,
      targets: [[{ kind: 'card', id: a }]],
      into: null,
      pay: [],
    });
  });

  test('the X decides which targets there are, where a higher one lets in more', () => {
    const offer = announced({
      modes: [
        { mode: 0, label: '', slots: [slot(1, 1, a)], x: { min: 2, max: 2, isk: 2, each: 1 } },
        { mode: 0, label: '', slots: [slot(1, 1, a, b)], x: { min: 3, max: 5, isk: 3, each: 1 } },
      ],
    });
    const [x, target] = fieldsOf(offer, {}, null);
    expect(x).toMatchObject({ id: 'x', min: 2, max: 5 });
    expect(target?.options).toHaveLength(1);
    expect(fieldsOf(offer, { x: ['4'] }, null)[1]?.options).toHaveLength(2);
    const draft = picking(offer, ['target0', `card:${b}`]);
    expect(intentOf(offer, { ...draft, x: ['4'] }, null)).toMatchObject({ mode: 0, x: 4, targets: [[{ id: b }]] });
    expect(intentOf(offer, { ...draft, x: ['6'] }, null)).toBeNull();
  });

  test('the mode decides which targets there are', () => {
    const offer = announced({
      type: 'activate',
      ability: 2,
      modes: [
        { mode: 0, label: 'Ready', slots: [], x: null },
        { mode: 1, label: 'Destroy', slots: [slot(1, 1, a, b)], x: { min: 1, max: 3, isk: 1, each: 1 } },
      ],
    });
    expect(fieldsOf(offer, {}, null).map(({ id }) => id)).toEqual(['mode']);
    expect(intentOf(offer, {}, null)).toBeNull();
    const draft = { ...picking(offer, ['mode', '1'], ['target0', `card:${b}`]), x: ['3'] };
    expect(intentOf(offer, draft, null)).toMatchObject({
      type: 'activate',
      ability: 2,
      mode: 1,
      x: 3,
      targets: [[{ id: b }]],
    });
    expect(intentOf(offer, { ...draft, x: ['4'] }, null)).toBeNull();
  });

  test('up to two targets may be none, and never three', () => {
    const offer = announced({ modes: [{ mode: 0, label: '', slots: [slot(0, 2, a, b, c)], x: null }] });
    expect(intentOf(offer, {}, null)).toMatchObject({ targets: [[]] });
    const draft = picking(offer, ['target0', `card:${a}`], ['target0', `card:${b}`], ['target0', `card:${c}`]);
    expect(intentOf(offer, draft, null)).toMatchObject({ targets: [[{ id: a }, { id: b }]] });
    const [field] = fieldsOf(offer, draft, null);
    expect(field && chosenIn(field, choose(field, draft, `card:${a}`))).toEqual([`card:${b}`]);
  });

  test('one card pays only one cost', () => {
    const offer = announced({
      pay: [
        { cost: 'sacrifice', from: [a, b] },
        { cost: 'discard', from: [a, b] },
      ],
    });
    expect(intentOf(offer, picking(offer, ['pay0', `card:${a}`], ['pay1', `card:${a}`]), null)).toBeNull();
    const paid = picking(offer, ['pay0', `card:${a}`], ['pay1', `card:${b}`]);
    expect(intentOf(offer, paid, null)).toMatchObject({ pay: [a, b] });
  });

  test('a location goes into a region', () => {
    const offer = announced({ into: [a, b] });
    expect(intentOf(offer, {}, null)).toBeNull();
    expect(intentOf(offer, picking(offer, ['into', `card:${b}`]), null)).toMatchObject({ into: b });
  });
});

describe('the other intents', () => {
  test('an attack goes with all ships unless some stay', () => {
    const offer: Offer = { type: 'attack', player, region: c, defenders: [playerId('elysha')], ships: [a, b] };
    expect(intentOf(offer, {}, null)).toEqual({ type: 'attack', player, region: c, defender: 'elysha', ships: [a, b] });
    expect(intentOf(offer, picking(offer, ['ships', `card:${a}`]), null)).toMatchObject({ ships: [b] });
    expect(intentOf(offer, picking(offer, ['ships', `card:${a}`], ['ships', `card:${b}`]), null)).toBeNull();
  });

  test('a ship aims, holds or withdraws', () => {
    const aim: Offer = { type: 'aim', player, ship: a, at: [b, c] };
    expect(intentOf(aim, picking(aim, ['at', `card:${c}`]), null)).toEqual({ type: 'aim', player, ship: a, at: c });
    const withdraw: Offer = { type: 'withdraw', player, ships: [a] };
    expect(intentOf(withdraw, {}, null)).toEqual({ type: 'withdraw', player, ship: a });
  });

  test('a ship is ordered to a place, or where it is', () => {
    const move: Offer = { type: 'order', player, ship: a, order: 'move', at: [b, c] };
    expect(intentOf(move, {}, null)).toBeNull();
    const moved = { type: 'order', player, ship: a, order: 'move', at: c };
    expect(intentOf(move, picking(move, ['at', `card:${c}`]), null)).toEqual(moved);
    const patrol: Offer = { type: 'order', player, ship: a, order: 'patrol', at: null };
    expect(intentOf(patrol, {}, null)).toEqual({ type: 'order', player, ship: a, order: 'patrol', at: null });
  });

  test('an order is all of them, in the order chosen', () => {
    const offer: Offer = { type: 'answer', player, question: questionId(4), choices: 3, min: 3, max: 3 };
    const question = {
      id: questionId(4),
      asked: player,
      about: 'order',
      entry: null,
      choices: [a, b, c].map((source) => ({ kind: 'trigger', source, ability: 0 }) as const),
      min: 3,
      max: 3,
    } as const;
    const [field] = fieldsOf(offer, {}, question);
    if (!field) throw new Error('nothing to order');
    expect(chosenIn(field, {})).toEqual([]);
    const draft = ['2', '0', '1'].reduce<Draft>((before, key) => choose(field, before, key), {});
    expect(intentOf(offer, draft, question)).toEqual({ type: 'answer', player, question: 'q4', chosen: [2, 0, 1] });
  });

  test('passing needs nothing', () => {
    expect(intentOf({ type: 'pass', player }, {}, null)).toEqual({ type: 'pass', player });
  });
});
