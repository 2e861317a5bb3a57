import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/model/ability.ts';
import type { CardType } from '../../src/model/cardType.ts';
import { each, mine, target, textOfAbility, upTo, you } from './saying.ts';

describe('abilities, beside those of the printed cards', () => {
  test.each<[string, Ability, CardType]>([
    [
      'When an enemy starbase is destroyed, gain 2 ISK.',
      {
        kind: 'triggered',
        when: { event: 'destroyed', what: { of: 'play', types: ['starbase'], whose: 'enemy' } },
        sentence: { slots: [], effects: [{ kind: 'isk', who: you, by: 2 }] },
      },
      'ship',
    ],
    [
      'When anyone plays a ship or an outer region, remove it from the pile. This does nothing unless X is 1 or more when it resolves.',
      {
        kind: 'triggered',
        when: { event: 'plays', who: 'anyone', types: ['ship', 'outer-region'] },
        sentence: {
          slots: [],
          effects: [{ kind: 'remove', those: { the: 'seen' } }],
          stillIf: { kind: 'atLeast', amount: { kind: 'x' }, least: 1 },
        },
      },
      'structure',
    ],
    [
      "Pay 1 ISK for each structure, sacrifice another ship: deal damage to target ship equal to this ship's attack. Activate this only if you control no structure.",
      {
        kind: 'activated',
        costs: [
          { kind: 'isk', amount: { kind: 'count', what: { of: 'play', types: ['structure'] } } },
          { kind: 'sacrifice', what: { of: 'play', types: ['ship'], other: true } },
        ],
        modes: [
          {
            slots: [upTo(1, 1)],
            effects: [
              { kind: 'damage', those: target(), amount: { kind: 'stat', stat: 'attack', of: { the: 'source' } } },
            ],
            onlyIf: {
              kind: 'not',
              test: { kind: 'exists', what: { of: 'play', types: ['structure'], whose: 'yours' } },
            },
          },
        ],
      },
      'ship',
    ],
    [
      'Opponents cannot play ships or news cards during battles.',
      {
        kind: 'static',
        always: { kind: 'forbid', act: 'play', types: ['ship', 'news'], who: 'enemy', during: 'battle' },
      },
      'structure',
    ],
    [
      'Other ships and structures of yours cannot be destroyed.',
      {
        kind: 'static',
        always: {
          kind: 'indestructible',
          what: { of: 'play', types: ['ship', 'structure'], whose: 'yours', other: true },
        },
      },
      'ship',
    ],
    [
      'Once per turn: move each ship of yours to your home region.',
      {
        kind: 'activated',
        oncePerTurn: true,
        costs: [],
        modes: [{ slots: [], effects: [{ kind: 'move', those: each(mine), to: { the: 'source' } }] }],
      },
      'structure',
    ],
  ])('%s', (text, ability, type) => {
    expect(textOfAbility(ability, type)).toBe(text);
  });
});
