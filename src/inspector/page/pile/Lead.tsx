import { useLayoutEffect, useState } from 'react';
import type { PileRow } from '../../protocol.ts';
import { seatOf, useTable } from '../wire/table.ts';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Line = { readonly path: string; readonly from: readonly [number, number]; readonly to: readonly [number, number] };

/** The line from one entry to each of its targets, across the page. Only one entry draws at a time. */
export function Lead({ row, main }: { row: PileRow | null; main: HTMLElement }) {
  const { hello, position } = useTable();
  const [lines, setLines] = useState<readonly Line[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position moves what is measured
  useLayoutEffect(() => {
    if (!row) {
      setLines([]);
      return;
    }
    const measure = (): void => setLines(linesOf(row, main));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(main);
    for (const part of main.querySelectorAll('.field, .stack, .felt')) watcher.observe(part);
    const settled = window.setTimeout(measure, 300);
    main.addEventListener('scroll', measure, true);
    return () => {
      window.clearTimeout(settled);
      watcher.disconnect();
      main.removeEventListener('scroll', measure, true);
    };
  }, [row, main, position]);

  return (
    <svg className="lead" aria-hidden="true" data-p={row ? seatOf(hello, row.controller) : 0}>
      {lines.map(({ path, from, to }) => (
        <g key={`${row?.id} ${path}`}>
          <path d={path} />
          <circle cx={from[0]} cy={from[1]} r="3.500" />
          <circle cx={to[0]} cy={to[1]} r="4" />
        </g>
      ))}
    </svg>
  );
}

function linesOf(row: PileRow, page: HTMLElement): readonly Line[] {
  const origin = page.getBoundingClientRect();
  const boxOf = (element: Element | null): Box | null => {
    const rect = element?.getBoundingClientRect();
    if (!rect || rect.width === 0) return null;
    return {
      left: rect.left - origin.left,
      right: rect.right - origin.left,
      top: rect.top - origin.top,
      bottom: rect.bottom - origin.top,
    };
  };
  const find = (name: 'card' | 'entry', id: string | null): Box | null =>
    id === null ? null : boxOf(page.querySelector(`[data-${name}="${CSS.escape(id)}"]`));
  const felt = boxOf(page.querySelector('.felt'));
  const frame = boxOf(page.querySelector('.pile .frame'));
  const own = find('entry', row.id);
  if (!own || !frame || middle(own) < frame.top || middle(own) > frame.bottom) return [];
  const cards = [...page.querySelectorAll('.felt [data-card]')].flatMap((card) => boxOf(card) ?? []);
  return row.targets.flatMap(({ card, entry }) => {
    const target = find('card', card);
    if (target && felt)
      return middle(target) < felt.top || middle(target) > felt.bottom ? [] : [toCard(own, target, cards, felt)];
    const other = find('entry', entry);
    return other ? [toEntry(own, other)] : [];
  });
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Straight to the card's side when nothing stands between, else from below, or from above where below is out of sight. */
function toCard(own: Box, target: Box, cards: readonly Box[], felt: Box): Line {
  const x0 = own.left;
  const y0 = middle(own);
  const blocked = cards.filter(
    (card) => card.left > target.right && card.right < x0 && card.top < middle(target) && card.bottom > middle(target),
  );
  if (blocked.length === 0) {
    const x1 = target.right;
    const y1 = middle(target);
    const bend = Math.max((x0 - x1) / 2, 24);
    return {
      path: `M${x0 - 4} ${y0}C${x0 - bend} ${y0} ${x1 + bend} ${y1} ${x1 + 5} ${y1}`,
      from: [x0, y0],
      to: [x1, y1],
    };
  }
  const near = Math.max(...blocked.map(({ right }) => right));
  const below = Math.max(target.bottom, ...blocked.map(({ bottom }) => bottom)) + 11;
  const above = Math.min(target.top, ...blocked.map(({ top }) => top)) - 9;
  const under = below < felt.bottom || above < felt.top;
  const y1 = under ? Math.min(below, felt.bottom - 4) : above;
  const side = under ? Math.min(target.bottom, felt.bottom - 4) : target.top;
  const beside = side + (under ? 5 : -5);
  const x1 = (target.left + target.right) / 2;
  const bend = Math.max((x0 - near) / 2, 16);
  return {
    path: `M${x0 - 4} ${y0}C${x0 - bend} ${y0} ${near + bend} ${y1} ${near} ${y1}H${x1 + 12}Q${x1} ${y1} ${x1} ${beside}`,
    from: [x0, y0],
    to: [x1, side],
  };
}

/** To another entry: a bow in the margin of the pile. */
function toEntry(own: Box, other: Box): Line {
  const x = Math.min(own.left, other.left);
  const y0 = middle(own);
  const y1 = middle(other);
  const bow = x - 26;
  return { path: `M${x - 4} ${y0}C${bow} ${y0} ${bow} ${y1} ${x - 4} ${y1}`, from: [x, y0], to: [x, y1] };
}
