import type { Ability, Always, Cost, Sentence, Slot, When } from '../model/ability.ts';
import type { Amount } from '../model/amount.ts';
import type { Printed } from '../model/card.ts';
import type { Effect, Test } from '../model/effect.ts';
import type { Filter } from '../model/filter.ts';
import type { Those } from '../model/those.ts';

/** One part of a card, where it stands, and what it is said in. */
export type Part<What> = {
  readonly what: What;
  /** Such as `abilities[0].modes[0].effects[1].those`. */
  readonly path: string;
  /** What it is for there: `slot`, `cost`, `when`, `test`, `by` …, and for `those` the effect and its field. */
  readonly role: string;
  readonly ability: Ability;
  /** The sentence it is part of, if it is part of one. */
  readonly sentence: Sentence | null;
};

/** Every part of a card, sorted by what it is: for whoever asks something about all of them. */
export type Parts = {
  readonly abilities: readonly Part<Ability>[];
  readonly sentences: readonly Part<Sentence>[];
  readonly slots: readonly Part<Slot>[];
  readonly costs: readonly Part<Cost>[];
  readonly whens: readonly Part<When>[];
  readonly always: readonly Part<Always>[];
  readonly effects: readonly Part<Effect>[];
  readonly tests: readonly Part<Test>[];
  readonly amounts: readonly Part<Amount>[];
  readonly those: readonly Part<Those | { readonly the: 'home' }>[];
  readonly filters: readonly Part<Filter>[];
};

type Sink = { [Kind in keyof Parts]: Parts[Kind][number][] };
/** Where the walk is. */
type At = Pick<Part<unknown>, 'path' | 'role' | 'ability' | 'sentence'>;

export function partsOf(card: Pick<Printed, 'abilities'>): Parts {
  const sink: Sink = {
    abilities: [],
    sentences: [],
    slots: [],
    costs: [],
    whens: [],
    always: [],
    effects: [],
    tests: [],
    amounts: [],
    those: [],
    filters: [],
  };
  for (const [n, ability] of card.abilities.entries()) {
    walkAbility(sink, ability, { path: `abilities[${n}]`, role: 'abilities', ability, sentence: null });
  }
  return sink;
}

const into = (at: At, field: string, role = at.role): At => ({ ...at, path: `${at.path}.${field}`, role });

function walkAbility(sink: Sink, ability: Ability, at: At): void {
  sink.abilities.push({ ...at, what: ability });
  switch (ability.kind) {
    case 'played':
    case 'activated':
      for (const [n, cost] of ability.costs.entries()) walkCost(sink, cost, into(at, `costs[${n}]`, 'cost'));
      for (const [n, mode] of ability.modes.entries()) walkSentence(sink, mode, into(at, `modes[${n}]`, 'mode'));
      return;
    case 'triggered': {
      const { when } = ability;
      sink.whens.push({ ...into(at, 'when', 'when'), what: when });
      if ('what' in when && typeof when.what === 'object') walkFilter(sink, when.what, into(at, 'when.what', 'when'));
      walkSentence(sink, ability.sentence, into(at, 'sentence', 'sentence'));
      return;
    }
    case 'static': {
      const { always } = ability;
      sink.always.push({ ...into(at, 'always', 'always'), what: always });
      if ('what' in always && typeof always.what === 'object')
        walkFilter(sink, always.what, into(at, 'always.what', 'always'));
      if (always.kind === 'bonus') walkAmount(sink, always.by, into(at, 'always.by', 'always'));
    }
  }
}

function walkCost(sink: Sink, cost: Cost, at: At): void {
  sink.costs.push({ ...at, what: cost });
  if (cost.kind === 'isk') walkAmount(sink, cost.amount, into(at, 'amount'));
  if (cost.kind === 'sacrifice' && cost.what !== 'itself') walkFilter(sink, cost.what, into(at, 'what'));
}

function walkSentence(sink: Sink, sentence: Sentence, outer: At): void {
  const at = { ...outer, sentence };
  sink.sentences.push({ ...at, what: sentence });
  for (const [n, slot] of sentence.slots.entries()) {
    sink.slots.push({ ...into(at, `slots[${n}]`, 'slot'), what: slot });
    walkFilter(sink, slot.what, into(at, `slots[${n}].what`, 'slot'));
  }
  if (sentence.onlyIf) walkTest(sink, sentence.onlyIf, into(at, 'onlyIf', 'onlyIf'));
  if (sentence.stillIf) walkTest(sink, sentence.stillIf, into(at, 'stillIf', 'stillIf'));
  walkEffects(sink, sentence.effects, at, 'effects');
}

function walkEffects(sink: Sink, effects: readonly Effect[], at: At, field: string): void {
  for (const [n, effect] of effects.entries()) walkEffect(sink, effect, into(at, `${field}[${n}]`, 'effect'));
}

function walkEffect(sink: Sink, effect: Effect, at: At): void {
  sink.effects.push({ ...at, what: effect });
  if ('those' in effect) walkThose(sink, effect.those, into(at, 'those', `${effect.kind}.those`));
  if ('who' in effect) walkThose(sink, effect.who, into(at, 'who', `${effect.kind}.who`));
  if ('to' in effect) walkThose(sink, effect.to, into(at, 'to', `${effect.kind}.to`));
  if ('amount' in effect) walkAmount(sink, effect.amount, into(at, 'amount', 'amount'));
  if ('by' in effect) walkAmount(sink, effect.by, into(at, 'by', 'by'));
  if ('count' in effect) walkAmount(sink, effect.count, into(at, 'count', 'count'));
  if ('what' in effect) walkFilter(sink, effect.what, into(at, 'what', 'sacrifice'));
  if (effect.kind === 'either') {
    for (const [n, option] of effect.options.entries()) walkEffects(sink, option.effects, at, `options[${n}].effects`);
  }
  if (effect.kind === 'if') {
    walkTest(sink, effect.test, into(at, 'test', 'if'));
    walkEffects(sink, effect.effects, at, 'effects');
    walkEffects(sink, effect.otherwise ?? [], at, 'otherwise');
  }
}

function walkTest(sink: Sink, test: Test, at: At): void {
  sink.tests.push({ ...at, what: test });
  if (test.kind === 'exists') walkFilter(sink, test.what, into(at, 'what'));
  if (test.kind === 'atLeast') walkAmount(sink, test.amount, into(at, 'amount'));
  if (test.kind === 'not') walkTest(sink, test.test, into(at, 'test'));
}

function walkAmount(sink: Sink, amount: Amount, at: At): void {
  sink.amounts.push({ ...at, what: amount });
  if (typeof amount === 'number') return;
  if (amount.kind === 'count') walkFilter(sink, amount.what, into(at, 'what'));
  if (amount.kind === 'stat') walkThose(sink, amount.of, into(at, 'of', 'stat.of'));
  if (amount.kind === 'times') walkAmount(sink, amount.amount, into(at, 'amount'));
}

function walkThose(sink: Sink, those: Those | { readonly the: 'home' }, at: At): void {
  sink.those.push({ ...at, what: those });
  if (those.the === 'each') walkFilter(sink, those.what, into(at, 'what'));
}

function walkFilter(sink: Sink, filter: Filter, at: At): void {
  sink.filters.push({ ...at, what: filter });
}
