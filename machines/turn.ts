import { fight } from './battle.ts';
import { additions, pile } from './priority.ts';
import { rules, spine } from './spine.ts';

/** What the phases share in which the active player acts: the phase stands open, or closes (500.9). */
const standing = (window: 'development' | 'command' | 'battle') =>
  spine.createStateConfig({
    tags: window,
    entry: 'activeHolds',
    on: {
      ...additions(window, 'pile.building.added'),
      pass: {
        guard: { type: 'isLegal', params: { window } },
        target: 'closing',
        actions: 'decline',
        description: 'The phase is declared over.',
        meta: rules('500.9'),
      },
    },
    always: [
      { guard: 'triggersWait', target: 'pile', meta: rules('700.12') },
      { guard: 'activeIsOut', target: 'over', meta: rules('1600.1') },
    ],
  });

const closing = spine.createStateConfig({
  tags: 'closing',
  description: 'The initiative goes round with no pile open.',
  meta: rules('500.9'),
  on: {
    ...additions('closing', 'pile.building.added'),
    pass: { guard: { type: 'isLegal', params: { window: 'closing' } }, actions: 'decline', meta: rules('500.9') },
  },
  always: [
    { guard: 'triggersWait', target: 'pile', meta: rules('700.12') },
    { guard: 'allPassed', target: 'over', description: 'All have passed: the phase ends.', meta: rules('500.9') },
  ],
});

/** A turn, phase by phase (500.1). */
export const turn = spine.createStateConfig({
  id: 'turn',
  description: 'The turn of the active player.',
  meta: rules('500.1'),
  initial: 'initial',
  states: {
    initial: {
      id: 'initial',
      description: 'What is exhausted becomes ready, income is collected, and cards are drawn.',
      meta: rules('500.3', '500.4', '500.5', '1100.6'),
      entry: ['openInitial', 'readyStep', 'incomeStep', 'drawStep'],
      exit: 'closeInitial',
      initial: 'beginning',
      states: {
        beginning: { always: [{ guard: 'triggersWait', target: 'pile', meta: rules('700.12') }, { target: 'over' }] },
        pile: { ...pile('initial'), onDone: 'beginning' },
        over: { type: 'final' },
      },
      onDone: 'development',
    },
    development: {
      id: 'development',
      entry: 'openDevelopment',
      exit: 'closeDevelopment',
      initial: 'idle',
      onDone: 'command',
      description: 'Cards are played and the starbase is upgraded.',
      meta: rules('500.6'),
      states: {
        idle: {
          ...standing('development'),
          description: 'The active player may play cards and abilities.',
          meta: rules('500.6'),
        },
        closing,
        pile: { ...pile('development'), onDone: 'idle' },
        over: { type: 'final' },
      },
    },
    command: {
      id: 'command',
      entry: 'openCommand',
      exit: 'closeCommand',
      initial: 'idle',
      onDone: 'battle',
      description: 'Ships get their orders.',
      meta: rules('500.7'),
      states: {
        idle: {
          ...standing('command'),
          description: 'The active player may give orders, and play news and abilities.',
          meta: rules('500.7'),
          on: {
            ...standing('command').on,
            order: {
              guard: { type: 'isLegal', params: { window: 'command' } },
              actions: 'giveOrder',
              description: 'A ship gets its order.',
              meta: rules('1200.2', '1200.3', '1200.4', '1200.7'),
            },
          },
        },
        closing,
        pile: { ...pile('command'), onDone: 'idle' },
        over: { type: 'final' },
      },
    },
    battle: {
      id: 'battle',
      entry: 'openBattle',
      exit: 'closeBattle',
      initial: 'idle',
      onDone: 'end',
      description: 'Battles are declared, one at a time.',
      meta: rules('500.8', '900.1'),
      states: {
        idle: {
          ...standing('battle'),
          description: 'The active player may declare a battle.',
          meta: rules('900.1'),
          on: {
            ...standing('battle').on,
            attack: {
              guard: { type: 'isLegal', params: { window: 'battle' } },
              target: 'fight',
              actions: 'declare',
              description: 'A battle is declared.',
              meta: rules('900.1', '900.2'),
            },
          },
        },
        closing,
        pile: { ...pile('battle'), onDone: 'idle' },
        fight: { ...fight, onDone: 'idle' },
        over: { type: 'final' },
      },
    },
    end: {
      id: 'end',
      description: 'Control is gained, the hand limit is kept, and what lasts for the turn ends.',
      meta: rules('500.10', '1100.3'),
      entry: ['openEnd', 'gainControl'],
      exit: ['closeEnd', 'endTurn'],
      initial: 'gaining',
      states: {
        gaining: { always: [{ guard: 'triggersWait', target: 'pile', meta: rules('700.12') }, { target: 'keeping' }] },
        pile: { ...pile('end'), onDone: 'gaining' },
        keeping: {
          description: 'Down to the hand limit.',
          meta: rules('500.10'),
          entry: 'askHandLimit',
          always: [{ guard: 'mustAnswer', target: 'discarding' }, { target: 'over' }],
        },
        discarding: {
          tags: ['choosing'],
          meta: rules('500.10'),
          on: {
            answer: {
              guard: { type: 'isLegal', params: { window: 'choosing' } },
              target: 'over',
              actions: 'discardChosen',
              meta: rules('500.10'),
            },
          },
          always: { guard: 'activeIsOut', target: 'over', actions: 'closeQuestion', meta: rules('1600.1') },
        },
        over: { type: 'final' },
      },
      onDone: 'over',
    },
    over: { type: 'final' },
  },
});
