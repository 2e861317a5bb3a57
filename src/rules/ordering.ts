import type { Step } from '../model/fact.ts';
import type { Game, Trigger } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Choice, Question } from '../model/question.ts';
import type { Target } from '../model/target.ts';
import { mintQuestion, putOnPile, setTriggers } from './atoms/pile.ts';
import { type Eye, eyeFrom } from './eye.ts';
import { everything } from './filters.ts';
import { clockwiseFrom } from './look.ts';
import { andThen, still } from './step.ts';

/** A rule that may have to ask before it can go on. */
export type Asking = { readonly step: Step; readonly question: Question | null };

/** Whether it matters which of these comes first: not when they are the same ability and look at nothing of their own. */
const orderMatters = (triggers: readonly Trigger[]): boolean => {
  const [first] = triggers;
  if (!first) return false;
  const own = /"the":"(source|seen)"|"where":"here"|"other":true/.test(JSON.stringify(first.sentence));
  return (
    own ||
    first.sentence.slots.length > 0 ||
    triggers.some(({ name, ability }) => name !== first.name || ability !== first.ability)
  );
};

/** Whose triggers go on the pile next: the active player's first, then clockwise (700.11). */
const nextController = (game: Game): PlayerId | undefined =>
  clockwiseFrom(game, game.active).find((player) => game.triggers.some(({ controller }) => controller === player));

const eyeOfTrigger = (trigger: Trigger): Eye => ({
  ...eyeFrom(trigger.controller, trigger.source),
  here: trigger.here,
  seen: trigger.seen,
  targets: trigger.targets,
});

/** What may be chosen for the next slot of a trigger; the same thing is never chosen twice for one list (800.3). */
const choicesFor = (game: Game, trigger: Trigger): readonly Target[] => {
  const slot = trigger.sentence.slots[trigger.targets.length];
  return slot ? everything(game, slot.what, eyeOfTrigger(trigger)) : [];
};

const replace = (game: Game, old: Trigger, by: Trigger | null): Game =>
  setTriggers(
    game,
    game.triggers.flatMap((one) => (one === old ? (by ?? []) : one)),
  );

const withTargets = (trigger: Trigger, targets: readonly Target[]): Trigger => ({
  ...trigger,
  targets: [...trigger.targets, targets],
});

const ask = (step: Step, question: Omit<Question, 'id' | 'entry'>): Asking => {
  const { game, id } = mintQuestion(step.game);
  const facts = [...step.facts, { type: 'asked', player: question.asked, about: question.about } as const];
  return { step: { game, facts }, question: { id, entry: null, ...question } };
};

/**
 * Puts the triggers that wait on the pile, until none waits or somebody must say something: in which order (700.11), or
 * at what (800.1; one without a legal target is not put there).
 */
export const placeTriggers = (start: Game): Asking => {
  let step = still(start);
  for (;;) {
    const { game } = step;
    const controller = nextController(game);
    if (controller === undefined) return { step, question: null };
    const mine = game.triggers.filter((trigger) => trigger.controller === controller);
    const unordered = mine.filter(({ ordered }) => !ordered);
    if (unordered.length > 1 && orderMatters(unordered)) {
      const choices = unordered.map(({ source, ability }): Choice => ({ kind: 'trigger', source, ability }));
      return ask(step, { asked: controller, about: 'order', choices, min: choices.length, max: choices.length });
    }
    const trigger = mine[0] as Trigger;
    const slot = trigger.sentence.slots[trigger.targets.length];
    if (!slot) {
      step = andThen(step, (now) => putOnPile(replace(now, trigger, null), entryFrom(trigger)));
      continue;
    }
    const choices = choicesFor(game, trigger);
    if (choices.length < slot.min) step = { ...step, game: replace(game, trigger, null) };
    else if (choices.length === slot.min || slot.max === 0)
      step = { ...step, game: replace(game, trigger, withTargets(trigger, choices)) };
    else {
      const asked = choices.map((target): Choice => ({ kind: 'target', target }));
      return ask(step, {
        asked: controller,
        about: 'target',
        choices: asked,
        min: slot.min,
        max: Math.min(slot.max, choices.length),
      });
    }
  }
};

const entryFrom = ({ controller, source, name, here, sentence, seen, targets }: Trigger) =>
  ({ kind: 'ability', controller, card: null, source, name, here, sentence, targets, x: 0, seen, into: null }) as const;

/** What was answered is written down with the triggers themselves; then they are placed further. */
export const answerTriggers = (game: Game, question: Question, chosen: readonly number[]): Asking => {
  const mine = game.triggers.filter((trigger) => trigger.controller === question.asked);
  if (question.about === 'order') {
    const unordered = mine.filter(({ ordered }) => !ordered);
    const inOrder = chosen.flatMap((n) => (unordered[n] ? [{ ...unordered[n], ordered: true }] : []));
    const rest = game.triggers.filter((trigger) => !unordered.includes(trigger));
    return placeTriggers(setTriggers(game, [...rest, ...inOrder]));
  }
  const [trigger] = mine;
  if (!trigger) return placeTriggers(game);
  const targets = chosen.flatMap((n) => {
    const choice = question.choices[n];
    return choice?.kind === 'target' ? [choice.target] : [];
  });
  return placeTriggers(replace(game, trigger, withTargets(trigger, targets)));
};
