/** This game, rules and all: whole games, and piles of a given depth. */
import { type ActorRefFrom, createActor, type Snapshot } from 'xstate';
import { gameMachine } from '../../machines/game.ts';
import type { Intent } from '../../src/index.ts';
import { compile, hash, toPersisted } from '../../src/kernel/index.ts';
import { offeredEvent } from '../../test/kernel/gameEvents.ts';
import { anyBeginning, type Beginning, freeCard } from '../../test/kernel/gameTable.ts';
import { dice as diceFor } from '../../test/properties/dice.ts';
import { repeat, type Work } from './race.ts';

const game = compile(gameMachine);
type State = ReturnType<typeof game.initial>;

type Played = { readonly input: Beginning; readonly intents: readonly Intent[] };

const played = (seed: number): Played => {
  const dice = diceFor(seed);
  const input = anyBeginning(dice, 2 + (seed % 3), false);
  const intents: Intent[] = [];
  let state = game.initial(input);
  while (intents.length < 60 && state.status === 'active') {
    const intent = offeredEvent({ spine: state.context, tags: game.tags(state) }, dice);
    intents.push(intent);
    state = game.next(state, intent).state;
  }
  return { input, intents };
};

const valueAfter = ({ input, intents }: Played): State =>
  intents.reduce((state, intent) => game.next(state, intent).state, game.initial(input));

const liveAfter = ({ input, intents }: Played) => {
  const actor = createActor(gameMachine, { input }).start();
  for (const intent of intents) actor.send(intent);
  return actor;
};

/** Every intent of six games. */
export const wholeGames = (): readonly Work[] => {
  const list = [1, 2, 3, 4, 5, 6].map(played);
  const times = list.reduce((sum, { intents }) => sum + intents.length, 0);
  return [
    { times, run: () => list.forEach((one) => void liveAfter(one).stop()) },
    { times, run: () => list.forEach((one) => void valueAfter(one)) },
  ];
};

const half = (): readonly [at: Played, next: Intent] => {
  const { input, intents } = played(1);
  return [{ input, intents: intents.slice(0, 20) }, intents[20] as Intent];
};

/** A fork of a game, and an intent there; as a key for what was seen already, where that is asked for. */
export const forks = (asKey: boolean): readonly Work[] => {
  const [at, next] = half();
  const [state, actor] = [valueAfter(at), liveAfter(at)];
  const fork = (): void => {
    const other = createActor(gameMachine, { input: at.input, snapshot: actor.getPersistedSnapshot() }).start();
    other.send(next);
    if (asKey) JSON.stringify(other.getPersistedSnapshot());
    other.stop();
  };
  const go = (): void => {
    const turn = game.next(state, next);
    if (asKey) hash(turn.state);
  };
  return [repeat(asKey ? 40 : 100, fork), repeat(400, go)];
};

/** Adds something that costs nothing. */
const addition = ({ context: { game: truth, holder } }: State): Intent => {
  const card = freeCard(truth, holder, 'pump')?.id;
  if (card === undefined) throw new Error(`${holder} has no pump`);
  return { type: 'activate', player: holder, card, ability: 0, mode: 0, x: 0, targets: [], into: null, pay: [] };
};

const pass = ({ context: { holder } }: State): Intent => ({ type: 'pass', player: holder });

const started = (): State => {
  for (let seed = 1; ; seed++) {
    const input = anyBeginning(diceFor(seed), 2, true);
    if (input.begins === 'battle') return game.initial(input);
  }
};

/** What is done at a pile of that depth, again and again from the same position. */
export const atDepth = (depth: number, what: 'pass' | 'add' | 'resolve'): readonly Work[] => {
  let state = started();
  while (state.children.length < depth) state = game.next(state, addition(state)).state;
  // Handed on, and passed once: one more pass, and it resolves.
  if (what === 'resolve') for (let n = 0; n < 2; n++) state = game.next(state, pass(state)).state;
  const event = what === 'add' ? addition(state) : pass(state);
  const [lives, values] = what === 'resolve' ? [30 / depth, 4_000 / depth] : [300 / depth, 3_000];
  return [
    fresh(Math.ceil(lives), toPersisted(gameMachine, state), event),
    repeat(Math.ceil(values), () => void game.next(state, event)),
  ];
};

/** Live, there is no way back to a position, so each event has an actor of its own, which begins there. */
const fresh = (times: number, snapshot: Snapshot<unknown>, event: Intent): Work => {
  let actors: readonly ActorRefFrom<typeof gameMachine>[] = [];
  return {
    times,
    prepare() {
      for (const actor of actors) actor.stop();
      const begin = () => createActor(gameMachine, { snapshot, input: {} as never }).start();
      actors = Array.from({ length: times }, begin);
    },
    run() {
      for (const actor of actors) actor.send(event);
    },
  };
};
