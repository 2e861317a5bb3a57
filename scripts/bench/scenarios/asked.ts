/** What can be asked at the positions of the scenarios, by what comes of it. */
import { createActor, type SnapshotFrom } from 'xstate';
import { gameMachine } from '../../../machines/game.ts';
import { createGame, type Intent, type Position } from '../../../src/index.ts';
import { compile, type StateOf } from '../../../src/kernel/index.ts';
import { attemptsAt } from './attempts.ts';
import type { PlayedGame } from './played.ts';

/** An intent at a position, in the form that each runner is asked in. */
export type Asked = {
  readonly intent: Intent;
  readonly state: StateOf<typeof gameMachine>;
  readonly snapshot: SnapshotFrom<typeof gameMachine>;
};

/** What is asked and refused for the same first reason, or is legal. */
export type Kind = {
  readonly name: string;
  readonly words: string;
  readonly count: number;
  readonly asked: readonly Asked[];
};

/** Of each kind so many are timed. */
const MOST = 300;

const runner = compile(gameMachine);

const kindOf = (position: Position, intent: Intent): { readonly name: string; readonly words: string } => {
  const refusal = position.why(intent);
  const [first] = refusal?.clauses ?? [];
  if (!refusal) return { name: 'legal', words: '' };
  return first
    ? { name: `${first.kind} ${first.rule}`, words: first.words }
    : { name: refusal.kind, words: refusal.message };
};

/** Some of many, evenly from all of them. */
const thinned = <T>(all: readonly T[]): readonly T[] => {
  const step = Math.ceil(all.length / MOST);
  return all.filter((_, n) => n % step === 0);
};

/** Everything that is tried at every position of these games, the most frequent kind first. */
export const askedIn = (games: readonly PlayedGame[]): readonly Kind[] => {
  const kinds = new Map<string, { readonly words: string; readonly asked: Asked[] }>();
  const add = (position: Position, asked: Asked): void => {
    const { name, words } = kindOf(position, asked.intent);
    const kind = kinds.get(name) ?? { words, asked: [] };
    kinds.set(name, kind);
    kind.asked.push(asked);
  };
  for (const { scene, input, intents } of games) {
    const game = createGame(scene);
    const actor = createActor(gameMachine, { input }).start();
    let state = runner.initial(input);
    for (const intent of intents) {
      const snapshot = actor.getSnapshot();
      for (const attempt of attemptsAt(game.truth)) add(game, { intent: attempt, state, snapshot });
      game.submit(intent);
      actor.send(intent);
      state = runner.next(state, intent).state;
    }
    actor.stop();
    game.stop();
  }
  return [...kinds]
    .map(([name, { words, asked }]) => ({ name, words, count: asked.length, asked: thinned(asked) }))
    .sort((one, other) => other.count - one.count);
};
