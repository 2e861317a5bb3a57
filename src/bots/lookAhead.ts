import type { Intent, ObjectId, Offer, PlayerId, StarpileGame, View, WindowName } from '../index.ts';
import type { MakeBot, Seat } from './bot.ts';
import { diceFrom, type Roll } from './dice.ts';
import { onlyIntent } from './greedy.ts';
import { type Judged, judged } from './judging.ts';
import { waited } from './reflex.ts';
import { worth } from './worth.ts';

/** How many of the intents that look best are looked into, and in how many games that could be. */
const BEST = 3;
const WORLDS = 6;
/** What looks so much worse at first sight is not looked into. */
const FAR_WORSE = 12;
/** By how much another intent has to be better than the one that looks best, on an average and measured by its own spread. */
const MARGIN = 1.5;
const SPREADS = 1;
/** How many choices of each kind are looked at when playing on. */
const FEW = 3;
/** How many turns are played on, and how many intents at most. */
const TURNS = 2;
const PATIENCE = 500;

/** Where there is something to plan. Elsewhere what looks best is done. */
const PLANNED: readonly (WindowName | undefined)[] = ['development', 'command', 'battle'];

/**
 * Looks ahead on what it may know: what seems best at first sight is compared with what comes next to it. Each is tried in the same
 * games that could be, each with other hidden cards, and all play on briskly for two turns. Only what is clearly better is done
 * instead: what can be done now or later comes to the same, and it would put everything off for ever.
 */
export const lookAheadBot: MakeBot = (seed) => {
  const roll = diceFrom(seed);
  return {
    name: 'look-ahead',
    decide(seat) {
      const forced = onlyIntent(seat);
      if (forced) return forced;
      const world = seat.imagine(roll(2 ** 31));
      const all = judged(seat.legal, seat.player, world);
      const [first] = all;
      if (!first) throw new Error('There is nothing to decide.');
      if (!PLANNED.includes(world.window?.name) && !world.window?.question) return first.intent;
      const near = all.filter(({ worth }) => worth > first.worth - FAR_WORSE);
      const others = different(seat.view, near).slice(1, BEST);
      return better(seat, first, others, roll) ?? first.intent;
    },
  };
};

/** What turns out clearly better than the first, or null. */
const better = (seat: Seat, first: Judged, others: readonly Judged[], roll: Roll): Intent | null => {
  if (others.length === 0) return null;
  const gains = others.map((): number[] => []);
  for (let n = 0; n < WORLDS; n++) {
    const world = seat.imagine(roll(2 ** 31));
    const usual = afterTurns(world, first.intent, seat.player);
    for (const [k, { intent }] of others.entries()) gains[k]?.push(afterTurns(world, intent, seat.player) - usual);
    // Two games in which nothing else was better: more are not worth the time.
    if (n === 1 && gains.every(([one = 0, other = 0]) => one + other <= 0)) return null;
  }
  let best: { readonly intent: Intent; readonly gain: number } | null = null;
  for (const [k, { intent }] of others.entries()) {
    const gain = clearGain(gains[k] ?? []);
    if (gain > (best?.gain ?? 0)) best = { intent, gain };
  }
  return best?.intent ?? null;
};

/** What is gained on an average, or 0 where that could be chance. */
const clearGain = (gains: readonly number[]): number => {
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  return mean > MARGIN && mean > SPREADS * Math.sqrt(variance / gains.length) ? mean : 0;
};

/** The best of each kind: the second ship that could go the same way is no other thought. */
const different = (view: View, all: readonly Judged[]): readonly Judged[] => {
  const named = new Map(
    [...view.play, ...view.players.flatMap(({ hand }) => hand.cards ?? [])].map(({ id, name }) => [id, name]),
  );
  const kinds = new Map<string, Judged>();
  for (const one of all) {
    const kind = kindOf(one.intent, (id) => named.get(id) ?? id);
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...kinds.values()];
};

const kindOf = (intent: Intent, nameOf: (id: ObjectId) => string): string => {
  switch (intent.type) {
    case 'order':
      return `order ${intent.order} ${intent.at}`;
    case 'attack':
      return `attack ${intent.region} ${intent.defender} ${intent.ships.length}`;
    case 'play':
      return `play ${nameOf(intent.card)} ${intent.mode} ${intent.x} ${JSON.stringify(intent.targets)}`;
    default:
      return JSON.stringify(intent);
  }
};

/** As a greedy player in a hurry: few choices of each kind, and none while others may answer. */
const brisk = (game: StarpileGame, player: PlayerId): Intent =>
  waited(game, player) ??
  judged(game.legal(player).filter(isMeant), player, game, FEW)[0]?.intent ?? { type: 'pass', player };

const isMeant = ({ type }: Offer): boolean => type !== 'concede';

const afterTurns = (world: StarpileGame, intent: Intent, player: PlayerId): number => {
  const tried = world.fork();
  if (!tried.submit(intent).ok) return Number.NEGATIVE_INFINITY;
  const until = world.truth.turn + TURNS;
  for (let n = 0; n < PATIENCE && tried.truth.turn < until; n++) {
    const [awaited] = tried.awaited;
    if (!awaited || !tried.submit(brisk(tried, awaited)).ok) break;
  }
  return worth(tried.view(player), player);
};
