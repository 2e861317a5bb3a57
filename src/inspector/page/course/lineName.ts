import type { BranchRow } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { textOf } from '../parts/Said.tsx';
import type { Guide } from '../wire/table.ts';
import { titleOf } from '../wire/table.ts';

/** What a line is called: by the step with which it begins, or by the play that is left out. */
export function lineName(hello: Guide['hello'], { leaves, player, words, without, takenBack }: BranchRow): string {
  if (!leaves) return say.branches.main;
  const [who, what] = [player === null ? '' : titleOf(hello, player), textOf(hello, words)];
  if (takenBack) return say.branches.takenBack(who, what, leaves.at);
  return say.branches.leaves(without !== null, who, what, leaves.at);
}
