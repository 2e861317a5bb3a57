import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/processes.mjs';
import { RULES, SECTIONS } from '../../src/model/rulebook.ts';
import { speak } from './spoken.ts';

const worked = join(root, 'scenarios/worked-example.pile');
const HEAD = '@pile 1\n@players ian elysha\n';

let folder = '';
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-'));
  mkdirSync(join(folder, 'none'));
  mkdirSync(join(folder, 'some'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('run', () => {
  test('a line for each scenario, and how many there were', async () => {
    const { code, lines } = await speak('run', worked, worked);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^ok {6}.*worked-example\.pile \d+ checks$/);
    expect(lines.at(-1)).toMatch(/^1 scenario: 1 ok, 0 failed, \d+ checks\.$/);
  });

  test('the first difference, where it stands, and what is so instead', async () => {
    const bad = file('some/bad.pile', `${HEAD}[play]\nian: pass\n= passed elysha\n`);
    file('some/good.pile', `${HEAD}[play]\nian: pass\n= passed ian\n`);
    const { code, lines } = await speak('run', join(folder, 'some'));
    expect(code).toBe(1);
    expect(lines[0]).toBe(`FAILED  ${bad}`);
    expect(lines[1]).toMatch(/^ {4}.*bad\.pile:5:3: expected `passed elysha`, but /);
    expect(lines.find((line) => line.startsWith('ok'))).toContain('good.pile');
    expect(lines.at(-1)).toBe('2 scenarios: 1 ok, 1 failed, 1 check.');
  });

  test('what is no text is said to be none, and the others are played', async () => {
    const binary = file('binary.pile', 'a\0b');
    const latin = join(folder, 'latin.pile');
    writeFileSync(latin, Buffer.from([...Buffer.from(HEAD), 0xe9, 0x0a]));
    const { code, lines } = await speak('run', binary, latin, worked);
    expect(code).toBe(2);
    expect(lines.slice(0, 4)).toEqual([
      `FAILED  ${binary}`,
      `    ${binary} is no text: a scenario is plain text (UTF-8).`,
      `FAILED  ${latin}`,
      `    ${latin} is no text: a scenario is plain text (UTF-8).`,
    ]);
    expect(lines.at(-1)).toMatch(/^3 scenarios: 1 ok, 2 failed/);
    expect((await speak('replay', binary)).said).toBe(`${binary} is no text: a replay is plain text (UTF-8).`);
    expect((await speak('deck', 'check', binary)).text).toContain('is no text: a deck list is plain text (UTF-8).');
  });

  test('of a long line only what stands around the place is shown, and nothing that a screen would obey', async () => {
    const long = file('long.pile', `@pile 1 ${'x'.repeat(300)}\u001b[31m${'y'.repeat(300)}\n`);
    const { lines } = await speak('run', long);
    expect(Math.max(...lines.slice(2).map((line) => line.length))).toBeLessThan(140);
    const list = file('long.deck', `@deck 1\n${'x'.repeat(300)}\u001b[31m\n`);
    const checked = await speak('deck', 'check', list);
    expect(Math.max(...checked.lines.slice(1).map((line) => line.length))).toBeLessThan(list.length + 140);
    expect(`${lines.join('')}${checked.text}`).not.toContain('\u001b');
  });

  test('what is no scenario, and what is not there', async () => {
    const unread = await speak('run', file('typo.pile', `${HEAD}[play]\nian: dance\n`), worked);
    expect(unread.code).toBe(2);
    expect(unread.text).toContain('typo.pile:4:6: expected');
    expect(unread.text).toContain('4 | ian: dance');
    expect(await speak('run', join(folder, 'nothing'))).toMatchObject({
      code: 2,
      said: `There is no file ${join(folder, 'nothing')}.`,
    });
    expect((await speak('run', join(folder, 'none'))).said).toContain('There is no scenario (.pile) in');
    expect(await speak('run')).toMatchObject({ code: 2, lines: [] });
  });
});

describe('why', () => {
  test('each clause with its number, its words and what would help', async () => {
    const { code, lines } = await speak('why', worked, '--at', '3', 'elysha: play m -> x');
    expect(code).toBe(0);
    expect(lines).toEqual([
      `refused  elysha: play m -> x  (${worked}, after 3 of 8 intents)`,
      '  700.4  Ian holds the initiative.',
      '         Legal once Ian hands the initiative on and it comes round.',
      '  Legal after  ian: pass',
    ]);
  });

  test('which card forbids it, and that the rule is this house’s', async () => {
    const scenario = join(root, 'scenarios/100/100.5-cannot-beats-may.pile');
    const { lines } = await speak('why', scenario, 'ian: activate powder-hound -> executioner');
    expect(lines[1]).toMatch(/^ {2}100\.5 {2}Jamming Spire forbids it: .* \(house rule\)$/);
  });

  test('that it is legal', async () => {
    expect((await speak('why', worked, '--at', '4', 'elysha: play m -> x')).lines[0]).toMatch(/^legal {2}elysha/);
  });

  test('as JSON', async () => {
    const { text } = await speak('why', worked, '--at', '3', '--json', 'elysha: play m -> x');
    expect(JSON.parse(text)).toMatchObject({
      at: 3,
      legal: false,
      intent: { type: 'play', player: 'elysha' },
      refusal: { kind: 'rule', clauses: [{ rule: '700.4' }] },
    });
  });

  test('says what cannot be made sense of', async () => {
    const said = async (...args: string[]) => {
      const { code, said: words } = await speak('why', ...args);
      expect(code).toBe(2);
      return words;
    };
    expect(await said(worked, '--at', '40', 'ian: pass')).toContain('has 8 intents in its main line');
    expect(await said(worked, '--at', '-1', 'ian: pass')).toContain('whole number');
    expect(await said(worked, 'ian: dance')).toContain('1 | ian: dance');
    expect(await said(worked, 'toby: pass')).toContain('nobody here is called `toby`');
    expect(await said(root, 'ian: pass')).toContain('is a folder');
  });
});

describe('rules', () => {
  test('all sections', async () => {
    const { lines } = await speak('rules');
    for (const { number, title } of SECTIONS)
      expect(lines.some((line) => line.includes(`${number}  ${title}`))).toBe(true);
  });

  test('a section, and a rule with where its parts come from', async () => {
    const { text } = await speak('rules', '700');
    for (const { number } of RULES.filter(({ section }) => section === '700')) expect(text).toContain(number);
    const one = await speak('rules', '900.3');
    expect(one.lines[0]).toMatch(/^900\.3 {2}source {2}The defender has the option/);
    expect(one.lines[1]).toMatch(/^ {7}house {3}Withdraw step/);
  });

  test('the values in force', async () => {
    expect((await speak('rules', '500.10')).text).toContain('a hand of 7 cards');
    const { text } = await speak('rules', '500.10', '--ruleset', 'handLimit=5', 'battleWindows=on');
    expect(text.replace(/\s+/g, ' ')).toContain('a hand of 5 cards (`handLimit`, 7 in the rulebook)');
    expect(await speak('rules', '500.10', '--ruleset', 'handLimit=many')).toMatchObject({
      code: 2,
      said: '"handLimit=many" is no value: say it as in handLimit=5 or battleWindows=on.',
    });
    expect(await speak('rules', '500.10', '--ruleset', 'minPlayers=1')).toMatchObject({
      code: 2,
      said: "The ruleset's minPlayers cannot be 1: a whole number from 2 (100.1).",
    });
  });

  test('what is near a number that is none', async () => {
    expect(await speak('rules', '700.15')).toMatchObject({
      code: 2,
      said: 'There is no rule 700.15. Section 700, the pile and the initiative, has 700.1 to 700.14.',
    });
    expect((await speak('rules', '1700.9')).said).toContain('has only 1700.1');
    expect((await speak('rules', 'seven')).said).toContain('The sections are 100, 200,');
  });
});

describe('cards', () => {
  test('all of them by type', async () => {
    const { lines } = await speak('cards');
    expect(lines.some((line) => /^Ships, \d+$/.test(line))).toBe(true);
    expect(lines.some((line) => /^ {2}Slasher +3 ISK, attack 3, shield 2$/.test(line))).toBe(true);
  });

  test('one with its text, by its name, its title or part of it', async () => {
    for (const name of ['stubborn-mechanic', 'Stubborn Mechanic', 'stubborn'])
      expect((await speak('cards', name)).lines).toEqual([
        'Stubborn Mechanic  stubborn-mechanic',
        'news, 2 ISK, common',
        '  Target ship has +2 shield until the end of the phase.',
      ]);
  });

  test('what may have been meant', async () => {
    expect(await speak('cards', 'slashr')).toMatchObject({ code: 2, said: expect.stringContaining('`slasher`') });
    expect((await speak('cards', 'e')).said).toMatch(/^Several cards are called something like e: .* and \d+ more\.$/);
    expect((await speak('cards', 'zzzzzz')).said).toContain('starpile cards lists them all');
  });

  test('a list is the list, and a card found by a part of a word says so', async () => {
    expect(await speak('cards', 'list')).toEqual(await speak('cards'));
    expect(await speak('cards', 'slash')).toMatchObject({
      code: 0,
      asides: ['Found by a part of its name; starpile cards list lists them all.'],
    });
    expect((await speak('cards', 'stubborn')).asides).toEqual([]);
  });

  test('nothing is wrong with them', async () => {
    const { code, lines } = await speak('cards', 'lint');
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^\d+ cards: 0 faults, \d+ odd\.$/)]);
  });
});

describe('the command itself', () => {
  test('says its version and what there is', async () => {
    expect((await speak('--version')).text).toMatch(/^\d+\.\d+\.\d+$/);
    const { code, text } = await speak('--help');
    expect(code).toBe(0);
    for (const name of ['inspect', 'run', 'why', 'rules', 'cards']) expect(text).toContain(name);
    expect((await speak('why', '--help')).text).toContain('--at <n>');
  });

  test('says what is meant by a slip', async () => {
    expect(await speak('rns')).toMatchObject({ code: 2, said: expect.stringContaining("unknown command 'rns'") });
    expect((await speak('inspekt')).said).toContain('Did you mean inspect?');
    expect(await speak('inspect', '--port', 'x')).toMatchObject({
      code: 2,
      said: expect.stringContaining('0 to 65535'),
    });
    expect((await speak('inspect', '--runner', 'fast')).said).toContain('Allowed choices are live, data');
    expect(await speak('inspect', join(folder, 'no.pile'))).toMatchObject({ code: 2 });
    expect((await speak('inspect', '--stately', 'somewhere')).said).toContain('somewhere is none.');
    expect((await speak('inspect', 'worked-example.pile', '--attach', '8080')).said).toContain(
      'leave worked-example.pile out',
    );
    expect((await speak('inspect', '--attach', '0')).said).toContain('1 to 65535');
  });
});
