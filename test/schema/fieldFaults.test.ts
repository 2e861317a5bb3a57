import { describe, expect, test } from 'vitest';
import { parseCard } from '../../src/schema/card.ts';
import { draw, says, sentence, ship, withAbility } from './written.ts';

describe('what is wrong with the fields of a card is said: where, what, and what would be right', () => {
  test.each<[string, unknown]>([
    // no card at all
    ['the card: is 7; it must be an object', 7],
    ['the card: is a list; it must be an object', [ship]],
    [
      'the card: has "armour", which is unknown; it can have: name, title, type, subtypes, races',
      { ...ship, armour: 2 },
    ],
    // single fields
    ['name: is "The Ship"; it must be a name such as "stubborn-mechanic"', { ...ship, name: 'The Ship' }],
    ['title: is ""; it must have 1 or more characters', { ...ship, title: '' }],
    ['type: is "boat"; it must be one of: starbase, structure, home-region', { ...ship, type: 'boat' }],
    ['price: is "Y"; it must be a whole number, 0 or more, or "X"', { ...ship, price: 'Y' }],
    ['price: is missing; a ship must have one', { ...ship, price: undefined }],
    ['shield: is 0.5; it must be a whole number', { ...ship, shield: 0.5 }],
    ['attack: is -1; it must be 0 or more', { ...ship, attack: -1 }],
    ['shield: is 1000; it must be 999 at the most', { ...ship, shield: 1000 }],
    ['command.power: is 0; it must be 1 or more', { ...ship, command: { order: 'mine', power: 0 } }],
    [
      'command.order: is "raid"; it must be one of: mine, patrol, ambush',
      { ...ship, command: { order: 'raid', power: 1 } },
    ],
    ['subtypes: is a list; each may be said only once', { ...ship, subtypes: ['Drone', 'Drone'] }],
    // fields and types
    ['attack: is missing; a ship must have it', { ...ship, attack: undefined }],
    [
      'structureSlots: is missing; a starbase must have it',
      { name: 'a', title: 'A', type: 'starbase', shield: 9, level: 1 },
    ],
    ['locations: is missing; an outer-region must have it', { ...ship, type: 'outer-region' }],
    ['duration: a ship has none; beside price and abilities it can have: attack, shield', { ...ship, duration: 2 }],
    [
      'shield: is 0; it must be 1 or more, for without a shield it is destroyed at once (1000.2)',
      { ...ship, shield: 0 },
    ],
    ['locations: is 2; it must be "unlimited"', { name: 'a', title: 'A', type: 'home-region', locations: 2 }],
    ['income: these news never stay in play', { ...says(draw), income: 1 }],
    // which abilities
    ['abilities: there is none; news must do something', { ...says(draw), duration: 1, abilities: [] }],
    [
      'abilities: news without duration must have exactly one ability, of kind played',
      { ...says(draw), abilities: [] },
    ],
    ['abilities: only news have an ability of kind played', withAbility({ kind: 'played', modes: [sentence(draw)] })],
    [
      'abilities: there is more than one of kind played',
      { ...says(draw), duration: 1, abilities: [1, 2].map(() => ({ kind: 'played', modes: [sentence(draw)] })) },
    ],
    [
      'abilities[0].kind: is "passive"; it must be one of: played, activated, triggered, static',
      withAbility({ kind: 'passive' }),
    ],
  ])('%s', (words, card) => {
    const parsed = parseCard(JSON.parse(JSON.stringify(card)));
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? [] : parsed.faults).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
  });
});
