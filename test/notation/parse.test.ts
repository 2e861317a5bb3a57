import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/notation/place.ts';
import { HEAD, treeOf } from './parsing.ts';

const tag = (line: string): unknown => treeOf(`@pile 1\n${line}\n`).header.lines[0];
const table = (line: string): unknown => treeOf(`${HEAD}[table]\n${line}\n`).table?.lines[0];

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
    ['@edited Slasher has damage 1', { kind: 'edited', text: 'Slasher has damage 1' }],
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
