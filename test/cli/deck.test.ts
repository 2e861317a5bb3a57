import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECKS, MORE_DECKS } from '../../cards/index.ts';
import { root } from '../../scripts/processes.mjs';
import type { DeckList } from '../../src/index.ts';
import { printDeck } from '../../src/notation/index.ts';
import { speak } from './spoken.ts';

const lathe = printDeck(DECKS.lathe as DeckList);

let folder = '';
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('deck check', () => {
  test('what a good one is made of', async () => {
    const deck: Record<string, number> = { slasher: 3, broadside: 2, 'iron-moon': 3, 'repair-bay': 3 };
    const fill = ['executioner', 'drill-barge', 'scrap-gleaner', 'drone-warden', 'cradle-tender', 'old-ironside'];
    for (const name of [...fill, 'pack-leader', 'waymarker', 'needle-shot', 'muster', 'glass-orchard', 'spite-drone'])
      deck[name] = 3;
    deck['workshop-hull'] = 1;
    const path = file('good.deck', printDeck({ ...(DECKS.ardent as DeckList), deck }));
    const { code, lines } = await speak('deck', 'check', path);
    expect(code).toBe(0);
    expect(lines[0]).toBe(`ok  ${path}  ${DECKS.ardent?.title}`);
    expect(lines).toContain('    deck      31 ships, 3 structures, 6 locations, 8 news');
    expect(lines).toContain('    races     Ardent 5, Lathe 16, none 27');
    expect(lines.slice(6)).toEqual([
      '    prices     1 ███ 3',
      '               2 ██████████████████ 18',
      '               3 ████████████ 12',
      '               4 ██████████ 10',
      '               5 ███ 3',
      '               X ██ 2',
    ]);
  });

  test('everything that is wrong with a bad one, and what is odd about it', async () => {
    const bad = lathe.replace('3 slasher', '4 slahser').replace('2 overclock', '2 toll-cutter');
    const { code, lines } = await speak('deck', 'check', file('bad.deck', bad), file('ok.deck', lathe));
    expect(code).toBe(1);
    expect(lines.slice(0, 6)).toEqual([
      `FAILED  ${join(folder, 'bad.deck')}  ${DECKS.lathe?.title}`,
      '    deck: there is no card `slahser`; did you mean `slasher`?',
      '    deck: there are 4 copies of `slahser`; there must be 1 to 3 (400.1)',
      '    deck: there are 49 cards; there must be 48 (400.1)',
      '    in all: there are 56 cards; there must be 55 (400.1)',
      '    odd: deck: `toll-cutter` shares no race with the starbase or its upgrades and can never be played (200.4)',
    ]);
    expect(lines[6]).toBe(`ok  ${join(folder, 'ok.deck')}  ${DECKS.lathe?.title}`);
  });

  test('what is no deck list, what is not there, and that the others are checked all the same', async () => {
    const none = file('none.deck', '@deck 1\n@title A\nhoem : x\n');
    const { code, lines } = await speak('deck', 'check', none, join(folder, 'no.deck'), folder, file('b.deck', lathe));
    expect(code).toBe(2);
    expect(lines.slice(0, 8)).toEqual([
      `UNREAD  ${none}`,
      `    ${none}:3:1: expected \`starbase\`, \`home\`, \`outer\`, \`upgrades\` or \`[deck]\`, but found \`hoem\`; did you mean \`home\`?`,
      '    3 | hoem : x',
      '      | ^',
      `UNREAD  ${join(folder, 'no.deck')}`,
      `    There is no file ${join(folder, 'no.deck')}.`,
      `UNREAD  ${folder}`,
      `    ${folder} is a folder; a deck list is a file that ends in .deck.`,
    ]);
    expect(lines[8]).toMatch(/^ok/);
    expect(await speak('deck', 'check')).toMatchObject({ code: 2, lines: [] });
  });

  test('what is piped to it', () => {
    const command = ['--import', 'tsx', join(root, 'src/cli/main.ts'), 'deck', 'check', '-'];
    const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, input: lathe, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout.split('\n')[0]).toBe(`ok  standard input  ${DECKS.lathe?.title}`);
  }, 60_000);
});

describe('deck print', () => {
  test('which there are, and one of them as a file', async () => {
    expect((await speak('deck', 'print')).lines.map((line) => line.split(' ')[0])).toEqual(
      Object.keys({ ...DECKS, ...MORE_DECKS }),
    );
    expect(`${(await speak('deck', 'print', 'lathe')).text}\n`).toBe(lathe);
  });

  test('what may have been meant', async () => {
    expect(await speak('deck', 'print', 'lath')).toMatchObject({
      code: 2,
      said: 'There is no deck lath; did you mean `lathe`?',
    });
    expect((await speak('deck', 'print', 'constructor')).said).toBe(
      'There is no deck constructor: there are ardent, hush, lathe, tithe, ardent-ashes, hush-dark, lathe-turn, tithe-interest.',
    );
  });
});
