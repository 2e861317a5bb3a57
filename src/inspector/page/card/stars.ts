/** A stream of numbers below 1 that a word always gives again. */
export function numbersFrom(word: string): () => number {
  let h = 2166136261;
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

export type Star = readonly [x: number, y: number, radius: number];
export type Sky = {
  readonly height: number;
  readonly stars: readonly Star[];
  /** The lines between the stars. */
  readonly lines: string;
  /** For ships: outlines, and the strokes upon them. */
  readonly hull: { readonly outlines: readonly string[]; readonly strokes: string } | null;
};

const f = (value: number): string => value.toFixed(1);

/** Every card has its own constellation, and a ship its hull, drawn from its name: the same card, the same stars. */
export function skyOf(title: string, ship: boolean): Sky {
  const height = ship ? 40 : 20;
  const next = numbersFrom(title);
  const count = 5 + Math.floor(next() * 3);
  const stars: Star[] = [];
  for (let k = 0; k < count; k++) {
    const x = 8 + (84 / (count - 1)) * k + (next() - 0.5) * 9;
    const y = 3 + next() * (height - 6);
    stars.push([x, y, 0.7 + next() * next() * (ship ? 1.9 : 1.3)]);
  }
  let lines = `M${stars.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`;
  const [x = 50, y = 10] = stars[1 + Math.floor(next() * (count - 2))] ?? [];
  const sideX = x + (next() < 0.5 ? -1 : 1) * (9 + next() * 6);
  const sideY = y > height / 2 ? 2.5 + next() * 3 : height - 2.5 - next() * 3;
  lines += `M${f(x)} ${f(y)}L${f(sideX)} ${f(sideY)}`;
  stars.push([sideX, sideY, 0.9]);
  return { height, stars, lines, hull: ship ? hullFrom(next) : null };
}

/** Body, swept wings and drives, from the same numbers. */
function hullFrom(next: () => number): Sky['hull'] {
  const width = 3.4 + next() * 2;
  const wing = 10 + next() * 4;
  const fore = 2 + next() * 14;
  const aft = -22 - next() * 4;
  const breadth = 1.8 + next() * 1.4;
  const prow = 28 + next() * 5;
  const first = -14 + next() * 4;
  const second = first + 8 + next() * 4;
  const boom = (side: number): string =>
    `M${f(fore + 6)} ${f(side * wing)}L${f(fore)} ${f(side * (wing - breadth))}H${f(aft)}V${f(side * (wing + breadth))}H${f(fore)}Z`;
  const strut = (at: number): string => `M${f(at)} ${f(-wing)}h2.6V${f(wing)}h-2.6z`;
  return {
    outlines: [
      strut(first) + strut(second),
      boom(1) + boom(-1),
      `M${f(prow)} 0L${f(prow - 5)} -1.4H14L9 ${f(-width)}H-12L-17 ${f(-width - 1.6)}H-24V${f(width + 1.6)}H-17L-12 ${f(width)}H9L14 1.4H${f(prow - 5)}Z`,
    ],
    strokes: `M8 0H4M1 0H-11M-28 ${f(-width)}v${f(2 * width)}M${f(aft - 3)} ${f(-wing - 1)}v2M${f(aft - 3)} ${f(wing - 1)}v2`,
  };
}
