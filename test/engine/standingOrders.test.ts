import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame, restoreGame, SceneError } from '../../src/index.ts';
import { makeScene } from '../../src/notation/scene.ts';
import { HEAD, treeOf } from '../notation/parsing.ts';

const sceneOf = (table: string) => {
  const made = makeScene(treeOf(`${HEAD}[table]\n${table}\n`), { cards: CARDS });
  if (!made.ok) throw new Error(made.faults.map(({ message }) => message).join('\n'));
  return made.scene;
};

const faultsOf = (table: string): readonly string[] => {
  try {
    createGame(sceneOf(table)).stop();
    return [];
  } catch (cause) {
    if (cause instanceof SceneError) return cause.faults;
    throw cause;
  }
};

describe('a ship that follows an order from the beginning (1200.2)', () => {
  test.each([
    ['home ian : slasher#s(patrol)', 's cannot have the order patrol: it has no command (1200.7).'],
    ['home ian : reef-wolf#r(patrol)', 'r cannot have the order patrol: its command is ambush (1200.7).'],
    [
      'home ian : scrap-gleaner#g(mine orchard) glass-orchard#orchard',
      'g cannot mine orchard: that is no location with minerals in play (1200.4).',
    ],
    [
      'home ian : scrap-gleaner#g(mine moon)\nhome elysha : iron-moon#moon',
      'g cannot mine moon: it is not there (1200.4).',
    ],
    [
      'home ian : scrap-gleaner#g(mine moon) scrap-gleaner#h(mine moon) iron-moon#moon',
      'moon has room for one mining ship (1200.4).',
    ],
  ])('%s', (table, fault) => {
    expect(faultsOf(table)).toEqual([fault]);
  });

  test('has its own command, and what it mines is where it is', () => {
    const scene = sceneOf(
      'home ian : scrap-gleaner#g(mine moon) iron-moon#moon reef-wolf(ambush) picket-skiff(patrol)',
    );
    const game = createGame(scene);
    const orders = Object.values(game.truth.play).flatMap(({ order }) => order ?? []);
    const moon = Object.values(game.truth.play).find(({ name }) => name === 'iron-moon');
    expect(orders).toEqual([{ kind: 'mine', at: moon?.id }, { kind: 'ambush' }, { kind: 'patrol', joined: 0 }]);
    expect(game.view('table').play.flatMap(({ order }) => order ?? [])).toEqual(orders);
    expect(restoreGame(game.save()).truth).toEqual(game.truth);
  });
});
