import { type Actor, createActor, type Snapshot } from 'xstate';
import { gameMachine } from '../../../machines/game.ts';
import { outcomeIn } from '../pile/outcome.ts';
import type { Contestant, Playing } from './contestant.ts';
import { inputOf } from './input.ts';

const playing = (actor: Actor<typeof gameMachine>): Playing => ({
  send: (intent) => actor.send(intent),
  can: (intent) => actor.getSnapshot().can(intent),
  fork: () => playing(goneOn(actor.getPersistedSnapshot())),
  save: () => JSON.stringify(actor.getPersistedSnapshot()),
  outcome() {
    const snapshot = actor.getSnapshot();
    const { game, holder, passed } = snapshot.context;
    return outcomeIn(game, holder, snapshot.hasTag('added'), passed.length);
  },
  stop: () => void actor.stop(),
});

const goneOn = (snapshot: Snapshot<unknown>): Actor<typeof gameMachine> =>
  // The input is asked for by the types, and not looked at when there is a snapshot.
  createActor(gameMachine, { snapshot, input: undefined as never }).start();

/** The game's own charts as XState runs them: a root actor, and one for each entry on the pile. */
export const live: Contestant = {
  name: 'live',
  begin: (scene) => playing(createActor(gameMachine, { input: inputOf(scene) }).start()),
  restore: (saved) => playing(goneOn(JSON.parse(saved))),
};
