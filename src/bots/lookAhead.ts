import type { Intent, ObjectId, Offer, PlayerId, StarpileGame, View } from '../index.ts';
import type { MakeBot } from './bot.ts';
import { diceFrom } from './dice.ts';
import { onlyIntent } from './greedy.ts';
import { type Judged, judged } from './judging.ts';
import { wait, waited } from './reflex.ts';
import { worth } from './worth.ts';

/** How many of the intents that look best are looked into, and in how many games that could be. */
const BEST = 4;
const WORLDS = 4;
/** How far what the enemies may answer is trusted against what is seen at once. */
const TRUST = 0.4;
/** How many choices of each kind are looked at when playing on. */
const FEW = 3;
/** How many turns are played on, and how many intents at most. */
const TURNS = 2;
const PATIENCE = 400;

/**
 * Looks ahead on what it may know: what seems best at first sight is tried in several games that could be, each with other
 * hidden cards, and the enemies answer briskly until its own next turn. It does nothing more itself meanwhile: else whatever can
 * be done later would seem as good as done now, and it would wait for ever.
 */
export const lookAheadBot: MakeBot = (seed) => {
  const roll = diceFrom(seed);
  return {
    name: 'look-ahead',
    decide(seat) {
      const forced = onlyIntent(seat);
      if (forced) return forced;
      const worlds = Array.from({ length: WORLDS }, () => seat.imagine(roll(2 ** 31)));
      const best = different(seat.view, judged(seat.legal, seat.player, worlds[0] as StarpileGame)).slice(0, BEST);
      const [only] = best;
      if (!only) throw new Error('There is nothing to decide.');
      if (best.length === 1) return only.intent;
      const found = best.map(({ intent, worth: now }) => ({
        intent,
        worth: (1 - TRUST) * now + TRUST * playedOn(worlds, intent, seat.player),
      }));
      return found.reduce((one, other) => (other.worth > one.worth ? other : one)).intent;
    },
  };
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
    if (!awaited) break;
    const next = awaited === player ? wait(tried, awaited) : brisk(tried, awaited);
    if (!tried.submit(next).ok) break;
  }
  return worth(tried.view(player), player);
};
