import { describe, expect, test } from 'vitest';
import { HEAD, treeOf } from './parsing.ts';

const play = (line: string): unknown => treeOf(`${HEAD}[play]\n${line}\n`).play?.lines[0];
const ask = (text: string): unknown => (play(`ian: ${text}`) as { ask: unknown }).ask;

describe('what a player asks for', () => {
  test.each([
    ['pass', { kind: 'pass' }],
    ['stay', { kind: 'stay' }],
    ['concede', { kind: 'concede' }],
    ['withdraw x', { kind: 'withdraw', ship: 'x' }],
    ['hold slasher.2', { kind: 'hold', ship: 'slasher.2' }],
    ['aim s -> x', { kind: 'aim', ship: 's', at: 'x' }],
    ['aim s -> starbase elysha', { kind: 'aim', ship: 's', at: 'starbase elysha' }],
    ['attack metropolis', { kind: 'attack', region: 'metropolis' }],
    [
      'attack home elysha vs elysha with s t',
      { kind: 'attack', region: 'home elysha', defender: 'elysha', ships: ['s', 't'] },
    ],
    ['play m', { kind: 'play', card: 'm' }],
    ['play m x 3', { kind: 'play', card: 'm', x: 3 }],
    ['play x -> x', { kind: 'play', card: 'x', targets: [['x']] }],
    ['play m -> a b ; c', { kind: 'play', card: 'm', targets: [['a', 'b'], ['c']] }],
    ['play m -> nothing', { kind: 'play', card: 'm', targets: [[]] }],
    ['play m -> a ; nothing ; c', { kind: 'play', card: 'm', targets: [['a'], [], ['c']] }],
    ['play m -> ; c', { kind: 'play', card: 'm', targets: [[], ['c']] }],
    ['play m -> damage s', { kind: 'play', card: 'm', targets: [['damage s']] }],
    ['play m -> ability c e3', { kind: 'play', card: 'm', targets: [['ability c', 'e3']] }],
    ['play moon into metropolis', { kind: 'play', card: 'moon', into: 'metropolis' }],
    [
      'play m mode 2 x 1 -> elysha into r pay k l',
      { kind: 'play', card: 'm', mode: 2, x: 1, targets: [['elysha']], into: 'r', pay: ['k', 'l'] },
    ],
    ['play m mode "Draw two"', { kind: 'play', card: 'm', mode: 'Draw two' }],
    ['play m mode draw', { kind: 'play', card: 'm', mode: 'draw' }],
    ['activate c', { kind: 'activate', card: 'c' }],
    ['activate c 2 -> x', { kind: 'activate', card: 'c', ability: 2, targets: [['x']] }],
    ['answer nothing', { kind: 'answer', chosen: [] }],
    [
      'answer x elysha e3 "Draw" 2',
      {
        kind: 'answer',
        chosen: [{ name: 'x' }, { name: 'elysha' }, { name: 'e3' }, { label: 'Draw' }, { number: 2 }],
      },
    ],
  ])('%s', (text, expected) => {
    expect(ask(text)).toEqual(expected);
  });
});

describe('the other lines of [play]', () => {
  test.each([
    [
      '! elysha: play m -> x because 700.4 800.1',
      {
        kind: 'refused',
        player: 'elysha',
        ask: { kind: 'play', card: 'm', targets: [['x']] },
        because: ['700.4', '800.1'],
      },
    ],
    ['! elysha: pass', { kind: 'refused', player: 'elysha', ask: { kind: 'pass' }, because: [] }],
    [
      '? ian: may pass, play m -> x, answer',
      {
        kind: 'may',
        player: 'ian',
        asks: [{ kind: 'pass' }, { kind: 'play', card: 'm', targets: [['x']] }, { kind: 'answer' }],
      },
    ],
    ['? ian: may nothing', { kind: 'may', player: 'ian', asks: [] }],
  ])('%s', (line, expected) => {
    expect(play(line)).toEqual(expected);
  });

  test('branches nest, and keep their comments', () => {
    expect(play('{ one way  -- first\n{\nian: pass\n}\n}  -- last')).toEqual({
      kind: 'branch',
      label: 'one way',
      comment: 'first',
      closing: 'last',
      lines: [
        {
          kind: 'branch',
          label: '',
          lines: [{ kind: 'intent', player: 'ian', ask: { kind: 'pass' } }],
        },
      ],
    });
  });
});
