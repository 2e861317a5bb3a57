import { afterEach, describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import { dealTable } from '../../src/inspector/server/dealtTable.ts';
import { exportOf, type ToExport } from '../../src/inspector/server/exports.ts';
import { readBrought } from '../../src/inspector/server/imports.ts';
import { reportOf } from '../../src/inspector/server/report.ts';
import { makeSitting, type Sitting } from '../../src/inspector/server/sitting.ts';
import { playerId } from '../../src/model/ids.ts';
import type { Viewer } from '../../src/view/view.ts';
import { call } from './caller.ts';
import { longGame } from './longGame.ts';
import { logOf, opened, WORKED } from './opened.ts';
import { closeAll, start } from './started.ts';

afterEach(closeAll);

const given = (sitting: Sitting, viewer: Viewer = 'all', branch = 'main'): ToExport => ({
  line: sitting.line(branch),
  scenario: sitting.scenario,
  viewer,
  cards: CARDS,
});

function filesOf(done: ReturnType<typeof exportOf>) {
  if (!done.ok) throw new Error(done.why);
  return done.exported;
}

/** The text of an export, opened again in another sitting. */
function brought(text: string): Sitting {
  const read = readBrought(text, CARDS);
  if (!read.ok) throw new Error(read.message);
  return makeSitting(read.scenario, { shelf: { cards: CARDS }, runner: 'data' });
}

describe('a game that is taken along', () => {
  test.each(['scenario', 'replay', 'save', 'link'] as const)(
    '%s: it is checked, and opened elsewhere it is the same',
    (kind) => {
      const sitting = opened(WORKED);
      const { files, words } = filesOf(exportOf(kind, given(sitting)));
      expect(words.join(' ')).toMatch(kind === 'link' ? /the whole game, 8 intents/ : /Played again/);
      const text = kind === 'link' ? `http://127.0.0.1/#step=3&game=${files[0]?.text}` : (files[0]?.text ?? '');
      expect(logOf(brought(text))).toEqual(logOf(sitting));
    },
  );

  test('a scenario keeps its title', () => {
    const sitting = opened(WORKED);
    const { files } = filesOf(exportOf('scenario', given(sitting)));
    expect(files[0]?.text).toMatch(/^@pile 1\n@title (.+)\n/);
    expect(brought(files[0]?.text ?? '').scenario.title).toBe(sitting.scenario.title);
  });

  test('of a whole game, what a player takes along does not tell the seed, from which all is dealt', () => {
    const seed = 918_273;
    const dealt = dealTable({ decks: ['lathe', 'hush'], seed }, CARDS, DECKS);
    if (!dealt.ok) throw new Error(dealt.message);
    const sitting = makeSitting(dealt.scenario, { shelf: { cards: CARDS }, runner: 'data' });
    const { files } = filesOf(exportOf('seen', given(sitting, playerId('ian'))));
    expect(JSON.stringify(files)).not.toContain(String(seed));
  });

  test('of a branch, the branch is taken', () => {
    const sitting = opened(WORKED);
    const act = sitting.position(4, 'all').acts.find(({ title }) => title === 'Pass');
    const done = sitting.whatIf(act?.intent, 4, 'main');
    const branch = done.ok ? done.branch : '';
    const { files } = filesOf(exportOf('replay', given(sitting, 'all', branch)));
    expect(brought(files[0]?.text ?? '').last).toBe(7);
  });

  test('notes are comments of the scenario, and come back with it', () => {
    const sitting = opened(WORKED);
    sitting.note(5, 'A bold play.\nLook at her ISK.', 'main');
    sitting.note(7, '', 'main');
    const text = filesOf(exportOf('scenario', given(sitting))).files[0]?.text ?? '';
    expect(text).toContain('-- A bold play.\n-- Look at her ISK.\nelysha: play');
    const notes = brought(text)
      .rows('all')
      .flatMap(({ n, note }) => (note === null ? [] : [[n, note]]));
    expect(notes).toEqual([
      [5, 'A bold play.\nLook at her ISK.'],
      [7, ''],
    ]);
  });

  test.each(['scenario', 'replay', 'save', 'link'] as const)('%s: not for whoever does not see all', (kind) => {
    const sitting = opened(WORKED);
    for (const viewer of [playerId('ian'), 'table'] as const)
      expect(exportOf(kind, given(sitting, viewer))).toMatchObject({ ok: false, why: /look as All/ });
  });

  test('what is seen by one is only what they see', () => {
    const sitting = opened(WORKED, { script: false });
    const { files } = filesOf(exportOf('seen', given(sitting, playerId('ian'))));
    expect(files[0]?.name).toBe('the-worked-example.seen-by-ian.json');
    expect(files[0]?.text).not.toContain('stubborn-mechanic');
    expect(filesOf(exportOf('seen', given(sitting, playerId('elysha')))).files[0]?.text).toContain('stubborn-mechanic');
    expect(readBrought(files[0]?.text ?? '', CARDS)).toMatchObject({ ok: false, message: /no game can be made of it/ });
  });

  test('what is damaged, refused or of other rules is not opened, and it is said why', () => {
    const sitting = opened(WORKED);
    const replay = filesOf(exportOf('replay', given(sitting))).files[0]?.text ?? '';
    const link = filesOf(exportOf('link', given(sitting))).files[0]?.text ?? '';
    const wrong: readonly (readonly [string, RegExp])[] = [
      [replay.replace('"elysha"', '"ian"'), /damaged: its seal/],
      [replay.slice(0, 200), /no JSON/],
      ['{"format":"another"}', /neither a replay nor a saved game: its format is "another"/],
      ['[1]', /format is not said/],
      [`#game=${link.slice(0, -20)}`, /The link is damaged/],
      ['@pile 1\n@players ian elysha\n[play]\nian: pass\nian: pass\n', /expected `ian: pass` to be accepted/],
      ['nonsense', /what was brought:1:1/],
    ];
    for (const [text, words] of wrong) {
      const read = readBrought(text, CARDS);
      expect([text.slice(0, 40), read.ok ? '' : read.message]).toEqual([
        text.slice(0, 40),
        expect.stringMatching(words),
      ]);
    }
  });

  test('what speaks of a link is no link', () => {
    const text = `@pile 1\n-- seen at http://127.0.0.1:4700/#step=3&game=AAAA\n@players ian elysha\n`;
    expect(readBrought(text, CARDS)).toMatchObject({ ok: true, scenario: { done: [] } });
  });

  test('what is too large is said to be', async () => {
    const page = await call((await start()).address);
    const [size, of] = [60_000, 200];
    const text = 'x'.repeat(size);
    // Not all at once: who sends too fast is not heard.
    for (let part = 0; part * size <= 8 << 20; part++) {
      if (part >= 100) await new Promise((resolve) => setTimeout(resolve, 25));
      page.say({ type: 'bring', part, of, text });
    }
    expect((await page.next('problem')).message).toMatch(/too large to be a game/);
  });

  test('a long game is brought in pieces', async () => {
    const { address } = await start({ runner: 'data' });
    const page = await call(address);
    await page.next('position');
    const replay = filesOf(exportOf('replay', given(longGame(400)))).files[0]?.text ?? '';
    const size = 15_000;
    const of = Math.ceil(replay.length / size);
    expect(of).toBeGreaterThan(4);
    for (let part = 0; part < of; part++)
      page.say({ type: 'bring', part, of, text: replay.slice(part * size, (part + 1) * size) });
    expect(await page.next('hello')).toMatchObject({ title: 'A replay of Ian, Elysha, Toby, Mara', file: null });
    expect((await page.next('position')).position.last).toBeGreaterThan(399);
    page.say({ type: 'look', n: 200, viewer: 'all' });
    expect((await page.next('position')).position.n).toBe(200);
    page.say({ type: 'bring', part: 0, of: 1, text: 'nonsense' });
    expect((await page.next('problem')).message).toContain('what was brought');
    // Whoever brought it looks at where they looked before.
    page.say({ type: 'note', n: 200, text: 'still here' });
    expect((await page.next('position')).position.n).toBe(200);
  });
});

test('whoever brings a game along looks at its end, wherever they looked before', async () => {
  const page = await call((await start()).address);
  await page.next('position');
  page.say({ type: 'look', n: 0, viewer: 'all' });
  await page.next('position');
  const text = filesOf(exportOf('scenario', given(opened(WORKED)))).files[0]?.text ?? '';
  page.say({ type: 'bring', part: 0, of: 1, text });
  expect(await page.next('place')).toMatchObject({ branch: 'main', n: 'last' });
  const { position } = await page.next('position');
  expect(position.n).toBe(position.last);
});

describe('a report', () => {
  const complaint = { n: 8, expected: 'The Executioner survives.', check: null, link: 'http://here/#step=8' };

  test('has the link, the step, its rules, what was expected, and a test file that runs', () => {
    const { files, words } = filesOf(reportOf(complaint, given(opened(WORKED))));
    const [report, file] = files;
    expect(report?.text).toContain('**What should have happened:** The Executioner survives.');
    expect(report?.text).toContain('http://here/#step=8');
    expect(report?.text).toContain(file?.text);
    expect(file?.text).toContain('-- Expected: The Executioner survives.');
    expect(file?.text).toMatch(/@title Report: The Executioner survives.\n@cites 700/);
    expect(words).toEqual([expect.stringContaining('in words only')]);
    expect(brought(file?.text ?? '').last).toBeGreaterThan(7);
  });

  test('its link leads to the game in any other inspector', () => {
    const sitting = opened(WORKED);
    const report = filesOf(reportOf(complaint, given(sitting))).files[0]?.text ?? '';
    const link = /^\*\*Link:\*\* (\S+)$/m.exec(report)?.[1] ?? '';
    expect(link).toMatch(/^http:\/\/here\/#step=8&game=/);
    expect(logOf(brought(link))).toEqual(logOf(sitting));
  });

  test('with what was expected as a line, the file fails until it is mended', () => {
    const sitting = opened(WORKED);
    const fails = filesOf(reportOf({ ...complaint, check: ': x damage 7' }, given(sitting)));
    expect(fails.words[0]).toMatch(/fails, as it should until it is mended: report.pile:\d+:\d+: expected/);
    const passes = filesOf(reportOf({ ...complaint, check: ': x damage 3' }, given(sitting)));
    expect(passes.words[0]).toContain('passes');
    // Who gets it opens it where it goes otherwise, and is told how.
    const read = readBrought(fails.files[1]?.text ?? '', CARDS);
    expect(read).toMatchObject({ ok: true, differs: expect.stringMatching(/expected `x damage 7`/) });
    expect(read.ok && read.scenario.done?.length).toBe(8);
    expect(reportOf({ ...complaint, check: 'gibberish' }, given(sitting))).toMatchObject({
      ok: false,
      why: /cannot be read/,
    });
  });

  test('nothing without what was expected, and only for who sees all', async () => {
    const { address } = await start();
    const page = await call(address);
    page.say({ ...complaint, type: 'report', n: 0, expected: '  ' });
    expect((await page.next('problem')).message).toContain('what should have happened');
    page.say({ type: 'look', n: 0, viewer: playerId('ian') });
    page.say({ ...complaint, type: 'report', n: 0 });
    expect((await page.next('problem')).message).toContain('look as All');
  });
});
