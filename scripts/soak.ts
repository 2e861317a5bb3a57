/**
 * `npm run soak -- [--positions 10000] [--seed 1] [--twist save|undo]`: random games of 2 to 6 players with random and
 * malformed intents, every law checked at every position, and that exactly what is offered is legal. The first breach ends it, naming seed and step.
 */
import { createGame } from '../src/index.ts';
import { dice } from '../test/properties/dice.ts';
import { offeredIsLegal } from '../test/properties/offered.ts';
import { type Maker, playOut } from '../test/properties/playOut.ts';
import { TWISTS, type Twist, twisted } from '../test/twist/twisted.ts';
import { misused, optionsSaid, wholeSaid } from './said.ts';

const USAGE = `npm run soak [-- [--positions N] [--seed N] [--longest N] [--twist ${TWISTS.join('|')}]]`;
const values = optionsSaid(USAGE, {
  positions: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  twist: { type: 'string' },
  longest: { type: 'string', default: '150' },
});
const wanted = wholeSaid(USAGE, 'positions', values.positions, 1);
const longest = wholeSaid(USAGE, 'longest', values.longest, 1);
const first = wholeSaid(USAGE, 'seed', values.seed);
const twist = values.twist as Twist | undefined;
if (twist !== undefined && !TWISTS.includes(twist))
  misused(USAGE, `--twist takes ${TWISTS.join(' or ')}, not ${JSON.stringify(twist)}.`);

const make: Maker = (scene, options) => {
  const game = createGame(scene, options);
  return twist ? twisted(twist, game, options) : game;
};
const ends = new Map<string, number>();
let positions = 0;
let refused = 0;
let games = 0;
for (let seed = first; positions < wanted; seed++) {
  // Dice of their own: a seed plays the same game whatever is looked at.
  const others = dice(seed + 1_000_000);
  const played = playOut(seed, Math.min(longest, wanted - positions), make, (game) => offeredIsLegal(game, others));
  positions += played.positions;
  refused += played.refused;
  games++;
  ends.set(played.ending ?? 'still going', (ends.get(played.ending ?? 'still going') ?? 0) + 1);
}
const how = [...ends].map(([ending, count]) => `${ending} ${count}`).join(', ');
process.stdout.write(
  `${positions} positions in ${games} games (${how}); ${refused} intents refused with reasons; every law held${twist ? `, with ${twist} after every intent` : ''}.\n`,
);
