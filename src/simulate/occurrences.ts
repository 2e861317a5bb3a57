import type { Played } from '../bots/index.ts';
import type { CardName, Fact, Game, Refusal, StarpileGame } from '../index.ts';
import type { Effect } from '../model/effect.ts';
import { addTo, type Counts, countIn, filled, missing } from './counts.ts';
import { ASKED, CLAUSES, EFFECTS, FACTS, QUESTIONS } from './language.ts';

export const OCCURRENCES = ['effects', 'facts', 'clauses', 'intents', 'questions', 'cards'] as const;

/**
 * How often each part of the game occurred. `effects`: entries that resolved and say so. `facts`: what happened. `clauses`: the
 * rules that refusals cited. `intents`: what was asked for. `questions`: what the game asked. `cards`: played, or in play from
 * the beginning.
 */
export type Occurrences = Readonly<Record<(typeof OCCURRENCES)[number], Counts>>;

export const noOccurrences = (): Occurrences => ({
  effects: {},
  facts: {},
  clauses: {},
  intents: {},
  questions: {},
  cards: {},
});

export const addOccurrences = (to: Occurrences, more: Occurrences): void => {
  for (const kind of OCCURRENCES) addTo(to[kind], more[kind]);
};

/** With everything that there is but never was, at 0. */
export const withNone = (found: Occurrences, cards: readonly CardName[]): Occurrences => ({
  effects: filled(found.effects, EFFECTS),
  facts: filled(found.facts, FACTS),
  clauses: filled(found.clauses, CLAUSES),
  intents: filled(found.intents, ASKED),
  questions: filled(found.questions, QUESTIONS),
  cards: filled(found.cards, cards),
});

/** What never occurred. */
export const neverIn = (found: Occurrences): Readonly<Record<keyof Occurrences, readonly string[]>> => ({
  effects: missing(found.effects),
  facts: missing(found.facts),
  clauses: missing(found.clauses),
  intents: missing(found.intents),
  questions: missing(found.questions),
  cards: missing(found.cards),
});

export const countBeginning = (found: Occurrences, { truth, facts }: StarpileGame): void => {
  for (const { name } of Object.values(truth.play)) countIn(found.cards, name);
  for (const fact of facts) countFact(found, fact, truth);
};

export const countPlayed = (found: Occurrences, { game, intent, before }: Played): void => {
  countIn(found.intents, intent.type);
  if (intent.type === 'play') {
    const name = heldBy(before, intent.player, intent.card);
    if (name) countIn(found.cards, name);
  }
  for (const fact of game.facts) countFact(found, fact, before);
};

export const countRefusal = (found: Occurrences, { clauses }: Refusal): void => {
  for (const rule of new Set(clauses.map((clause) => clause.rule))) countIn(found.clauses, rule);
};

const heldBy = ({ players }: Game, player: Game['active'], id: string): CardName | undefined => {
  const { hand = [], reserve = [] } = players[player] ?? {};
  return [...hand, ...reserve].find((card) => card.id === id)?.name;
};

const countFact = (found: Occurrences, fact: Fact, before: Game): void => {
  countIn(found.facts, fact.type);
  if (fact.type === 'asked') countIn(found.questions, fact.about);
  if (fact.type !== 'resolved') return;
  const entry = before.pile.find(({ id }) => id === fact.entry.id);
  for (const kind of new Set(kindsIn(entry?.sentence.effects ?? []))) countIn(found.effects, kind);
};

/** With what is said in a choice or a condition, whichever way it goes. */
const kindsIn = (effects: readonly Effect[]): readonly Effect['kind'][] =>
  effects.flatMap((effect) => {
    if (effect.kind === 'either') return ['either' as const, ...effect.options.flatMap((one) => kindsIn(one.effects))];
    if (effect.kind === 'if') return ['if' as const, ...kindsIn(effect.effects), ...kindsIn(effect.otherwise ?? [])];
    return [effect.kind];
  });
