/** Where two pieces of data differ first: keys are compared in their order too, since that can be observed. */

export type Difference = { readonly path: readonly string[]; readonly mine: unknown; readonly theirs: unknown };

/** What threw, as far as the chart said it; the runners' own errors are worded differently. */
export const faultOf = (error: unknown): string | null => {
  if (error === undefined) return null;
  const text = isObject(error) && 'message' in error ? String(error.message) : String(error);
  const said = text.replace(ABOUT_A_GUARD, '');
  return THEIR_OWN.test(said) ? 'a complaint of the runner’s' : said;
};

const ABOUT_A_GUARD = /^(Unable to evaluate guard .*?:\n|The guard .*? failed: )/s;
const THEIR_OWN =
  /^(Unable to|Infinite loop|No stable state|There is no (guard|state) '|'.*' has no actor |.* cannot be stopped|Cannot stop)/;

export class Comparison {
  /**
   * Pairs that were found equal. Neither side writes to what it has made, so they stay equal, and after an event only what
   * is new is gone through.
   */
  private readonly known = new WeakMap<object, object>();
  /** What JSON cannot say counts as what JSON makes of it. */
  private readonly asText: boolean;

  constructor(asText: boolean) {
    this.asText = asText;
  }

  /** `under`: the key that they stand under. */
  differenceIn(mine: unknown, theirs: unknown, under = ''): Difference | null {
    if (Object.is(mine, theirs)) return null;
    if (!isObject(mine) || !isObject(theirs)) return this.sameLeaf(mine, theirs) ? null : { path: [], mine, theirs };
    if (this.known.get(mine) === theirs) return null;
    const found = this.differenceWithin(mine, theirs, under);
    if (!found) this.known.set(mine, theirs);
    return found;
  }

  private sameLeaf(mine: unknown, theirs: unknown): boolean {
    return this.asText && (JSON.stringify(mine) ?? 'null') === (JSON.stringify(theirs) ?? 'null');
  }

  private differenceWithin(mine: Data, theirs: Data, under: string): Difference | null {
    if (isFault(mine) || isFault(theirs)) return differing(mine, theirs, faultOf(mine) === faultOf(theirs));
    // References to actors, which only events hold, and not for long.
    if ('send' in mine || 'send' in theirs) return differing(mine, theirs, 'send' in mine && 'send' in theirs);
    if (Array.isArray(mine) !== Array.isArray(theirs)) return { path: [], mine, theirs };
    const keys = this.keysOf(mine, under);
    const others = this.keysOf(theirs, under);
    if (keys.length !== others.length || keys.some((key, n) => key !== others[n]))
      return { path: ['keys'], mine: keys.join(), theirs: others.join() };
    for (const key of keys) {
      const found = this.differenceIn(mine[key], theirs[key], isEndedValue(mine, key, under) ? ENDED : key);
      if (found) return { ...found, path: [key, ...found.path] };
    }
    return null;
  }

  private keysOf(data: Data, under: string): readonly string[] {
    const keys = Object.keys(data);
    // Which history state has remembered something first is nothing that a chart can tell.
    if (under === 'historyValue' || under === ENDED) return keys.sort();
    return this.asText && !Array.isArray(data) ? keys.filter((key) => data[key] !== undefined) : keys;
  }
}

/** The regions of a machine that has ended, restored: in which order they stand is nothing that anything depends on. */
const ENDED = 'the value of what has ended';
const isEndedValue = ({ status }: Data, key: string, under: string): boolean =>
  under === ENDED || (key === 'value' && status !== undefined && status !== 'active');

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** An error, or what is left of one as data. */
const isFault = (data: Data): boolean =>
  data instanceof Error || ('message' in data && 'name' in data && Object.keys(data).length === 2);

const differing = (mine: unknown, theirs: unknown, same: boolean): Difference | null =>
  same ? null : { path: [], mine, theirs };

/** Two pieces of data have turned out not to be the same. */
export class Disagreement extends Error {
  constructor(what: string, { path, mine, theirs }: Difference) {
    super(`${[what, ...path].join('.')} is ${shown(mine)} as a value and ${shown(theirs)} live`);
  }
}

const shown = (data: unknown): string => {
  const text = data instanceof Error ? String(data) : (JSON.stringify(data) ?? String(data));
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** Throws when they differ, and says where. */
export const agree = (what: string, mine: unknown, theirs: unknown, by = new Comparison(false)): void => {
  const found = by.differenceIn(mine, theirs);
  if (found) throw new Disagreement(what, found);
};
