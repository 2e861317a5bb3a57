/** Bots: who plays when nobody is at hand. */
import type { MakeBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { lookAheadBot } from './lookAhead.ts';
import { randomBot } from './random.ts';

export { type Bot, type MakeBot, type Seat, seatOf } from './bot.ts';
export { contentOf, intentContent } from './content.ts';
export { HostError, type HostOptions, host, type Played, type Seated, seated } from './host.ts';
export { withoutRepeats } from './withoutRepeats.ts';
export { greedyBot, lookAheadBot, randomBot };

/** The bots there are, by name. */
export const BOTS: Readonly<Record<string, MakeBot>> = Object.freeze({
  random: randomBot,
  greedy: greedyBot,
  'look-ahead': lookAheadBot,
});
