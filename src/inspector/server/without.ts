import type { StarpileGame } from '../../engine/door.ts';
import type { Intent } from '../../model/intent.ts';
import type { Refusal } from '../../model/result.ts';
import type { Scene } from '../../model/scene.ts';
import { since } from '../../notation/happened.ts';
import { intentFrom } from '../../notation/makeIntent.ts';
import { makeNames, type Names } from '../../notation/names.ts';
import { printFact } from '../../notation/printFact.ts';
import { sayIntent } from '../../notation/sayIntent.ts';
import { learn } from '../../notation/seen.ts';
import { Unnamed } from '../../notation/unnamed.ts';

/** A game in which one intent was left out. Intents are numbered from 1, as they were in the game it was left out of. */
export type Left = {
  readonly intent: number;
  /** How many intents of the copy led to where something else happened for the first time; null where nothing did. */
  readonly parts: number | null;
  /** Intents that had nothing to be about any more, and were left out with it. */
  readonly idle: number;
  /** The intent that could not be done any more, and why; null where all could. */
  readonly ends: { readonly intent: number; readonly why: Refusal | string } | null;
};

/**
 * Does in `copy`, which stands before the intent of that number, all that followed it in `game`, as far as it goes. Everything is
 * asked for in the words of the notation, since the cards of the two go by other ids from there on (200.6).
 */
export function playWithout(game: StarpileGame, copy: StarpileGame, scene: Scene, number: number): Left {
  const intents = game.history.intents;
  const one = game.fork({ at: 0 });
  try {
    let names = learn(makeNames(scene), one);
    const step = (intent: Intent): void => {
      const result = one.submit(intent);
      if (!result.ok) throw new Error(`The game does not lead to where it stands: ${result.message}`);
      names = learn(names, one);
    };
    for (const intent of intents.slice(0, number - 1)) step(intent);
    let others: Names = names;
    const [leftOut] = intents.slice(number - 1);
    if (leftOut) step(leftOut);
    let parts: number | null = null;
    let idle = 0;
    for (const [at, intent] of intents.entries()) {
      if (at < number) continue;
      if (isIdle(intent, one, copy)) {
        idle += 1;
        step(intent);
        continue;
      }
      const why = doAsSaid(intent, { position: one, names }, { game: copy, names: others });
      if (why !== null) return { intent: number, parts, idle, ends: { intent: at + 1, why } };
      step(intent);
      others = learn(others, copy);
      if (parts === null && told(one, names) !== told(copy, others)) parts = copy.n;
    }
    return { intent: number, parts, idle, ends: null };
  } finally {
    one.stop();
  }
}

/** A pass on a pile that is not there, or the answer to what nobody asks: without the one play it would mean something else. */
function isIdle({ type }: Intent, then: StarpileGame, now: StarpileGame): boolean {
  const [was, is] = [then.window, now.window];
  if (type === 'answer') return is !== null && is.question === null;
  return type === 'pass' && was?.name === 'pile' && is !== null && is.name !== 'pile';
}

type Said = { readonly position: StarpileGame; readonly names: Names };

/** Null when it was done; otherwise why it could not be. */
function doAsSaid(
  intent: Intent,
  said: Said,
  copy: { readonly game: StarpileGame; readonly names: Names },
): Refusal | string | null {
  try {
    const asked = intentFrom(intent.player, sayIntent(intent, said), { position: copy.game, names: copy.names });
    const result = copy.game.submit(asked);
    return result.ok ? null : result;
  } catch (problem) {
    if (!(problem instanceof Unnamed)) throw problem;
    return problem.words;
  }
}

const told = (position: StarpileGame, names: Names): string =>
  since(position, names)
    .happenings.map(({ told: fact }) => printFact(fact))
    .join('\n');
