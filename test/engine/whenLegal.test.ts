import { describe, expect, test } from 'vitest';
import { activate, ada, bor, doAll, game, pass, play } from './table.ts';

const seats = { ada: { play: ['pump', 'raider'], hand: ['grant'] }, bor: { play: ['pump'], hand: ['grant', 'dear'] } };

describe('when an intent is legal', () => {
  test('now: nothing is to be waited for', () => {
    const at = game(seats);
    expect(at.whenLegal(play(at, ada, 'grant'))).toEqual([]);
  });

  test('once the initiative has come round', () => {
    const at = game(seats);
    doAll(at, activate(at, ada, 'pump'));
    expect(at.whenLegal(play(at, bor, 'grant'))).toEqual([pass(ada)]);
    expect(at.n, 'Asking changes nothing.').toBe(1);
  });

  test('in a closing window, once the phase is over', () => {
    const at = game(seats);
    const [home] = Object.values(at.truth.play).filter(({ name, owner }) => name === 'home' && owner === ada);
    const raid = { type: 'attack', player: ada, region: home!.id, defender: bor, ships: [] };
    expect(at.whenLegal(raid)).toBeNull();
    expect(at.whenLegal(play(at, bor, 'grant'))).toEqual([pass(ada)]);
    const pump = activate(at, bor, 'pump');
    expect(at.why(pump)?.kind).toBe('rule');
    const rounds = at.whenLegal(pump);
    expect(rounds).toEqual([pass(ada)]);
    for (const intent of rounds ?? []) doAll(at, intent);
    expect(at.why(pump)).toBeNull();
  });

  test('not soon: nobody can tell', () => {
    const at = game(seats);
    expect(at.whenLegal(play(at, bor, 'dear'))).toBeNull();
    expect(at.whenLegal('rubbish')).toBeNull();
    at.stop();
    expect(at.whenLegal(play(at, ada, 'grant'))).toBeNull();
  });

  test('of the past, too', () => {
    const at = game(seats);
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    expect(at.history.at(1).whenLegal(play(at, bor, 'grant'))).toEqual([pass(ada)]);
  });
});
