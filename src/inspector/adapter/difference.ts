/** More lines than that are not shown of one difference. */
const MOST_LINES = 80;
/** Letters of a value that are shown. */
const ROOM = 90;
const DEPTH = 12;

/**
 * What differs between two values of plain data, a line for each place: its JSON pointer, and what was and is there.
 * Parts that are the same object are not looked into.
 */
export function difference(before: unknown, after: unknown): string {
  const lines: [path: string, change: string][] = [];
  compare(before, after, '', lines, 0);
  const more = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES);
  const width = Math.min(36, Math.max(0, ...shown.map(([path]) => path.length)));
  const text = shown.map(([path, change]) => `${path.padEnd(width)}  ${change}`);
  return [...text, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}

type Lines = [path: string, change: string][];

function compare(before: unknown, after: unknown, path: string, lines: Lines, depth: number): void {
  if (Object.is(before, after) || lines.length > MOST_LINES * 4) return;
  if (depth < DEPTH && Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, lines, depth);
  else if (depth < DEPTH && isRecord(before) && isRecord(after)) compareRecords(before, after, path, lines, depth);
  else {
    const [was, is] = [brief(before), brief(after)];
    if (was !== is) lines.push([path || '/', `${was} → ${is}`]);
  }
}

function compareRecords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: string,
  lines: Lines,
  depth: number,
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const at = `${path}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`;
    if (!Object.hasOwn(before, key)) lines.push([at, `+ ${brief(after[key])}`]);
    else if (!Object.hasOwn(after, key)) lines.push([at, `- ${brief(before[key])}`]);
    else compare(before[key], after[key], at, lines, depth + 1);
  }
}

/** What is alike at both ends is left out; what was put in or taken out between is said once. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  lines: Lines,
  depth: number,
): void {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && alike(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && alike(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const was = before.slice(head, before.length - tail);
  const is = after.slice(head, after.length - tail);
  if (was.length === is.length)
    for (const [at, one] of was.entries()) compare(one, is[at], `${path}/${head + at}`, lines, depth + 1);
  else {
    for (const [at, one] of was.entries()) lines.push([`${path}/${head + at}`, `- ${brief(one)}`]);
    for (const [at, one] of is.entries()) lines.push([`${path}/${head + at}`, `+ ${brief(one)}`]);
  }
}

const alike = (a: unknown, b: unknown): boolean => Object.is(a, b) || (whole(a) !== null && whole(a) === whole(b));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value on one line, cut where it gets long: also one that is no JSON at all. */
function brief(value: unknown): string {
  const text = whole(value) ?? String(typeof value);
  const plain = text.replace(/"([A-Za-z_$][\w$-]*)":/g, '$1: ').replace(/,(?=\S)/g, ', ');
  return plain.length > ROOM ? `${plain.slice(0, ROOM - 1)}…` : plain;
}

/** The whole value as text; null when something in it cannot be told. */
function whole(value: unknown): string | null {
  try {
    return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? 'undefined';
  } catch {
    return null;
  }
}
