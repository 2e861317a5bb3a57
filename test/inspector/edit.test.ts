import { afterEach, describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { Edit } from '../../src/inspector/protocol.ts';
import { draftOf } from '../../src/inspector/server/draft.ts';
import { exportOf } from '../../src/inspector/server/exports.ts';
import { readBrought } from '../../src/inspector/server/imports.ts';
import { makeSitting, type Sitting } from '../../src/inspector/server/sitting.ts';
import { playerId } from '../../src/model/ids.ts';
import { call } from './caller.ts';
import { opened, WORKED } from './opened.ts';
import { closeAll, start } from './started.ts';

afterEach(closeAll);

const ian = playerId('ian');
const elysha = playerId('elysha');

const drafted = (sitting: Sitting, n: number, edits: readonly Edit[] = []) =>
  draftOf(sitting.line('main'), sitting.scenario.scene, n, edits, CARDS);

function drawn(sitting: Sitting, n: number, edits: readonly Edit[] = []) {
  const done = drafted(sitting, n, edits);
  if (!done.ok) throw new Error(done.why);
  return done;
}

/** A sitting of the table as it was laid. */
const laid = (sitting: Sitting, n: number, edits: readonly Edit[]): Sitting =>
  makeSitting(
    { file: null, title: 'Laid', tree: null, scene: drawn(sitting, n, edits).scene, script: 0, dealt: null },
    { shelf: { cards: CARDS }, runner: 'data' },
  );

const EDITS: readonly Edit[] = [
  { do: 'put', card: 'slasher', owner: elysha, to: { region: 'metropolis' } },
  { do: 'put', card: 'stubborn-mechanic', owner: ian, to: 'hand' },
  { do: 'set', card: 'x', what: 'damage', to: 1 },
  { do: 'exhaust', card: 'x', exhausted: true },
  { do: 'isk', player: ian, to: 9 },
  { do: 'moment', at: 'command', active: elysha },
];

describe('a table laid by hand', () => {
  test('from any step in somebody’s phase, as it stands there', () => {
    const sitting = opened(WORKED);
    const { draft } = drawn(sitting, sitting.last);
    expect([draft.moment, draft.active, draft.words]).toEqual(['battle', 'ian', []]);
    // It lives by a bonus that wears off, which no scenario can say: so the table is no game until that is mended.
    expect(draft.faults).toEqual(['Executioner would be destroyed: damage 3, shield 3 (1000.2).']);
    expect(draft.cards.find(({ word }) => word === 'x')).toMatchObject({
      title: 'Executioner',
      zone: 'play',
      region: 'metropolis',
      damage: 3,
    });
    expect(draft.cards.find(({ word }) => word === 's')).toMatchObject({ zone: 'scrapheap', owner: 'ian' });
    expect(draft.loss).toHaveLength(1);
    const again = laid(sitting, sitting.last, [{ do: 'set', card: 'x', what: 'damage', to: 2 }]);
    const [was, is] = [sitting, again].map((one) => one.position('last', 'all').view);
    expect(is?.players).toMatchObject(
      was?.players.map(({ isk, hand, scrapheap }) => ({
        isk,
        hand: { count: hand.count },
        scrapheap: { count: scrapheap.count },
      })) ?? [],
    );
    expect(is?.play.map(({ title }) => title).toSorted()).toEqual(was?.play.map(({ title }) => title).toSorted());
  });

  test('where something is open it is said where to go instead', () => {
    expect(drafted(opened(WORKED), 5)).toEqual({
      ok: false,
      why: 'A set-up begins in somebody’s phase with no pile open and nothing asked, and step 5 does not. Go to step 0.',
    });
  });

  test('cards, ISK, damage and the moment are put where they are needed, and said in words', () => {
    const sitting = opened(WORKED);
    const { draft } = drawn(sitting, sitting.last, EDITS);
    expect(draft.faults).toEqual([]);
    expect(draft.words).toEqual([
      'Slasher of Elysha is put at Metropolis',
      'Stubborn Mechanic of Ian is put in hand',
      'Executioner has damage 1',
      'Executioner is exhausted',
      'Ian has 9 ISK',
      'it is Elysha’s command phase',
    ]);
    const { view } = laid(sitting, sitting.last, EDITS).position('last', 'all');
    expect(view.players.map(({ isk, hand }) => [isk, hand.count])).toEqual([
      [9, 1],
      [0, 0],
    ]);
    expect(view.play.find(({ title }) => title === 'Executioner')).toMatchObject({ damage: 1, exhausted: true });
    expect(view.play.some(({ title, owner }) => title === 'Slasher' && owner === elysha)).toBe(true);
    expect([view.active, view.window]).toEqual([elysha, 'command']);
  });

  test('what is taken away or moved has its place no more', () => {
    const sitting = opened(WORKED);
    const { draft } = drawn(sitting, sitting.last, [
      { do: 'take', card: 'x' },
      { do: 'move', card: 's', to: 'hand' },
      { do: 'control', card: 'metropolis', by: null },
    ]);
    expect(draft.cards.some(({ word }) => word === 'x')).toBe(false);
    expect(draft.cards.find(({ word }) => word === 's')).toMatchObject({ zone: 'hand', owner: 'ian' });
    expect(draft.faults).toEqual([]);
  });

  test.each<readonly [string, Edit, RegExp]>([
    ['a card that there is not', { do: 'put', card: 'slashr', owner: ian, to: 'hand' }, /no card "slashr".*slasher/],
    [
      'a player that there is not',
      { do: 'put', card: 'slasher', owner: playerId('toby'), to: 'hand' },
      /Nobody here is called toby/,
    ],
    ['a card that is gone', { do: 'take', card: 'nothing' }, /no card "nothing"/],
    ['less than nothing', { do: 'isk', player: ian, to: -1 }, /whole number, 0 or more/],
    ['half a point of damage', { do: 'set', card: 'x', what: 'damage', to: 0.5 }, /whole number/],
    [
      'a news in play at a region',
      { do: 'put', card: 'stubborn-mechanic', owner: ian, to: 'play' },
      /Stubborn|stubborn/,
    ],
    ['a region inside what is none', { do: 'move', card: 's', to: { region: 'x' } }, /region/],
  ])('%s is refused in words', (_, edit, words) => {
    const sitting = opened(WORKED);
    const { draft } = drawn(sitting, sitting.last, [edit]);
    expect(draft.faults.join(' ')).toMatch(words);
  });
});

describe('edits are part of the record', () => {
  test.each(['scenario', 'replay', 'save', 'link'] as const)('a %s of the game says so', (kind) => {
    const before = opened(WORKED);
    const sitting = laid(before, before.last, EDITS);
    const done = exportOf(kind, {
      line: sitting.line('main'),
      scenario: sitting.scenario,
      viewer: 'all',
      cards: CARDS,
    });
    if (!done.ok) throw new Error(done.why);
    const text = done.exported.files[0]?.text ?? '';
    if (kind === 'scenario') expect(text).toContain('@edited At step 11: Executioner has damage 1');
    const read = readBrought(kind === 'link' ? `#game=${text}` : text, CARDS);
    if (!read.ok) throw new Error(read.message);
    expect(read.scenario.scene.edits).toHaveLength(EDITS.length);
    expect(read.scenario.scene.edits?.[4]).toBe('At step 11: Ian has 9 ISK');
  });

  test('it is opened for all who look on, and only by who sees all; what is no game is not opened', async () => {
    const { address } = await start({ runner: 'data' });
    const page = await call(address);
    await page.next('hello');
    const edits: readonly Edit[] = [{ do: 'isk', player: ian, to: 7 }];
    page.say({ type: 'edit', n: 0, edits, want: 'look' });
    expect((await page.next('draft')).draft.words).toEqual(['Ian has 7 ISK']);
    page.say({ type: 'edit', n: 0, edits: [{ do: 'take', card: 'nothing' }], want: 'open' });
    expect((await page.next('problem')).message).toContain('nothing');
    page.say({ type: 'edit', n: 0, edits, want: 'save' });
    const { exported } = await page.next('exported');
    expect(exported.files[0]?.text).toContain('isk ian');
    page.say({ type: 'edit', n: 0, edits, want: 'open' });
    expect(await page.next('hello')).toMatchObject({
      title: 'The worked example, edited',
      file: null,
      edits: ['At step 0: Ian has 7 ISK'],
    });
    page.say({ type: 'look', n: 0, viewer: ian });
    page.say({ type: 'edit', n: 0, edits, want: 'look' });
    expect((await page.next('problem')).message).toContain('look as All');
    page.sayRaw('{"type":"edit","n":0,"edits":[{"do":"dance"}],"want":"look"}');
    expect((await page.next('problem')).message).toContain('Edit 1 is none');
  });
});
