import type { Ability, Cost, Sentence } from '../model/ability.ts';
import type { Printed } from '../model/card.ts';
import { fault } from './faults.ts';
import type { Part } from './parts.ts';
import { type Parts, partsOf } from './parts.ts';
import { faultsInWords } from './wordFaults.ts';

/** What is wrong with the abilities of a card whose every field is right by itself. */
export function faultsInAbilities(card: Printed): readonly string[] {
  const parts = partsOf(card);
  return [
    ...faultsInKinds(card),
    ...parts.abilities.flatMap(faultsInAbility),
    ...parts.sentences.flatMap(faultsInSentence),
    ...faultsInChoices(parts),
    ...faultsInWords(card, parts),
  ];
}

/** News do something when they are played, or stay; other cards are never "played" in this sense. */
function faultsInKinds({ type, duration, abilities }: Printed): readonly string[] {
  const played = abilities.filter(({ kind }) => kind === 'played').length;
  if (type !== 'news') {
    const kinds = 'activated, triggered or static';
    return played === 0 ? [] : [fault('abilities', `only news have an ability of kind played; use ${kinds}`)];
  }
  if (duration === undefined && (played !== 1 || abilities.length !== 1)) {
    return [
      fault('abilities', 'news without duration must have exactly one ability, of kind played; others need a duration'),
    ];
  }
  if (played > 1) return [fault('abilities', 'there is more than one of kind played; use several modes of one')];
  return abilities.length > 0 ? [] : [fault('abilities', 'there is none; news must do something')];
}

function faultsInAbility({ what: ability, path }: Part<Ability>): readonly string[] {
  if (ability.kind !== 'played' && ability.kind !== 'activated') return [];
  const { costs, modes } = ability;
  const faults: string[] = [];
  const once: readonly Cost['kind'][] = ['isk', 'exhaust'];
  for (const kind of once) {
    if (costs.filter((cost) => cost.kind === kind).length > 1) {
      faults.push(fault(`${path}.costs`, `there is more than one of kind ${kind}; one is the most`));
    }
  }
  const itself = costs.filter((cost) => cost.kind === 'sacrifice' && cost.what === 'itself').length;
  if (itself > 1) faults.push(fault(`${path}.costs`, 'it can be sacrificed only once'));
  if (ability.kind === 'played' && (itself > 0 || costs.some(({ kind }) => kind === 'exhaust'))) {
    faults.push(fault(`${path}.costs`, 'news that are being played can be neither exhausted nor sacrificed'));
  }
  if (ability.kind === 'activated' && costs.length === 0 && !ability.oncePerTurn) {
    faults.push(fault(path, 'it could be activated without end; it must cost something or be oncePerTurn'));
  }
  const labels = modes.map(({ label }) => label);
  if (modes.length > 1 && (labels.includes(undefined) || new Set(labels).size < labels.length)) {
    faults.push(fault(`${path}.modes`, 'where there are several, each must have a label of its own'));
  }
  return faults;
}

function faultsInSentence({ what, path }: Part<Sentence>): readonly string[] {
  return what.slots.flatMap(({ min, max }, n) =>
    min <= max ? [] : [fault(`${path}.slots[${n}]`, `min is ${min} and max ${max}; min must not be more than max`)],
  );
}

function faultsInChoices({ effects }: Parts): readonly string[] {
  return effects.flatMap(({ what, path }) => {
    if (what.kind !== 'either') return [];
    const labels = new Set(what.options.map(({ label }) => label));
    return labels.size === what.options.length ? [] : [fault(`${path}.options`, 'each must have a label of its own')];
  });
}
