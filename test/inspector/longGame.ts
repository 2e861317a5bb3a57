import { CARDS } from '../../cards/index.ts';
import { intentsOf } from '../../src/index.ts';
import { makeSitting, type Sitting } from '../../src/inspector/server/sitting.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { crowded } from './crowded.ts';
import { scenarioIn } from './opened.ts';

/** Attacks are rare, so that nobody is driven out soon. */
const RARE = ['attack'];

/** A game of four, with sixty cards and more in play, that goes on for at least so many steps. */
export function longGame(steps: number, seed = 1): Sitting {
  const text = crowded('command').replace('@turn 9', '@turn 9\n@ruleset turnLimit=9000');
  const sitting = makeSitting(scenarioIn(text), { shelf: { cards: CARDS }, runner: 'data' });
  const dice = diceFor(seed);
  while (sitting.last < steps) {
    const { game } = sitting;
    const [player] = game.awaited;
    if (player === undefined) throw new Error(`The game is over after ${sitting.last} steps.`);
    const offers = game.legal(player).filter(({ type }) => type !== 'concede');
    const calm = offers.filter(({ type }) => !RARE.includes(type) || dice.roll(40) === 0);
    const [intent] = intentsOf(dice.pick(calm.length > 0 ? calm : offers));
    const refusal = sitting.submit(intent);
    if (refusal) throw new Error(refusal.message);
  }
  return sitting;
}
