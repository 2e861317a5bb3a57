import type {
  Activated,
  Always,
  Cost,
  Played,
  Sentence,
  Slot,
  Static,
  Steady,
  Triggered,
  When,
} from '../src/model/ability.ts';
import type { Amount } from '../src/model/amount.ts';
import type { CardType } from '../src/model/cardType.ts';
import type { Effect, Stat, Test } from '../src/model/effect.ts';
import type { InPlay } from '../src/model/filter.ts';

type Slots = readonly Slot[];
type Effects = readonly Effect[];

/** What is announced and then resolves: the targets, then what happens to them. */
export const sentence = (slots: Slots, ...effects: Effects): Sentence => ({ slots, effects });
/** One of several modes, with the words that name it (600.1). */
export const mode = (label: string, slots: Slots, ...effects: Effects): Sentence => ({ label, slots, effects });

// News.

export const does = (slots: Slots, ...effects: Effects): Played => paying([], slots, ...effects);
/** News that cost more than their price. */
export const paying = (costs: readonly Cost[], slots: Slots, ...effects: Effects): Played => ({
  kind: 'played',
  costs,
  modes: [sentence(slots, ...effects)],
});
export const chooseOne = (...modes: readonly Sentence[]): Played => ({ kind: 'played', costs: [], modes });

// Activated abilities: what it costs, then what happens (600.4).

export const activated = (costs: readonly Cost[], slots: Slots, ...effects: Effects): Activated => ({
  kind: 'activated',
  costs,
  modes: [sentence(slots, ...effects)],
});
export const activatedOneOf = (costs: readonly Cost[], ...modes: readonly Sentence[]): Activated => ({
  kind: 'activated',
  costs,
  modes,
});
export const oncePerTurn = (ability: Activated): Activated => ({ ...ability, oncePerTurn: true });

export const pay = (amount: Amount): Cost => ({ kind: 'isk', amount });
export const exhaustThis: Cost = { kind: 'exhaust' };
export const sacrificeThis: Cost = { kind: 'sacrifice', what: 'itself' };
/** "Sacrifice a ship" as a cost: whoever pays chooses which (1500.3). */
export const sacrificeACost = (what: InPlay): Cost => ({ kind: 'sacrifice', what });
export const discardACard: Cost = { kind: 'discard' };

/** "Play only if …", "activate only if …": checked when it is announced. */
export const onlyIf = <A extends Played | Activated>(test: Test, ability: A): A => ({
  ...ability,
  modes: ability.modes.map((one) => ({ ...one, onlyIf: test })),
});
/** "It does nothing unless …": checked when it comes to resolve. */
export const stillIf = <A extends Played | Activated>(test: Test, ability: A): A => ({
  ...ability,
  modes: ability.modes.map((one) => ({ ...one, stillIf: test })),
});
/** Gives an ability with one mode a name of its own. */
export const named = <A extends Played | Activated>(label: string, ability: A): A => ({
  ...ability,
  modes: ability.modes.map((one) => ({ label, ...one })),
});

// Triggered abilities. Being sacrificed counts as being destroyed (1500.2).

const triggered = (event: When, slots: Slots, effects: Effects): Triggered => ({
  kind: 'triggered',
  when: event,
  sentence: sentence(slots, ...effects),
});
export const whenDestroyed = (what: 'itself' | InPlay, slots: Slots, ...effects: Effects): Triggered =>
  triggered({ event: 'destroyed', what }, slots, effects);
export const whenItEnters = (what: 'itself' | InPlay, slots: Slots, ...effects: Effects): Triggered =>
  triggered({ event: 'enters', what }, slots, effects);
export const whenABattleBegins = (what: 'itself' | 'you', slots: Slots, ...effects: Effects): Triggered =>
  triggered({ event: 'battle', what }, slots, effects);
export const whenPlaying = (
  who: 'you' | 'enemy' | 'anyone',
  types: readonly CardType[],
  slots: Slots,
  ...effects: Effects
): Triggered => triggered({ event: 'plays', who, types }, slots, effects);
/** "When …, if …": looked at when it goes off. */
export const ifThen = (test: Test, ability: Triggered): Triggered => ({
  ...ability,
  sentence: { ...ability.sentence, onlyIf: test },
});

// Always on.

const always = (what: Always): Static => ({ kind: 'static', always: what });
export const has = (what: 'itself' | InPlay, stat: Stat, by: Steady): Static =>
  always({ kind: 'bonus', what, stat, by });
export const cannotBeDestroyed = (what: 'itself' | InPlay): Static => always({ kind: 'indestructible', what });
/** "Cannot" beats "may" (100.5). */
export const forbids = (
  who: 'anyone' | 'enemy',
  act: 'play' | 'activate',
  types: readonly CardType[],
  during?: 'battle',
): Static => always({ kind: 'forbid', act, types, who, ...(during === undefined ? {} : { during }) });
