type Point = readonly [x: number, y: number];

const BEND = 5;
const TIP = 6;

/** A line through points with rounded corners, that leaves room for its tip. */
export function lineThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const end = rest.at(-1);
  const before = points.at(-2);
  let path = `M${first[0]} ${first[1]}`;
  for (let at = 1; at < points.length - 1; at++) {
    const [a, b, c] = [points[at - 1], points[at], points[at + 1]];
    if (!a || !b || !c) continue;
    const into = toward(b, a, Math.min(BEND, distance(a, b) / 2));
    const out = toward(b, c, Math.min(BEND, distance(b, c) / 2));
    path += `L${into[0]} ${into[1]}Q${b[0]} ${b[1]} ${out[0]} ${out[1]}`;
  }
  if (end && before) {
    const stop = toward(end, before, Math.min(TIP, distance(end, before)));
    path += `L${stop[0]} ${stop[1]}`;
  }
  return path;
}

/** Where the tip of a line lies, and which way it points, in degrees. */
export function tipOf(points: readonly Point[]): { readonly at: Point; readonly degrees: number } | null {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return null;
  return { at: end, degrees: (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI };
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function toward(from: Point, to: Point, by: number): Point {
  const length = distance(from, to);
  if (length === 0) return from;
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length];
}
