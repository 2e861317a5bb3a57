import { type Intent, intentsOf, type Offer, type PlayerId, type StarpileGame, type WindowName } from '../index.ts';
import type { Bot, MakeBot, Seat } from './bot.ts';
import { contentOf, intentContent } from './content.ts';
import { diceFrom } from './dice.ts';
import { wait } from './reflex.ts';

/** How long a pile is played on before it is given up to see where it leads. */
const PATIENCE = 60;

/** What can be done any number of times in a turn; battles, orders to fight and passes come to an end by themselves. */
const LOOPING: readonly Intent['type'][] = ['play', 'activate', 'order', 'answer'];

/** The windows in which a phase stands open. */
const OPEN: readonly (WindowName | undefined)[] = ['development', 'command', 'battle'];

/**
 * The same bot, but it never goes round in circles: what would lead back to where the game has been in this phase when the bot
 * decided something, or what it has done this turn in the very same position, is not done; it passes, or takes the first other
 * thing that does not repeat. Whether it leads back is tried in a game as the player may imagine it; what hangs on chance is never
 * held to lead back.
 */
export const withoutRepeats =
  (make: MakeBot): MakeBot =>
  (seed) => {
    const bot = make(seed);
    const roll = diceFrom(~seed);
    const memory: Memory = { turn: -1, phase: undefined, places: new Set(), moves: new Set() };
    return {
      name: bot.name,
      decide(seat) {
        const wanted = bot.decide(seat);
        // With that the phase may be over: what comes after it is no way back.
        if (wanted.type === 'pass' && seat.view.window === 'closing') memory.places.clear();
        return LOOPING.includes(wanted.type) ? fresh(seat, wanted, memory, seat.imagine(roll(2 ** 31))) : wanted;
      },
    } satisfies Bot;
  };

type Memory = {
  turn: number;
  phase: WindowName | undefined;
  /** What lay where in this phase when it decided something, whoever held the initiative. */
  readonly places: Set<string>;
  /** What it did this turn, and in which position. */
  readonly moves: Set<string>;
};

const fresh = (seat: Seat, wanted: Intent, memory: Memory, world: StarpileGame): Intent => {
  remember(memory, world, seat.player);
  const position = contentOf(world, seat.player);
  const isFresh = (intent: Intent): boolean =>
    !memory.moves.has(moveOf(position, intent, world)) && !leadsBack(world, intent, seat.player, memory);
  const taken = isFresh(wanted) ? wanted : instead(seat.legal, wanted, isFresh);
  memory.moves.add(moveOf(position, taken, world));
  return taken;
};

const remember = (memory: Memory, world: StarpileGame, player: PlayerId): void => {
  const { turn } = world.truth;
  const phase = OPEN.includes(world.window?.name) ? world.window?.name : memory.phase;
  if (memory.turn !== turn) memory.moves.clear();
  if (memory.turn !== turn || memory.phase !== phase) memory.places.clear();
  memory.turn = turn;
  memory.phase = phase;
  memory.places.add(placesIn(world, player));
};

/** Whoever takes the initiative back to an open phase has changed nothing by it. */
const placesIn = ({ truth }: StarpileGame, player: PlayerId): string => contentOf({ truth, window: null }, player);

const moveOf = (position: string, intent: Intent, world: StarpileGame): string =>
  `${position}\n${intentContent(intent, world)}`;

/** To pass, where that is possible; else the first that repeats nothing; else, since something must be done, what was wanted. */
const instead = (legal: readonly Offer[], wanted: Intent, isFresh: (intent: Intent) => boolean): Intent => {
  const { player } = wanted;
  if (legal.some(({ type }) => type === 'pass')) return { type: 'pass', player };
  for (const offer of legal) {
    let tried = 0;
    for (const intent of intentsOf(offer)) {
      if (isFresh(intent)) return intent;
      if (++tried === PATIENCE) break;
    }
  }
  return wanted;
};

const leadsBack = (world: StarpileGame, intent: Intent, player: PlayerId, { places }: Memory): boolean => {
  const tried = world.fork();
  if (!tried.submit(intent).ok) return false;
  for (let n = 0; n < PATIENCE && !isAtRest(tried); n++) {
    const [awaited] = tried.awaited;
    if (!awaited || !tried.submit(wait(tried, awaited)).ok) return false;
  }
  const { chance } = world.truth;
  if (tried.truth.chance.some((number, n) => number !== chance[n])) return false;
  return isAtRest(tried) && places.has(placesIn(tried, player));
};

const isAtRest = ({ truth, window }: StarpileGame): boolean => truth.pile.length === 0 && !window?.question;
