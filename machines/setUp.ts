import { rules, spine } from './spine.ts';

/** Before the first turn (400.2). */
export const setUp = spine.createStateConfig({
  id: 'setUp',
  description: 'Decks are shuffled, and opening hands drawn and kept, or drawn once more.',
  meta: rules('400.2'),
  entry: ['activeHolds', 'deal'],
  initial: 'asking',
  states: {
    asking: {
      description: 'One after the other the players look at their hands.',
      meta: rules('400.2'),
      entry: 'askOpeningHand',
      always: [
        { guard: 'mustAnswer', target: 'choosing' },
        { target: 'over', description: 'All have decided.', meta: rules('400.2') },
      ],
    },
    choosing: {
      tags: ['choosing'],
      description: 'A player keeps the opening hand, or shuffles it back once.',
      meta: rules('400.2'),
      on: {
        answer: {
          guard: { type: 'isLegal', params: { window: 'choosing' } },
          target: 'asking',
          actions: 'redrawIfChosen',
          meta: rules('400.2'),
        },
      },
      always: { guard: 'askedIsOut', target: 'asking', actions: 'closeQuestion', meta: rules('1600.1') },
    },
    over: { type: 'final' },
  },
});
