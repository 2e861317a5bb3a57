import { describe, expect, test } from 'vitest';
import { slugOf } from '../../src/model/slug.ts';
import { lintCards } from '../../src/schema/lint.ts';

type Fields = Readonly<Record<string, unknown>>;

const ship: Fields = { name: 'a', title: 'A', type: 'ship', price: 1, attack: 1, shield: 1 };
const base: Fields = { name: 'b', title: 'B', type: 'starbase', shield: 9, level: 1, structureSlots: 1 };
const says = (slots: readonly unknown[], ...effects: readonly Fields[]): Fields => ({
  name: 'a',
  title: 'A',
  type: 'news',
  price: 1,
  abilities: [{ kind: 'played', modes: [{ slots, effects }] }],
});
const aim = (types: readonly string[], more: Fields = {}) => ({ what: { of: 'play', types, ...more }, min: 1, max: 1 });
const target = (slot = 0) => ({ the: 'target', slot });
const destroy = { kind: 'destroy', those: target() };
const draw = { kind: 'draw', who: { the: 'you' }, count: 1 };
const at = 'abilities[0].modes[0]';
const home: Fields = { name: 'c', title: 'C', type: 'home-region' };
const never = { kind: 'atLeast', amount: 2, least: 3 };
const playedWith = (more: Fields): Fields => ({
  ...says([]),
  abilities: [{ kind: 'played', modes: [{ effects: [draw], ...more }] }],
});
const triggered = (card: Fields, when: Fields): Fields => ({
  ...card,
  abilities: [{ kind: 'triggered', when, sentence: { effects: [draw] } }],
});

describe('oddities', () => {
  test.each<[string, Fields]>([
    [`${at}.slots[1]: is chosen, but no effect speaks of it`, says([aim(['ship']), aim(['ship'])], destroy)],
    [
      `${at}.effects[1].those: an effect before this one has done away with it`,
      says([aim(['ship'])], destroy, { kind: 'exhaust', those: target() }),
    ],
    [
      `${at}.effects[1].who: an effect before this one has done away with it`,
      says([aim(['ship'])], { kind: 'return', those: target() }, { kind: 'draw', who: target(), count: 1 }),
    ],
    [
      `${at}.effects[0].effects: never happens: the test is always false`,
      says([], { kind: 'if', test: { kind: 'atLeast', amount: 2, least: 3 }, effects: [draw] }),
    ],
    [
      `${at}.effects[0].otherwise: never happens: the test is always true`,
      says([], {
        kind: 'if',
        test: { kind: 'not', test: { kind: 'atLeast', amount: 2, least: 3 } },
        effects: [draw],
        otherwise: [draw],
      }),
    ],
    [
      `${at}.effects[0].test: the test is always true`,
      says([], {
        kind: 'if',
        test: { kind: 'atLeast', amount: { kind: 'count', what: { of: 'play' } }, least: 0 },
        effects: [draw],
      }),
    ],
    [
      `${at}.effects[0].those: can be structure; only ships and starbases take damage (1000.1)`,
      says([aim(['ship', 'structure'])], { kind: 'damage', those: target(), amount: 1 }),
    ],
    [
      `${at}.effects[0].those: can be starbase; only ships have attack`,
      says([aim(['starbase'])], { kind: 'change', those: target(), stat: 'attack', by: 1, until: 'turn' }),
    ],
    [
      `${at}.effects[0].those: can be location; only ships move (1200.3)`,
      says([aim(['location'])], { kind: 'move', those: target(), to: { the: 'home' } }),
    ],
    [
      `${at}.effects[0].to: can be ship; ships move to regions (1200.3)`,
      says([aim(['ship']), aim(['ship'])], { kind: 'move', those: target(0), to: target(1) }),
    ],
    [
      `${at}.effects[0].those: can be starbase; it never changes sides (1100.1, 1100.4)`,
      says([aim(['starbase', 'ship'])], { kind: 'control', those: target(), who: { the: 'you' } }),
    ],
    [
      `${at}.effects[0].those: can be home-region; it never leaves play alive`,
      says([aim(['home-region'])], { kind: 'return', those: target() }),
    ],
    [
      `${at}.slots[0].what.attackAtMost: only ships have attack`,
      says([aim(['structure'], { attackAtMost: 2 })], destroy),
    ],
    [
      `${at}.slots[0].what.state: only ships assemble (1200.1)`,
      says([aim(['structure'], { state: 'assembling' })], destroy),
    ],
    [`${at}.slots[0].what.subtype: no card is a "Comet"`, says([aim(['location'], { subtype: 'Comet' })], destroy)],
    ['price: is X, but nothing on the card asks what X is', { ...says([], draw), price: 'X' }],
    ['price: nobody ever pays for a starbase of level 1', { ...base, price: 3 }],
    ['price: is 0: an upgrade for nothing', { ...base, level: 2 }],
    ['attack: is 0, and it has neither command nor abilities: it can do nothing', { ...ship, attack: 0 }],
    ['duration: it stays in play, but does nothing there', { ...says([], draw), duration: 2 }],
    ['races: no starbase shares an icon with it, so nobody can play it (200.4)', { ...ship, races: ['Nobody'] }],
    [
      'abilities[0].sentence.label: a triggered ability has no modes to be named',
      {
        ...ship,
        abilities: [
          { kind: 'triggered', when: { event: 'battle', what: 'you' }, sentence: { label: 'L', effects: [draw] } },
        ],
      },
    ],
    [`${at}.onlyIf: is always false: it can never be announced`, playedWith({ onlyIf: never })],
    [`${at}.onlyIf: is always true`, playedWith({ onlyIf: { kind: 'not', test: never } })],
    [`${at}.stillIf: is always false: it never does anything`, playedWith({ stillIf: never })],
    [
      `${at}.slots[0].what.state: what is assembling takes no part in a battle (900.2)`,
      says([aim(['ship'], { state: 'assembling', where: 'battle' })], destroy),
    ],
    [
      'abilities[0].when: never goes off: it is in play from the beginning (400.1)',
      triggered(base, { event: 'enters', what: 'itself' }),
    ],
    [
      'abilities[0].when: never goes off: a home region stands as long as its starbase (1100.4)',
      triggered(home, { event: 'destroyed', what: 'itself' }),
    ],
    [
      'abilities[0].when: never goes off: only ships take part in battles, which are in regions (900.1)',
      triggered(base, { event: 'battle', what: 'itself' }),
    ],
    [
      'abilities[0].when: never goes off: nobody plays a home region (400.1)',
      triggered(ship, { event: 'plays', who: 'enemy', types: ['home-region'] }),
    ],
    [
      'abilities[0].when: never goes off: home regions neither enter play nor are destroyed (400.1, 1100.4)',
      triggered(ship, { event: 'enters', what: { of: 'play', types: ['home-region'] } }),
    ],
    [
      'abilities[0].always.types: nobody plays a home region (400.1)',
      {
        ...ship,
        abilities: [{ kind: 'static', always: { kind: 'forbid', act: 'play', types: ['home-region'], who: 'enemy' } }],
      },
    ],
  ])('%s', (words, card) => {
    expect(lintCards([card])).toEqual([{ card: card.name, kind: 'oddity', words }]);
  });
});

describe('faults', () => {
  test('of the gate, with the name of the card, or its place', () => {
    const [first, second] = lintCards([{ ...ship, shield: -1 }, 7]);
    expect(first).toEqual({ card: 'a', kind: 'fault', words: 'shield: is -1; it must be 0 or more' });
    expect(second).toEqual({ card: 'card 2', kind: 'fault', words: 'the card: is 7; it must be an object' });
  });

  test('a name that is not its title', () => {
    expect(lintCards([{ ...ship, title: 'The Long Way' }])).toEqual([
      { card: 'a', kind: 'fault', words: 'name: is "a"; its title makes it "the-long-way"' },
    ]);
  });

  test('two of one name, two of one title', () => {
    expect(lintCards([ship, ship])).toEqual([{ card: 'a', kind: 'fault', words: 'name: another card has it' }]);
    expect(lintCards([ship, { ...ship, name: 'b' }])).toContainEqual({
      card: 'b',
      kind: 'fault',
      words: 'title: another card has it',
    });
  });

  test('a value that cannot even be asked for its name', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(lintCards([trap])).toEqual([{ card: 'card 1', kind: 'fault', words: 'the card: cannot be read' }]);
  });
});

describe('beside what else there is', () => {
  test('a card that no scenario names, but in a comment', () => {
    const scenarios = ['home ian : b#x -- not a\n', '[table]\nhand ian : aa a-a'];
    expect(lintCards([ship, base], { scenarios })).toEqual([
      { card: 'a', kind: 'oddity', words: 'name: no scenario shows what it does' },
    ]);
    expect(lintCards([ship], { scenarios: ['hand ian : 2 * a'] })).toEqual([]);
  });

  test('a card whose text is not what its data say, and the text of none', () => {
    const texts = { printed: { A: ['Draw two cards.'], Z: ['Gone.'] }, textOf: () => ['Draw a card.'] };
    expect(lintCards([ship, base], { texts })).toEqual([
      { card: 'a', kind: 'fault', words: 'text: its data say “Draw a card.”; it is printed with “Draw two cards.”' },
      { card: 'b', kind: 'fault', words: 'text: its data say “Draw a card.”; it is printed with no text' },
      { card: 'Z', kind: 'fault', words: 'text: there is no card with this title' },
    ]);
  });
});

test.each([
  ['Stubborn Mechanic', 'stubborn-mechanic'],
  ["Wreckers' Shoal", 'wreckers-shoal'],
  ["Broker's  Annex!", 'brokers-annex'],
  ['Éclat, the 2nd', 'eclat-the-2nd'],
])('the slug of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
