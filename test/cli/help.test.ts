import { expect, test } from 'vitest';
import { speak } from './spoken.ts';

/** What a help says: its sentences, and the words of each entry of its lists. */
async function helpOf(words: readonly string[]) {
  const { code, text } = await speak(...words, '--help');
  expect(code).toBe(0);
  const [, sentences = '', ...lists] = text.split('\n\n');
  const entries = lists.flatMap((list) => {
    const [heading = '', ...lines] = list.split('\n');
    const rows = lines
      .join('\n')
      .replace(/\n {4,}(?=\S)/g, ' ')
      .split('\n');
    return rows.map((row) => {
      const [, name = '', says = ''] = /^ {2}(\S.*?) {2,}(.*)$/.exec(row) ?? [];
      return { heading, name, says };
    });
  });
  return { text, sentences: sentences.replaceAll('\n', ' '), entries };
}

/** A command and all below it, by the words that call them. */
async function allBelow(words: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { entries } = await helpOf(words);
  const names = entries.flatMap(({ heading, name }) => (heading === 'Commands:' ? [name.split(' ')[0] ?? ''] : []));
  const below = await Promise.all(names.filter((name) => name !== 'help').map((name) => allBelow([...words, name])));
  return [words, ...below.flat()];
}

const all = await allBelow([]);

test('every command has a help', () => {
  const known = all.map((words) => words.join(' '));
  for (const name of ['', 'inspect', 'run', 'why', 'rules', 'cards', 'cards new', 'play', 'deck check', 'simulate'])
    expect(known).toContain(name);
});

test.each(all.map((words) => [words.join(' ') || 'the command itself', words] as const))(
  'the help of %s is in the manner of all others',
  async (_, words) => {
    const { sentences, entries, text } = await helpOf(words);
    // Whole sentences; a command of its own says what it does.
    expect(sentences).toMatch(words.length === 0 ? /^[A-Z].*\.$/ : /^[A-Z]\w+s .*\.$/);
    expect(sentences).not.toMatch(/[a-z]; exit code|: exit code/);
    expect(entries.length).toBeGreaterThan(0);
    for (const { name, says } of entries) {
      // Neither sentences nor left empty; what holds without it is said after "without it" or by commander.
      expect(says, name).toMatch(/^[a-z].*[^.]$/);
      expect(says, name).not.toMatch(/without (one|it),|\(default: [a-z]/);
    }
    for (const { name, says } of entries.filter(({ heading }) => heading === 'Commands:'))
      expect(says, `${name} begins with what it does`).toMatch(
        /^(open|play|tell|list|write|check|print|let|draw|explore|keep|show|find|compare|make|serve)\b/,
      );
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  },
);
