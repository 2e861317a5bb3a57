import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { makeSitting, type Sitting } from '../../src/inspector/server/sitting.ts';
import { plainText } from '../../src/inspector/words/naming.ts';
import { playerId } from '../../src/model/ids.ts';
import { logOf, opened, press, scenarioIn, scenarioOf, WORKED } from './opened.ts';

const ian = playerId('ian');
const elysha = playerId('elysha');

/** The titles of the buttons at a step, without what every player can always do. */
const titlesAt = (sitting: Sitting, n: number, branch = 'main'): readonly string[] =>
  sitting.position(n, 'all', branch).acts.flatMap(({ title, icon }) => (icon === 'concede' ? [] : [title]));

const linesOf = (sitting: Sitting, branch: string): readonly string[] =>
  sitting.rows('all', branch).map(({ n, words }) => `${n} ${plainText(words)}`);

/** Presses a button of an earlier step: gives the branch that begins with it. */
function whatIf(sitting: Sitting, title: string, n: number, branch = 'main'): string {
  const act = sitting.position(n, 'all', branch).acts.find((one) => one.title === title);
  const done = sitting.whatIf(act?.intent, n, branch);
  if (!done.ok) throw new Error(typeof done.why === 'string' ? done.why : done.why.message);
  return done.branch;
}

describe('what if', () => {
  test('at every step at which all rests, what could be done there is known', () => {
    const sitting = opened(WORKED);
    expect(titlesAt(sitting, 0)).toContain('Withdraw Executioner');
    expect(titlesAt(sitting, 4)).toEqual(['Pass', 'Stubborn Mechanic']);
    expect([8, 9, 10].map((n) => titlesAt(sitting, n))).toEqual([[], [], []]);
  });

  test('an intent at an earlier step begins a branch, and the main line stays as it is', () => {
    const sitting = opened(WORKED);
    const whole = logOf(sitting);
    const branch = whatIf(sitting, 'Pass', 4);
    expect(logOf(sitting)).toEqual(whole);
    expect(sitting.rows('all', branch).slice(0, 5)).toEqual(sitting.rows('all').slice(0, 5));
    expect(linesOf(sitting, branch).slice(5)).toMatchInlineSnapshot(`
      [
        "5 Passes, 2 of 2",
        "6 Slasher destroyed",
        "7 Executioner destroyed; Metropolis is left uncontrolled",
      ]
    `);
    expect(sitting.branches('all')).toMatchObject([
      { id: 'main', leaves: null, last: 11 },
      { id: branch, leaves: { branch: 'main', at: 4 }, player: 'elysha', without: null },
    ]);
    // What is done at the end of a branch goes on with it.
    const before = sitting.position('last', 'all', branch).last;
    expect(sitting.whatIf({ type: 'concede', player: ian }, before, branch)).toEqual({ ok: true, branch });
    expect(sitting.position('last', 'all', branch).mode).toBe('over');
    expect(sitting.position('last', 'all').mode).toBe('open');
  });

  test('branches leave branches; one that is dropped takes those along', () => {
    const sitting = opened(WORKED);
    const one = whatIf(sitting, 'Pass', 4);
    const inner = whatIf(sitting, 'Withdraw Executioner', 0, one);
    const other = whatIf(sitting, 'Withdraw Executioner', 0);
    expect(sitting.branches('all').map(({ id, leaves }) => [id, leaves?.branch ?? null])).toEqual([
      ['main', null],
      [one, 'main'],
      [inner, one],
      [other, 'main'],
    ]);
    sitting.drop(one);
    expect(sitting.branches('all').map(({ id }) => id)).toEqual(['main', other]);
    expect(sitting.isBranch(inner)).toBe(false);
    expect(() => sitting.position('last', 'all', inner)).not.toThrow();
  });

  test('what is refused at an earlier step is said there, and begins nothing', () => {
    const sitting = opened(WORKED);
    const done = sitting.whatIf({ type: 'pass', player: ian }, 4, 'main');
    expect(done).toMatchObject({ ok: false, why: { clauses: [{ rule: '700.4' }] } });
    expect(sitting.branches('all')).toHaveLength(1);
    const row = sitting.rows('all').find(({ kind }) => kind === 'refused');
    expect(row).toMatchObject({ n: 4, what: 'pass', rules: ['700.4'], still: true });
  });

  test('a branch is kept when the main line is taken back beyond it, and the next goes on from there', () => {
    const sitting = opened(WORKED);
    const branch = whatIf(sitting, 'Pass', 6);
    const told = linesOf(sitting, branch);
    sitting.rewind(2);
    expect(linesOf(sitting, branch)).toEqual(told);
    const [, kept, inner] = sitting.branches('all');
    expect(kept).toMatchObject({ leaves: { branch: 'main', at: 2 }, takenBack: true });
    expect(inner).toMatchObject({ id: branch, leaves: { branch: kept?.id, at: 6 }, takenBack: false });
    press(sitting, 'Executioner holds its fire');
    expect(linesOf(sitting, branch)).toEqual(told);
  });

  test.each(['live', 'data'] as const)('what is taken back is kept as a branch, with all of it: %s', (runner) => {
    const sitting = makeSitting(scenarioOf(WORKED), { shelf: { cards: CARDS }, runner });
    sitting.restart(true);
    const whole = linesOf(sitting, 'main');
    sitting.note(5, 'Here', 'main');
    sitting.submit('rubbish');
    expect(sitting.rewind(2)).toBeNull();
    expect(linesOf(sitting, 'main')).toEqual(whole.slice(0, 3));
    const [, kept] = sitting.branches('all');
    const steps = sitting.rows('all', kept?.id).filter(({ kind }) => kind === 'step');
    expect(steps.map(({ n, words }) => `${n} ${plainText(words)}`)).toEqual(whole);
    expect(sitting.rows('all', kept?.id).some(({ kind }) => kind === 'refused')).toBe(true);
    expect(sitting.line(kept?.id ?? '').noteAt(5)).toBe('Here');
    // It goes on like any other.
    const end = sitting.position('last', 'all', kept?.id).last;
    expect(sitting.whatIf({ type: 'concede', player: ian }, end, kept?.id ?? '')).toMatchObject({ ok: true });
  });

  test('taken back twice, it is kept once; what was done in between is kept too', () => {
    const sitting = opened(WORKED);
    const early = whatIf(sitting, 'Pass', 6);
    sitting.rewind(4);
    sitting.rewind(2);
    const shape = () =>
      sitting.branches('all').map(({ id, leaves }) => [id, leaves?.branch ?? null, leaves?.at ?? null]);
    const [, first] = sitting.branches('all');
    expect(shape()).toEqual([
      ['main', null, null],
      [first?.id, 'main', 2],
      [early, first?.id, 6],
    ]);
    press(sitting, 'Executioner holds its fire');
    const played = linesOf(sitting, 'main');
    sitting.rewind(0);
    const kept = sitting.branches('all').filter(({ takenBack }) => takenBack);
    expect(kept).toHaveLength(2);
    expect(kept.map(({ id }) => linesOf(sitting, id))).toContainEqual(played);
    // Nothing comes after the end: nothing is kept.
    sitting.rewind(sitting.last);
    expect(sitting.branches('all')).toHaveLength(4);
  });

  test('who begins again finds what they did in a branch; what the script can do again is not kept', () => {
    const sitting = opened(WORKED);
    for (let n = 0; n < 3; n++) expect(sitting.restart(true)).toBeNull();
    expect(sitting.branches('all')).toHaveLength(1);
    const told = linesOf(sitting, 'main');
    sitting.restart(false);
    expect([linesOf(sitting, 'main'), sitting.branches('all').length]).toEqual([told.slice(0, 1), 1]);
    press(sitting, 'Withdraw Executioner');
    const own = linesOf(sitting, 'main');
    sitting.restart(true);
    expect(linesOf(sitting, 'main')).toEqual(told);
    const [, kept] = sitting.branches('all');
    expect(kept).toMatchObject({ leaves: { branch: 'main', at: 0 }, takenBack: true });
    expect(linesOf(sitting, kept?.id ?? '')).toEqual(own);
    sitting.note(5, 'Here', 'main');
    sitting.restart(false);
    expect(sitting.branches('all').map(({ id }) => sitting.line(id).noteAt(5))).toEqual([null, null, 'Here']);
  });

  test('a game without one play is told as it was when that play is taken back', () => {
    const sitting = opened(WORKED);
    const intent = sitting.rows('all').find(({ n, player }) => n > 3 && player !== null)?.n ?? 0;
    const done = sitting.without(intent, 'main');
    const before = sitting.branches('all').at(-1);
    sitting.rewind(0);
    expect(done.ok).toBe(true);
    expect(sitting.branches('all').at(-1)).toMatchObject({ words: before?.words, without: before?.without });
  });

  test('where no branch can be kept any more, nothing is taken back', () => {
    const sitting = opened(WORKED);
    for (let n = 0; n < 60; n++) whatIf(sitting, 'Pass', 4);
    const whole = linesOf(sitting, 'main');
    expect(sitting.rewind(2)).toBe('There are 60 branches already: drop one of them first.');
    expect(sitting.run(2, 'data')).toBe('There are 60 branches already: drop one of them first.');
    expect(sitting.runner).toBe('live');
    expect(linesOf(sitting, 'main')).toEqual(whole);
  });

  test('from live actors and from data the same branches grow', () => {
    const told = (['live', 'data'] as const).map((runner) => {
      const sitting = makeSitting(scenarioOf(WORKED), { shelf: { cards: CARDS }, runner });
      sitting.restart(true);
      const branch = whatIf(sitting, 'Pass', 4);
      return [linesOf(sitting, branch), sitting.position('last', 'all', branch)];
    });
    expect(told[0]).toEqual(told[1]);
  });

  test('there are so many branches and no more', () => {
    const sitting = opened(WORKED);
    for (let n = 0; n < 60; n++) whatIf(sitting, 'Pass', 4);
    const act = sitting.position(4, 'all').acts.find(({ title }) => title === 'Pass');
    expect(sitting.whatIf(act?.intent, 4, 'main')).toEqual({
      ok: false,
      why: 'There are 60 branches already: drop one of them first.',
    });
  });
});

describe('without this', () => {
  /** The step of the main line whose row says that. */
  const stepSaying = (sitting: Sitting, words: string): number =>
    sitting.rows('all').find((row) => plainText(row.words).includes(words))?.n ?? -1;

  test('the worked example without its news: as far as it goes, and why no further', () => {
    const sitting = opened(WORKED);
    const done = sitting.without(stepSaying(sitting, 'Stubborn Mechanic'), 'main');
    if (!done.ok) throw new Error('It is a play.');
    const row = sitting.branches('all').find(({ id }) => id === done.branch);
    expect(row && plainText(row.words)).toMatchInlineSnapshot(`"Adds Stubborn Mechanic"`);
    expect(row?.without).toMatchInlineSnapshot(`
      {
        "ends": null,
        "idle": 2,
        "parts": {
          "instead": [
            "Passes, 2 of 2",
          ],
          "n": 5,
          "player": "elysha",
        },
      }
    `);
    expect(linesOf(sitting, done.branch).slice(5)).toMatchInlineSnapshot(`
      [
        "5 Passes, 2 of 2",
        "6 Slasher destroyed",
        "7 Executioner destroyed; Metropolis is left uncontrolled",
      ]
    `);
  });

  test('what follows is asked for by name, since the cards have other ids then', () => {
    const text = `@pile 1
@players ian elysha

[table]
home ian     : slasher#s
hand ian     : slasher#a executioner#b
isk ian      : 9
moment       : development ian

[play]
ian: play a
ian: pass
elysha: pass
ian: pass
ian: play b
ian: pass
elysha: pass
ian: pass
`;
    const sitting = makeSitting(scenarioIn(text), { shelf: { cards: CARDS } });
    expect(sitting.restart(true)).toBeNull();
    const done = sitting.without(1, 'main');
    if (!done.ok) throw new Error('It is a play.');
    expect(sitting.branches('all')[1]?.without).toMatchObject({ idle: 3, parts: null, ends: null });
    expect(linesOf(sitting, done.branch)).toMatchInlineSnapshot(`
      [
        "0 The game begins here",
        "1 Plays Executioner",
        "2 Hands on, no pass",
        "3 Passes, 1 of 2",
        "4 Passes, 2 of 2",
        "5 Executioner enters play",
      ]
    `);
  });

  test('where it goes no further it is said why, and only to whom it concerns in full', () => {
    const text = `@pile 1
@players ian elysha

[table]
hand ian : slasher#a
isk ian  : 9
moment   : development ian

[play]
ian: play a
ian: pass
elysha: pass
ian: pass
ian: pass
elysha: pass
ian: move a -> home elysha
`;
    const sitting = makeSitting(scenarioIn(text), { shelf: { cards: CARDS } });
    sitting.restart(true);
    sitting.without(1, 'main');
    const [all, theirs] = [sitting.branches('all'), sitting.branches(elysha)].map((rows) => rows[1]?.without?.ends);
    expect(all).toMatchInlineSnapshot(`
      {
        "player": "ian",
        "rules": [
          "1200.2",
        ],
        "why": "Orders are given to ships: o1 is no ship in play. (1200.2)",
        "words": [
          {
            "card": "o7",
            "name": "slasher",
            "title": "Slasher",
          },
          " goes to ",
          {
            "card": "o5",
            "name": "home-plain",
            "title": "Home Plain",
          },
        ],
      }
    `);
    expect(theirs).toMatchObject({ why: '', rules: all?.rules });
  });

  test('only what a player did can be left out', () => {
    const sitting = opened(WORKED);
    expect(sitting.without(0, 'main').ok).toBe(false);
    expect(sitting.without(9, 'main')).toEqual({
      ok: false,
      why: 'Step 9 is no intent of a player: choose one that is.',
    });
  });
});

describe('two lines beside each other', () => {
  test('from where they part; what is otherwise at their ends', () => {
    const sitting = opened(WORKED);
    const branch = whatIf(sitting, 'Pass', 4);
    const compared = sitting.compare('main', branch, 'all');
    expect(compared?.common).toBe(4);
    const told = compared?.pairs.map(({ sides, same }) => [
      ...sides.map((side) => side && `${side.n} ${plainText(side.words)}`),
      same,
    ]);
    expect(told).toMatchInlineSnapshot(`
      [
        [
          "4 Passes, 1 of 2",
          "4 Passes, 1 of 2",
          true,
        ],
        [
          "5 Adds Stubborn Mechanic",
          null,
          false,
        ],
        [
          "6 Hands on, no pass",
          null,
          false,
        ],
        [
          "7 Passes, 1 of 2",
          null,
          false,
        ],
        [
          "8 Passes, 2 of 2",
          "5 Passes, 2 of 2",
          true,
        ],
        [
          "9 Executioner: +2 shield until the end of the phase",
          null,
          false,
        ],
        [
          "10 Slasher destroyed",
          "6 Slasher destroyed",
          true,
        ],
        [
          "11 Executioner takes 3 damage, and stands; Elysha keeps Metropolis",
          null,
          false,
        ],
        [
          null,
          "7 Executioner destroyed; Metropolis is left uncontrolled",
          false,
        ],
      ]
    `);
    expect(
      compared?.stands.map(({ what, sides }) => `${plainText(what)}: ${sides.map(plainText).join(' | ')}`),
    ).toMatchInlineSnapshot(`
      [
        "Elysha: ISK: 0 | 2",
        "Elysha: hand: 0 | 1",
        "Metropolis: Elysha | nobody",
        "Executioner: Elysha, at Metropolis, 2 / 5, damage 3 | no longer in play",
      ]
    `);
    expect(sitting.compare('main', 'gone', 'all')).toBeNull();
  });

  test('nobody is shown what they may not see', () => {
    const sitting = opened(WORKED, { script: false });
    press(sitting, 'Withdraw nothing');
    const branch = whatIf(sitting, 'Withdraw Executioner', 0);
    const compared = sitting.compare('main', branch, ian);
    expect(JSON.stringify(compared)).not.toContain('mechanic');
    expect(JSON.stringify(sitting.compare('main', branch, elysha))).not.toContain('"reserve"');
  });
});
