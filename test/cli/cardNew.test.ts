import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as builders from '../../cards/index.ts';
import { CARD_TYPES, parseCard } from '../../src/index.ts';
import { lintCards } from '../../src/schema/lint.ts';
import { treeOf } from '../notation/parsing.ts';
import { speak } from './spoken.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The card that a file makes, with the builders it imports. */
function cardIn(text: string): unknown {
  const [, imported = '', said = ''] =
    /^import \{ (.*) \} from 'starpile\/cards';\n\nexport const \w+ = ([\s\S]*);\n$/.exec(text) ?? [];
  const names = imported.split(', ');
  return new Function(...names, `return ${said}`)(...names.map((name) => Reflect.get(builders, name)));
}

test.each(CARD_TYPES)('a new %s is a card, nothing about it is odd, and its scenario holds', async (type) => {
  const title = `Dust ${type}`;
  const name = `dust-${type}`;
  const { code, lines } = await speak(
    'cards',
    'new',
    '--title',
    title,
    '--type',
    type,
    '--race',
    'lathe',
    '--out',
    folder,
  );
  expect(code).toBe(0);
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(lines).toEqual([`wrote ${join(folder, `${constant}.ts`)}`, `wrote ${join(folder, `${name}.pile`)}`]);

  const card = cardIn(read(`${constant}.ts`));
  expect(card).toMatchObject({ name, title, type, races: ['Lathe'] });
  expect(lintCards([card, builders.CARDS['orrery-station' as keyof typeof builders.CARDS]])).toEqual([]);

  const ran = await speak('run', join(folder, `${name}.pile`));
  expect(ran.lines.at(-1)).toMatch(/^1 scenario: 1 ok, 0 failed, [1-9]/);
  const [line] = treeOf(read(`${name}.pile`)).cards?.lines ?? [];
  expect(line?.kind === 'card' && parseCard(line.card)).toEqual({ ok: true, card });
});

test('what is there is left alone', async () => {
  writeFileSync(join(folder, 'rust-runner.pile'), 'mine');
  const before = readdirSync(folder);
  expect(await speak('cards', 'new', '--title', 'Rust Runner', '--type', 'ship', '--out', folder)).toMatchObject({
    code: 2,
    said: `${join(folder, 'rust-runner.pile')} is there already, and is left as it is.`,
  });
  expect([readdirSync(folder), read('rust-runner.pile')]).toEqual([before, 'mine']);
});

test.each<[string, readonly string[], string]>([
  ['a card there is', ['--title', 'slasher', '--type', 'ship'], 'There is a card Slasher already.'],
  [
    'a race there is not',
    ['--title', 'A b', '--type', 'ship', '--race', 'Lath'],
    'There is no race Lath; did you mean `Lathe`?',
  ],
  ['an empty title', ['--title', '', '--type', 'ship'], 'A card needs a title: letters, digits, spaces'],
  ['a title of spaces', ['--title', '  ', '--type', 'ship'], 'A card needs a title: letters, digits, spaces'],
  ['a title without a name', ['--title', '!!', '--type', 'ship'], '"!!" is no title for a card: letters'],
  ['a digit to begin with', ['--title', '3 Moons', '--type', 'ship'], '"3 Moons" is no title for a card: letters'],
  ['two lines', ['--title', 'A\nb', '--type', 'ship'], 'is no title for a card: letters'],
  ['a path', ['--title', '../../evil', '--type', 'ship'], '"../../evil" is no title for a card: letters'],
  ['a path within', ['--title', 'a/../../evil', '--type', 'ship'], 'is no title for a card: letters'],
  ['a comment', ['--title', 'A -- b', '--type', 'ship'], 'two hyphens begin a comment there'],
  ['a title that is no option', ['../../evil', '--title', 'A b', '--type', 'ship'], "too many arguments for 'new'"],
  ['a type there is not', ['--title', 'A b', '--type', 'moon'], 'Allowed choices are starbase, structure'],
  ['no title', ['--type', 'ship'], "required option '--title <title>' not specified"],
])('%s is refused in words', async (_, args, words) => {
  const before = readdirSync(folder);
  const { code, said } = await speak('cards', 'new', ...args, '--out', folder);
  expect(code).toBe(2);
  expect(said).toContain(words);
  expect(readdirSync(folder)).toEqual(before);
});

test('a title that is a word of the language, and one with an apostrophe', async () => {
  for (const title of ['New', "Debtors' Moon"])
    await speak('cards', 'new', '--title', title, '--type', 'news', '--out', folder);
  expect(cardIn(read('newCard.ts'))).toMatchObject({ name: 'new', title: 'New' });
  expect(cardIn(read('debtorsMoon.ts'))).toMatchObject({ name: 'debtors-moon', title: "Debtors' Moon" });
});
