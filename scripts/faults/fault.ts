import type { RuleId } from '../../src/model/rulebook.ts';

/** One place in the sources that is changed. `from` must stand there exactly once, or the fault is out of date. */
export type Patch = { readonly file: string; readonly from: string; readonly to: string };

/** A way to get a rule wrong: the scenarios of that rule must see it. */
export type PlantedFault = {
  readonly rule: RuleId;
  /** What the engine then does. */
  readonly words: string;
  readonly patches: readonly [Patch, ...Patch[]];
};

/** A fault that is one change. */
export const fault = (rule: RuleId, words: string, file: string, from: string, to: string): PlantedFault => ({
  rule,
  words,
  patches: [{ file, from, to }],
});
