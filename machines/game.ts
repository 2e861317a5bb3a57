import { setUp } from './setUp.ts';
import { begin, rules, spine } from './spine.ts';
import { turn } from './turn.ts';

/** The whole game: one spine, on which everything that lies on the pile is an actor of its own. */
export const gameMachine = spine.createMachine({
  id: 'game',
  description: 'A game, from its set-up to its end.',
  context: begin,
  initial: 'beginning',
  options: { maxIterations: 1000 },
  on: {
    concede: {
      guard: { type: 'isLegal', params: { window: null } },
      actions: 'leave',
      description: 'A player leaves.',
      meta: rules('100.8', '1600.1'),
    },
    // An entry that was removed says goodbye when it will, whatever is going on by then.
    'xstate.done.actor.*': { guard: 'wasRemoved', actions: 'reap', meta: rules('700.8') },
  },
  always: { guard: 'isOver', target: '.over', meta: rules('100.2') },
  states: {
    beginning: {
      description: 'A game may begin with its set-up, or anywhere in a turn.',
      always: [
        { guard: { type: 'begins', params: { at: 'setup' } }, target: 'setUp' },
        { guard: { type: 'begins', params: { at: 'development' } }, target: '#development' },
        { guard: { type: 'begins', params: { at: 'command' } }, target: '#command' },
        { guard: { type: 'begins', params: { at: 'battle' } }, target: '#battle' },
        { guard: { type: 'begins', params: { at: 'fight' } }, target: '#fight' },
        { target: 'turn' },
      ],
    },
    setUp: {
      ...setUp,
      onDone: {
        target: 'turn',
        actions: 'firstTurn',
        description: 'The first turn begins.',
        meta: rules('400.2'),
      },
    },
    turn: {
      ...turn,
      onDone: {
        target: 'turn',
        reenter: true,
        actions: 'nextTurn',
        description: 'The next player’s turn begins.',
        meta: rules('500.10'),
      },
    },
    over: { id: 'over', type: 'final', description: 'The game is over.', meta: rules('100.2', '100.4') },
  },
});
