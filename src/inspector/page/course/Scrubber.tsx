import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import type { LogRow, Mark } from '../../protocol.ts';
import { say } from '../language/language.ts';
import type { Sign } from '../parts/Icon.tsx';
import { PlacedIcon } from '../parts/Icon.tsx';
import { textOf } from '../parts/Said.tsx';
import { useSize } from '../parts/useSize.ts';
import { usePlace, useTable } from '../wire/table.ts';
import { laneScale } from './scale.ts';

const LINE = 42;
/** How much room a mark wants. */
const MARK = 13;
const MARK_SIGN: Readonly<Record<Exclude<Mark, 'turn'>, Sign>> = {
  battle: 'ship',
  pile: 'pile',
  resolve: 'lock',
  refused: 'cross',
  ended: 'star',
};

/** The whole course as one line, with what can be seen at a glance; its knob is the step that is looked at. */
export function Scrubber() {
  const { hello, rows, branches, position, last, asks } = useTable();
  const place = usePlace();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [held, setHeld] = useState(false);
  const n = held && place.n !== 'last' ? place.n : position.n;
  // Every line is drawn to the same scale, so that steps stand below each other.
  const longest = Math.max(last, ...branches.map((row) => row.last));
  const { along, x, stepAt } = useMemo(() => laneScale(width, longest), [width, longest]);
  const look = (step: number): void => {
    const to = Math.min(Math.max(Math.round(step), 0), last);
    if (to !== (place.n === 'last' ? last : place.n)) asks.look(to === last ? 'last' : to);
  };

  const marks = useMemo(() => rows.filter(({ mark }) => mark !== null), [rows]);
  const now = rows.find((row) => row.kind === 'step' && row.n === n);
  const marked = marks.some((row) => row.n === n && row.kind === 'step' && row.mark !== 'turn');
  const every = tickEvery(last, along);

  const drag = (event: PointerEvent): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    look(stepAt(event.clientX - left));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowLeft: n - 1,
      ArrowDown: n - 1,
      ArrowRight: n + 1,
      ArrowUp: n + 1,
      PageDown: n - 10,
      PageUp: n + 10,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    look(to);
  };

  const drawn = useMemo(() => drawMarks(marks, x, along, width), [marks, x, along, width]);
  return (
    <div
      className="lanes"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={say.course.step}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={n}
      aria-valuetext={say.course.at(n, last, now ? textOf(hello, now.words) : '')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
        drag(event);
      }}
      onPointerMove={(event) => held && drag(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      <svg width="100%" height="100%" aria-hidden="true">
        <path className="ln" d={`M${x(0)} ${LINE}H${x(last)}`} />
        <path className="ln on" d={`M${x(0)} ${LINE}H${x(n)}`} />
        {Array.from({ length: Math.floor(last / every) + 1 }, (_, tick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
          <path className="tk" key={tick} d={`M${x(tick * every)} ${LINE + 1}v5`} />
        ))}
        <circle className="dot" cx={x(last)} cy={LINE} r="3.500" />
        {drawn}
        <path className="needle" d={`M${x(n)} ${LINE - (marked ? 8 : 28)}V${LINE}`} />
        <circle className="knob" cx={x(n)} cy={LINE} r="7" />
      </svg>
    </div>
  );
}

/** The marks of the course. Those nearer than their room to the one before are left out; of very many only few are drawn. */
function drawMarks(marks: readonly LogRow[], x: (step: number) => number, along: number, width: number): ReactNode {
  const room = marks.length * MARK > along ? 3 * MARK : MARK;
  let free = -Infinity;
  let lastMark = -Infinity;
  let lastRefused = -Infinity;
  return marks.map((row, at) => {
    const place = x(row.n);
    const title = `${row.heading?.words ?? say.course.marks[row.mark ?? 'turn']}, step ${row.n}`;
    if (row.mark === 'turn') {
      const words = row.heading?.words.split(',')[0] ?? 'turn';
      const fits = place > free;
      if (fits) free = place + words.length * 6 + 16;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        <g key={at}>
          <title>{title}</title>
          <path className="tk turn" d={fits ? `M${place} ${LINE - 30}v36` : `M${place} ${LINE - 4}v10`} />
          {fits && place < width - words.length * 6 - 8 && (
            <text className="b" x={place + 6} y={LINE - 20}>
              {words}
            </text>
          )}
        </g>
      );
    }
    if (row.mark === null) return null;
    const isRefused = row.mark === 'refused';
    if (place - (isRefused ? lastRefused : lastMark) < (isRefused ? 1 : room)) return null;
    if (isRefused) lastRefused = place;
    else lastMark = place;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
      <g key={at}>
        <title>{title}</title>
        <PlacedIcon
          sign={MARK_SIGN[row.mark]}
          x={place - 7}
          y={row.mark === 'refused' ? LINE + 9 : LINE - 19}
          size={13}
          className={`mk ${row.mark === 'refused' ? 'no' : ''}`}
        />
      </g>
    );
  });
}

/** How many steps lie between two ticks, so that ticks stay apart. */
function tickEvery(last: number, along: number): number {
  const room = Math.max(along / 8, 1);
  return [1, 5, 10, 50, 100, 500, 1000].find((every) => last / every <= room) ?? 5000;
}
