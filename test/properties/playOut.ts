import { createGame, type GameOptions, type Intent, type Scene, type StarpileGame } from '../../src/index.ts';
import { actorsAreThePile, cardsAreConserved, iskIsAccountedFor, theAwaitedCanAct } from '../../src/testing/laws.ts';
import type { Dice } from './dice.ts';
import { dice as diceFor } from './dice.ts';
import { intentFrom, rubbish, wildIntent } from './randomIntent.ts';
import { randomTable } from './randomTable.ts';
import { workingScene } from './workingScene.ts';

/** A random legal intent: rarely a concession. */
export const legalIntent = (game: StarpileGame, dice: Dice): Intent => {
  const [player] = game.awaited;
  if (player === undefined) throw new Error('nobody is awaited');
  const offers = game.legal(player).filter(({ type }) => type !== 'concede' || dice.chance(0.002));
  return intentFrom(dice.pick(offers.length > 0 ? offers : game.legal(player)), dice);
};

export type Played = { readonly positions: number; readonly refused: number; readonly ending: string | null };

/** What else is checked at every position. */
export type Look = (game: StarpileGame) => void;

export type Maker = (scene: Scene, options: GameOptions) => StarpileGame;

/**
 * Plays a random game of that seed for so many positions or to its end; at each, asks for what is legal, what is not and
 * what is no intent at all, and checks the laws. Throws on the first breach, naming the seed and the step.
 */
export const playOut = (seed: number, most: number, make: Maker = createGame, look: Look = () => {}): Played => {
  const dice = diceFor(seed);
  let game: StarpileGame | null = null;
  try {
    game = make(
      workingScene(() => randomTable(dice)),
      { undo: 'anything' },
    );
    return play(game, dice, most, look);
  } catch (cause) {
    throw new Error(`seed ${seed}, step ${game?.n ?? 'none'}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  } finally {
    game?.stop();
  }
};

const play = (game: StarpileGame, dice: Dice, most: number, look: Look): Played => {
  const beginning = game.truth;
  let refused = 0;
  let positions = 0;
  for (; positions < most && !game.truth.ending; positions++) {
    theAwaitedCanAct(game);
    look(game);
    for (let n = 0; n < 3; n++) refused += tryIt(game, n === 0 ? rubbish(game, dice) : wildIntent(game, dice));
    if (game.truth.ending) break;
    const before = game.truth;
    const intent = dice.chance(0.02)
      ? ({ type: 'concede', player: dice.pick(game.truth.seats) } as const)
      : legalIntent(game, dice);
    const result = game.submit(intent);
    if (!result.ok && (intent.type !== 'concede' || result.kind === 'fault'))
      throw new Error(`${JSON.stringify(intent)} was offered and is refused: ${result.kind} ${result.message}`);
    if (result.ok) iskIsAccountedFor(before, game);
    cardsAreConserved(beginning, game);
    // A save costs more than all the rest: where there is no pile, now and then will do.
    if (game.truth.pile.length > 0 || positions % 8 === 0) actorsAreThePile(game);
  }
  return { positions, refused, ending: game.truth.ending?.kind ?? null };
};

/** What is refused changes nothing, and says why; what is accepted was legal by accident. */
const tryIt = (game: StarpileGame, value: unknown): number => {
  const before = game.truth;
  const window = game.window;
  const why = game.why(value);
  if (why === null) return 0;
  const result = game.submit(value);
  if (result.ok) throw new Error(`${JSON.stringify(value)} has a reason against it and is accepted`);
  if (result.kind === 'fault') throw new Error(`${JSON.stringify(value)}: ${result.message}`);
  if ((result.kind === 'rule' || result.kind === 'window') && result.clauses.length === 0)
    throw new Error(`refused without a clause: ${JSON.stringify(value)}`);
  if (game.truth !== before || game.window !== window)
    throw new Error(`refused, and yet something changed: ${JSON.stringify(value)}`);
  return 1;
};
