import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/notation/place.ts';
import { HEAD, treeOf } from './parsing.ts';

const tag = (line: string): unknown => treeOf(`@pile 1\n${line}\n`).header.lines[0];
const table = (line: string): unknown => treeOf(`${HEAD}[table]\n${line}\n`).table?.lines[0];
const play = (line: string): unknown => treeOf(`${HEAD}[play]\n${line}\n`).play?.lines[0];
const ask = (text: string): unknown => (play(`ian: ${text}`) as { ask: unknown }).ask;
const facts = (text: string): unknown => (play(`= ${text}`) as { facts: unknown }).facts;
const checks = (text: string): unknown => (play(`: ${text}`) as { checks: unknown }).checks;

describe('the header', () => {
  test.each([
    ['@title A small  title', { kind: 'title', text: 'A small  title' }],
    ['@title Ends here -- not there', { kind: 'title', text: 'Ends here', comment: 'not there' }],
    ['@cites 700.4 1100.3', { kind: 'cites', rules: ['700.4', '1100.3'] }],
    ['@players ian elysha toby', { kind: 'players', players: ['ian', 'elysha', 'toby'] }],
    ['@seed 7', { kind: 'seed', seed: 7 }],
    ['@ruleset battleWindows=on handLimit=5', { kind: 'ruleset', values: { battleWindows: true, handLimit: 5 } }],
    ['@ruleset battleWindows = off', { kind: 'ruleset', values: { battleWindows: false } }],
    ['@turn 3', { kind: 'turn', turn: 3 }],
  ])('%s', (line, expected) => {
    expect(tag(line)).toEqual(expected);
  });
});

describe('[cards]', () => {
  test('a card is one JSON object and may span lines', () => {
    const tree = treeOf(`${HEAD}[cards]\n{ "name": "moth",\n  "abilities": [] }  -- small\n{}\n`);
    expect(tree.cards?.lines).toEqual([
      { kind: 'card', card: { name: 'moth', abilities: [] }, comment: 'small' },
      { kind: 'card', card: {} },
    ]);
  });
});

describe('[table]', () => {
  test.each([
    [
      'metropolis#m @elysha : executioner#x(elysha) slasher#s(ian, exhausted, damage 1)',
      {
        kind: 'region',
        region: { card: 'metropolis', alias: 'm' },
        of: 'elysha',
        cards: [
          { card: 'executioner', alias: 'x', owner: 'elysha' },
          { card: 'slasher', alias: 's', owner: 'ian', exhausted: true, damage: 1 },
        ],
      },
    ],
    ['metropolis(ian) @nobody', { kind: 'region', region: { card: 'metropolis', owner: 'ian' }, of: null, cards: [] }],
    ['metropolis(ian)', { kind: 'region', region: { card: 'metropolis', owner: 'ian' }, cards: [] }],
    [
      'home elysha : slasher(ian, of elysha, assembling 2)',
      {
        kind: 'zone',
        zone: 'home',
        player: 'elysha',
        cards: [{ card: 'slasher', owner: 'ian', controller: 'elysha', assembling: 2 }],
      },
    ],
    [
      'hand elysha : a#x b, c',
      {
        kind: 'zone',
        zone: 'hand',
        player: 'elysha',
        cards: [{ card: 'a', alias: 'x' }, { card: 'b' }, { card: 'c' }],
      },
    ],
    ['deck ian : 3 * slasher', { kind: 'zone', zone: 'deck', player: 'ian', cards: [{ card: 'slasher', copies: 3 }] }],
    ['deck ian : slasher*3', { kind: 'zone', zone: 'deck', player: 'ian', cards: [{ card: 'slasher', copies: 3 }] }],
    ['reserve ian :', { kind: 'zone', zone: 'reserve', player: 'ian', cards: [] }],
    ['scrapheap ian : a', { kind: 'zone', zone: 'scrapheap', player: 'ian', cards: [{ card: 'a' }] }],
    [
      'play elysha : starbase-card, news-card#n(remaining 2)',
      {
        kind: 'zone',
        zone: 'play',
        player: 'elysha',
        cards: [{ card: 'starbase-card' }, { card: 'news-card', alias: 'n', remaining: 2 }],
      },
    ],
    ['isk elysha : 5', { kind: 'isk', player: 'elysha', isk: 5 }],
    ['moment : development ian', { kind: 'moment', at: 'development', player: 'ian' }],
    ['moment : command ian', { kind: 'moment', at: 'command', player: 'ian' }],
    ['moment : battle ian', { kind: 'moment', at: 'battle', player: 'ian' }],
    ['moment : turn ian', { kind: 'moment', at: 'turn', player: 'ian' }],
    ['moment : turn', { kind: 'moment', at: 'turn' }],
    [
      'moment : battle ian -> metropolis with s t vs elysha',
      {
        kind: 'moment',
        at: 'battle',
        player: 'ian',
        fight: { region: 'metropolis', ships: ['s', 't'], defender: 'elysha' },
      },
    ],
    [
      'moment : battle ian -> home elysha',
      { kind: 'moment', at: 'battle', player: 'ian', fight: { region: 'home elysha' } },
    ],
  ])('%s', (line, expected) => {
    expect(table(line)).toEqual(expected);
  });
});

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

describe('the text as a text', () => {
  test('ends of lines, a byte order mark, indentation and the last line do not matter', () => {
    const plain = treeOf('@pile 1\n@players ian elysha\n[play]\nian: pass\n');
    expect(treeOf('\uFEFF@pile 1\r\n@players ian elysha\r\n[play]\r\n\tian:pass')).toEqual(plain);
  });

  test('where a line was written is known, and no part of the tree', () => {
    const tree = treeOf(`${HEAD}[play]\n{\n    ian: pass\n}\n`, 'a.pile');
    const branch = tree.play?.lines[0];
    const line = branch?.kind === 'branch' ? branch.lines[0] : undefined;
    expect(placeOf(line ?? {})).toEqual({ file: 'a.pile', line: 5, column: 5, text: '    ian: pass' });
    expect(Object.keys(line ?? {})).toEqual(['kind', 'player', 'ask']);
  });
});
