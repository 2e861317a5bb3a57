import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame } from '../../src/index.ts';
import type { Ran } from '../../src/notation/run.ts';
import { run, runTo } from '../../src/notation/run.ts';
import { printIntent } from '../../src/notation/sayIntent.ts';
import { HEAD, treeOf } from './parsing.ts';

const tools = { createGame, cards: CARDS };

const BATTLE = `${HEAD}[table]
metropolis @elysha : executioner#x slasher#s(ian)
hand elysha : stubborn-mechanic#m
moment : battle ian -> metropolis
[play]
`;
const AIMED = `${BATTLE}elysha: stay\nian: aim s -> x\nelysha: aim x -> s\n`;

const ran = (text: string): Ran => run(treeOf(text, 'a.pile'), tools);

/** The message of a scenario that must not hold, line by line. */
function messageOf(text: string): string[] {
  const result = ran(text);
  if (result.ok) throw new Error('It holds.');
  return result.message.split('\n');
}

test('the worked example holds (1700)', () => {
  const file = new URL('../../scenarios/worked-example.pile', import.meta.url);
  const result = ran(readFileSync(file, 'utf8'));
  expect(result.ok ? null : result.message).toBeNull();
});

describe('what holds', () => {
  test('is counted', () => {
    expect(
      ran(`${AIMED}= damage 3 -> x, damage 2 -> s\n! elysha: pass because 700.4\n: passes 0, initiative ian\n`),
    ).toEqual({ ok: true, checks: 5, steps: 3 });
  });

  test('before anything was done, too', () => {
    expect(ran(`${HEAD}[expect]\nisk ian 4, window development, turn 1 ian, awaits ian, hand ian 0\n`)).toEqual({
      ok: true,
      checks: 5,
      steps: 0,
    });
  });

  test('a branch leaves the main line as it was', () => {
    const branch = '{ away\nelysha: withdraw x\n: metropolis of nobody\n{ and further\nian: pass\n}\n}\n';
    expect(ran(`${BATTLE}${branch}: metropolis of elysha, x ready\nelysha: stay\n`)).toMatchObject({
      ok: true,
      steps: 3,
    });
  });

  test('what an ask leaves open is open', () => {
    const table = AIMED.replace('stubborn-mechanic#m', 'stubborn-mechanic*2');
    expect(ran(`${table}ian: pass\n? elysha: may pass, play stubborn-mechanic\n`)).toMatchObject({ ok: true });
    expect(ran(`${table}ian: pass\nelysha: play stubborn-mechanic -> x\n: hand elysha 1\n`)).toMatchObject({
      ok: true,
    });
  });

  test('a card keeps its alias through every zone', () => {
    const text = `${AIMED}ian: pass\nelysha: play m -> x\n: m in pile\nelysha: pass\nian: pass\nelysha: pass\n`;
    expect(ran(`${text}= m from hand to pile\n`).ok).toBe(false);
    expect(ran(`${text}= m from pile to scrapheap elysha\n: m in scrapheap elysha\n`)).toMatchObject({ ok: true });
  });

  test('an entry is named by its card or by what dealt it', () => {
    const text = AIMED.replace('stubborn-mechanic#m', 'misfire#m second-thoughts#k stubborn-mechanic#n');
    expect(ran(`${text}= on the pile damage s, on the pile damage x -> s\n: pile damage x / e1\n`)).toMatchObject({
      ok: true,
    });
    const play = `${text}ian: pass\n! elysha: play k -> damage s because 800.1\nelysha: play n -> x\n`;
    expect(ran(`${play}elysha: play k -> n\n: pile k -> n / n -> x / damage x / damage s\n`)).toMatchObject({
      ok: true,
    });
  });

  test('ISK that changed is what it is now', () => {
    const text = `${AIMED}ian: pass\nelysha: play m -> x\n`;
    expect(ran(`${text}= paid elysha 2, isk elysha 2\n`).ok).toBe(false);
    expect(ran(`${text}= isk elysha 2\n`)).toMatchObject({ ok: true });
    expect(ran(`${text}= isk elysha 3\n`).ok).toBe(false);
    expect(ran(`${text}= isk ian 4\n`).ok).toBe(false);
  });

  test('facts may stand in several lines, but not in another order', () => {
    const end = 'ian: pass\nelysha: pass\n';
    expect(ran(`${AIMED}${end}= destroyed s\n= destroyed x\n`)).toMatchObject({ ok: true });
    expect(ran(`${AIMED}${end}= destroyed x s\n`)).toMatchObject({ ok: true });
    expect(ran(`${AIMED}${end}= destroyed x\n= destroyed s\n`).ok).toBe(false);
  });
});

describe('the first difference is told where it is', () => {
  test('a fact that did not happen, with those that did', () => {
    expect(messageOf(`${AIMED}ian: pass\n= passed ian, destroyed s\n`)).toEqual([
      'a.pile:12:15: expected `destroyed s`, but it did not happen.',
      '12 | = passed ian, destroyed s',
      '   |               ^',
      'What happened since `ian: pass`:',
      '    passed ian 1 of 2',
    ]);
  });

  test('a fact that must not have happened', () => {
    expect(messageOf(`${BATTLE}elysha: stay\n= no stayed elysha\n`)[0]).toBe(
      'a.pile:9:6: expected `stayed elysha` not to happen, but `stayed elysha` did happen.',
    );
  });

  test('a fact that happened too early', () => {
    expect(messageOf(`${AIMED}ian: pass\nelysha: pass\n= destroyed x, destroyed s\n`)[0]).toBe(
      'a.pile:13:16: expected `destroyed s`, but it happened before `destroyed x`.',
    );
  });

  test('an intent that is refused, with every clause', () => {
    const result = ran(`${AIMED}elysha: play m\n`);
    expect(result).toMatchObject({ ok: false, at: { file: 'a.pile', line: 11, column: 1 }, got: 'it is refused' });
    const [first, , , why, ...clauses] = messageOf(`${AIMED}elysha: play m\n`);
    expect(first).toBe('a.pile:11:1: expected `elysha: play m` to be accepted, but it is refused.');
    expect(why).toBe('Why:');
    expect(clauses.map((line) => line.trim().split(':')[0])).toEqual(['700.4', '800.1']);
  });

  test('an intent that should be refused', () => {
    expect(messageOf(`${BATTLE}! elysha: stay because 900.3\n`)[0]).toBe(
      'a.pile:8:1: expected `elysha: stay` to be refused, but it is legal.',
    );
  });

  test('a reason that is not among the reasons', () => {
    const [first, , , ...why] = messageOf(`${AIMED}! elysha: pass because 700.4 100.2\n`);
    expect(first).toBe(
      'a.pile:11:1: expected `elysha: pass` to be refused because of 700.4 and 100.2, but 100.2 is not among the reasons.',
    );
    expect(why[0]).toBe('Why it is refused:');
    expect(why[1]).toMatch(/^ {4}700\.4: /);
  });

  test('more can be done than is said', () => {
    expect(messageOf(`${BATTLE}? elysha: may stay\n`)).toEqual([
      'a.pile:8:1: expected that elysha may do exactly this: `stay`, but 1 more can be done.',
      '8 | ? elysha: may stay',
      '  | ^',
      'Also possible:',
      '    elysha: withdraw x',
    ]);
  });

  test('less can be done than is said', () => {
    const [first, , , which, ...why] = messageOf(`${BATTLE}? elysha: may stay, withdraw x, withdraw s\n`);
    expect(first).toMatch(
      /^a\.pile:8:33: expected that elysha may do exactly this: .*, but `withdraw s` is refused\.$/,
    );
    expect(which).toBe('`withdraw s` is refused:');
    expect(why[0]).toMatch(/^ {4}900\.3: /);
  });

  test.each([
    ['x in home elysha', 'x is in metropolis'],
    ['x in scrapheap', 'x is in play'],
    ['m in scrapheap', 'm is in hand elysha'],
    ['metropolis of nobody', 'metropolis is of elysha'],
    ['x shield 4', 'x has shield 3'],
    ['metropolis attack 1', 'metropolis has no attack'],
    ['x exhausted', 'x is ready'],
    ['x gone', 'x is in play'],
    ['isk ian 9', 'ian has 4 ISK'],
    ['hand elysha 2', 'there are 1 cards in the hand of elysha'],
    ['pile m', 'the pile is empty'],
    ['initiative ian', 'the initiative is with elysha'],
    ['out ian', 'ian is still in the game'],
    ['passes 1', '0 have passed one after another'],
    ['awaits ian', 'the game waits for elysha'],
    ['window aim', 'the window is withdraw'],
    ['turn 2', 'it is turn 1, of ian'],
    ['over', 'the game goes on'],
  ])('%s', (check, got) => {
    expect(ran(`${BATTLE}: ${check}\n`)).toMatchObject({
      ok: false,
      at: { line: 8, column: 3 },
      expected: `\`${check}\``,
      got,
    });
  });

  test('in [expect], at the end', () => {
    expect(messageOf(`${BATTLE}elysha: stay\n[expect]\nx ready, over won ian\n`)[0]).toBe(
      'a.pile:10:10: expected `over won ian`, but the game goes on.',
    );
  });

  test('in a branch', () => {
    expect(messageOf(`${BATTLE}{ away\nelysha: withdraw x\n: metropolis of ian\n}\nelysha: stay\n`)[0]).toBe(
      'a.pile:10:3: expected `metropolis of ian`, but metropolis is of nobody.',
    );
  });

  test.each([
    ['ian: aim q -> x', 'nothing here is called `q`.'],
    ['elysha: withdraw executoner', 'nothing here is called `executoner`; did you mean `executioner`?'],
    ['= destroyed q', 'nothing here is called `q`.'],
    ['= no destroyed q', 'nothing here is called `q`.'],
    ['= no resolved m -> q', 'nothing here is called `q`.'],
    ['= no removed m by damage q', 'nothing here is called `q`.'],
    ['= no paid toby', 'nobody here is called `toby`: at the table are ian, elysha.'],
    [': q ready', 'nothing here is called `q`.'],
    [': m ready', '`m` is not in play but in hand elysha.'],
    [': isk toby 3', 'nobody here is called `toby`: at the table are ian, elysha.'],
    ['elysha: play m -> damage s', 'there is no damage of `s` on the pile.'],
    ['elysha: activate x', '`x` has 0 abilities to activate.'],
    ['elysha: answer "yes"', '"yes" answers nothing: no question is open.'],
    ['elysha: play m mode "big"', 'there is no mode "big".'],
  ])('a name for nothing: %s', (line, words) => {
    expect(messageOf(`${BATTLE}${line}\n`)[0]).toContain(words.replace(/\.$/, ''));
  });

  test('a scene that is no game, in the words of the engine', () => {
    const [first] = messageOf(`${HEAD}[table]\nmetropolis @ian\n`);
    expect(first).toMatch(/^a\.pile:3:1: .*Metropolis.*1100\.3/);
  });

  test('of a tree that came as data, in its canonical text', () => {
    const data = JSON.parse(JSON.stringify(treeOf(`\n\n\n${BATTLE}elysha:    pass\n`)));
    expect(run(data, tools)).toMatchObject({ ok: false, at: { file: 'scenario.pile', line: 10, column: 1 } });
  });
});

describe('puzzles', () => {
  const puzzle = BATTLE.replace('[play]', '[goal]\ns in scrapheap, metropolis of elysha\n[play]');

  test('a goal nobody has played for only has to be about this game', () => {
    const text = puzzle.replace('[play]\n', '');
    expect(ran(text)).toMatchObject({ ok: true, checks: 0 });
    expect(ran(text.replace('s in', 'q in')).ok).toBe(false);
  });

  test('a play beside it must reach it', () => {
    const solution = AIMED.slice(BATTLE.length);
    const end = 'ian: pass\nelysha: play m -> x\nelysha: pass\nian: pass\nelysha: pass\n';
    expect(ran(`${puzzle}${solution}${end}`)).toMatchObject({ ok: true, checks: 2 });
    expect(ran(`${puzzle}${solution}ian: pass\nelysha: pass\n`)).toMatchObject({ ok: false, at: { line: 8 } });
  });
});

describe('the game after n intents', () => {
  test.each([0, 2, 99])('%i', (n) => {
    const result = runTo(treeOf(`${AIMED}{ not this\nian: pass\n}\nian: pass\n`), n, tools);
    if (!result.ok) throw new Error(result.message);
    const { game, names } = result;
    expect(game.n).toBe(Math.min(n, 4));
    expect(game.history.intents.map((intent, at) => printIntent(intent, game.history.at(at), names))).toEqual(
      ['elysha: stay', 'ian: aim s -> x', 'elysha: aim x -> s', 'ian: pass'].slice(0, n),
    );
    game.stop();
  });

  test('or why there is none', () => {
    expect(runTo(treeOf(`${BATTLE}ian: pass\n`, 'a.pile'), 1, tools)).toMatchObject({ ok: false, at: { line: 8 } });
  });
});
