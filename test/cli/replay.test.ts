import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { root } from '../../scripts/processes.mjs';
import { sealedReplay } from '../../src/engine/replay.ts';
import { createGame, type Recorded, replayOf, type StarpileGame } from '../../src/index.ts';
import { runTo } from '../../src/notation/run.ts';
import { SCENARIOS, treeIn } from '../scenarios/files.ts';
import { speak } from './spoken.ts';

const worked = join(root, 'scenarios/worked-example.pile');

let folder = '';
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const played = (): StarpileGame => {
  const scenario = SCENARIOS.find((one) => one.file === 'worked-example.pile');
  const ran = runTo(treeIn(scenario!), 8, { cards: CARDS, createGame });
  if (!ran.ok) throw new Error(ran.message);
  return ran.game;
};
const game = played();
const recorded = replayOf(game);
const but = (change: Partial<Recorded>): Recorded => {
  const { format: _, version: __, seal: ___, ...recording } = recorded;
  return sealedReplay({ ...recording, ...change });
};

describe('replay', () => {
  test('tells each step and what it made happen, the same of a scenario, a replay and a save', async () => {
    const of = async (path: string, kind: string) => {
      const { code, lines } = await speak('replay', path);
      const begun = kind === 'scenario' ? '' : 'laid out by hand, ';
      expect([code, lines[0]]).toEqual([0, `${path}  a ${kind} of ian and elysha, ${begun}8 intents`]);
      return lines.slice(1);
    };
    const told = await of(worked, 'scenario');
    expect(told.slice(0, 8)).toEqual([
      '   0  the beginning',
      '      attacked metropolis by ian with s vs elysha, began battle ian',
      '   1  elysha: stay',
      '      stayed elysha',
      '   2  ian: aim s -> x',
      '      aimed s -> x',
      '   3  elysha: aim x -> s',
      '      aimed x -> s, on the pile damage 3 s -> x, on the pile damage 2 x -> s',
    ]);
    expect(await of(file('replay.json', recorded), 'replay')).toEqual(told);
    expect(await of(file('save.json', game.save()), 'save')).toEqual(told);
  });

  test('shows the position after some steps', async () => {
    const { code, lines } = await speak('replay', file('replay.json', recorded), '--at', '4');
    expect(code).toBe(0);
    expect(lines.slice(1)).toEqual([
      '',
      'metropolis @elysha : executioner#x slasher#s(ian)',
      'lamplit-reach @elysha',
      'ledger-roads @ian',
      'play ian           : starbase-plain',
      'play elysha        : starbase-plain',
      'hand elysha        : stubborn-mechanic#m',
      'deck ian           : 0 cards',
      'deck elysha        : 0 cards',
      'isk ian            : 4',
      'isk elysha         : 2',
      'pile               : damage 2 x -> s / damage 3 s -> x',
      'turn               : 1 ian',
      'window             : pile',
      'awaits             : elysha',
      '',
      'legal:',
      '  elysha: pass',
      '  elysha: play m -> x',
      '  elysha: play m -> s',
      '  elysha: concede',
    ]);
    expect(await speak('replay', worked, '--at', '9')).toMatchObject({
      code: 2,
      said: `${worked} has 8 intents; --at takes 0 to 8, not 9.`,
    });
    expect((await speak('replay', worked, '--at', 'x')).code).toBe(2);
  });

  test('shows what is asked, and that the game is over', async () => {
    const shown = async (scenario: string, at: number) =>
      (await speak('replay', join(root, 'scenarios', scenario), '--at', `${at}`)).text;
    expect(await shown('700/700.7-questions-are-answers.pile', 5)).toMatch(/^asked +: \w+, by an entry of the pile$/m);
    const conceded = '@pile 1\n@players ian elysha\n[play]\nian: concede\n';
    const { text } = await speak('replay', file('over.pile', conceded), '--at', '1');
    expect(text).toMatch(/^over +: won elysha$/m);
    expect(text).toMatch(/^awaits +: nobody$/m);
  });

  test.each(SCENARIOS.slice(0, 20).map(({ file }) => file))('every moment of %s can be shown', async (scenario) => {
    const path = join(root, 'scenarios', scenario);
    const [first = ''] = (await speak('replay', path)).lines;
    const length = Number(/, (\d+) intents?$/.exec(first)?.[1]);
    for (let n = 0; n <= length; n++) expect((await speak('replay', path, '--at', `${n}`)).code).toBe(0);
  });

  test('--verify: agrees, parted, refused, or cannot be checked', async () => {
    const verify = async (path: string) => {
      const { code, lines } = await speak('replay', path, '--verify');
      return [code, lines[0]?.split('  ')[0], lines[1]?.trim()];
    };
    expect(await verify(worked)).toEqual([
      0,
      'agrees',
      expect.stringMatching(/^All went as it says: 8 intents, \d+ checks\.$/),
    ]);
    expect(await verify(file('replay.json', recorded))).toEqual([0, 'agrees', 'All went as recorded: 8 intents.']);
    expect(await verify(file('save.json', game.save()))).toEqual([0, 'agrees', 'All went as recorded: 8 intents.']);
    const marks = recorded.marks.map((mark, n) => (n === 5 ? mark.replace(/\S+ \S+$/, '0 0') : mark));
    expect(await verify(file('parted.json', but({ marks })))).toEqual([
      1,
      'parted',
      'Parted at step 5 (play of Elysha). Otherwise than recorded: what Ian has (here: 4 ISK, 0 cards in hand and 0 in the deck); what Elysha has (here: 0 ISK, 0 cards in hand and 0 in the deck).',
    ]);
    const refused = but({ intents: recorded.intents.toReversed() });
    expect(await verify(file('refused.json', refused))).toEqual([1, 'refused', expect.stringMatching(/^Refused at /)]);
    const other = but({ rulebook: 'another' });
    expect((await verify(file('other.json', other))).slice(0, 2)).toEqual([2, 'cannot be checked']);
    const slasher = { ...recorded.scene.cards['slasher' as never], attack: 7 } as never;
    const scene = { ...recorded.scene, cards: { ...recorded.scene.cards, slasher } };
    const edited = replayOf(createGame(scene));
    expect(await verify(file('edited.json', edited))).toEqual([
      2,
      'cannot be checked',
      'It was played with other cards. slasher: attack 7 then, 3 here.',
    ]);
    const bad = file('bad.pile', '@pile 1\n@players ian elysha\n[play]\nian: pass\n= passed elysha\n');
    expect((await verify(bad)).slice(0, 2)).toEqual([1, 'parted']);
  });

  test('--verify and --at: both are told, and the position is the same as without', async () => {
    const path = file('replay.json', recorded);
    for (const at of ['0', '4']) {
      const shown = await speak('replay', path, '--at', at);
      const both = await speak('replay', path, '--at', at, '--verify');
      expect(both.code).toBe(0);
      expect(both.lines).toEqual([`agrees  ${path}`, '    All went as recorded: 8 intents.', ...shown.lines]);
    }
    const marks = recorded.marks.map((mark, n) => (n === 5 ? mark.replace(/\S+ \S+$/, '0 0') : mark));
    const parted = await speak('replay', file('parted.json', but({ marks })), '--at', '4', '--verify');
    expect([parted.code, parted.lines[0]?.split('  ')[0], parted.lines.at(-1)]).toEqual([
      1,
      'parted',
      '  elysha: concede',
    ]);
  });

  test('a step that is refused is told where it stands', async () => {
    const intents = [...recorded.intents.slice(0, 2), recorded.intents[0] as never, { type: 'dance' } as never];
    const { code, lines } = await speak(
      'replay',
      file('refused.json', but({ intents, marks: recorded.marks.slice(0, 5) })),
    );
    expect(code).toBe(1);
    expect(lines.at(-2)).toBe('refused at step 3: {"type":"stay","player":"elysha"}');
    expect(lines.at(-1)).toMatch(/^ {4}.+\(\d+\.\d+\)$/);
  });

  test.each<[string, string, unknown, string]>([
    ['nothing', 'nothing.pile', '', 'expected'],
    ['no JSON', 'torn.json', JSON.stringify(recorded).slice(0, 500), 'is no JSON: '],
    ['other JSON', 'other.json', { a: 1 }, 'neither a replay nor a saved game: its format is not said.'],
    ['another format', 'pgn.json', { format: 'pgn' }, 'neither a replay nor a saved game: its format is "pgn".'],
    ['null', 'null.json', 'null', 'neither a replay nor a saved game: its format is not said.'],
    ['a list', 'list.json', [recorded], 'neither a replay nor a saved game'],
    ['a later replay', 'later.json', { ...recorded, version: 3 }, 'The replay is of version 3; this engine reads 1.'],
    ['a later save', 'later.json', { ...game.save(), version: 3 }, 'The save is of version 3; this engine reads 1.'],
    ['a damaged replay', 'damaged.json', { ...recorded, marks: [] }, 'The replay is damaged: its seal'],
    ['a damaged save', 'damaged.json', { ...game.save(), changes: 3 }, 'The save is damaged: its seal'],
    ['no game', 'seedless.json', but({ scene: { ...recorded.scene, seed: 0.5 } }), 'what is no game here: Seed 0.5'],
    ['a refused scenario', 'refused.pile', '@pile 1\n@players ian elysha\n[play]\nelysha: pass\n', ':4:1: expected'],
  ])('what is not to be used is said in words: %s', async (_, name, content, words) => {
    for (const flag of [[], ['--verify'], ['--at', '0']]) {
      const { code, lines, said } = await speak('replay', file(name, content), ...flag);
      expect([code, lines]).toEqual([2, []]);
      expect(said).toContain(words);
      expect(said).not.toMatch(/^ +at /m);
    }
  });

  test('a file that is not there, and a folder', async () => {
    expect((await speak('replay', join(folder, 'none.json'))).said).toBe(
      `There is no file ${join(folder, 'none.json')}.`,
    );
    expect((await speak('replay', folder)).said).toContain('a replay is a file that ends in .json or .pile.');
  });
});
