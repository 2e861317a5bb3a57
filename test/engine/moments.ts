import { createGame, type Saved, WINDOWS, type WindowName } from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';

export type MomentName = WindowName | 'over' | 'beginning';

/** Games saved at every kind of moment there is: some of each, from random games. */
export const momentsOf = (each: number): readonly (readonly [name: string, saved: Saved])[] => {
  const found = new Map<MomentName, Saved[]>();
  const wanted: readonly MomentName[] = [...WINDOWS, 'over', 'beginning'];
  const isOpen = (name: MomentName) => (found.get(name)?.length ?? 0) < each;
  for (let seed = 500; wanted.some(isOpen); seed++) {
    const dice = diceFor(seed);
    const game = createGame(workingScene(() => randomTable(dice, 2 + dice.roll(3))));
    const taken = new Set<MomentName>();
    for (;;) {
      const name = game.n === 0 ? 'beginning' : (game.window?.name ?? 'over');
      // One of each from a game; a little later than at once, so that piles are deep.
      if (isOpen(name) && !taken.has(name) && dice.chance(0.5)) {
        taken.add(name);
        found.set(name, [...(found.get(name) ?? []), game.save()]);
      }
      if (game.awaited.length === 0 || game.n > 120) break;
      game.submit(legalIntent(game, dice));
    }
    game.stop();
  }
  return wanted.flatMap((name) => (found.get(name) ?? []).map((saved, n) => [`${name} ${n + 1}`, saved] as const));
};
