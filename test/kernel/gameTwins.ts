/** Random games, by XState and by the kernel side by side. */
import type { AnyStateMachine, EventObject } from 'xstate';
import { gameMachine } from '../../machines/game.ts';
import type { Spine } from '../../machines/spine.ts';
import { compile } from '../../src/kernel/index.ts';
import { type Dice, dice as diceFor } from '../properties/dice.ts';
import { anyConcession, brokenEvent, Heap, type Moment, offeredEvent, wildEvent } from './gameEvents.ts';
import { anyBeginning } from './gameTable.ts';
import { nothingTallied, type Tally, tallyFacts } from './tally.ts';
import { Twins } from './twins.ts';

/** `deep`: its piles grow to hundreds of entries. `broken`: it also hears events that no player can cause. */
export type Kind = 'plain' | 'deep' | 'broken';

/** An event for both; or what is done before the next: the value goes through its text, or the two change sides. */
export type Step = EventObject | 'reload' | 'cross';

/** A random game: the seed decides the table and all that happens there. */
export type RandomGame = { readonly seed: number; readonly players: number; readonly kind: Kind };

/** All that it takes to play a game once more. */
export type Played = RandomGame & { readonly steps: readonly Step[] };

/** The two runners disagree in a game; `played` ends with the step at which they do. */
export class GameDisagreement extends Error {
  readonly played: Played;

  constructor(played: Played, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`seed ${played.seed}, ${played.players} players, step ${played.steps.length}: ${why}`, { cause });
    this.played = played;
  }
}

const runner = compile(gameMachine);

export class GameTwins {
  readonly tally: Tally = nothingTallied();
  private readonly steps: Step[] = [];
  private readonly game: RandomGame;
  private readonly twins: Twins;

  /** `live` is the game's machine, but for tests that something is found. */
  constructor(game: RandomGame, live: AnyStateMachine = gameMachine) {
    this.game = game;
    const input = anyBeginning(diceFor(game.seed), game.players, game.kind === 'deep');
    this.twins = this.saying(() => new Twins({ machine: gameMachine, live, input, budget: 100_000 }));
    this.tally.games = 1;
  }

  get isOver(): boolean {
    return this.twins.state.status !== 'active';
  }

  get moment(): Moment {
    const state = this.twins.state as Parameters<typeof runner.tags>[0];
    return { spine: state.context as Spine, tags: runner.tags(state) };
  }

  /** Whether both say that it is legal. */
  ask(event: EventObject): boolean {
    this.tally.asked++;
    return this.saying(() => this.twins.can(event)) === 'true';
  }

  do(step: Step): void {
    this.steps.push(step);
    this.saying(() => {
      if (step === 'reload') this.twins.reload();
      else if (step === 'cross') this.twins.cross();
      else this.send(step);
    });
    if (step === 'reload') this.tally.reloaded++;
    if (step === 'cross') this.tally.crossed++;
  }

  private send(event: EventObject): void {
    const { tally, twins, game } = this;
    tally.events++;
    tally.players[game.players] = (tally.players[game.players] ?? 0) + 1;
    if (this.twins.can(event) !== 'true') tally.refused++;
    tallyFacts(tally, twins.send(event) as never);
    tally.deepest = Math.max(tally.deepest, twins.state.children.length);
  }

  /** Looks at everything once more, whatever was found to be equal before. */
  end(): Tally {
    const { tally, twins } = this;
    this.saying(() => twins.lookAgain());
    tally.microsteps = twins.microsteps;
    if (twins.state.status === 'done') tally.ended++;
    if (twins.state.status === 'error') tally.broken++;
    return tally;
  }

  private saying<T>(what: () => T): T {
    try {
      return what();
    } catch (cause) {
      throw new GameDisagreement({ ...this.game, steps: this.steps }, cause);
    }
  }
}

/** How often something is done: once in so many events, on average. */
const RATES = {
  plain: { reload: 80, cross: 80, broken: Number.POSITIVE_INFINITY, longest: 400 },
  deep: { reload: 400, cross: 400, broken: Number.POSITIVE_INFINITY, longest: 1_500 },
  broken: { reload: 80, cross: 80, broken: 12, longest: 400 },
};

const nextEvent = (twins: GameTwins, dice: Dice, heap: Heap | null): EventObject => {
  const { moment } = twins;
  if (dice.chance(0.2)) return wildEvent(moment, dice);
  if (dice.chance(0.004)) return anyConcession(moment, dice);
  return heap?.next(moment, dice) ?? offeredEvent(moment, dice);
};

/** The game of that seed, with so many players: mostly a plain one. */
export const anyGame = (seed: number, least: number, most: number): RandomGame => {
  const dice = diceFor(~seed);
  const kind = dice.chance(0.04) ? 'deep' : dice.chance(0.15) ? 'broken' : 'plain';
  return { seed, players: least + dice.roll(most - least + 1), kind };
};

/** Plays a random game to its end, or for some hundred events. Throws `GameDisagreement`. */
export const playTwice = (game: RandomGame, live?: AnyStateMachine): Tally => {
  const dice = diceFor(game.seed);
  const twins = new GameTwins(game, live);
  const { reload, cross, broken, longest } = RATES[game.kind];
  const heap = game.kind === 'deep' ? new Heap(50 + dice.roll(450)) : null;
  for (let n = 0; n < longest && !twins.isOver; n++) {
    if (dice.chance(1 / reload)) twins.do('reload');
    if (dice.chance(1 / cross)) twins.do('cross');
    const { moment } = twins;
    if (dice.chance(0.2)) twins.ask(wildEvent(moment, dice));
    twins.do(dice.chance(1 / broken) ? brokenEvent(moment, dice) : nextEvent(twins, dice, heap));
  }
  return twins.end();
};

/** The same game once more. */
export const playAgain = ({ steps, ...game }: Played, live?: AnyStateMachine): Tally => {
  const twins = new GameTwins(game, live);
  for (const step of steps) twins.do(step);
  return twins.end();
};
