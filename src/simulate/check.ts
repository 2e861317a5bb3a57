import { diceFrom, type Roll } from '../bots/dice.ts';
import { contentOf, intentContent, type Played } from '../bots/index.ts';
import type { Game, Intent, StarpileGame } from '../index.ts';
import { LAWS } from '../testing/laws.ts';
import { countRefusal, type Occurrences } from './occurrences.ts';
import { type WildDice, wildIntent } from './wildIntent.ts';

/** How many wild intents are asked about at each position. */
const WILD = 4;

/** What can go round in circles; what the game asks in between is answered, and no move. */
const MOVES: readonly Intent['type'][] = ['play', 'activate', 'order'];

type Rest = { readonly n: number; readonly moves: number; readonly mover: string | null; readonly mixed: boolean };

/**
 * Looks at every law after every intent, asks why wild intents are refused, and sees to it that nobody goes round in circles.
 * What is broken is thrown, in words.
 */
export class Checker {
  readonly #beginning: Game;
  readonly #dice: WildDice;
  readonly #found: Occurrences;
  readonly #circles: Circles;

  constructor(game: StarpileGame, seed: number, found: Occurrences) {
    this.#beginning = game.truth;
    this.#dice = diceOf(diceFrom(seed));
    this.#found = found;
    this.#circles = new Circles(game);
    this.#look(game, null);
  }

  after(played: Played): void {
    this.#look(played.game, played.before);
    this.#circles.after(played);
  }

  #look(game: StarpileGame, before: Game | null): void {
    for (const law of LAWS) law({ game, beginning: this.#beginning, before });
    for (let n = 0; n < WILD; n++) this.#wonder(game);
  }

  #wonder(game: StarpileGame): void {
    const wild = wildIntent(game, this.#dice);
    const [awaited] = game.awaited;
    const refusal = game.why(awaited && this.#dice.chance(0.75) ? { ...wild, player: awaited } : wild);
    if (!refusal) return;
    if (refusal.kind === 'fault') throw new Error(`${JSON.stringify(wild)}: ${refusal.message}`);
    countRefusal(this.#found, refusal);
  }
}

const diceOf = (roll: Roll): WildDice => ({
  roll,
  chance: (share) => roll(1_000_000) < share * 1_000_000,
  pick(from) {
    if (from.length === 0) throw new RangeError('There is nothing to pick from.');
    return from[roll(from.length)] as (typeof from)[number];
  },
});

/**
 * Nobody makes the same move twice in the same position of a turn, and nobody comes back to a position of this turn by moves of
 * their own to which all others passed. Cards are the same when they say the same, whatever their ids.
 */
class Circles {
  #turn = -1;
  #phase = '';
  #position: string;
  readonly #moves = new Set<string>();
  readonly #rests = new Map<string, Rest>();
  #now: Rest = { n: 0, moves: 0, mover: null, mixed: false };

  constructor(game: StarpileGame) {
    this.#position = contentOf(game);
  }

  after({ game, intent, before }: Played): void {
    if (MOVES.includes(intent.type)) this.#move(intent, before);
    else if (intent.type !== 'pass') this.#now = { ...this.#now, mixed: true };
    for (const fact of game.facts) if (fact.type === 'phaseBegan') this.#phase = fact.phase;
    if (game.truth.turn !== this.#turn) this.#begin(game.truth.turn);
    this.#position = `${this.#phase} ${contentOf(game)}`;
    if (game.truth.pile.length === 0 && !game.window?.question) this.#rest(game);
  }

  #begin(turn: number): void {
    this.#turn = turn;
    this.#moves.clear();
    this.#rests.clear();
    this.#now = { n: 0, moves: 0, mover: null, mixed: false };
  }

  #move(intent: Intent, before: Game): void {
    const move = `${this.#position}\n${intentContent(intent, { truth: before })}`;
    if (this.#moves.has(move))
      throw new Error(
        `no circles: ${intent.player} does the same again in the same position: ${JSON.stringify(intent)}`,
      );
    this.#moves.add(move);
    const { moves, mover, mixed, n } = this.#now;
    this.#now = {
      n,
      moves: moves + 1,
      mover: intent.player,
      mixed: mixed || (mover !== null && mover !== intent.player),
    };
  }

  #rest(game: StarpileGame): void {
    const earlier = this.#rests.get(this.#position);
    const { moves, mover, mixed } = this.#now;
    // Whoever moved alone since then came back by themselves.
    if (earlier && moves > earlier.moves && !mixed && !earlier.mixed)
      throw new Error(`no circles: ${mover} has come back to the position after ${earlier.n} intents`);
    this.#rests.set(this.#position, { ...this.#now, n: game.n });
  }
}
