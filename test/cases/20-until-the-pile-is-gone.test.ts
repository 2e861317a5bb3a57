import { describe, expect, test } from 'vitest';
import { afterPassing, automaticPass, autoPass, inForce, untilGone } from '../../src/host/autoPass.ts';
import { type PlayerId, playerId, type StarpileGame } from '../../src/index.ts';
import { tableOf } from './table.ts';

const IAN = playerId('ian');
const ELYSHA = playerId('elysha');

const momentOf = (game: StarpileGame, player: PlayerId) => ({
  player,
  view: game.view(player),
  legal: game.legal(player),
});

/** Ian has opened a pile and keeps a card that he could add; Elysha holds two answers. */
const opened = () =>
  tableOf(`[table]
home ian    : slasher#s executioner#x
hand ian    : stubborn-mechanic#m stubborn-mechanic#more
hand elysha : needle-shot#n needle-shot#other
isk ian     : 9
isk elysha  : 9

[play]
ian: play m -> s
`);

describe('20: "pass until the pile is gone"', () => {
  test('passes while nothing new is added, and is over with the pile', () => {
    const { game, intent } = opened();
    const policy = untilGone(autoPass('never'), game.view(IAN));
    game.submit(intent('ian: pass'));
    game.submit(intent('elysha: pass'));
    const moment = momentOf(game, IAN);
    expect(moment.legal.map(({ type }) => type)).toContain('play');
    expect(automaticPass(policy, moment)).toEqual({ type: 'pass', player: 'ian' });
    game.submit(intent('ian: pass'));
    expect(game.truth.pile).toEqual([]);
    expect(inForce(policy, game.view(IAN))).toEqual(autoPass('never'));
    expect(automaticPass(policy, momentOf(game, IAN))).toBeNull();
  });

  test('ends as soon as a new entry is added, and does not come back when that entry goes', () => {
    const { game, intent } = opened();
    const policy = untilGone(autoPass('never'), game.view(IAN));
    game.submit(intent('ian: pass'));
    game.submit(intent('elysha: play n -> s'));
    expect(inForce(policy, game.view(IAN)).letGo).toBeNull();
    game.submit(intent('elysha: pass'));
    expect(game.awaited).toEqual(['ian']);
    expect(automaticPass(policy, momentOf(game, IAN))).toBeNull();
    // Another pile is another pile, though the same cards could be answered.
    game.submit(intent('ian: pass'));
    game.submit(intent('elysha: pass'));
    game.submit(intent('ian: play more -> x'));
    game.submit(intent('ian: pass'));
    game.submit(intent('elysha: pass'));
    expect(automaticPass(policy, momentOf(game, IAN))).toBeNull();
  });

  test('ends by what the player adds themselves, too', () => {
    const { game, intent } = opened();
    const policy = untilGone(autoPass('never'), game.view(IAN));
    game.submit(intent('ian: play more -> x'));
    expect(inForce(policy, game.view(IAN)).letGo).toBeNull();
  });

  test('the setting lets go of each pile that was passed, and of no other', () => {
    const { game, intent } = opened();
    const pile = afterPassing(autoPass('pile'), game.view(IAN));
    expect(pile.letGo).toEqual(game.view(IAN).pile.map(({ id }) => id));
    expect(afterPassing(autoPass('idle'), game.view(IAN)).letGo).toBeNull();
    game.submit(intent('ian: pass'));
    expect(automaticPass(autoPass('pile'), momentOf(game, ELYSHA))).toBeNull();
    game.submit(intent('elysha: pass'));
    expect(automaticPass(pile, momentOf(game, IAN))).toEqual({ type: 'pass', player: 'ian' });
    expect(automaticPass(autoPass('pile'), momentOf(game, IAN))).toBeNull();
  });

  test('with no pile open there is nothing to let go', () => {
    const { game } = tableOf('[table]\nhand ian : needle-shot#n\nmoment : development ian\n');
    expect(untilGone(autoPass('never'), game.view(IAN))).toEqual(autoPass('never'));
  });
});
