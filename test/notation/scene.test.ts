import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { makeScene } from '../../src/notation/scene.ts';
import { HEAD, treeOf } from './parsing.ts';

const shelf = { cards: CARDS };

function sceneOf(text: string) {
  const made = makeScene(treeOf(text), shelf);
  if (!made.ok) throw new Error(made.faults.map(({ message }) => message).join('\n'));
  return made;
}

function faultsOf(text: string): string[] {
  const made = makeScene(treeOf(text, 'a.pile'), shelf);
  return made.ok ? [] : made.faults.map(({ message }) => message);
}

const plain = (owner: string) => [
  { card: 'starbase-plain', alias: `starbase-${owner}`, owner, zone: 'play' },
  { card: 'home-plain', alias: `home-${owner}`, owner, zone: 'play' },
];

describe('a scenario as a scene', () => {
  test('a starbase and a home region defined in place are in the place of the plain ones', () => {
    const { scene } = sceneOf(`${HEAD}[cards]
{ "name": "aloft", "title": "Aloft", "type": "starbase", "shield": 9, "level": 1, "structureSlots": 1 }
{ "name": "below", "title": "Below", "type": "home-region" }
[table]
play ian : aloft
below @ian
`);
    const placed = scene.table.map(({ card, owner }) => `${card} ${owner}`);
    expect(placed).toEqual(['aloft ian', 'below ian', 'starbase-plain elysha', 'home-plain elysha']);
  });

  test('the worked example', () => {
    const { scene } = sceneOf(`@pile 1
@players ian elysha
@seed 7
@turn 3
@ruleset battleWindows=on handLimit=5
[table]
metropolis @elysha : executioner#x slasher#s(ian, exhausted, damage 1)
hand elysha        : stubborn-mechanic#m
isk elysha         : 2
moment             : battle ian -> metropolis with s vs elysha
`);
    expect(scene).toEqual({
      players: ['ian', 'elysha'],
      seed: 7,
      turn: 3,
      active: 'ian',
      ruleset: { battleWindows: true, handLimit: 5 },
      isk: { elysha: 2 },
      moment: { at: 'fight', region: 'metropolis', ships: ['s'], defender: 'elysha' },
      table: [
        { card: 'metropolis', owner: 'elysha', zone: 'play', controller: 'elysha' },
        { card: 'executioner', alias: 'x', owner: 'elysha', zone: 'play', region: 'metropolis' },
        { card: 'slasher', alias: 's', owner: 'ian', zone: 'play', exhausted: true, damage: 1, region: 'metropolis' },
        { card: 'stubborn-mechanic', alias: 'm', owner: 'elysha', zone: 'hand' },
        ...plain('ian'),
        ...plain('elysha'),
      ],
      cards: Object.fromEntries(
        ['metropolis', 'executioner', 'slasher', 'stubborn-mechanic', 'starbase-plain', 'home-plain'].map((name) => [
          name,
          CARDS[name as never],
        ]),
      ),
    });
  });

  test('without a table: two plain bases, and the first player to develop', () => {
    const { scene } = sceneOf(HEAD);
    expect(scene.table).toEqual([...plain('ian'), ...plain('elysha')]);
    expect(scene).toMatchObject({ seed: 1, moment: { at: 'development' }, isk: {}, ruleset: {} });
    expect(scene).not.toHaveProperty('active');
  });

  test('whoever has a starbase or a home region gets no other', () => {
    const { scene } = sceneOf(`${HEAD}[table]
ledger-roads @ian : slasher
play ian : tally-house
`);
    expect(scene.table.map(({ card }) => card)).toEqual([
      'ledger-roads',
      'slasher',
      'tally-house',
      'starbase-plain',
      'home-plain',
    ]);
  });

  test('ships in a home are in it, whoever controls them', () => {
    const { scene } = sceneOf(`${HEAD}[table]\nhome elysha : slasher(ian) executioner#x(ian, of elysha)\n`);
    expect(scene.table.slice(0, 2)).toEqual([
      { card: 'slasher', owner: 'ian', zone: 'play', region: 'home-elysha' },
      { card: 'executioner', alias: 'x', owner: 'ian', zone: 'play', controller: 'elysha', region: 'home-elysha' },
    ]);
  });

  test('copies are told apart by number, also as regions', () => {
    const { scene, names } = sceneOf(`${HEAD}[table]
metropolis @elysha : slasher*2
metropolis(ian) @nobody : slasher#s(ian)
`);
    expect(scene.table.slice(0, 5)).toMatchObject([
      { card: 'metropolis', alias: 'metropolis.1' },
      { alias: 'slasher.1', region: 'metropolis.1' },
      { alias: 'slasher.2', region: 'metropolis.1' },
      { alias: 'metropolis.2', controller: null },
      { alias: 's', region: 'metropolis.2' },
    ]);
    expect(names.called.get('slasher.3')).toEqual([5]);
  });

  test('a card defined in place is used, and goes before one of the same name', () => {
    const { scene } = sceneOf(`${HEAD}[cards]
{ "name": "slasher", "title": "Slasher", "type": "ship", "price": 9, "attack": 1, "shield": 1 }
[table]
home ian : slasher
`);
    expect(scene.cards).toMatchObject({ slasher: { price: 9, races: [], abilities: [] } });
  });
});

describe('every fault is named with its line', () => {
  test.each([
    ['@pile 1\n', ['1:1: there is no `@players` line: who plays, clockwise?']],
    ['@pile 1\n@players ian ian\n', ['2:1: `ian` sits at the table twice.']],
    [`${HEAD}@seed 1\n@seed 2\n`, ['4:1: `@seed` stands here a second time.']],
    [`${HEAD}@cites 700.4 700.44\n`, ['3:1: there is no rule 700.44.']],
    [`${HEAD}@ruleset handlimit=3\n`, ['3:1: the ruleset has no `handlimit`; did you mean `handLimit`?']],
    [`${HEAD}@ruleset battleWindows=1\n`, ['3:1: `battleWindows` must be on or off.']],
    [`${HEAD}@ruleset handLimit=on\n`, ['3:1: `handLimit` must be a number.']],
    [
      `${HEAD}[cards]\n{ "name": "a", "title": "A", "type": "ship", "attack": 1, "shield": 1 }\n`,
      ['4:1: this is no card: price: is missing; a ship must have one: a whole number, 0 or more, or "X".'],
    ],
    [`${HEAD}[table]\nhand ian : slasher slsher\n`, ['4:20: there is no card `slsher`; did you mean `slasher`?']],
    [`${HEAD}[table]\nhand iann : slasher\n`, ['4:1: nobody here is called `iann`; did you mean `ian`?']],
    [
      `${HEAD}[table]\nhome ian : slasher(toby)\n`,
      ['4:12: nobody here is called `toby`: at the table are ian, elysha.'],
    ],
    [`${HEAD}[table]\nmetropolis @nobody\n`, ['4:1: whose is `metropolis`? Say `metropolis(owner)`.']],
    [
      `${HEAD}[table]\nmetropolis(ian) @nobody : slasher\n`,
      ['4:27: whose is `slasher`? Nobody controls this region: say `slasher(owner)`.'],
    ],
    [
      `${HEAD}[table]\nslasher @ian : slasher\n`,
      ['4:1: `slasher` is no region but a ship; say where it lies: `play ian : …`.'],
    ],
    [
      `${HEAD}[table]\nhand ian : slasher(exhausted, damage 2)\n`,
      ['4:12: `slasher` lies in a hand: only a card in play can have exhausted, damage.'],
    ],
    [
      `${HEAD}[table]\nhand ian : picket-skiff(patrol)\n`,
      ['4:12: `picket-skiff` lies in a hand: only a card in play can have order.'],
    ],
    [
      `${HEAD}[table]\nhome ian : scrap-gleaner(mine iron-moo) iron-moon\n`,
      ['4:12: nothing here is called `iron-moo`; did you mean `iron-moon`?'],
    ],
    [`${HEAD}[table]\nhand ian : slasher#s*2\n`, ['4:12: `s` cannot name several copies.']],
    [`${HEAD}[table]\nhand ian : 0 * slasher\n`, ['4:12: there can be 1 to 99 copies, not 0.']],
    [
      `${HEAD}[table]\nhand ian : slasher#s executioner#s\n`,
      ['4:22: no card can be called `s`: another card is called that.'],
    ],
    [`${HEAD}[table]\nhand ian : slasher#ian\n`, ['4:12: no card can be called `ian`: a player is called that.']],
    [
      `${HEAD}[table]\nhand ian : slasher#e1\n`,
      ['4:12: no card can be called `e1`: that is how the notation calls something of its own.'],
    ],
    [`${HEAD}[table]\nisk ian : 1\nisk ian : 2\n`, ['5:1: the ISK of ian stands here a second time.']],
    [`${HEAD}[table]\nmoment : turn toby\n`, ['4:1: nobody here is called `toby`: at the table are ian, elysha.']],
    [
      `${HEAD}[table]\nmoment : battle ian -> metropolys\nmetropolis @ian : slasher\n`,
      ['4:1: nothing here is called `metropolys`; did you mean `metropolis`?'],
    ],
    [
      `${HEAD}[table]\nmoment : battle ian -> metropolis with slasher\nmetropolis @ian : slasher*2\n`,
      ['4:1: `slasher` is the name of 2 cards: say which, `slasher.1` or `slasher.2`.'],
    ],
    [
      `${HEAD}[play]\ntoby: pass\n{\n! ian: pass because 7.7\n}\n`,
      ['4:1: nobody here is called `toby`: at the table are ian, elysha.', '6:1: there is no rule 7.7.'],
    ],
  ])('%j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults.map((fault) => `a.pile:${fault}`));
  });

  test('all of them at once, each with its excerpt', () => {
    const made = makeScene(treeOf(`${HEAD}@cites 1.1\n[table]\nhand ian : slsher\n`, 'a.pile'), shelf);
    expect(made.ok ? [] : made.faults.map(({ line, excerpt }) => `${line}\n${excerpt}`)).toEqual([
      '3\n3 | @cites 1.1\n  | ^',
      '5\n5 | hand ian : slsher\n  |            ^',
    ]);
  });

  test('of a tree that came as data, in its canonical text', () => {
    const data = JSON.parse(JSON.stringify(treeOf(`\n\n${HEAD}@cites 1.1\n`)));
    const made = makeScene(data, shelf);
    expect(made.ok ? '' : made.faults[0].message).toBe('scenario.pile:3:1: there is no rule 1.1.');
  });
});
