import type { PlayerId } from '../../model/ids.ts';
import type { Refusal } from '../../model/result.ts';

/** An intent that was refused, and the step it was refused at. */
export type Refused = {
  readonly n: number;
  readonly intent: unknown;
  readonly player: PlayerId | null;
  readonly refusal: Refusal;
};
