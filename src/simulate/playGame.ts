import { BOTS, HostError, host, seated } from '../bots/index.ts';
import {
  type CardSet,
  createGame,
  dealtScene,
  type Intent,
  type PlayerId,
  playerId,
  type Scene,
  type StarpileGame,
} from '../index.ts';
import { Checker } from './check.ts';
import { countBeginning, countPlayed, noOccurrences, type Occurrences } from './occurrences.ts';
import type { Setup } from './plan.ts';

/** The names of the seats, in their order. */
export const SEATS: readonly PlayerId[] = ['ada', 'bor', 'cyd', 'dov', 'eve', 'fay'].map((name) => playerId(name));

/**
 * How a game ended. `starbase` and `conceded`: of the last who left. `effect`: a card says so (100.3). `together`, `turnLimit` and
 * `runaway`: drawn. `stalled`: a turn that does not end. `broken`: something that must never happen.
 */
export const HOW_ENDED = [
  'starbase',
  'conceded',
  'effect',
  'together',
  'turnLimit',
  'runaway',
  'stalled',
  'broken',
] as const;
export type HowEnded = (typeof HOW_ENDED)[number];

/** Something that must never happen: where, and the way there. */
export type Breach = {
  readonly index: number;
  readonly seed: number;
  /** After how many intents. */
  readonly step: number;
  readonly message: string;
  readonly intents: readonly Intent[];
};

export type Outcome = {
  readonly index: number;
  readonly how: HowEnded;
  /** By their number; null where nobody has won. */
  readonly winner: number | null;
  readonly first: number;
  readonly turns: number;
  readonly decisions: number;
  readonly milliseconds: number;
  readonly found: Occurrences;
  readonly breach: Breach | null;
};

/** How that game begins. */
export const sceneOf = ({ seed, seats, turnLimit }: Setup, cards: CardSet): Scene =>
  dealtScene(
    seats.map(({ deck }, n) => ({ player: SEATS[n] as PlayerId, deck: deck.list })),
    { cards, seed, ruleset: turnLimit === undefined ? {} : { turnLimit } },
  );

/** Plays one game to its end. What must never happen is no error, but part of what came of it. */
export const playGame = (setup: Setup, cards: CardSet, check: boolean): Outcome => {
  const begun = performance.now();
  const found = noOccurrences();
  const game = createGame(sceneOf(setup, cards), { runner: 'data' });
  const first = game.truth.seats.indexOf(game.truth.active);
  let fault: { readonly how: HowEnded; readonly message: string } | null = null;
  try {
    countBeginning(found, game);
    const checker = check ? new Checker(game, setup.seed, found) : null;
    host(
      game,
      seated(
        game.truth.seats,
        setup.seats.map(({ bot }) => botCalled(bot)),
        setup.seed,
      ),
      {
        watch(played) {
          countPlayed(found, played);
          checker?.after(played);
        },
      },
    );
  } catch (cause) {
    const how = cause instanceof HostError && cause.kind === 'stalled' ? 'stalled' : 'broken';
    fault = { how, message: cause instanceof Error ? cause.message : String(cause) };
  }
  const { index, seed } = setup;
  return {
    index,
    how: fault?.how ?? howEnded(game),
    winner: fault ? null : winnerOf(game),
    first,
    turns: game.truth.turn,
    decisions: game.n,
    milliseconds: performance.now() - begun,
    found,
    breach: fault && { index, seed, step: game.n, message: fault.message, intents: game.history.intents },
  };
};

const botCalled = (name: string) => {
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!make) throw new RangeError(`There is no bot ${name}.`);
  return make;
};

const winnerOf = ({ truth: { ending, seats } }: StarpileGame): number | null =>
  ending?.kind === 'won' ? seats.indexOf(ending.by) : null;

const howEnded = ({ truth: { ending }, facts }: StarpileGame): HowEnded => {
  if (!ending) return 'broken';
  if (ending.kind === 'drawn') return ending.why;
  const last = facts.findLast((fact) => fact.type === 'left');
  return last?.why ?? 'effect';
};
