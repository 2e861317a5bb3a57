import { expect, test } from 'vitest';
import { isRuleId } from '../../src/index.ts';
import { isInner, NODES, nameOf, rulesOf, WAYS } from './charts.ts';

/** States that carry out no rule of their own, each with its reason. */
const NAMELESS: Readonly<Record<string, string>> = {
  game: 'it is the whole game: every rule',
};

/** A state only on the way: it does nothing, listens for nothing, and is left at once. */
const isPassing = ({ entry, exit, transitions, always, tags }: (typeof NODES)[number]): boolean =>
  [entry, exit, tags].every((list) => list.length === 0) &&
  transitions.size === 0 &&
  (always ?? []).some(({ guard }) => guard === undefined);

/** The end of a part, where that part is what names the rule. */
const isEnd = ({ type, entry, exit }: (typeof NODES)[number]): boolean =>
  type === 'final' && entry.length === 0 && exit.length === 0;

const mustName = NODES.filter((node) => !isPassing(node) && !isEnd(node));

test('law 1: every state that carries out a rule names it', () => {
  const silent = mustName.filter((node) => rulesOf(node).length === 0 && !(node.id in NAMELESS)).map(({ id }) => id);
  expect(silent, 'Say in `meta: rules(…)` which rule each of these states carries out.').toEqual([]);
});

test('law 1: the exceptions are needed', () => {
  const needless = Object.keys(NAMELESS).filter(
    (id) => !mustName.some((node) => node.id === id && !rulesOf(node).length),
  );
  expect(needless, 'These name a rule now, or are no more: take them off the list of exceptions.').toEqual([]);
});

test('law 1: every transition at something said from outside names its rule', () => {
  const silent = WAYS.filter(({ event, rules }) => !isInner(event) && rules.length === 0).map(nameOf);
  expect(silent, 'Say in `meta: rules(…)` which rule each of these transitions carries out.').toEqual([]);
});

test('law 1: what is named are rules', () => {
  const named = [...NODES.flatMap(rulesOf), ...WAYS.flatMap(({ rules }) => rules)];
  expect(
    named.filter((rule) => !isRuleId(rule)),
    'Cite numbers that docs/rulebook.md has.',
  ).toEqual([]);
});
