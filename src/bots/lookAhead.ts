import type { Intent, PlayerId, StarpileGame } from '../index.ts';
import type { MakeBot } from './bot.ts';
import { diceFrom } from './dice.ts';
import { onlyIntent } from './greedy.ts';
import { judged } from './judging.ts';
import { reflex } from './reflex.ts';
import { worth } from './worth.ts';

/** How many of the intents that look best are looked into, and in how many games that could be. */
const BEST = 4;
const WORLDS = 3;
/** How many turns are played on, and how many intents at most. */
const TURNS = 2;
const PATIENCE = 120;

/**
 * Looks ahead on what it may know: what seems best at first sight is tried in several games that could be, each with other
 * hidden cards, and played on by reflex to the end of the next turn of its own.
 */
export const lookAheadBot: MakeBot = (seed) => {
  const roll = diceFrom(seed);
  return {
    name: 'look-ahead',
    decide(seat) {
      const forced = onlyIntent(seat);
      if (forced) return forced;
      const worlds = Array.from({ length: WORLDS }, () => seat.imagine(roll(2 ** 31)));
      const best = judged(seat.legal, seat.player, worlds[0] as StarpileGame).slice(0, BEST);
      const [only] = best;
      if (!only) throw new Error('There is nothing to decide.');
      if (best.length === 1) return only.intent;
      const found = best.map(({ intent }) => ({ intent, worth: playedOn(worlds, intent, seat.player) }));
      return found.reduce((one, other) => (other.worth > one.worth ? other : one)).intent;
    },
  };
};

const playedOn = (worlds: readonly StarpileGame[], intent: Intent, player: PlayerId): number => {
  let total = 0;
  for (const world of worlds) total += afterTurns(world, intent, player);
  return total / worlds.length;
};

const afterTurns = (world: StarpileGame, intent: Intent, player: PlayerId): number => {
  const tried = world.fork();
  if (!tried.submit(intent).ok) return Number.NEGATIVE_INFINITY;
  const until = world.truth.turn + TURNS;
  for (let n = 0; n < PATIENCE && tried.truth.turn < until; n++) {
    const [awaited] = tried.awaited;
    if (!awaited || !tried.submit(reflex(tried, awaited)).ok) break;
  }
  return worth(tried.view(player), player);
};
