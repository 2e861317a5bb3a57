import type { CSSProperties, KeyboardEvent } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { say } from '../language/language.ts';
import { Shape } from '../parts/Shape.tsx';
import { useSize } from '../parts/useSize.ts';
import type { Fixed, Lanes, Said } from './lanes.ts';
import { lanesOf } from './lanes.ts';

const ROW = 26;
/** Rows that are drawn beyond those that can be seen. */
const MORE = 12;
const WIDEST = 74;
const NARROWEST = 26;

type Props = {
  readonly fixed: readonly Fixed[];
  readonly messages: readonly Said[];
  /** The step looked at. */
  readonly n: number;
  readonly look: (n: number) => void;
};

/** Messages between actors, from the first to the last: a lane for each actor, a row for each message. It scrolls with the step. */
export function Sequence({ fixed, messages, n, look }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const [top, setTop] = useState(0);
  const lanes = useMemo(() => lanesOf(fixed, messages), [fixed, messages]);
  const lane = Math.max(NARROWEST, Math.min(WIDEST, ((width - 40) * 0.52) / lanes.count));
  const current = messages.findLastIndex((one) => one.n <= n);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another height shows other rows
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const at = Math.max(0, current) * ROW;
    if (at < element.scrollTop + ROW || at > element.scrollTop + element.clientHeight - 3 * ROW)
      element.scrollTop = at - element.clientHeight / 2;
  }, [current, height]);

  const first = Math.max(0, Math.floor(top / ROW) - MORE);
  const end = Math.min(messages.length, Math.ceil((top + height) / ROW) + MORE);
  return (
    <section
      className="sequence scroll"
      ref={box}
      aria-label={say.sequence.label}
      style={{ '--lane': `${lane}px` } as CSSProperties}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <Heads lanes={lanes} at={current} />
      {messages.length === 0 && <p className="none">{say.sequence.none}</p>}
      <ol style={{ height: messages.length * ROW }}>
        {messages.slice(first, end).map((one, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: messages keep their order
            key={first + index}
            one={one}
            at={first + index}
            lanes={lanes}
            width={lane}
            begins={messages[first + index - 1]?.n !== one.n}
            n={n}
            all={messages.length}
            reached={first + index === Math.min(Math.max(current, first), end - 1)}
            look={look}
          />
        ))}
      </ol>
    </section>
  );
}

/** Who has which lane; of those that come and go, who lives in it at the step looked at. */
function Heads({ lanes, at }: { lanes: Lanes; at: number }) {
  const living = lanes.passing.filter(({ from, to }) => from <= at && at <= to);
  const slots = Array.from({ length: lanes.count - lanes.fixed.length }, (_, slot) =>
    living.find((one) => one.lane === lanes.fixed.length + slot),
  );
  return (
    <div className="heads" aria-hidden="true">
      <span className="no" />
      {lanes.fixed.map(({ id, title, seat }) => (
        <span className="lane" key={id} data-p={seat} title={title}>
          <Shape seat={seat} />
          <b>{title}</b>
        </span>
      ))}
      {slots.map((one, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane has no other name
        <span className="lane" key={slot} data-p={one?.seat ?? 0} title={one?.title}>
          {one && <Shape seat={one.seat} />}
          <b>{one?.mark ?? '·'}</b>
        </span>
      ))}
    </div>
  );
}

/** Arrow keys go from row to row. */
function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.parentElement;
  const next =
    event.key === 'ArrowDown' ? row?.nextElementSibling : event.key === 'ArrowUp' ? row?.previousElementSibling : null;
  if (!next) return;
  event.preventDefault();
  next.querySelector('button')?.focus();
}

type RowProps = {
  readonly one: Said;
  readonly at: number;
  readonly lanes: Lanes;
  /** Of a lane, in pixels. */
  readonly width: number;
  /** The first message of its step. */
  readonly begins: boolean;
  readonly n: number;
  readonly all: number;
  /** The one row that Tab comes to; arrow keys go on from there. */
  readonly reached: boolean;
  readonly look: (n: number) => void;
};

function Row({ one, at, lanes, width, begins, n, all, reached, look }: RowProps) {
  const [from, to] = [lanes.laneOf(one.from, at), lanes.laneOf(one.to, at)];
  const passing = lanes.passing.filter((life) => life.from <= at && at <= life.to);
  const born = passing.find((life) => life.from === at && life.id === one.to);
  const ended = one.kind === 'ends';
  const when = one.n === n ? 'now' : one.n > n ? 'later' : 'before';
  const nameOf = (id: string): string =>
    lanes.fixed.find((lane) => lane.id === id)?.title ??
    lanes.passing.findLast((life) => life.id === id && life.from <= at)?.title ??
    id;
  const middle = (lane: number): number => width * (lane + 0.5);
  const moved = (lane: number, down = 0): string => `translate(${middle(lane)} ${down})`;
  return (
    <li style={{ top: at * ROW }} aria-setsize={all} aria-posinset={at + 1} data-when={when} data-kind={one.kind}>
      <button
        type="button"
        aria-current={when === 'now' ? 'step' : undefined}
        aria-label={say.sequence.message(nameOf(one.from), nameOf(one.to), one.words, one.n)}
        tabIndex={reached ? 0 : -1}
        onKeyDown={goOn}
        onClick={() => look(one.n)}
      >
        <span className="no">{begins ? one.n : ''}</span>
        <svg aria-hidden="true" width={width * lanes.count} height={ROW}>
          {lanes.fixed.map(({ id, seat }, lane) => (
            <path className="life" data-p={seat} key={id} d={`M0 0V${ROW}`} transform={moved(lane)} />
          ))}
          {passing.map(({ id, lane, seat, from: begun }) => (
            <path
              className="life actor"
              data-p={seat}
              key={`${id} ${lane}`}
              d={begun === at ? `M0 ${ROW / 2}V${ROW}` : ended && id === one.from ? `M0 0V${ROW / 2}` : `M0 0V${ROW}`}
              transform={moved(lane)}
            />
          ))}
          {from !== to && (
            <>
              <line className="way" x1={middle(from)} x2={middle(to)} y1={ROW / 2} y2={ROW / 2} />
              <path className="tip" d={to > from ? 'M0 0-7-4v8z' : 'M0 0 7-4v8z'} transform={moved(to, ROW / 2)} />
            </>
          )}
          {from === to && <circle className="tip" r="3" cx={middle(to)} cy={ROW / 2} />}
          {ended && <path className="end" d="M-4-4 4 4M4-4-4 4" transform={moved(from, ROW / 2)} />}
        </svg>
        <span className="words">
          {born && <b>{say.sequence.who(born.mark, born.title)} </b>}
          {one.words}
        </span>
      </button>
    </li>
  );
}
