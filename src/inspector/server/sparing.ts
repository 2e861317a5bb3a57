/** Work that is asked for often, and is done as often as can be spared. */
export type Sparing = {
  /** It is done at once, or as soon as it may be; asked for again meanwhile, it is still done once. */
  ask(): void;
  /** What was asked for is not wanted any more. */
  forget(): void;
};

/** After each time, as many times as long as it took belongs to others. */
const OTHERS = 7;
/** So long, in milliseconds, until it is looked whether it may be done by now. */
const AGAIN = 50;

/** Does the work for at most an eighth of the time, and not while `isHeld`. The time is in milliseconds. */
export function makeSparing(work: () => void, isHeld: () => boolean, now = (): number => performance.now()): Sparing {
  let free = 0;
  let timer: NodeJS.Timeout | null = null;

  const wait = (time: number): void => {
    timer = setTimeout(() => {
      timer = null;
      ask();
    }, time).unref();
  };
  const ask = (): void => {
    if (timer) return;
    const begun = now();
    if (isHeld()) wait(AGAIN);
    else if (begun < free) wait(free - begun);
    else {
      work();
      free = now() + (now() - begun) * OTHERS;
    }
  };
  return {
    ask,
    forget() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
