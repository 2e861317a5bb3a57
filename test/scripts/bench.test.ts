import { describe, expect, test } from 'vitest';
import { data } from '../../scripts/bench/contestants/data.ts';
import { live } from '../../scripts/bench/contestants/live.ts';
import { reducer } from '../../scripts/bench/contestants/reducer.ts';
import { FLAK, JAM, SALVO } from '../../scripts/bench/pile/cards.ts';
import { INVALID, type Moved, pass, play } from '../../scripts/bench/pile/drafted.ts';
import { type Outcome, outcomeOf } from '../../scripts/bench/pile/outcome.ts';
import { layOut } from '../../scripts/bench/pile/state.ts';
import { stepsAt } from '../../scripts/bench/pile/steps.ts';
import { tableOf } from '../../scripts/bench/pile/table.ts';
import { assertSame } from '../../scripts/bench/same.ts';
import type { Intent, Scene, Target } from '../../src/index.ts';
import { type Dice, dice as diceFor } from '../properties/dice.ts';

const GAMES = 12;
const INTENTS = 80;

const dealt = (dice: Dice): Scene =>
  tableOf({
    hands: Array.from({ length: 2 + dice.roll(3) }, () =>
      Array.from({ length: 4 + dice.roll(12) }, () => dice.pick([FLAK, SALVO, JAM, JAM])),
    ),
    isk: 6 + dice.roll(20),
    skiffs: 1 + dice.roll(3),
  });

/** The game as boardgame.io's moves change it: what Immer would have given them a draft of, changed in place. */
const changing = (scene: Scene) => {
  const G = structuredClone(layOut(scene)) as Moved['G'];
  return {
    isDone(intent: Intent): boolean {
      const moved = { G, playerID: intent.player };
      if (intent.type !== 'play') return pass(moved) !== INVALID;
      return play(moved, intent.card, intent.targets[0]?.[0] as Target) !== INVALID;
    },
    outcome: (): Outcome => outcomeOf(G),
  };
};

/** A pass or a play, legal or not, by somebody. With no pile open nobody passes: that is beyond the pile game. */
const tried = ({ seats, holder, pile }: Outcome, dice: Dice): Intent | null => {
  const player = dice.chance(0.8) ? holder : dice.pick(seats).id;
  if (pile.length > 0 && dice.chance(0.45)) return { type: 'pass', player };
  const held = seats.filter(({ id, hand }) => hand.length > 0 && (id === player || dice.chance(0.1)));
  if (held.length === 0) return null;
  const card = dice.pick(dice.pick(held).hand).split(' ')[0] as never;
  const target = (
    dice.chance(0.6)
      ? { kind: 'card', id: `o${1 + dice.roll(24)}` }
      : { kind: 'entry', id: `e${1 + dice.roll(pile.length + 6)}` }
  ) as Target;
  return { type: 'play', player, card, mode: 0, x: 0, targets: [[target]], into: null, pay: [] };
};

type Played = {
  readonly legal: number;
  readonly refused: number;
  readonly resolved: number;
  readonly destroyed: boolean;
};

const playOut = (seed: number): Played => {
  const dice = diceFor(seed);
  const scene = dealt(dice);
  const games = [live, data, reducer].map((contestant) => ({ name: contestant.name, game: contestant.begin(scene) }));
  const changed = changing(scene);
  const ships = changed.outcome().damage.length;
  let [legal, refused, resolved] = [0, 0, 0];
  for (let n = 0; n < INTENTS; n++) {
    const before = changed.outcome();
    const intent = tried(before, dice);
    if (!intent) break;
    const can = changed.isDone(intent);
    const after = changed.outcome();
    for (const { name, game } of games) {
      const where = `seed ${seed}, intent ${n}, ${name}: ${JSON.stringify(intent)}`;
      expect(game.can?.(intent), where).toBe(can);
      game.send(intent);
      expect(game.outcome(), where).toEqual(after);
    }
    if (can) legal++;
    else refused++;
    if (before.pile.length > 0 && after.pile.length === 0) resolved++;
  }
  for (const { game } of games) game.stop();
  return { legal, refused, resolved, destroyed: changed.outcome().damage.length < ships };
};

describe('the bench compares like with like', () => {
  test('random play: the charts, live and as data, the reducer and the moves that change a draft agree', () => {
    const played = Array.from({ length: GAMES }, (_, n) => playOut(n + 1));
    const sum = (of: (one: Played) => number): number => played.reduce((all, one) => all + of(one), 0);
    expect(sum(({ legal }) => legal)).toBeGreaterThan(GAMES * 10);
    expect(sum(({ refused }) => refused)).toBeGreaterThan(GAMES * 5);
    expect(sum(({ resolved }) => resolved)).toBeGreaterThan(GAMES);
    expect(played.some(({ destroyed }) => destroyed)).toBe(true);
  });

  test('what the bench plays ends the same, in forks and through text too', () => {
    assertSame([reducer, live, data], [1, 2, 3, 25]);
  });

  test('a pile is as deep as is said, and resolves whole: its cards and what they destroyed are scrap', () => {
    for (const depth of [1, 10, 40]) {
      const { scene, build, passes, last } = stepsAt(depth);
      const game = reducer.begin(scene);
      for (const intent of build) game.send(intent);
      const ships = game.outcome().damage.length;
      expect(game.outcome().pile).toHaveLength(depth);
      for (const intent of [...passes, last]) game.send(intent);
      const { pile, damage, seats } = game.outcome();
      expect(pile).toEqual([]);
      expect(seats.flatMap(({ scrapheap }) => scrapheap).length).toBe(depth + ships - damage.length);
      if (depth === 40) expect(damage.length).toBeLessThan(ships);
    }
  });
});
