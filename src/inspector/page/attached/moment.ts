import type { WatchedActor, WatchedStep } from '../../chart/watched.ts';
import type { Watching } from './watching.ts';

/** An actor at a step: the last that happened to it by then. */
export type ActorThen = { readonly actor: WatchedActor; readonly step: WatchedStep; readonly depth: number };

/** The steps of one program. */
export const stepsOf = ({ steps, actors }: Watching, program: string): readonly WatchedStep[] => {
  const ours = new Set(actors.filter((one) => one.program === program).map(({ id }) => id));
  return steps.filter(({ actor }) => ours.has(actor));
};

/** The actors that were there at a step, each after its parent. */
export function actorsAt(
  { actors }: Watching,
  program: string,
  steps: readonly WatchedStep[],
  n: number,
): readonly ActorThen[] {
  const latest = new Map<string, WatchedStep>();
  for (const step of steps) if (step.n <= n) latest.set(step.actor, step);
  const ours = actors.filter((one) => one.program === program && latest.has(one.id));
  const known = new Set(ours.map(({ id }) => id));
  const under = (parent: string | null, depth: number): readonly ActorThen[] =>
    ours
      .filter((one) => (one.parent !== null && known.has(one.parent) ? one.parent : null) === parent)
      .flatMap((actor) => {
        const step = latest.get(actor.id);
        return step ? [{ actor, step, depth }, ...under(actor.id, depth + 1)] : [];
      });
  return under(null, 0);
}
