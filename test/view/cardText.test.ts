import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ability, Sentence } from '../../src/model/ability.ts';
import type { CardType } from '../../src/model/cardType.ts';
import type { Effect } from '../../src/model/effect.ts';
import type { Filter } from '../../src/model/filter.ts';
import type { Those } from '../../src/model/those.ts';
import { cardJsonSchema } from '../../src/schema/jsonSchema.ts';
import { sentenceText, textOf } from '../../src/view/cardText.ts';
import { fitting } from '../schema/arbitraryCard.ts';

type Slots = readonly Filter[] | Sentence['slots'];

const ship: Filter = { of: 'play', types: ['ship'] };
const mine: Filter = { of: 'play', types: ['ship'], whose: 'yours' };
const theirs: Filter = { of: 'play', types: ['ship'], whose: 'enemy' };
const opponent: Filter = { of: 'players', whose: 'enemy' };
const you: Those = { the: 'you' };
const target = (slot = 0): Those => ({ the: 'target', slot });
const each = (what: Filter): Those => ({ the: 'each', what });

const textOfAbility = (ability: Ability, type: CardType = 'ship'): string =>
  textOf({ name: 'a' as never, title: 'A', type, races: [], price: 0, abilities: [ability] }).join('\n');

const played = (slots: Slots, effects: readonly Effect[], type: CardType = 'news'): string => {
  const full = slots.map((slot) => ('what' in slot && 'min' in slot ? slot : { what: slot as Filter, min: 1, max: 1 }));
  return textOfAbility({ kind: 'played', costs: [], modes: [{ slots: full, effects }] }, type);
};
const upTo = (min: number, max: number, what: Filter = ship) => ({ what, min, max });

describe('what cards say, beside what the printed cards say', () => {
  test.each<[string, Slots, readonly Effect[]]>([
    // how many
    ['Destroy two target ships.', [upTo(2, 2)], [{ kind: 'destroy', those: target() }]],
    ['Destroy up to one target ship.', [upTo(0, 1)], [{ kind: 'destroy', those: target() }]],
    ['Destroy two to four target ships.', [upTo(2, 4)], [{ kind: 'destroy', those: target() }]],
    // mentioned again
    [
      'Ready two target ships. They have +1 attack until the end of the turn. Move them home.',
      [upTo(2, 2)],
      [
        { kind: 'ready', those: target() },
        { kind: 'change', those: target(), stat: 'attack', by: 1, until: 'turn' },
        { kind: 'move', those: target(), to: { the: 'home' } },
      ],
    ],
    [
      'Exhaust target ship. Ready another target ship. Destroy the first ship. Destroy the second ship.',
      [ship, ship],
      [
        { kind: 'exhaust', those: target(0) },
        { kind: 'ready', those: target(1) },
        { kind: 'destroy', those: target(0) },
        { kind: 'destroy', those: target(1) },
      ],
    ],
    [
      'Exhaust target enemy ship. Ready target ship of yours. Destroy the enemy ship.',
      [theirs, mine],
      [
        { kind: 'exhaust', those: target(0) },
        { kind: 'ready', those: target(1) },
        { kind: 'destroy', those: target(0) },
      ],
    ],
    // numbers
    ['Draw a card.', [], [{ kind: 'draw', who: you, count: 1 }]],
    ['Draw X cards.', [], [{ kind: 'draw', who: you, count: { kind: 'x' } }]],
    ['Draw twelve cards.'.replace('twelve', '12'), [], [{ kind: 'draw', who: you, count: 12 }]],
    ['Draw a card for each ship.', [], [{ kind: 'draw', who: you, count: { kind: 'count', what: ship } }]],
    [
      'Draw two cards for each damage entry on the pile.',
      [],
      [
        {
          kind: 'draw',
          who: you,
          count: { kind: 'times', factor: 2, amount: { kind: 'count', what: { of: 'pile', kinds: ['damage'] } } },
        },
      ],
    ],
    [
      'Lose three times X ISK.',
      [],
      [{ kind: 'isk', who: you, by: { kind: 'times', factor: -3, amount: { kind: 'x' } } }],
    ],
    [
      'Target ship has less attack, by its shield until the end of the phase.',
      [ship],
      [
        {
          kind: 'change',
          those: target(),
          stat: 'attack',
          by: { kind: 'times', factor: -1, amount: { kind: 'stat', stat: 'shield', of: target() } },
          until: 'phase',
        },
      ],
    ],
    [
      'Target ship has +2 attack for each other ship until the end of the phase.',
      [ship],
      [
        {
          kind: 'change',
          those: target(),
          stat: 'attack',
          by: { kind: 'times', factor: 2, amount: { kind: 'count', what: { ...ship, other: true } as Filter } },
          until: 'phase',
        },
      ],
    ],
    // who
    ['Each player draws two cards.', [], [{ kind: 'draw', who: { the: 'everyone' }, count: 2 }]],
    ['The controller of target ship gains 1 ISK.', [ship], [{ kind: 'isk', who: target(), by: 1 }]],
    ['Destroy each enemy ship.', [], [{ kind: 'destroy', those: each(theirs) }]],
    [
      'Destroy each region.',
      [],
      [{ kind: 'destroy', those: each({ of: 'play', types: ['home-region', 'outer-region'] }) }],
    ],
    ['Destroy each card in play.', [], [{ kind: 'destroy', those: each({ of: 'play' }) }]],
    [
      'Destroy each assembling enemy Drone ship with attack 1 or less and shield X or less in this battle.',
      [],
      [
        {
          kind: 'destroy',
          those: each({
            of: 'play',
            types: ['ship'],
            whose: 'enemy',
            where: 'battle',
            state: 'assembling',
            subtype: 'Drone',
            attackAtMost: 1,
            shieldAtMost: 'x',
          }),
        },
      ],
    ],
    // what players do
    [
      'Each opponent sacrifices two ships or structures.',
      [],
      [{ kind: 'sacrifice', who: { the: 'opponents' }, what: { of: 'play', types: ['ship', 'structure'] }, count: 2 }],
    ],
    [
      'Sacrifice another ship.',
      [],
      [{ kind: 'sacrifice', who: you, what: { of: 'play', types: ['ship'], other: true }, count: 1 }],
    ],
    ['Discard two cards.', [], [{ kind: 'discard', who: you, count: 2 }]],
    // choices and conditions
    [
      'Target opponent chooses one: they discard a card; or you draw two cards and you gain 1 ISK.',
      [opponent],
      [
        {
          kind: 'either',
          who: target(),
          options: [
            { label: 'Discard', effects: [{ kind: 'discard', who: target(), count: 1 }] },
            {
              label: 'Give',
              effects: [
                { kind: 'draw', who: you, count: 2 },
                { kind: 'isk', who: you, by: 1 },
              ],
            },
          ],
        },
      ],
    ],
    [
      'If there are fewer than two ships in your scrapheap, draw a card.',
      [],
      [
        {
          kind: 'if',
          test: {
            kind: 'not',
            test: {
              kind: 'atLeast',
              amount: { kind: 'count', what: { of: 'scrapheap', types: ['ship'], whose: 'yours' } },
              least: 2,
            },
          },
          effects: [{ kind: 'draw', who: you, count: 1 }],
        },
      ],
    ],
    [
      'If X is 3 or more, destroy target ship; otherwise, exhaust target ship.',
      [ship],
      [
        {
          kind: 'if',
          test: { kind: 'atLeast', amount: { kind: 'x' }, least: 3 },
          effects: [{ kind: 'destroy', those: target() }],
          otherwise: [{ kind: 'exhaust', those: target() }],
        },
      ],
    ],
    [
      'If there is an enemy ability on the pile, draw a card.',
      [],
      [
        {
          kind: 'if',
          test: { kind: 'exists', what: { of: 'pile', kinds: ['ability'], whose: 'enemy' } },
          effects: [{ kind: 'draw', who: you, count: 1 }],
        },
      ],
    ],
  ])('%s', (text, slots, effects) => {
    expect(played(slots, effects)).toBe(text);
  });

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

describe('entries on the pile', () => {
  const change: Effect = { kind: 'change', those: target(), stat: 'shield', by: { kind: 'x' }, until: 'phase' };
  const slots = [upTo(1, 1)];
  test.each<[string, Sentence, Parameters<typeof sentenceText>[1]]>([
    ['3 damage', { slots: [], effects: [{ kind: 'damage', those: { the: 'seen' }, amount: 3 }] }, {}],
    ['3 damage', { slots, effects: [{ kind: 'damage', those: target(), amount: 3 }] }, {}],
    ['+X shield until the end of the phase', { slots, effects: [change] }, {}],
    ['+2 shield until the end of the phase', { slots, effects: [change] }, { x: 2 }],
    ['+7 shield until the end of the phase', { slots, effects: [change] }, { amount: () => 7 }],
    ['Destroy target ship', { slots, effects: [{ kind: 'destroy', those: target() }] }, {}],
    ['', { slots: [], effects: [] }, {}],
  ])('%s', (text, sentence, known) => {
    expect(sentenceText(sentence, known)).toBe(text);
  });
});

test('whatever can be written can be read: every paragraph is a whole sentence', () => {
  const abilities = fitting({ ...cardJsonSchema(), $ref: '#/$defs/Ability' });
  fc.assert(
    fc.property(abilities, fc.constantFrom<CardType>('ship', 'structure', 'outer-region', 'news'), (ability, type) => {
      const text = textOfAbility(ability as Ability, type);
      expect(text).toMatch(/^[A-Z].*\.$/s);
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:;]|\.\./);
    }),
    { numRuns: 2000 },
  );
});
