import { fault, type PlantedFault } from './fault.ts';

const SPINE = 'machines/spine.ts';
const PRIORITY = 'machines/priority.ts';

const HAND_OVER = 'holder: to, passed: NOBODY, question };';
const HANDS_OVER = {
  file: SPINE,
  from: 'handOver: does(({ game, holder, question }) => {',
  to: 'handOver: does(({ game, holder, passed, question }) => {',
};
const ANNOUNCE = 'return stays(step, { ...spine, passed: NOBODY });';

/** Ways to get section 700 wrong. */
export const IN_THE_PILE: readonly PlantedFault[] = [
  fault(
    '700.3',
    'after an addition the next player has the initiative',
    SPINE,
    ANNOUNCE,
    ANNOUNCE.replace('NOBODY', 'NOBODY, holder: clockwise(step.game, step.game.active)'),
  ),
  fault(
    '700.4',
    'the initiative goes round the other way',
    'src/rules/look.ts',
    'game.seats[(at + n) % game.seats.length]',
    'game.seats.at((at - n) % game.seats.length)',
  ),
  {
    rule: '700.5',
    words: 'handing on after adding something counts as a pass',
    patches: [HANDS_OVER, { file: SPINE, from: HAND_OVER, to: HAND_OVER.replace('NOBODY', '[...passed, holder]') }],
  },
  {
    rule: '700.5',
    words: 'an addition leaves the count of passes as it was',
    patches: [
      { file: SPINE, from: ANNOUNCE, to: ANNOUNCE.replace('{ ...spine, passed: NOBODY }', 'spine') },
      HANDS_OVER,
      { file: SPINE, from: HAND_OVER, to: HAND_OVER.replace('passed: NOBODY', 'passed') },
    ],
  },
  fault(
    '700.5',
    'to hand on is always no pass',
    PRIORITY,
    "target: 'untouched',\n                actions: 'decline',",
    "target: 'untouched',\n                actions: 'handOver',",
  ),
  fault(
    '700.6',
    'who has left is still waited for',
    SPINE,
    'seated(game).every((player) => passed.includes(player))',
    'game.seats.every((player) => passed.includes(player))',
  ),
  fault(
    '700.6',
    'one pass is enough',
    SPINE,
    'seated(game).every((player) => passed.includes(player))',
    'passed.length > 0',
  ),
  {
    rule: '700.7',
    words: 'whoever is asked while the pile resolves may add to it',
    patches: [
      { file: 'src/model/window.ts', from: "resolving: ['answer'],", to: "resolving: ['answer', 'play', 'activate']," },
      {
        file: PRIORITY,
        from: "            on: {\n              answer: {\n                guard: { type: 'isLegal', params: { window: 'resolving' } },",
        to: "            on: {\n              play: { guard: { type: 'isLegal', params: { window: 'resolving' } }, actions: 'announce' },\n              activate: { guard: { type: 'isLegal', params: { window: 'resolving' } }, actions: 'announce' },\n              answer: {\n                guard: { type: 'isLegal', params: { window: 'resolving' } },",
      },
    ],
  },
  fault(
    '700.7',
    'the pile resolves from the bottom',
    'src/rules/look.ts',
    'const entry = game.pile.at(-1);',
    'const entry = game.pile[0];',
  ),
  fault(
    '700.7',
    'the initiative goes round again after each entry',
    PRIORITY,
    "                  target: 'next',\n                  actions: ['takeBack', 'reap'],",
    "                  target: '#' + at + '-pile.building',\n                  actions: ['takeBack', 'reap', 'activeHolds'],",
  ),
  fault(
    '700.8',
    'what is removed resolves all the same',
    'src/rules/apply.ts',
    "target.kind === 'entry' ? removeEntry(now, target.id, entry) : still(now),",
    'still(target ? now : game),',
  ),
  {
    rule: '700.8',
    words: 'an entry is removed by its name: the lowest of that name goes',
    patches: [
      {
        file: 'src/rules/atoms/pile.ts',
        from: '  const entry = findEntry(game, id);\n  if (!entry) return still(game);\n  const gone = told(withoutEntry(game, id)',
        to: '  const meant = findEntry(game, id);\n  const entry = meant && game.pile.find(({ name }) => name === meant.name);\n  if (!entry) return still(game);\n  const gone = told(withoutEntry(game, entry.id)',
      },
    ],
  },
  fault(
    '700.8',
    'only the first of several is removed',
    'src/rules/apply.ts',
    'return each(game, meant(game, effect.those, eye), (now, target) =>\n        target.kind',
    'return each(game, meant(game, effect.those, eye).slice(0, 1), (now, target) =>\n        target.kind',
  ),
  fault(
    '700.9',
    'targets are not checked again',
    'src/rules/resolve.ts',
    'chosen.filter((target) => isStillLegal(game, slots[n]?.what, target, eye)),',
    'chosen.filter((target) => isStillLegal(game, slots[n]?.what, target, eye) || true),',
  ),
  fault(
    '700.9',
    'with one of its targets gone an entry does nothing',
    'src/rules/resolve.ts',
    'targets.every((legal) => legal.length === 0)',
    'targets.some((legal, n) => legal.length < (entry.targets[n]?.length ?? 0))',
  ),
  fault(
    '700.9',
    'without its targets an entry does the rest',
    'src/rules/resolve.ts',
    'if (lost || (stillIf',
    'if ((lost && slots.length < 0) || (stillIf',
  ),
  fault(
    '700.10',
    'destruction is checked when the pile is empty',
    SPINE,
    "'output' in event && event.output.step ? settle(game, event.output.step) : still(game), spine",
    "'output' in event && event.output.step ? (event.output.step.game.pile.length > 0 ? event.output.step : settle(game, event.output.step)) : still(game), spine",
  ),
  fault(
    '700.11',
    'the one whose trigger stands first goes first, whosever turn it is',
    'src/rules/ordering.ts',
    'clockwiseFrom(game, game.active).find(',
    'clockwiseFrom(game, game.seats[0] ?? game.active).find(',
  ),
  fault(
    '700.11',
    'the active player’s triggers come last, and so resolve first',
    'src/rules/ordering.ts',
    'clockwiseFrom(game, game.active).find(',
    'clockwiseFrom(game, game.active).toReversed().find(',
  ),
  fault(
    '700.11',
    'nobody orders their triggers',
    'src/rules/ordering.ts',
    'if (unordered.length > 1 && orderMatters(unordered)) {',
    'if (unordered.length > 99 && orderMatters(unordered)) {',
  ),
  {
    rule: '700.12',
    words: 'what goes off while the pile is being built waits for the next one',
    patches: [
      {
        file: PRIORITY,
        from: "-pile.stacking.untouched`, meta: rules('700.12') },",
        to: "-pile.stacking.untouched`, meta: rules('700.12'), guard: 'isOver' },",
      },
      {
        file: PRIORITY,
        from: "-pile.stacking.added`, meta: rules('700.12') },",
        to: "-pile.stacking.added`, meta: rules('700.12'), guard: 'isOver' },",
      },
    ],
  },
  fault(
    '700.12',
    'what goes off by itself is no addition',
    SPINE,
    "passed: step.facts.some(({ type }) => type === 'announced') ? NOBODY : passed,",
    'passed,',
  ),
  fault(
    '700.13',
    'news with a duration does not stay',
    'src/rules/arrive.ts',
    'printedOf(game, card.name).duration === undefined',
    "entry.kind === 'news'",
  ),
  fault(
    '700.13',
    'an outer region enters under its player’s control',
    'src/rules/arrive.ts',
    'return enter(game, card, null, null);',
    'return enter(game, card, controller, null);',
  ),
  fault(
    '700.14',
    'loops are not noticed',
    'src/rules/runaway.ts',
    'if (game.runaway >= game.ruleset.runawayPiles)',
    'if (game.runaway > 9999)',
  ),
  fault(
    '700.14',
    'what players do in between does not count',
    'src/rules/runaway.ts',
    'countRunaway(game, 0)',
    'countRunaway(game, game.runaway)',
  ),
];
