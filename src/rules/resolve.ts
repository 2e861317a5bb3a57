import { absurd } from '../model/absurd.ts';
import type { Effect, Option } from '../model/effect.ts';
import type { Step } from '../model/fact.ts';
import type { InPlay } from '../model/filter.ts';
import type { Entry, Game } from '../model/game.ts';
import type { EntryId, PlayerId } from '../model/ids.ts';
import type { About, Choice, Question } from '../model/question.ts';
import type { Target } from '../model/target.ts';
import { evaluate, isTrue } from './amounts.ts';
import { apply, type Plain } from './apply.ts';
import { finish } from './arrive.ts';
import { mintQuestion } from './atoms/pile.ts';
import { discard } from './atoms/players.ts';
import { sacrifice } from './destruction.ts';
import { type Eye, eyeOf } from './eye.ts';
import { matches } from './filters.ts';
import { entryOf, permanents, playerOf } from './look.ts';
import { maySacrifice } from './sacrificing.ts';
import { andThen, each, still } from './step.ts';
import { playersMeant } from './those.ts';

/** One thing an entry has yet to do: an effect, or what one player has yet to choose for it. */
type Task =
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'sacrifice'; readonly player: PlayerId; readonly what: InPlay; readonly count: number }
  | { readonly kind: 'discard'; readonly player: PlayerId; readonly count: number }
  | { readonly kind: 'either'; readonly player: PlayerId; readonly options: readonly Option[] };

/** How far an entry has come: what is left to do, and which of its targets were legal when it came to resolve (700.9). */
export type Progress = { readonly tasks: readonly Task[]; readonly targets: readonly (readonly Target[])[] };

/** What came of letting an entry go on: it is done, or must ask. */
export type Run = {
  readonly step: Step;
  readonly progress: Progress;
  readonly question: Question | null;
  readonly how: 'resolved' | 'fizzled';
};

const NOTHING: Progress = { tasks: [], targets: [] };

const tasksFor = (effects: readonly Effect[]): readonly Task[] => effects.map((effect) => ({ kind: 'effect', effect }));

/** An entry comes to resolve: its targets are checked again (700.9). */
export const resolve = (game: Game, id: EntryId): Run => {
  const entry = entryOf(game, id);
  const eye = eyeOf(entry);
  const { slots, effects, stillIf } = entry.sentence;
  const targets = entry.targets.map((chosen, n) =>
    chosen.filter((target) => isStillLegal(game, slots[n]?.what, target, eye)),
  );
  const lost = entry.targets.some((chosen) => chosen.length > 0) && targets.every((legal) => legal.length === 0);
  if (lost || (stillIf && !isTrue(game, stillIf, eyeOf(entry, targets)))) {
    return { step: finish(game, entry, 'fizzled'), progress: NOTHING, question: null, how: 'fizzled' };
  }
  return carryOn(still(game), entry, { tasks: tasksFor(effects), targets });
};

const isStillLegal = (
  game: Game,
  what: Entry['sentence']['slots'][number]['what'] | undefined,
  target: Target,
  eye: Eye,
): boolean => what !== undefined && matches(game, what, target, eye);

/**
 * An entry is told what it asked, and goes on. With null somebody has left meanwhile (1600.1): whoever was asked and is
 * gone is asked no more, and everybody else is asked anew.
 */
export const resume = (
  game: Game,
  id: EntryId,
  progress: Progress,
  question: Question,
  chosen: readonly number[] | null,
): Run => {
  const entry = entryOf(game, id);
  const { targets } = progress;
  const [task, ...rest] = progress.tasks;
  const left: Progress = { tasks: rest, targets };
  if (!task) return carryOn(still(game), entry, left);
  if (chosen === null) return carryOn(still(game), entry, playerOf(game, question.asked).out ? left : progress);
  if (task.kind === 'either') {
    const option = task.options[chosen[0] ?? -1];
    return carryOn(still(game), entry, { tasks: [...tasksFor(option?.effects ?? []), ...rest], targets });
  }
  const picked = chosen.flatMap((n) => question.choices[n] ?? []);
  return carryOn(
    each(game, picked, (now, choice) => give(now, task, choice)),
    entry,
    left,
  );
};

const give = (game: Game, task: Task, choice: Choice): Step => {
  if (choice.kind === 'target' && choice.target.kind === 'card') return sacrifice(game, choice.target.id);
  if (choice.kind === 'card' && task.kind === 'discard') return discard(game, task.player, choice.id);
  return still(game);
};

/** Does what is left to do until there is nothing left, or somebody must choose. */
const carryOn = (start: Step, entry: Entry, from: Progress): Run => {
  const eye: Eye = eyeOf(entry, from.targets);
  let step = start;
  let tasks = from.tasks;
  // Once the game is over nothing more is done, nor asked (100.3).
  for (let task = tasks[0]; task && step.game.ending === null; task = tasks[0]) {
    const rest = tasks.slice(1);
    if (task.kind === 'effect') {
      const { more, now } = begin(step.game, entry, task.effect, eye);
      step = andThen(step, () => now);
      tasks = [...more, ...rest];
      continue;
    }
    // Whoever was to be asked and has left is not (1600.1).
    if (playerOf(step.game, task.player).out) {
      tasks = rest;
      continue;
    }
    const choices = choicesOf(step.game, task, eye);
    const count = task.kind === 'either' ? 1 : Math.min(task.count, choices.length);
    if (count === 0) {
      tasks = rest;
    } else if (count === choices.length) {
      const only = task;
      if (only.kind === 'either') tasks = [...tasksFor(only.options[0]?.effects ?? []), ...rest];
      else {
        step = andThen(step, (game) => each(game, choices, (now, choice) => give(now, only, choice)));
        tasks = rest;
      }
    } else {
      return asks(step, entry, task, { tasks, targets: from.targets }, choices, count);
    }
  }
  return {
    step: andThen(step, (game) => finish(game, entry, 'resolved')),
    progress: NOTHING,
    question: null,
    how: 'resolved',
  };
};

const ABOUT: Record<Exclude<Task['kind'], 'effect'>, About> = {
  sacrifice: 'sacrifice',
  discard: 'discard',
  either: 'either',
};

const asks = (
  step: Step,
  entry: Entry,
  task: Exclude<Task, { kind: 'effect' }>,
  progress: Progress,
  choices: readonly Choice[],
  count: number,
): Run => {
  const { game, id } = mintQuestion(step.game);
  const question: Question = {
    id,
    asked: task.player,
    about: ABOUT[task.kind],
    entry: entry.id,
    choices,
    min: count,
    max: count,
  };
  const facts = [...step.facts, { type: 'asked', player: task.player, about: question.about } as const];
  return { step: { game, facts }, progress, question, how: 'resolved' };
};

/** What a player may choose from: only what they control can be sacrificed (1500.1), only their hand discarded. */
const choicesOf = (game: Game, task: Exclude<Task, { kind: 'effect' }>, eye: Eye): readonly Choice[] => {
  switch (task.kind) {
    case 'sacrifice':
      return permanents(game)
        .filter((card) => maySacrifice(game, task.player, task.what, card.id, eye))
        .map(({ id }) => ({ kind: 'target', target: { kind: 'card', id } }));
    case 'discard':
      return playerOf(game, task.player).hand.map(({ id }) => ({ kind: 'card', id }));
    case 'either':
      return task.options.map(({ label }) => ({ kind: 'option', label }));
    default:
      return absurd(task);
  }
};

/** Carries out an effect, or takes it apart into what is to be done for it. */
const begin = (
  game: Game,
  entry: Entry,
  effect: Effect,
  eye: Eye,
): { readonly now: Step; readonly more: readonly Task[] } => {
  switch (effect.kind) {
    case 'if': {
      const effects = isTrue(game, effect.test, eye) ? effect.effects : (effect.otherwise ?? []);
      return { now: still(game), more: tasksFor(effects) };
    }
    case 'sacrifice': {
      const count = evaluate(game, effect.count, eye);
      return {
        now: still(game),
        more: playersMeant(game, effect.who, eye).map((player) => ({
          kind: 'sacrifice',
          player,
          what: effect.what,
          count,
        })),
      };
    }
    case 'either':
      return {
        now: still(game),
        more: playersMeant(game, effect.who, eye).map((player) => ({
          kind: 'either',
          player,
          options: effect.options,
        })),
      };
    case 'discard':
      if (!effect.atRandom) {
        const count = evaluate(game, effect.count, eye);
        return {
          now: still(game),
          more: playersMeant(game, effect.who, eye).map((player) => ({ kind: 'discard', player, count })),
        };
      }
  }
  return { now: apply(game, entry, effect as Plain, eye), more: [] };
};
