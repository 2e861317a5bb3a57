import { additions, pile } from './priority.ts';
import { rules, spine } from './spine.ts';

const legal = (window: 'withdraw' | 'aim' | 'closing' | 'choosing') =>
  ({ type: 'isLegal', params: { window } }) as const;

/** 900.9: with `battleWindows` the initiative goes round once with an empty pile, attacker first. */
const round = (at: string) =>
  spine.createStateConfig({
    description: 'With battle windows, the initiative goes round once with no pile open.',
    meta: rules('900.9'),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          { guard: 'noBattleWindows', target: 'done' },
          { guard: 'cannotGoOn', target: 'done' },
          { target: 'quiet' },
        ],
      },
      quiet: {
        tags: ['closing'],
        description: 'The initiative goes round; no pile is open.',
        meta: rules('900.9'),
        entry: 'activeHolds',
        on: {
          ...additions('closing', 'pile.building.added'),
          pass: { guard: legal('closing'), actions: 'decline', meta: rules('900.9') },
        },
        always: [
          { guard: 'triggersWait', target: 'pile' },
          { guard: 'cannotGoOn', target: 'done' },
          { guard: 'allPassed', target: 'done' },
        ],
      },
      pile: { ...pile(at), onDone: 'done' },
      done: { type: 'final' },
    },
  });

/** One battle, from its declaration to its end (rule 900). Its last state is final; the phase goes on. */
export const fight = spine.createStateConfig({
  id: 'fight',
  description: 'One battle.',
  meta: rules('900.1'),
  initial: 'mustering',
  states: {
    mustering: {
      description: 'Ships on patrol elsewhere may join the defender.',
      meta: rules('900.3', '1200.5'),
      entry: 'askPatrols',
      always: [
        { guard: 'cannotGoOn', target: 'aftermath', meta: rules('900.3') },
        { guard: 'mustAnswer', target: 'joining' },
        { target: 'withdraw' },
      ],
    },
    joining: {
      tags: ['choosing'],
      description: 'The defender says which of them join.',
      meta: rules('1200.5'),
      on: {
        answer: { guard: legal('choosing'), target: 'withdraw', actions: 'joinPatrols', meta: rules('1200.5') },
        // Whoever leaves may end the battle, or send a patrol home: who can join is worked out again.
        concede: {
          guard: { type: 'isLegal', params: { window: null } },
          target: 'mustering',
          actions: 'leave',
          meta: rules('1600.1'),
        },
      },
    },
    withdraw: {
      tags: ['withdraw'],
      description: 'The defender may withdraw ships.',
      meta: rules('900.3'),
      entry: 'defenderHolds',
      on: {
        withdraw: {
          guard: legal('withdraw'),
          actions: 'withdraw',
          description: 'A ship goes home.',
          meta: rules('900.3'),
        },
        stay: {
          guard: legal('withdraw'),
          target: 'regrouped',
          actions: 'stay',
          description: 'No more are withdrawn.',
          meta: rules('900.3'),
        },
      },
      always: [
        { guard: 'triggersWait', target: 'answered', meta: rules('700.12') },
        { guard: 'cannotGoOn', target: 'aftermath', meta: rules('900.3') },
        { guard: 'nobodyToWithdraw', target: 'regrouped', meta: rules('900.5') },
      ],
    },
    answered: { ...pile('fight'), onDone: 'withdraw' },
    regrouped: { ...round('regrouped'), onDone: 'target' },
    target: {
      description: 'Each ship is ordered to target an opposing ship.',
      meta: rules('900.4'),
      initial: 'attacker',
      always: [
        { guard: 'cannotGoOn', target: 'aftermath' },
        { guard: 'triggersWait', target: 'interrupted', meta: rules('700.12') },
      ],
      states: {
        attacker: {
          tags: ['aim'],
          description: 'The attacker orders first.',
          meta: rules('900.4', '900.5'),
          entry: 'activeHolds',
          on: {
            aim: { guard: legal('aim'), actions: 'aim', meta: rules('900.4') },
            hold: { guard: legal('aim'), actions: 'hold', meta: rules('900.4') },
          },
          always: { guard: 'attackersOrdered', target: 'defender' },
        },
        defender: {
          tags: ['aim'],
          description: 'Then the defender.',
          meta: rules('900.4'),
          entry: 'defenderHolds',
          on: {
            aim: { guard: legal('aim'), actions: 'aim', meta: rules('900.4') },
            hold: { guard: legal('aim'), actions: 'hold', meta: rules('900.4') },
          },
          always: { guard: 'allOrdered', target: 'ordered' },
        },
        ordered: { type: 'final' },
      },
      onDone: 'aimed',
    },
    interrupted: { ...pile('target'), onDone: 'target' },
    aimed: { ...round('aimed'), onDone: 'damage' },
    damage: {
      description: 'The damage goes on the pile; the attacker has the initiative first.',
      meta: rules('900.6', '900.7'),
      entry: 'dealDamage',
      initial: 'pile',
      states: { pile: { ...pile('damage'), onDone: 'dealt' }, dealt: { type: 'final' } },
      onDone: 'aftermath',
    },
    aftermath: {
      type: 'final',
      description: 'The battle is over: one exchange.',
      meta: rules('900.8'),
      entry: 'finishBattle',
    },
  },
});
