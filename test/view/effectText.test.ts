import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/model/effect.ts';
import type { Filter } from '../../src/model/filter.ts';
import { each, mine, opponent, played, type Slots, ship, target, theirs, upTo, you } from './saying.ts';

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
    ['Draw 12 cards.', [], [{ kind: 'draw', who: you, count: 12 }]],
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
    ['You win the game.', [], [{ kind: 'win', who: you }]],
    ['Each opponent wins the game.', [], [{ kind: 'win', who: { the: 'opponents' } }]],
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
});
