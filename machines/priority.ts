import { rules, spine } from './spine.ts';

/** What the holder of the initiative can do in that window. */
export const additions = (window: 'pile' | 'closing' | 'development' | 'command' | 'battle', target: string) =>
  ({
    play: {
      guard: { type: 'isLegal', params: { window } },
      target,
      actions: 'announce',
      description: 'A card is added.',
      meta: rules('600.1', '700.4'),
    },
    activate: {
      guard: { type: 'isLegal', params: { window } },
      target,
      actions: 'announce',
      description: 'An ability is added.',
      meta: rules('600.4', '700.4'),
    },
  }) as const;

const pass = { guard: { type: 'isLegal', params: { window: 'pile' } } } as const;
const leavesAnew = { guard: 'holderLeaves', actions: 'leave', meta: rules('1600.1', '700.5') } as const;
const answer = {
  guard: { type: 'isLegal', params: { window: 'choosing' } },
  target: 'placing',
  actions: 'answerTriggers',
  description: 'It is answered, and what waits is placed further.',
  meta: rules('700.11', '800.1'),
} as const;

/**
 * 700.11, 700.12: the triggers that wait go on the pile, each controller saying in which order and at what. `anew`: where
 * it goes on when the holder leaves meanwhile, and the next holder has added nothing.
 */
const placing = (on: string, anew?: string) =>
  spine.createStateConfig({
    description: 'The triggers that wait go on the pile.',
    meta: rules('700.11', '700.12'),
    initial: 'placing',
    entry: 'placeTriggers',
    states: {
      placing: { always: [{ guard: 'mustAnswer', target: 'asked' }, { target: 'placed' }] },
      asked: {
        tags: ['choosing'],
        description: 'Somebody orders their triggers, or aims one.',
        meta: rules('700.11', '800.1'),
        on: {
          answer,
          // Whoever leaves takes their triggers along, and the choices may be others now.
          concede: [
            ...(anew === undefined ? [] : [{ ...leavesAnew, target: anew }]),
            {
              guard: { type: 'isLegal', params: { window: null } },
              target: 'placing',
              actions: ['leave', 'placeTriggers'],
              meta: rules('1600.1'),
            },
          ],
        },
      },
      placed: { type: 'final' },
    },
    onDone: on,
  });

/**
 * The pile, while it is open (rule 700).
 *
 * The initiative goes round until every player has passed one after the other; then the whole pile resolves from the
 * top, and nothing can be added while it does. `at` makes the ids of its copies differ.
 */
export const pile = (at: string) =>
  spine.createStateConfig({
    id: `${at}-pile`,
    description: 'Things wait on the pile while the initiative goes round; then it resolves.',
    meta: rules('700.1', '700.2'),
    initial: 'opening',
    states: {
      opening: {
        description: 'Triggers that have waited open a pile; the active player holds the initiative.',
        meta: rules('700.11', '700.12', '700.14'),
        initial: 'counting',
        entry: ['openByTriggers', 'activeHolds'],
        states: {
          counting: { always: [{ guard: 'isOver', target: '#over', meta: rules('700.14') }, { target: 'triggers' }] },
          triggers: placing('ready'),
          ready: { type: 'final' },
        },
        onDone: [{ guard: 'pileIsEmpty', target: 'done' }, { target: 'building' }],
      },
      building: {
        tags: ['pile'],
        description: 'The holder of the initiative may add news and abilities, or hand it on.',
        meta: rules('700.3', '700.4'),
        initial: 'untouched',
        states: {
          untouched: {
            description: 'The holder has added nothing yet: to hand on is to pass.',
            meta: rules('700.5'),
            on: {
              ...additions('pile', 'added'),
              pass: {
                ...pass,
                target: 'untouched',
                actions: 'decline',
                description: 'A pass.',
                meta: rules('700.4', '700.5'),
              },
            },
            always: { guard: 'triggersWait', target: `#${at}-pile.stacking.untouched`, meta: rules('700.12') },
          },
          added: {
            tags: ['added'],
            description: 'The holder has added something: to hand on is no pass.',
            meta: rules('700.5'),
            on: {
              ...additions('pile', 'added'),
              pass: {
                ...pass,
                target: 'untouched',
                actions: 'handOver',
                description: 'Handed on: no pass.',
                meta: rules('700.5'),
              },
              concede: { ...leavesAnew, target: 'untouched', description: 'The next holder has added nothing.' },
            },
            always: [
              {
                guard: 'holderIsOut',
                target: 'untouched',
                actions: 'passOn',
                description: 'What they paid has cost them the game.',
                meta: rules('1600.1'),
              },
              { guard: 'triggersWait', target: `#${at}-pile.stacking.added`, meta: rules('700.12') },
            ],
          },
        },
        always: [
          {
            guard: 'pileIsEmpty',
            target: 'done',
            description: 'All that lay there has left with its players.',
            meta: rules('1600.1'),
          },
          {
            guard: 'allPassed',
            target: 'resolving',
            description: 'All have passed, one after the other.',
            meta: rules('700.6'),
          },
        ],
      },
      stacking: {
        description: 'Triggers that go off while the pile is open go on top of it at once.',
        meta: rules('700.12'),
        initial: 'added',
        states: {
          untouched: placing(`#${at}-pile.building.untouched`),
          added: placing(`#${at}-pile.building.added`, `#${at}-pile.stacking.untouched`),
        },
      },
      resolving: {
        description: 'It resolves whole, from the top; nothing can be added.',
        meta: rules('700.7'),
        initial: 'next',
        states: {
          next: {
            always: [
              { guard: 'isOver', target: '#over', meta: rules('100.2') },
              { guard: 'pileIsEmpty', target: 'empty' },
              { target: 'running', actions: 'wake', description: 'The top entry is woken.', meta: rules('700.7') },
            ],
          },
          running: {
            description: 'The top entry resolves.',
            meta: rules('700.9', '700.10'),
            on: {
              'entry.asks': { target: 'asking', actions: 'hear', meta: rules('700.7') },
              'xstate.done.actor.*': [
                {
                  guard: 'wasRemoved',
                  actions: 'reap',
                  description: 'A removed entry has left.',
                  meta: rules('700.8'),
                },
                {
                  target: 'next',
                  actions: ['takeBack', 'reap'],
                  description: 'It has left the pile; destruction is checked.',
                  meta: rules('700.10'),
                },
              ],
            },
          },
          asking: {
            tags: ['resolving'],
            description: 'The entry asks somebody; the pile stays locked.',
            meta: rules('700.7'),
            on: {
              answer: {
                guard: { type: 'isLegal', params: { window: 'resolving' } },
                target: 'running',
                actions: ['relay', 'noteAnswer'],
                meta: rules('700.7'),
              },
              concede: {
                guard: { type: 'isLegal', params: { window: null } },
                target: 'reconsidering',
                actions: 'leave',
                meta: rules('1600.1'),
              },
            },
          },
          reconsidering: {
            description: 'Somebody left while a question was open.',
            meta: rules('1600.1'),
            always: [
              { guard: 'askerIsGone', target: 'next', actions: 'closeQuestion' },
              { target: 'running', actions: ['relay', 'closeQuestion'] },
            ],
          },
          empty: { type: 'final' },
        },
        onDone: [{ guard: 'triggersWait', target: 'opening', meta: rules('700.11') }, { target: 'done' }],
      },
      done: { type: 'final', description: 'The pile is empty.' },
    },
  });
