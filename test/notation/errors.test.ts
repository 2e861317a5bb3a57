import { describe, expect, test } from 'vitest';
import { errorOf, HEAD } from './parsing.ts';

const verbs =
  '`pass`, `stay`, `concede`, `withdraw`, `hold`, `move`, `mine`, `patrol`, `ambush`, `aim`, `attack`, `play`, `activate` or `answer`';
const sections = '`[cards]`, `[table]`, `[goal]`, `[play]` or `[expect]`';
const playLine = '`{`, `=!`, `=`, `!`, `?`, `:`, a player or `[expect]`';

/** The last line of the text is the one with the mistake, unless it says otherwise. */
type Mistake = readonly [text: string, at: string, expected: string, found: string];

const mistakes: readonly Mistake[] = [
  ['', '1:1', '`@pile 1`', 'the end of the text'],
  ['@pile 2', '1:1', '`@pile 1`', '`@pile`'],
  [
    '@pile 1\n@titel Foo',
    '2:1',
    `\`@title\`, \`@cites\`, \`@players\`, \`@seed\`, \`@ruleset\`, \`@turn\`, \`@edited\`, ${sections}`,
    '`@titel`',
  ],
  ['@pile 1\n@players ian', '2:13', 'a player', 'the end of the text'],
  ['@pile 1\n@players a b c d e f g', '2:22', 'the end of the line', '`g`'],
  [`${HEAD}@seed x`, '3:7', 'a number', '`x`'],
  [`${HEAD}@cites 700`, '3:8', 'a rule such as 700.4', '`700`'],
  [`${HEAD}@ruleset battleWindows`, '3:23', '`=`', 'the end of the text'],
  [`${HEAD}[play]\n[table]`, '4:1', playLine, '`[table]`'],
  [`${HEAD}[cards]\n{ "name": foo }`, '4:11', '`{`, `[`, a "text", a number, `true`, `false` or `null`', '`foo`'],
  [`${HEAD}[cards]\n{ "name": "foo"\n[table]\n`, '5:1', '`,` or `}`', '`[table]`'],
  [`${HEAD}[table]\nmetropolis @elysha : executioner#x(elysha\n`, '4:42', '`,` or `)`', 'the end of the line'],
  [`${HEAD}[table]\nmetropolis @elysha executioner`, '4:20', '`:` or the end of the line', '`executioner`'],
  [`${HEAD}[table]\nhand ian : Slasher`, '4:12', 'a number, a card or the end of the line', '`Slasher`'],
  [`${HEAD}[table]\nhand ian : slasher#to(ian)`, '4:20', 'an alias', '`to`'],
  [`${HEAD}[table]\nmoment : batle ian`, '4:10', 'setup, turn, development, command or battle', '`batle`'],
  [`${HEAD}[play]\nelysha: plya m -> x`, '4:9', verbs, '`plya`'],
  [`${HEAD}[play]\nelysha: playm`, '4:9', verbs, '`playm`'],
  [`${HEAD}[play]\nelysha: play m ->  -- whom?`, '4:20', '`nothing` or a target', 'a comment'],
  [`${HEAD}[play]\nelysha: aim s x`, '4:15', '`->`', '`x`'],
  [`${HEAD}[play]\nelysha pass`, '4:8', '`:`', '`pass`'],
  [`${HEAD}[play]\nelysha: pass now`, '4:14', 'the end of the line', '`now`'],
  [`${HEAD}[play]\nian: play m mode`, '4:17', 'a number, a "label" or a mode', 'the end of the text'],
  [
    `${HEAD}[play]\n= destroid x`,
    '4:3',
    '`no`, a fact such as `destroyed x`, `damage`, `ability` or `isk`',
    '`destroid`',
  ],
  [`${HEAD}[play]\n= x in the scrapheap`, '4:8', 'a zone', '`the`'],
  [`${HEAD}[play]\n! ian: pass because of 700.4`, '4:21', 'a rule such as 700.4', '`of`'],
  [
    `${HEAD}[play]\n{ no reply\nian: pass\n`,
    '6:1',
    '`{`, `=!`, `=`, `!`, `?`, `:`, a player or `}`',
    'the end of the text',
  ],
  [`${HEAD}[play]\n}`, '4:1', playLine, '`}`'],
  [
    `${HEAD}[expect]\nx on metropolis`,
    '4:3',
    '`in`, `of`, a number such as `shield 5` or a state such as `ready`',
    '`on`',
  ],
  [`${HEAD}[expect]\nx shield`, '4:9', 'a number', 'the end of the text'],
];

describe('a mistake is named where it is, with what could stand there', () => {
  test.each(mistakes)('%j', (text, at, expected, found) => {
    const error = errorOf(text, 'a.pile');
    expect(error.message).toBe(`a.pile:${at}: expected ${expected}, but found ${found}.`);
    expect(error).toMatchObject({ file: 'a.pile', expected });
    expect(`${error.line}:${error.column}`).toBe(at);
  });

  test('the caret stands below the place', () => {
    expect(errorOf(`${HEAD}[play]\nelysha: plya m -> x`).excerpt).toBe(
      ['4 | elysha: plya m -> x', '  |         ^'].join('\n'),
    );
  });

  test('behind tabs too', () => {
    expect(errorOf(`${HEAD}[play]\n\tian:\tplya`).excerpt).toBe(['4 | \tian:\tplya', '  | \t    \t^'].join('\n'));
  });

  test('the numbers of lines do not push it aside', () => {
    const text = `${HEAD}[play]\n${'ian: pass\n'.repeat(7)}ian: pss\n`;
    expect(errorOf(text).excerpt).toBe(['11 | ian: pss', '   |      ^'].join('\n'));
  });
});
