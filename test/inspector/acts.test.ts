import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame } from '../../src/engine/game.ts';
import { likelyIntent } from '../../src/inspector/adapter/likely.ts';
import { makeSitting } from '../../src/inspector/server/sitting.ts';
import { playerId } from '../../src/model/ids.ts';
import { folder, opened, scenarioIn, scenarioOf } from './opened.ts';

const sittingOf = (table: string) =>
  makeSitting(scenarioIn(`@pile 1\n@players ian elysha\n[table]\n${table}\n`), { shelf: { cards: CARDS } });

const buttons = (sitting: ReturnType<typeof opened>, player = 'ian') =>
  sitting
    .position('last', playerId(player))
    .acts.map(({ first, title, detail, intent }) => `${first ? '* ' : ''}${title} (${detail})${intent ? '' : ' …'}`);

const reasons = (sitting: ReturnType<typeof opened>, player = 'ian') =>
  sitting
    .position('last', playerId(player))
    .denied.map(({ title, refusal }) => `${title}: ${refusal.clauses.map(({ rule }) => rule).join(' ')}`);

describe('at the end of each scenario every button stands alone, and whatever is held is a button or denied', () => {
  for (const { file } of folder.list())
    test(file, () => {
      const sitting = opened(file);
      const { acts, denied, view } = sitting.position('last', 'all');
      const ids = [...acts, ...denied].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const player of view.players) {
        const own = acts.filter((act) => act.player === player.id);
        expect(own.filter(({ first }) => first).length).toBeLessThanOrEqual(1);
        const held = [...(player.hand.cards ?? []), ...(player.reserve.cards ?? [])].map(({ id }) => id);
        const shown = [...own, ...denied].flatMap(({ card }) => card ?? []);
        if (!player.out && view.ending === null) expect(shown).toEqual(expect.arrayContaining(held));
      }
      for (const { refusal } of denied) expect(refusal.clauses.length).toBeGreaterThan(0);
      sitting.stop();
    });
});

describe('the buttons of each moment', () => {
  test('with nothing left to choose a button is ready, and says what it is aimed at', () => {
    const sitting = sittingOf(
      'hand ian: stubborn-mechanic\nmetropolis @elysha: executioner(elysha)\nmoment: command ian',
    );
    expect(buttons(sitting)).toEqual([
      '* Close the command phase (Counts as a pass; the initiative goes round. 500.9)',
      'Stubborn Mechanic (2 ISK, at Executioner)',
      'Concede ()',
    ]);
  });

  test('with several targets it is to be chosen', () => {
    const sitting = sittingOf(
      'hand ian: stubborn-mechanic\nmetropolis @elysha: executioner(elysha), slasher(ian)\nmoment: command ian',
    );
    expect(buttons(sitting)[2]).toBe('Stubborn Mechanic (2 ISK) …');
  });

  test('a ship that can be given an order has a button for each; with several places they are to be chosen', () => {
    const sitting = sittingOf(
      'metropolis @ian: iron-moon drydock-moon scrap-gleaner#g reef-wolf\nhome ian: picket-skiff\nmoment: command ian',
    );
    expect(buttons(sitting).slice(1, -1)).toEqual([
      'Move Scrap Gleaner (to one of 2 regions) …',
      'Scrap Gleaner mines (one of 2 locations) …',
      'Move Reef Wolf (to one of 2 regions) …',
      'Reef Wolf in ambush (attack +2 when it defends here)',
      'Move Picket Skiff (to one of 2 regions) …',
      'Picket Skiff on patrol (can join a battle a turn)',
    ]);
    const alone = sittingOf('metropolis @ian: iron-moon scrap-gleaner\nmoment: command ian');
    expect(buttons(alone)[2]).toBe('Scrap Gleaner mines (Iron Moon)');
  });

  test('an X is to be chosen, with the range that can be paid', () => {
    const sitting = sittingOf(
      'hand ian: broadside\nisk ian: 5\nmetropolis @elysha: executioner(elysha)\nmoment: command ian',
    );
    expect(buttons(sitting)[1]).toBe('Broadside (0 to 5 ISK) …');
  });

  test('a battle is declared at a region; with several ships they are to be chosen', () => {
    const one = sittingOf('metropolis @elysha: executioner(elysha), slasher(ian)\nmoment: battle ian');
    expect(buttons(one)[1]).toBe('Attack at Metropolis (with Slasher)');
    const two = sittingOf('metropolis @elysha: executioner(elysha), 2*slasher(ian)\nmoment: battle ian');
    expect(buttons(two)[1]).toBe('Attack at Metropolis (with up to 2 ships) …');
  });

  test('a question with two sides is two buttons; another is to be chosen', () => {
    const sitting = opened('700/700.7-questions-are-answers.pile');
    sitting.rewind(6);
    expect(buttons(sitting, 'elysha')).toEqual(['* Hand over a ship ()', 'Pay up ()', 'Concede ()']);
    sitting.restart(true);
    sitting.rewind(8);
    expect(buttons(sitting, 'elysha')[0]).toMatch(/^\* Choose what to sacrifice/);
  });
});

describe('what is not legal now says every reason that no choice would mend, and no other', () => {
  test('a target is there, but it is not their turn', () => {
    const sitting = sittingOf(
      'hand elysha: stubborn-mechanic\nmetropolis @elysha: executioner(elysha)\nmoment: command ian',
    );
    expect(reasons(sitting, 'elysha')).toEqual(['Stubborn Mechanic: 500.7']);
  });

  test('no target is there, and no ISK', () => {
    const sitting = sittingOf('hand ian: stubborn-mechanic\nisk ian: 1\nmoment: command ian');
    expect(reasons(sitting)).toEqual(['Stubborn Mechanic: 800.1 600.2']);
  });

  test('a location finds its region, a cost its card', () => {
    const sitting = sittingOf('hand ian: cinder, iron-moon, misfire, slasher\nisk ian: 0\nmoment: development ian');
    const said = Object.fromEntries(reasons(sitting).map((text) => text.split(': ') as [string, string]));
    expect(said['Iron Moon']).toBe('600.2');
    expect(said.Misfire).toBe('800.1 600.2');
  });

  test('what could be played as it is, is filled in as it could be', () => {
    const { scene } = scenarioIn(
      '@pile 1\n@players ian elysha\n[table]\nhand ian: hold-together\nmetropolis @elysha: 2*executioner(elysha)\nmoment: command ian\n',
    );
    const game = createGame(scene);
    const [card] = game.truth.players[playerId('ian')]?.hand ?? [];
    const printed = game.truth.cards[card!.name]!;
    const played = printed.abilities.find((ability) => ability.kind === 'played');
    const intent = likelyIntent(game, {
      intent: {
        type: 'play',
        player: playerId('ian'),
        card: card!.id,
        mode: 0,
        x: 0,
        targets: [],
        into: null,
        pay: [],
      },
      modes: played?.kind === 'played' ? played.modes : [],
      pays: 0,
    });
    expect(game.why(intent)?.clauses.filter(({ rule }) => rule.startsWith('800')) ?? []).toEqual([]);
  });
});

test('the worked example offers what its scenario says may be done', () => {
  const sitting = makeSitting(scenarioOf('worked-example.pile'), { shelf: { cards: CARDS } });
  expect(buttons(sitting, 'elysha')).toEqual([
    '* Withdraw nothing (On to the battle targets. 900.3)',
    'Withdraw Executioner (home, exhausted)',
    'Concede ()',
  ]);
});
