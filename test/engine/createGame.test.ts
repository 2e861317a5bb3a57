import { describe, expect, test } from 'vitest';
import { createGame, playerId, type Scene, SceneError } from '../../src/index.ts';
import { bytes, game, table } from './table.ts';

const faultsOf = (scene: Scene): readonly string[] => {
  try {
    createGame(scene).stop();
    return [];
  } catch (cause) {
    if (cause instanceof SceneError) return cause.faults;
    throw cause;
  }
};

describe('a scene that is no game', () => {
  test('is refused with every fault, not the first', () => {
    const good = table({ ada: {}, bor: {} });
    const bad = {
      ...good,
      seed: 0.5,
      isk: { ada: -1, zed: 3 },
      ruleset: { handLimit: '7', luck: 1 },
      table: [
        ...good.table.filter(({ owner, card }) => owner !== 'bor' || card !== 'home'),
        { card: 'ghost', owner: 'ada', zone: 'hand' },
      ],
    } as unknown as Scene;
    expect(faultsOf(bad)).toEqual([
      'The ruleset\'s handLimit cannot be "7": a whole number from 0 (500.10).',
      'The ruleset has no value luck: it has minPlayers, maxPlayers, turnLimit, deckSize, copies, openingHand, startingIsk, cardsPerTurn, handLimit, runawayPiles, battleWindows.',
      'ada cannot have -1 ISK: a whole number from 0.',
      'zed has ISK but does not sit at the table.',
      'Seed 0.5: it must be a whole number.',
      'There is no card ghost.',
      'bor has no home region in play: each player has one (100.1).',
    ]);
  });

  test('is told in one message, fault by fault', () => {
    const scene = table({ ada: {} });
    expect(() => createGame(scene)).toThrow(new SceneError(['1 player: the game takes 2 to 6 (100.1).']));
    expect(() => createGame(scene)).toThrow('The scene is no game:\n- 1 player: ');
  });

  test('says each fault once, and counts as one speaks', () => {
    const good = table({ ada: {}, bor: {} });
    const ghost = { card: 'ghost', owner: 'ada', zone: 'hand' };
    const twice = good.table.filter(({ owner }) => owner === 'bor');
    const bad = { ...good, table: [...good.table, ...twice, ghost, ghost] } as unknown as Scene;
    expect(faultsOf(bad)).toEqual([
      'There is no card ghost.',
      'bor has 2 starbases in play: each player has one (100.1).',
      'bor has 2 home regions in play: each player has one (100.1).',
    ]);
  });

  test.each([
    ['nobody to fight', { at: 'fight', region: 'field' }, 'In Field there is nobody to attack (900.1).'],
    ['nowhere to fight', { at: 'fight', region: 'moon' }, 'There is no region moon in play to fight in.'],
  ] as const)('begins no battle: %s', (_, moment, fault) => {
    expect(faultsOf(table({ ada: { play: ['field'] }, bor: {} }, { moment }))).toEqual([fault]);
  });

  test('has no player whose name says that they see more than a player', () => {
    for (const name of ['all', 'table']) {
      const scene = JSON.parse(JSON.stringify(table({ ada: {}, bor: {} })).replaceAll('"bor"', `"${name}"`)) as Scene;
      expect(faultsOf(scene)).toEqual([`No player can be called ${name}: it says who looks at a game.`]);
    }
  });

  test('has no ship that would be destroyed at once, and no region held by nobody’s ship', () => {
    const { table: laid, ...rest } = table({ ada: { play: ['field', 'raider'] }, bor: {} });
    const placed = laid.map((one) =>
      one.card === 'raider' ? { ...one, damage: 3 } : one.card === 'field' ? { ...one, controller: one.owner } : one,
    );
    expect(faultsOf({ ...rest, table: placed })).toEqual([
      'Ada cannot control Field without a ship there (1100.3).',
      'Raider would be destroyed: damage 3, shield 3 (1000.2).',
    ]);
  });
});

describe('a game that begins', () => {
  test('is the same for the same scene', () => {
    const seats = { ada: { hand: ['grant'] }, bor: { deck: ['grant', 'bolt'] } };
    expect(bytes(game(seats))).toBe(bytes(game(seats)));
  });

  test('tells what its beginning did', () => {
    const began = createGame(table({ ada: { deck: ['grant', 'bolt'] }, bor: {} }, { moment: { at: 'turn' } }));
    expect(began.n).toBe(0);
    expect(began.facts[0]).toEqual({ type: 'phaseBegan', phase: 'initial', player: 'ada' });
    expect(began.facts.filter(({ type }) => type === 'moved')).toHaveLength(2);
    expect(began.history.at(0).facts).toEqual(began.facts);
  });

  test('does not mind what is done to its scene', () => {
    const scene = JSON.parse(JSON.stringify(table({ ada: { hand: ['grant'] }, bor: {} })));
    const began = createGame(scene);
    const before = bytes(began);
    scene.players.push('zed');
    scene.table.length = 0;
    scene.seed = 99;
    scene.isk.ada = 99;
    scene.moment.at = 'battle';
    expect(bytes(began)).toBe(before);
    expect(began.truth.seats).toEqual(['ada', 'bor']);
  });

  test('gives a player called constructor what everybody has', () => {
    const text = JSON.stringify(table({ ada: {}, bor: {} })).replaceAll('"bor"', '"constructor"');
    const began = createGame(JSON.parse(text) as Scene);
    expect(began.truth.players[playerId('constructor')]?.isk).toBe(began.truth.ruleset.startingIsk);
    expect(began.legal(playerId('constructor'))).toEqual([{ type: 'concede', player: 'constructor' }]);
  });
});
