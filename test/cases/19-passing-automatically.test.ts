import { describe, expect, test } from 'vitest';
import { type AutoPass, automaticPass, autoPass, PASS_SETTINGS, untilGone } from '../../src/host/autoPass.ts';
import { playerId, type StarpileGame } from '../../src/index.ts';
import { type Table, tableOf } from './table.ts';

const ELYSHA = playerId('elysha');

const passes = (game: StarpileGame, policy: AutoPass) =>
  automaticPass(policy, { player: ELYSHA, view: game.view(ELYSHA), legal: game.legal(ELYSHA) });

/** Elysha is attacked: three damage waits for her ship, Ian has passed, and she holds the initiative. */
const attacked = (hand: string, isk: number): Table =>
  tableOf(`[table]
metropolis @elysha : executioner#x(elysha) slasher#s(ian)
hand elysha        : ${hand}
isk elysha         : ${isk}
moment             : battle ian -> metropolis

[play]
elysha: stay
ian:    aim s -> x
elysha: aim x -> s
ian:    pass
`);

describe('19: passing automatically', () => {
  test('stops when the player is attacked and has a response they can pay', () => {
    const { game } = attacked('stubborn-mechanic#m', 2);
    for (const setting of PASS_SETTINGS) expect(passes(game, autoPass(setting)), setting).toBeNull();
  });

  test('goes on when they cannot pay it, or when nothing they hold could answer', () => {
    for (const { game } of [attacked('stubborn-mechanic#m', 1), attacked('slasher#other', 9)]) {
      for (const setting of ['idle', 'pile'] as const)
        expect(passes(game, autoPass(setting)), setting).toEqual({ type: 'pass', player: 'elysha' });
      expect(passes(game, autoPass('never'))).toBeNull();
    }
  });

  test('never takes away the chance to add several things before passing', () => {
    const { game, intent } = attacked('stubborn-mechanic#m needle-shot#n', 4);
    const before = untilGone(autoPass('pile'), game.view(ELYSHA));
    expect(game.submit(intent('elysha: play m -> x'))).toMatchObject({ ok: true });
    expect(game.awaited).toEqual(['elysha']);
    for (const policy of [before, untilGone(before, game.view(ELYSHA)), ...PASS_SETTINGS.map(autoPass)])
      expect(passes(game, policy), JSON.stringify(policy)).toBeNull();
    expect(game.submit(intent('elysha: play n -> s'))).toMatchObject({ ok: true });
    expect(game.truth.pile).toHaveLength(4);
    // Now there is nothing left but to hand on.
    expect(passes(game, autoPass('idle'))).toEqual({ type: 'pass', player: 'elysha' });
  });

  test('decides nothing but passes: not who stays, nor where ships aim', () => {
    const { game, intent } = tableOf(`[table]
metropolis @elysha : executioner#x(elysha) slasher#s(ian)
moment             : battle ian -> metropolis
`);
    for (const setting of PASS_SETTINGS) expect(passes(game, autoPass(setting))).toBeNull();
    game.submit(intent('elysha: stay'));
    game.submit(intent('ian: aim s -> x'));
    expect(game.window?.name).toBe('aim');
    for (const setting of PASS_SETTINGS) expect(passes(game, autoPass(setting))).toBeNull();
  });
});
