/** Room on either side of the line, so that its ends can be taken hold of. */
const LEFT = 18;
const RIGHT = 22;

/** Where the steps of a line stand, from 0 to `longest`, in that width. */
export function laneScale(
  width: number,
  longest: number,
): {
  /** The room between the first step and the last. */
  readonly along: number;
  readonly x: (step: number) => number;
  /** The step at a distance from the left. */
  readonly stepAt: (x: number) => number;
} {
  const along = Math.max(width - LEFT - RIGHT, 1);
  return {
    along,
    x: (step) => LEFT + (longest === 0 ? 0 : (step / longest) * along),
    stepAt: (at) => ((at - LEFT) / along) * longest,
  };
}
