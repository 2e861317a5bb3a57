import type { Viewer } from '../../view/view.ts';
import type { Compared, ComparedPair, LogRow } from '../protocol.ts';
import { plainText } from '../words/naming.ts';
import { standWords } from '../words/standWords.ts';
import type { Line } from './line.ts';
import { lastShared } from './tree.ts';

/** More rows than that of one line are not compared. */
const MOST = 300;

/** Two lines beside each other, from where they part: what both say stands in one row. */
export function compareLines(a: Line, b: Line, viewer: Viewer): Compared {
  const common = lastShared(a, b);
  const [ones, twos] = [rowsAfter(a, common, viewer), rowsAfter(b, common, viewer)];
  const shared = a.rows(viewer).filter((row) => row.kind === 'step' && row.n === common);
  const pairs = aligned(ones.slice(0, MOST), twos.slice(0, MOST));
  return {
    branches: [a.id, b.id],
    common,
    pairs: [...shared.map((row): ComparedPair => ({ sides: [row, row], same: true })), ...pairs],
    more: Math.max(0, ones.length - MOST) + Math.max(0, twos.length - MOST),
    stands: standWords(a.recorder.frames.at(-1), b.recorder.frames.at(-1), a.recorder.frames[common], viewer),
  };
}

const rowsAfter = (line: Line, n: number, viewer: Viewer): readonly LogRow[] =>
  line.rows(viewer).filter((row) => row.kind === 'step' && row.n > n);

const saying = ({ player, words }: LogRow): string => `${player} ${plainText(words)}`;

/** The longest run of rows that both say, in their order, and between them what only one says. */
function aligned(ones: readonly LogRow[], twos: readonly LogRow[]): readonly ComparedPair[] {
  const [left, right] = [ones.map(saying), twos.map(saying)];
  // common[i][j]: how many rows the ends from i and from j have in common.
  const common = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const count = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const best = left[i] === right[j] ? count(i + 1, j + 1) + 1 : Math.max(count(i + 1, j), count(i, j + 1));
      const row = common[i];
      if (row) row[j] = best;
    }
  const pairs: ComparedPair[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [one, two] = [ones[i] ?? null, twos[j] ?? null];
    if (one && two && left[i] === right[j]) {
      pairs.push({ sides: [one, two], same: true });
      i++;
      j++;
    } else if (two === null || (one !== null && count(i + 1, j) >= count(i, j + 1))) {
      pairs.push({ sides: [one, null], same: false });
      i++;
    } else {
      pairs.push({ sides: [null, two], same: false });
      j++;
    }
  }
  return pairs;
}
