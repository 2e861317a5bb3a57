import { describe, expect, test } from 'vitest';
import { parseCard } from '../../src/schema/card.ts';
import { at, draw, news, oneShip, says, sentence, ships, target, withAbility, you } from './written.ts';

describe('what is wrong with what a card says is said: where, what, and what would be right', () => {
  test.each<[string, unknown]>([
    // costs
    [
      'abilities[0]: it could be activated without end; it must cost something or be oncePerTurn',
      withAbility({ kind: 'activated', modes: [sentence(draw)] }),
    ],
    [
      'abilities[0].costs: there is more than one of kind exhaust; one is the most',
      withAbility({ kind: 'activated', costs: [{ kind: 'exhaust' }, { kind: 'exhaust' }], modes: [sentence(draw)] }),
    ],
    [
      'abilities[0].costs: news that are being played can be neither exhausted nor sacrificed',
      news({ costs: [{ kind: 'exhaust' }], modes: [sentence(draw)] }),
    ],
    [
      'abilities[0].costs[0].amount: is 0; it must be 1 or more',
      news({ costs: [{ kind: 'isk', amount: 0 }], modes: [sentence(draw)] }),
    ],
    [
      'abilities[0].costs[0].what.whose: a player sacrifices only what they control (1500.1)',
      news({ costs: [{ kind: 'sacrifice', what: { ...ships, whose: 'enemy' } }], modes: [sentence(draw)] }),
    ],
    [
      'abilities[0].costs[0].amount.of: a cost is paid before anything is aimed at',
      news({
        costs: [{ kind: 'isk', amount: { kind: 'stat', stat: 'attack', of: target(0) } }],
        modes: [sentence({ kind: 'destroy', those: target(0) }, oneShip)],
      }),
    ],
    // modes and slots
    ['abilities[0].modes: has 0 parts; it must have 1 or more', news({ modes: [] })],
    [
      'abilities[0].modes: where there are several, each must have a label of its own',
      news({ modes: [sentence(draw), sentence(draw)] }),
    ],
    [
      `${at}.slots[0]: min is 2 and max 1; min must not be more than max`,
      says({ kind: 'destroy', those: target(0) }, { slots: [{ what: ships, min: 2, max: 1 }] }),
    ],
    [
      `${at}.effects[0].options: each must have a label of its own`,
      says({ kind: 'either', who: you, options: [1, 2].map(() => ({ label: 'L', effects: [draw] })) }),
    ],
    [
      `${at}.effects[0].options: has 1 parts; it must have 2 or more`,
      says({ kind: 'either', who: you, options: [{ label: 'L', effects: [draw] }] }),
    ],
    // words that mean nothing where they stand
    [`${at}.effects[0].kind: is "destory"; it must be one of: remove, destroy`, says({ kind: 'destory', those: you })],
    [`${at}.effects[0].those.slot: is 0; there are no target slots`, says({ kind: 'destroy', those: target(0) })],
    [
      `${at}.effects[0].those.slot: is 3; the last target slot is 0`,
      says({ kind: 'destroy', those: target(3) }, oneShip),
    ],
    [`${at}.effects[0].those: means players; it must mean cards in play`, says({ kind: 'destroy', those: you })],
    [
      `${at}.effects[0].those: means cards in play; it must mean entries on the pile`,
      says({ kind: 'remove', those: target(0) }, oneShip),
    ],
    [
      `${at}.effects[0].those: "source" is not in play when this happens: it is on the pile`,
      says({ kind: 'destroy', those: { the: 'source' } }),
    ],
    [
      `${at}.effects[0].those: "source" is not in play when this happens: it is sacrificed`,
      withAbility({
        kind: 'activated',
        costs: [{ kind: 'sacrifice', what: 'itself' }],
        modes: [sentence({ kind: 'ready', those: { the: 'source' } })],
      }),
    ],
    [
      'abilities[0].always.what.where: news are in no region; "here" means nothing',
      {
        ...says(draw),
        duration: 1,
        abilities: [
          { kind: 'static', always: { kind: 'bonus', what: { of: 'play', where: 'here' }, stat: 'attack', by: 1 } },
        ],
      },
    ],
    [
      'abilities[0].sentence.effects[0].those: "seen" has a meaning only when a card is destroyed, enters or is played',
      withAbility({
        kind: 'triggered',
        when: { event: 'battle', what: 'itself' },
        sentence: sentence({ kind: 'ready', those: { the: 'seen' } }),
      }),
    ],
    [
      'abilities[0].sentence.effects[0].those: means cards in a scrapheap; it must mean cards in play',
      withAbility({
        kind: 'triggered',
        when: { event: 'destroyed', what: ships },
        sentence: sentence({ kind: 'ready', those: { the: 'seen' } }),
      }),
    ],
    [
      `${at}.effects[0].who: may mean several players; only one can gain control`,
      says({ kind: 'control', those: target(0), who: { the: 'opponents' } }, oneShip),
    ],
    [
      `${at}.effects[0].amount: X has a value only in what news of price X do when they are played`,
      says({ kind: 'damage', those: target(0), amount: { kind: 'x' } }, oneShip),
    ],
    [
      `${at}.slots[0].what.attackAtMost: X has a value only in what news of price X do when they are played`,
      says(
        { kind: 'destroy', those: target(0) },
        { slots: [{ what: { ...ships, attackAtMost: 'x' }, min: 1, max: 1 }] },
      ),
    ],
    [
      'abilities[0].always.what.shieldAtMost: only what is chosen or counted while something resolves can be limited',
      withAbility({ kind: 'static', always: { kind: 'indestructible', what: { ...ships, shieldAtMost: 2 } } }),
    ],
    // numbers
    [
      `${at}.effects[0].amount: is "two"; it must be a whole number, or an object of kind x, count, stat, times`,
      says({ kind: 'damage', those: target(0), amount: 'two' }, oneShip),
    ],
    [
      `${at}.effects[0].amount: is -2; it must be 1 or more`,
      says({ kind: 'damage', those: target(0), amount: -2 }, oneShip),
    ],
    [`${at}.effects[0].by: is 0; it must be anything but 0`, says({ kind: 'isk', who: you, by: 0 })],
    [
      `${at}.effects[0].count.factor: is -1; it must be 1 or more`,
      says({ kind: 'draw', who: you, count: { kind: 'times', factor: -1, amount: { kind: 'count', what: ships } } }),
    ],
    [
      `${at}.effects[0].amount.what: has "type", which is unknown; it can have: of, types`,
      says(
        { kind: 'damage', those: target(0), amount: { kind: 'count', what: { of: 'play', type: 'ship' } } },
        oneShip,
      ),
    ],
    [
      'abilities[0].always.by.kind: is "x"; it must be "count"',
      withAbility({
        kind: 'static',
        always: { kind: 'bonus', what: 'itself', stat: 'attack', by: { kind: 'x' } },
      }),
    ],
  ])('%s', (words, card) => {
    const parsed = parseCard(JSON.parse(JSON.stringify(card)));
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? [] : parsed.faults).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
  });
});
