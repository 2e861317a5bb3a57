import { describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import { cardName, type DeckList, deckFaults, deckWarnings, defaultRuleset, type Printed } from '../../src/index.ts';

const good = DECKS.lathe as DeckList;
const faults = (change: Partial<DeckList>): readonly string[] =>
  deckFaults({ ...good, ...change }, CARDS, defaultRuleset);
const names = (...words: readonly string[]) => words.map(cardName);

/** The same deck with this many of that card, and as many others as it had. */
const deckWith = (changes: Readonly<Record<string, number>>): DeckList['deck'] => ({ ...good.deck, ...changes });

test.each(Object.entries(DECKS))('the deck %s can be played, and every card of it serves', (_, list) => {
  expect(deckFaults(list, CARDS, defaultRuleset)).toEqual([]);
  expect(deckWarnings(list, CARDS)).toEqual([]);
});

describe('a deck list that breaks rule 400.1', () => {
  test.each<[Partial<DeckList>, string]>([
    [
      { starbase: cardName('orrery-statoin') },
      'starbase: there is no card `orrery-statoin`; did you mean `orrery-station`?',
    ],
    [{ starbase: cardName('slasher') }, 'starbase: `slasher` is a ship; it must be a starbase (400.1)'],
    [{ starbase: cardName('great-orrery') }, 'starbase: `great-orrery` is of level 2; it must be of level 1 (400.1)'],
    [{ home: cardName('cinder') }, 'home: `cinder` is an outer region; it must be a home region (400.1)'],
    [
      { outer: names('cinder', 'slasher', 'metropolis') },
      'outer: `slasher` is a ship; it must be an outer region (400.1)',
    ],
    [
      { upgrades: names('the-ninth-wheel', 'cinder') },
      'upgrades: `cinder` is an outer region; it must be a starbase (400.1)',
    ],
    [{ outer: names('cinder', 'metropolis') }, 'outer: there are 2 outer regions; there must be 3 (400.1)'],
    [{ upgrades: names('great-orrery') }, 'upgrades: there is 1 upgrade; there must be 2 (400.1)'],
    [{ deck: deckWith({ slasher: 4 }) }, 'deck: there are 4 copies of `slasher`; there must be 1 to 3 (400.1)'],
    [{ deck: deckWith({ slasher: 0 }) }, 'deck: there are 0 copies of `slasher`; there must be 1 to 3 (400.1)'],
    [{ deck: deckWith({ slasher: 1.5 }) }, 'deck: there are 1.5 copies of `slasher`; there must be 1 to 3 (400.1)'],
    [{ deck: deckWith({ slasher: 2 }) }, 'deck: there are 47 cards; there must be 48 (400.1)'],
    [{ deck: deckWith({ slasher: 2 }) }, 'in all: there are 54 cards; there must be 55 (400.1)'],
    [
      { deck: deckWith({ cinder: 1 }) },
      'deck: `cinder` is an outer region; it must be a ship or a structure or a location or news (400.1)',
    ],
    [{ deck: deckWith({ 'slasher-two': 1 }) }, 'deck: there is no card `slasher-two`.'],
    [{ deck: deckWith({ constructor: 1 }) }, 'deck: there is no card `constructor`.'],
  ])('%j', (change, words) => {
    expect(faults(change)).toContain(words);
  });

  test('every fault is named, not the first alone', () => {
    const found = faults({ home: cardName('cinder'), outer: [], deck: deckWith({ slasher: 9 }) });
    expect(found.map((words) => words.split(':')[0])).toEqual(['home', 'deck', 'outer', 'deck', 'in all']);
  });

  test('the numbers are those of the ruleset', () => {
    const small = { ...defaultRuleset, deckSize: 40, copies: 2 };
    const found = deckFaults(good, CARDS, small);
    expect(found).toContain('deck: there are 3 copies of `slasher`; there must be 1 to 2 (400.1)');
    expect(found).toContain('deck: there are 48 cards; there must be 33 (400.1)');
    expect(found).toContain('in all: there are 55 cards; there must be 40 (400.1)');
  });
});

describe('upgrades lead on from the starbase (1300.2)', () => {
  test.each<[Partial<DeckList>, readonly string[]]>([
    [
      { upgrades: names('the-ninth-wheel', 'the-long-silence') },
      [
        'upgrades: `the-ninth-wheel` is of level 3; for that the list must have a starbase of level 2 to upgrade (1300.2)',
        'upgrades: `the-long-silence` is of level 3; for that the list must have a starbase of level 2 to upgrade (1300.2)',
      ],
    ],
    [
      { upgrades: names('high-counting-house', 'great-orrery') },
      ['upgrades: `high-counting-house` shares no race with `orrery-station`, which it must replace (1300.2)'],
    ],
    [
      { upgrades: names('great-orrery', 'the-undying-vow') },
      ['upgrades: `the-undying-vow` shares no race with `great-orrery`, which it must replace (1300.2)'],
    ],
    [
      { upgrades: names('weighbridge', 'great-orrery') },
      ['upgrades: `weighbridge` is of level 1; an upgrade must be of level 2 or more (1300.2)'],
    ],
    [{ upgrades: names('the-ninth-wheel', 'great-orrery') }, []],
    [{ upgrades: names('great-orrery', 'great-weighbridge') }, []],
  ])('%j', (change, words) => {
    expect(faults(change)).toEqual(words);
  });
});

describe('what is allowed but serves nobody', () => {
  const warnings = (change: Partial<DeckList>, cards = CARDS) => deckWarnings({ ...good, ...change }, cards);

  test('a card that nobody with these starbases can play', () => {
    expect(
      warnings({ deck: deckWith({ 'toll-cutter': 1 }), outer: names('cinder', 'toll-gate', 'toll-gate') }),
    ).toEqual([
      'outer: `toll-gate` shares no race with the starbase or its upgrades and can never be played (200.4)',
      'deck: `toll-cutter` shares no race with the starbase or its upgrades and can never be played (200.4)',
    ]);
    expect(
      warnings({ deck: deckWith({ 'toll-cutter': 1 }), upgrades: names('great-weighbridge', 'the-ninth-wheel') }),
    ).toEqual([]);
  });

  test('the same upgrade twice', () => {
    expect(warnings({ upgrades: names('great-orrery', 'great-orrery') })).toEqual([
      'upgrades: `great-orrery` is there twice; a starbase is replaced by it only once (1300.2)',
    ]);
  });

  test('no ship', () => {
    const news: Printed = { ...(CARDS[cardName('muster')] as Printed), name: cardName('a') };
    expect(warnings({ deck: { [cardName('a')]: 3 } }, { ...CARDS, [cardName('a')]: news })).toEqual([
      'deck: there is no ship, and only ships strike a starbase (900.5)',
    ]);
  });
});
