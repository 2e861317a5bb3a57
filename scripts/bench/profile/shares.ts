/** Who had the CPU: by part of the project, by file and by function. */
import type { Profiler } from 'node:inspector';
import { sourceOf } from './source.ts';

export type Share = { readonly words: string; readonly share: number };
export type Shares = Readonly<Record<'parts' | 'files' | 'functions' | 'whole', readonly Share[]>>;

const PARTS: readonly (readonly [string, RegExp])[] = [
  ['rules (src/rules, src/model)', /^src\/(rules|model)\//],
  ['charts (machines)', /^machines\//],
  ['kernel (src/kernel)', /^src\/kernel\//],
  ['engine, schema, view', /^src\//],
  ['the bench', /^scripts\//],
  ['packages', /^node_modules\//],
];

type Place = { readonly part: string; readonly file: string; readonly said: string };

const placeOf = ({ functionName, url, lineNumber, columnNumber }: Profiler.ProfileNode['callFrame']): Place => {
  const name = functionName || '(nameless)';
  if (name === '(garbage collector)') return { part: 'garbage collection', file: name, said: name };
  const source = sourceOf(url, lineNumber, columnNumber);
  const file = source?.file ?? /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(url)?.[0] ?? 'Node and V8';
  const part = PARTS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'Node and V8';
  return { part, file, said: `${name}  ${file}${source ? `:${source.line}` : ''}` };
};

class Sums {
  private readonly sums = new Map<string, number>();

  add(words: string, time: number): void {
    this.sums.set(words, (this.sums.get(words) ?? 0) + time);
  }

  shares(whole: number): readonly Share[] {
    return [...this.sums].map(([words, sum]) => ({ words, share: sum / whole })).sort((a, b) => b.share - a.share);
  }
}

const IDLE = new Set(['(root)', '(idle)', '(program)']);

/** For each node the functions from it up to the root, each once. */
const pathsIn = (
  nodes: readonly Profiler.ProfileNode[],
  places: ReadonlyMap<number, Place>,
): ReadonlyMap<number, Set<string>> => {
  const paths = new Map<number, Set<string>>();
  // A node stands before its children.
  for (const { id, children = [] } of nodes) {
    const above = paths.get(id) ?? new Set();
    const here = new Set(above).add(places.get(id)?.said ?? '');
    paths.set(id, here);
    for (const child of children) paths.set(child, here);
  }
  return paths;
};

/** The time spent in each part, file and function itself, and in each function with all it calls (`whole`). */
export const sharesIn = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares => {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const places = new Map([...frames].map(([id, frame]) => [id, placeOf(frame)]));
  const paths = pathsIn(nodes, places);
  const [parts, files, functions, wholes] = [new Sums(), new Sums(), new Sums(), new Sums()];
  let whole = 0;
  for (const [n, id] of samples.entries()) {
    const place = places.get(id);
    const time = timeDeltas[n] ?? 0;
    if (!place || IDLE.has(frames.get(id)?.functionName ?? '')) continue;
    parts.add(place.part, time);
    files.add(place.file, time);
    functions.add(place.said, time);
    for (const said of paths.get(id) ?? []) wholes.add(said, time);
    whole += time;
  }
  return {
    parts: parts.shares(whole),
    files: files.shares(whole),
    functions: functions.shares(whole),
    whole: wholes.shares(whole),
  };
};
