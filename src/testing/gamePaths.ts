import { gameMachine } from '../../machines/game.ts';
import { settledIn } from '../engine/settled.ts';
import type { Intent } from '../model/intent.ts';
import type { Scene } from '../model/scene.ts';
import { intentsOf } from '../rules/concrete.ts';
import { offersFor } from '../rules/offers.ts';
import { makeGame } from '../rules/setup.ts';
import type { Place } from './chartLogic.ts';
import { type Path, type Paths, shortestPaths, simplePaths } from './paths.ts';
import { takenId } from './transitions.ts';

type Spine = typeof gameMachine;

/** A place on a way through a game. */
export type GamePlace = Place<Spine>;
export type GamePath = Path<Spine>;

export type GamePathOptions = {
  /** What is played first, in this order, before anything else is tried. */
  readonly opening?: readonly Intent[];
  /** How many of the intents that one offer stands for are tried (1). */
  readonly each?: number;
  /** Whether it is tried at each place that each player concedes; no, where it is not said. */
  readonly concede?: boolean;
  /** Whether to go on from there at all; yes, where it is not said. */
  readonly goOn?: (place: GamePlace) => boolean;
  /** Transitions by their ids (`transitionsOf`): the search ends as soon as each has been taken. */
  readonly wanted?: Iterable<string>;
  /** What tells two places apart (`gameKey`). */
  readonly key?: (place: GamePlace) => string;
  /** The longest path, in intents, the opening included. */
  readonly depth?: number;
  /** How many places are gone on from before the search ends (1,000). */
  readonly limit?: number;
};

/**
 * The shortest paths from a scene over the spine: one to each key. A game has no end of positions, so what is tried is bounded: of
 * each offer the first intents, until the limit, or until all that is wanted has been found.
 *
 * @throws RangeError when the scene is no game, with every fault.
 */
export const shortestGamePaths = (scene: Scene, options: GamePathOptions = {}): Paths<Spine> =>
  shortestPaths(gameMachine, { ...searchFrom(scene, options), key: keyAfter(options) });

/** The opening is gone through to its end, even where it comes by the same place twice. */
const keyAfter =
  ({ opening = [], key = gameKey }: GamePathOptions) =>
  (place: GamePlace): string =>
    place.depth < opening.length ? `${place.depth}` : key(place);

/** Every way from a scene, up to so many intents (XState's simple paths). */
export const simpleGamePaths = (
  scene: Scene,
  options: Omit<GamePathOptions, 'key'> & { readonly depth: number },
): Paths<Spine> => simplePaths(gameMachine, { ...searchFrom(scene, options), depth: options.depth });

/**
 * Where the spine stands and what led there, and of the game what decides how it can go on: who is still in it, whose turn it is to
 * say something and about what, who has passed, and what kinds of entries lie on the pile.
 */
export const gameKey = ({ state, taken }: GamePlace): string => {
  const { game, holder, passed, question } = state.context;
  const out = game.seats.filter((id) => game.players[id]?.out);
  const pile = game.pile.slice(-2).map(({ kind, controller }) => kind + controller);
  const asked = question && `${question.about} ${question.asked}`;
  return [state.at, taken.map(takenId), out, holder, passed.length, pile, asked].join('|');
};

const searchFrom = (scene: Scene, options: GamePathOptions) => {
  const { opening = [], each = 1, concede = false, goOn = () => true, wanted, depth, limit } = options;
  const missing = wanted && new Set(wanted);
  return {
    input: inputFrom(scene),
    ...(depth === undefined ? {} : { depth }),
    ...(limit === undefined ? {} : { limit }),
    goOn: (place: GamePlace) => place.depth < opening.length || (missing?.size !== 0 && goOn(place)),
    events(place: GamePlace): readonly Intent[] {
      for (const taken of place.taken) missing?.delete(takenId(taken));
      const said = opening[place.depth];
      return said ? [said] : [...intentsAt(place, each, concede)];
    },
  };
};

const inputFrom = (scene: Scene) => {
  const made = makeGame(scene);
  if (!made.ok) throw new RangeError(`The scene is no game:\n${made.faults.join('\n')}`);
  return { game: made.game, begins: scene.moment.at };
};

function* intentsAt({ state }: GamePlace, each: number, concede: boolean): Generator<Intent> {
  const { game, window } = settledIn(state);
  for (const player of game.seats) {
    for (const offer of offersFor(game, window, player)) {
      if (offer.type === 'concede' && !concede) continue;
      let count = 0;
      for (const intent of intentsOf(offer)) {
        if (count++ >= each) break;
        yield intent;
      }
    }
  }
}
