import { expect, test } from 'vitest';
import { plainText } from '../../src/inspector/words/naming.ts';
import { playerId } from '../../src/model/ids.ts';
import { logOf, opened, press, WORKED } from './opened.ts';

test('the worked example, row by row', () => {
  expect(logOf(opened(WORKED))).toEqual([
    '# Turn 1, Ian',
    '0 ian: Attacks Elysha at Metropolis 900.1',
    '## Battle at Metropolis',
    '1 elysha: Withdraws nothing 900.3',
    '2 ian: Slasher aims at Executioner 900.4',
    '3 elysha: Executioner aims at Slasher 900.4',
    '## Damage step, pile opened',
    '4 ian: Passes, 1 of 2 700.4',
    '5 elysha: Adds Stubborn Mechanic 700.4',
    '6 elysha: Hands on, no pass 700.5',
    '7 ian: Passes, 1 of 2 700.4',
    '8 elysha: Passes, 2 of 2 700.6',
    '## Pile resolves',
    '9 elysha: Executioner: +2 shield until the end of the phase 500.2',
    '10 elysha: Slasher destroyed 1000.2',
    '11 ian: Executioner takes 3 damage, and stands; Elysha keeps Metropolis 1000.2',
  ]);
});

test('the pile resolves entry by entry, locked, though it is one intent', () => {
  const sitting = opened(WORKED);
  const told = [8, 9, 10, 11].map((n) => {
    const { mode, band, pile, holder } = sitting.position(n, 'all');
    const lives = pile.map(({ number, state }) => `${number} ${state}`).join(', ');
    return [mode, plainText(band.now), plainText(band.why), lives, holder];
  });
  expect(told).toEqual([
    [
      'resolving',
      'Elysha’s Stubborn Mechanic is resolving',
      'Then 2 damage to Slasher, then 3 damage to Executioner 700.7',
      '3 resolving, 2 waiting, 1 waiting',
      null,
    ],
    [
      'resolving',
      'Elysha’s 2 damage is resolving',
      'Then 3 damage to Executioner 700.7',
      '3 resolved, 2 resolving, 1 waiting',
      null,
    ],
    [
      'resolving',
      'Ian’s 3 damage is resolving',
      'It is the last of this pile 700.7',
      '3 resolved, 2 resolved, 1 resolving',
      null,
    ],
    [
      'open',
      'Ian may declare a battle',
      'One at a time, in each region once a phase 900.1',
      '3 resolved, 2 resolved, 1 resolved',
      'ian',
    ],
  ]);
});

test('while the pile is built, the band says who holds the initiative and what handing on means', () => {
  const sitting = opened(WORKED);
  const { mode, band, next, passed, path } = sitting.position(5, 'all');
  expect(mode).toBe('building');
  expect(band.mode).toEqual(['Building', 'The pile is open, 3 entries']);
  expect(plainText(band.now)).toBe('Elysha holds the initiative');
  expect(plainText(band.why)).toBe(
    'Added Stubborn Mechanic: handing on is no pass, and the count is back to none 700.5',
  );
  expect(band.passes.map(plainText)).toEqual(['Passes: none of 2', 'next clockwise Ian']);
  expect([next, passed]).toEqual(['ian', []]);
  expect(path.map(({ key }) => key)).toEqual([
    'game',
    'turn',
    'battle',
    'fight',
    'damage',
    'pile',
    'building',
    'added',
  ]);
});

test('each step tells the transitions of the spine and of the entries', () => {
  const sitting = opened(WORKED);
  const taken = (n: number): readonly string[] =>
    sitting
      .position(n, 'all')
      .taken.map(({ actor, edges }) => `${actor} ${edges.map((edge) => edge.replace(/\|\d+$/, '')).join(' ')}`);
  const pile = 'game.turn.battle.fight.damage.pile';
  expect(taken(6)).toEqual([`game ${pile}.building.added|pass`]);
  expect(taken(8)).toEqual([
    `game ${pile}.building.untouched|pass`,
    `game ${pile}.building|`,
    `game ${pile}.resolving.next|`,
    'e3 pileEntry.waiting|entry.resolve',
  ]);
  expect(taken(9)).toEqual([
    'e3 pileEntry.resolving|',
    `game ${pile}.resolving.running|xstate.done.actor.*`,
    `game ${pile}.resolving.next|`,
    'e2 pileEntry.waiting|entry.resolve',
  ]);
});

test('what changed is told in words, and as a raw difference', () => {
  const { changes, raw, cites } = opened(WORKED).position(5, 'all');
  expect(changes.map(plainText)).toEqual([
    'Stubborn Mechanic: Elysha’s hand → pile, on top',
    'Elysha adds Stubborn Mechanic 700.4',
    'Elysha pays 2 ISK, 2 → 0 600.2',
    'Passes in a row: 1 → none',
  ]);
  expect(raw).toMatch(/^\/players\/elysha\/isk {2,}2 → 0$/m);
  expect(raw).toMatch(/^\/spine\/added {2,}false → true$/m);
  expect(cites).toEqual(['700.4', '600.2', '700.5']);
});

test('without the news both ships are destroyed, and nobody has Metropolis', () => {
  const sitting = opened(WORKED, { script: false });
  for (const title of [
    'Withdraw nothing',
    'Slasher aims at Executioner',
    'Executioner aims at Slasher',
    'Pass',
    'Pass',
  ])
    press(sitting, title);
  expect(logOf(sitting).slice(-3)).toEqual([
    '## Pile resolves',
    '6 elysha: Slasher destroyed 1000.2',
    '7 ian: Executioner destroyed; Metropolis is left uncontrolled 1000.2',
  ]);
});

test('withdrawn, the Executioner is safe, and nobody has Metropolis', () => {
  const sitting = opened(WORKED, { script: false });
  press(sitting, 'Withdraw Executioner');
  expect(logOf(sitting).at(-1)).toBe('1 elysha: Withdraws Executioner; Metropolis is left uncontrolled 900.3');
});

test('where all has come to rest it is said what can be done, and only to those whose eyes are used', () => {
  const sitting = opened(WORKED);
  press(sitting, 'Close the battle phase');
  expect(sitting.position(9, 'all').acts).toEqual([]);
  expect(sitting.position(5, 'all').acts.map(({ player }) => player)).toContain('elysha');
  expect(sitting.position(5, playerId('ian')).acts.map(({ title }) => title)).toEqual(['Concede']);
  const acts = sitting.position('last', 'all').acts;
  expect(acts.map(({ player, title, first }) => [player, title, first])).toEqual([
    ['ian', 'Concede', false],
    ['elysha', 'Pass', true],
    ['elysha', 'Concede', false],
  ]);
  expect(sitting.position('last', playerId('ian')).acts.map(({ title }) => title)).toEqual(['Concede']);
  expect(sitting.position('last', 'table').acts).toEqual([]);
});
