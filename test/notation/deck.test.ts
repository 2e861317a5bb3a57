import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import { cardName, type DeckList } from '../../src/index.ts';
import { parseDeck, printDeck } from '../../src/notation/index.ts';

const HEAD = '@deck 1\n@title A\nstarbase : b\nhome : h\n';

const listOf = (text: string): DeckList => {
  const parsed = parseDeck(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.list;
};

test.each(Object.entries(DECKS))('%s is read as it was printed', (_, list) => {
  expect(listOf(printDeck(list))).toEqual(list);
});

test('any deck list is read as it was printed, and printed as it was', () => {
  const name = fc.constantFrom(...Object.keys(CARDS).map(cardName));
  const lists = fc.record({
    title: fc.stringMatching(/^[!-~]([ -~]*[!-~])?$/),
    starbase: name,
    home: name,
    outer: fc.array(name, { maxLength: 4 }),
    upgrades: fc.array(name, { maxLength: 3 }),
    deck: fc.dictionary(name, fc.integer({ min: 1, max: 999 }), { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(lists, (list) => {
      const text = printDeck(list);
      expect(listOf(text)).toEqual(list);
      expect(printDeck(listOf(text))).toBe(text);
    }),
  );
});

test('a text that a person wrote: comments, empty lines, any order, any room', () => {
  const list = listOf(`\uFEFF-- for the long games
@deck   1  -- the first version

  home:ledger-roads
@title Tolls -- and taxes: all of them
upgrades : a  b -- c
starbase :tally-house

[deck]  -- 48
  2   slasher\r
3 moon-2
`);
  expect(list).toEqual({
    title: 'Tolls -- and taxes: all of them',
    starbase: 'tally-house',
    home: 'ledger-roads',
    outer: [],
    upgrades: ['a', 'b'],
    deck: { slasher: 2, 'moon-2': 3 },
  });
});

describe('a mistake is named where it is, with what could stand there', () => {
  test.each<[text: string, at: string, words: string]>([
    ['', '1:1', 'expected `@deck 1`, but found the end of the line.'],
    ['\n\n-- nothing\n', '1:1', 'expected `@deck 1`, but found the end of the line.'],
    ['@pile 1', '1:1', 'expected `@deck 1`, but found `@pile`.'],
    ['@deck 2', '1:1', 'expected `@deck 1`, but found `@deck`.'],
    ['@deck 1', '1:8', 'expected `[deck]`, but found the end of the text.'],
    ['@deck 1\n[deck]', '2:1', 'expected `@title`, but found `[deck]`.'],
    ['@deck 1\n@title A\nhome : h\n[deck]', '4:1', 'expected `starbase`, but found `[deck]`.'],
    ['@deck 1\n@title A\nstarbase : b\n[deck]', '4:1', 'expected `home`, but found `[deck]`.'],
    ['@deck 1\n@title', '2:7', 'expected words, but found the end of the line.'],
    [`${HEAD}home : h`, '5:1', 'expected `outer`, `upgrades` or `[deck]`, but found a second `home`.'],
    [
      `${HEAD}upgrade : x`,
      '5:1',
      'expected `outer`, `upgrades` or `[deck]`, but found `upgrade`; did you mean `upgrades`?',
    ],
    [`${HEAD}outer cinder`, '5:7', 'expected `:`, but found `cinder`.'],
    [`${HEAD}outer : cinder Metropolis`, '5:16', 'expected a card, but found `Metropolis`.'],
    ['@deck 1\nstarbase :  -- which?', '2:11', 'expected a card, but found the end of the line.'],
    ['@deck 1\nhome : a b', '2:10', 'expected the end of the line, but found `b`.'],
    [`${HEAD}[deck] 3 slasher`, '5:8', 'expected the end of the line, but found `3`.'],
    [`${HEAD}[deck]\nslasher`, '6:1', 'expected a number of copies, 1 to 999, but found `slasher`.'],
    [`${HEAD}[deck]\n0 slasher`, '6:1', 'expected a number of copies, 1 to 999, but found `0`.'],
    [`${HEAD}[deck]\n3`, '6:2', 'expected a card, but found the end of the line.'],
    [`${HEAD}[deck]\n3 slasher slasher`, '6:11', 'expected the end of the line, but found `slasher`.'],
    [`${HEAD}[deck]\n3 slasher\n1 slasher`, '7:3', 'expected another card, but found `slasher` a second time.'],
  ])('%j', (text, at, words) => {
    const parsed = parseDeck(text, 'my.deck');
    if (parsed.ok) throw new Error(`This reads well:\n${text}`);
    const { file, line, column, message, excerpt } = parsed.error;
    expect(message).toBe(`my.deck:${at}: ${words}`);
    expect(`${file}:${line}:${column}`).toBe(`my.deck:${at}`);
    expect(excerpt.split('\n')[1]?.length).toBe(`${line} | `.length + column);
  });
});

test('any text at all is read or refused', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('@deck 1', '@title', 'a', ':', 'home', '[deck]', '3', '\n', ' ', '--', 'é')),
      (parts) => {
        const parsed = parseDeck(parts.join(''));
        expect(parsed.ok || parsed.error.message.startsWith('list.deck:')).toBe(true);
      },
    ),
  );
});
