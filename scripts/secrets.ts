/**
 * `npm run secrets -- [--games 1000] [--seed 1] [--turns 30]`: whole games from their set-up, 2 to 6 players who play by chance, every
 * card marked; everything that is sent to each player and to somebody who looks on is searched for what they may not know (300.4). The
 * first find ends it, naming seed and step.
 */
import { wholeScene } from '../test/engine/wholeGame.ts';
import { searchGame } from '../test/properties/secrets.ts';
import { optionsSaid, wholeSaid } from './said.ts';

const USAGE = 'npm run secrets [-- [--games N] [--seed N] [--turns N]]';
const values = optionsSaid(USAGE, {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  turns: { type: 'string', default: '30' },
});
const games = wholeSaid(USAGE, 'games', values.games, 1);
const first = wholeSaid(USAGE, 'seed', values.seed);
const turns = wholeSaid(USAGE, 'turns', values.turns, 1);

let steps = 0;
let bytes = 0;
let refusals = 0;
for (let seed = first; seed < first + games; seed++) {
  try {
    const found = searchGame({ ...wholeScene(2 + (seed % 5), seed), ruleset: { turnLimit: turns } }, seed);
    steps += found.steps;
    bytes += found.bytes;
    refusals += found.refusals;
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`);
    process.exit(1);
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${seed - first + 1} of ${games} games`);
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
process.stdout.write(
  `${games} games, ${steps} steps: ${(bytes / 1e6).toFixed(0)} MB sent and ${refusals} refusals, and nothing hidden in them.\n`,
);
