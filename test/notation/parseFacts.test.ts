import { describe, expect, test } from 'vitest';
import { HEAD, treeOf } from './parsing.ts';

const play = (line: string): unknown => treeOf(`${HEAD}[play]\n${line}\n`).play?.lines[0];
const facts = (text: string): unknown => (play(`= ${text}`) as { facts: unknown }).facts;
const checks = (text: string): unknown => (play(`: ${text}`) as { checks: unknown }).checks;

describe('facts', () => {
  const damage = { kind: 'damage', amount: 3, target: 'x' };
  test.each([
    [
      'on the pile damage 3 -> x, damage 2 s',
      [
        { fact: 'announced', entry: damage },
        { fact: 'announced', entry: { kind: 'damage', amount: 2, of: 's' } },
      ],
    ],
    ['on the pile m -> x', [{ fact: 'announced', entry: { kind: 'card', of: 'm', targets: ['x'] } }]],
    ['ability c', [{ fact: 'announced', entry: { kind: 'ability', of: 'c' } }]],
    ['removed m by k', [{ fact: 'removed', entry: { kind: 'card', of: 'm' }, by: { kind: 'card', of: 'k' } }]],
    ['removed damage s by nobody', [{ fact: 'removed', entry: { kind: 'damage', of: 's' }, by: null }]],
    ['resolved e3', [{ fact: 'resolved', entry: { kind: 'card', of: 'e3' } }]],
    ['fizzled m', [{ fact: 'fizzled', entry: { kind: 'card', of: 'm' } }]],
    ['triggered c by ian', [{ fact: 'triggered', card: 'c', by: 'ian' }]],
    ['passed ian 1 of 2', [{ fact: 'passed', player: 'ian', count: 1, of: 2 }]],
    ['handed on elysha to ian', [{ fact: 'handedOn', player: 'elysha', to: 'ian' }]],
    ['asked ian hand-limit', [{ fact: 'asked', player: 'ian', about: 'hand-limit' }]],
    ['answered ian', [{ fact: 'answered', player: 'ian' }]],
    ['shuffled ian', [{ fact: 'shuffled', player: 'ian' }]],
    ['x in scrapheap', [{ fact: 'moved', card: 'x', to: 'scrapheap' }]],
    ['x in scrapheap elysha', [{ fact: 'moved', card: 'x', to: 'scrapheap', owner: 'elysha' }]],
    ['x from hand to pile', [{ fact: 'moved', card: 'x', from: 'hand', to: 'pile' }]],
    ['damaged x 3', [{ fact: 'damaged', card: 'x', amount: 3 }]],
    ['damaged x', [{ fact: 'damaged', card: 'x' }]],
    [
      'changed x shield +2 until phase',
      [{ fact: 'changed', card: 'x', change: { stat: 'shield', by: 2 }, until: 'phase' }],
    ],
    ['changed x attack -1', [{ fact: 'changed', card: 'x', change: { stat: 'attack', by: -1 } }]],
    ['protected x until turn', [{ fact: 'protected', cards: ['x'], until: 'turn' }]],
    ['wore off x s', [{ fact: 'woreOff', cards: ['x', 's'] }]],
    ['recharged', [{ fact: 'recharged', cards: [] }]],
    ['destroyed x s', [{ fact: 'destroyed', cards: ['x', 's'] }]],
    ['sacrificed x by elysha', [{ fact: 'sacrificed', cards: ['x'], by: 'elysha' }]],
    ['discarded k', [{ fact: 'discarded', cards: ['k'] }]],
    ['exhausted x', [{ fact: 'exhausted', cards: ['x'] }]],
    ['readied x s', [{ fact: 'readied', cards: ['x', 's'] }]],
    ['assembled x 2 left', [{ fact: 'assembled', card: 'x', left: 2 }]],
    ['expired n', [{ fact: 'expired', card: 'n' }]],
    ['travelled x from metropolis to home ian', [{ fact: 'travelled', card: 'x', from: 'metropolis', to: 'home ian' }]],
    ['controlled metropolis by elysha', [{ fact: 'controlled', card: 'metropolis', by: 'elysha' }]],
    ['controlled metropolis from nobody', [{ fact: 'controlled', card: 'metropolis', from: null }]],
    ['uncontrolled metropolis', [{ fact: 'controlled', card: 'metropolis', by: null }]],
    ['upgraded ian to big', [{ fact: 'upgraded', player: 'ian', to: 'big' }]],
    ['paid ian 2', [{ fact: 'paid', player: 'ian', isk: 2 }]],
    [
      'gained ian, lost elysha 1',
      [
        { fact: 'gained', player: 'ian' },
        { fact: 'lost', player: 'elysha', isk: 1 },
      ],
    ],
    ['isk elysha 5', [{ fact: 'isk', player: 'elysha', isk: 5 }]],
    [
      'attacked metropolis by ian with s vs elysha',
      [{ fact: 'attacked', region: 'metropolis', by: 'ian', ships: ['s'], defender: 'elysha' }],
    ],
    ['withdrew x', [{ fact: 'withdrew', cards: ['x'] }]],
    ['stayed elysha', [{ fact: 'stayed', player: 'elysha' }]],
    ['aimed s -> x', [{ fact: 'aimed', ship: 's', at: 'x' }]],
    ['held s', [{ fact: 'held', cards: ['s'] }]],
    ['fought metropolis', [{ fact: 'fought', region: 'metropolis' }]],
    ['turn began 4 ian', [{ fact: 'turnBegan', turn: 4, player: 'ian' }]],
    ['began command ian', [{ fact: 'phaseBegan', phase: 'command', player: 'ian' }]],
    ['ended battle', [{ fact: 'phaseEnded', phase: 'battle' }]],
    ['left ian conceded', [{ fact: 'left', player: 'ian', why: 'conceded' }]],
    ['ended won elysha', [{ fact: 'ended', ending: { kind: 'won', by: 'elysha' } }]],
    ['ended drawn turn-limit', [{ fact: 'ended', ending: { kind: 'drawn', why: 'turn-limit' } }]],
    [
      'no damaged x, destroyed s',
      [
        { fact: 'damaged', card: 'x', no: true },
        { fact: 'destroyed', cards: ['s'] },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  test('=! is = with a "no" before each', () => {
    expect(play('=! damaged x, destroyed s')).toEqual(play('= no damaged x, no destroyed s'));
  });
});

describe('checks', () => {
  test.each([
    ['s in scrapheap ian', { check: 'zone', card: 's', zone: 'scrapheap', owner: 'ian' }],
    ['m in pile', { check: 'zone', card: 'm', zone: 'pile' }],
    ['x in metropolis', { check: 'region', card: 'x', region: 'metropolis' }],
    ['x in home elysha', { check: 'region', card: 'x', region: 'home elysha' }],
    ['metropolis of elysha', { check: 'controller', card: 'metropolis', player: 'elysha' }],
    ['metropolis of nobody', { check: 'controller', card: 'metropolis', player: null }],
    ['x damage 2', { check: 'number', card: 'x', what: 'damage', amount: 2 }],
    ['starbase ian shield 5', { check: 'number', card: 'starbase ian', what: 'shield', amount: 5 }],
    ['x attack 3', { check: 'number', card: 'x', what: 'attack', amount: 3 }],
    ['x assembling 1', { check: 'number', card: 'x', what: 'assembling', amount: 1 }],
    ['n remaining 2', { check: 'number', card: 'n', what: 'remaining', amount: 2 }],
    ['x exhausted', { check: 'exhausted', card: 'x' }],
    ['x ready', { check: 'ready', card: 'x' }],
    ['x gone', { check: 'gone', card: 'x' }],
    ['isk elysha 5', { check: 'isk', player: 'elysha', isk: 5 }],
    ['hand ian 4', { check: 'count', zone: 'hand', player: 'ian', count: 4 }],
    ['pile empty', { check: 'pile', entries: [] }],
    [
      'pile : m damage s',
      {
        check: 'pile',
        entries: [
          { kind: 'card', of: 'm' },
          { kind: 'damage', of: 's' },
        ],
      },
    ],
    [
      'pile m -> x / damage 3 s -> x',
      {
        check: 'pile',
        entries: [
          { kind: 'card', of: 'm', targets: ['x'] },
          { kind: 'damage', amount: 3, of: 's', target: 'x' },
        ],
      },
    ],
    ['initiative elysha', { check: 'initiative', player: 'elysha' }],
    ['passes 1', { check: 'passes', count: 1 }],
    ['awaits ian elysha', { check: 'awaits', players: ['ian', 'elysha'] }],
    ['awaits nobody', { check: 'awaits', players: [] }],
    ['window aim', { check: 'window', window: 'aim' }],
    ['turn 3 ian', { check: 'turn', turn: 3, player: 'ian' }],
    ['out ian', { check: 'out', player: 'ian' }],
    ['over', { check: 'over' }],
    ['over won elysha', { check: 'over', ending: { kind: 'won', by: 'elysha' } }],
    ['over drawn', { check: 'over', ending: { kind: 'drawn' } }],
  ])('%s', (text, expected) => {
    expect(checks(text)).toEqual([expected]);
  });

  test('several on a line; in [expect] and [goal] without the colon, or with it', () => {
    const line = { kind: 'state', checks: [{ check: 'ready', card: 'x' }, { check: 'over' }] };
    const tree = treeOf(`${HEAD}[goal]\nx ready, over\n[play]\n: x ready, over\n[expect]\n: x ready, over\n`);
    expect([tree.goal, tree.play, tree.expect].map((section) => section?.lines)).toEqual([[line], [line], [line]]);
  });
});
