import { gameMachine } from '../../../machines/game.ts';
import { compile, type StateOf } from '../../../src/kernel/index.ts';
import { outcomeIn } from '../pile/outcome.ts';
import type { Contestant, Playing } from './contestant.ts';
import { inputOf } from './input.ts';

const runner = compile(gameMachine);

const playing = (from: StateOf<typeof gameMachine>): Playing => {
  let state = from;
  return {
    send(intent) {
      state = runner.next(state, intent).state;
    },
    can: (intent) => runner.can(state, intent),
    fork: () => playing(state),
    save: () => JSON.stringify(state),
    outcome() {
      const { game, holder, passed } = state.context;
      return outcomeIn(game, holder, runner.tags(state).includes('added'), passed.length);
    },
    stop() {},
  };
};

/** The same charts, run by the kernel as one plain value. */
export const data: Contestant = {
  name: 'data',
  begin: (scene) => playing(runner.initial(inputOf(scene))),
  restore: (saved) => playing(JSON.parse(saved)),
};
