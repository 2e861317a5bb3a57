import { useRef } from 'react';
import type { BranchRow } from '../../protocol.ts';
import { MAIN } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Said, textOf } from '../parts/Said.tsx';
import { Shape } from '../parts/Shape.tsx';
import { useSize } from '../parts/useSize.ts';
import { seatOf, titleOf, useTable } from '../wire/table.ts';
import { lineName } from './lineName.ts';
import { laneScale } from './scale.ts';

const HEIGHT = 24;
/** The line lies below the words that tell it, so that neither is drawn over the other. */
const LINE = 19;

/** All the ways the game went: the main line, and below it each branch where it leaves. Nothing where there are none. */
export function Branches() {
  const { branches } = useTable();
  return branches.length < 2 ? null : <Tree />;
}

function Tree() {
  const { branches, position, last, tell, asks } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const { width } = useSize(list);
  const { x } = laneScale(width, Math.max(last, ...branches.map((row) => row.last)));
  const at = branches.find(({ id }) => id === position.branch) ?? branches[0];
  const other = at?.leaves?.branch ?? branches.at(-1)?.id ?? MAIN;
  return (
    <div className="branches">
      <div className="of">
        <h2>
          {say.branches.title} <span className="lbl">{branches.length - 1}</span>
        </h2>
        <div className="keys">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {say.branches.branch}
        </div>
        <button
          type="button"
          className="btn out"
          data-page-key="d"
          aria-haspopup="dialog"
          onClick={() => tell({ about: 'compare', branches: [other, at?.id ?? MAIN] })}
        >
          {say.branches.compare} <kbd>d</kbd>
        </button>
        {at?.leaves && (
          <button type="button" className="btn out" onClick={() => asks.drop(at.id)}>
            <Icon sign="cross" />
            {say.branches.drop}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className="lines scroll" tabIndex={0} aria-label={say.branches.label} ref={list}>
        {branches.map((row) => (
          <li key={row.id}>
            <Lane row={row} x={x} current={row === at} />
          </li>
        ))}
      </ul>
      {at?.without && (
        <p className="about" role="status">
          <WithoutWords row={at} />
        </p>
      )}
    </div>
  );
}

type LaneProps = { readonly row: BranchRow; readonly x: (step: number) => number; readonly current: boolean };

/** One line: from the step at which it leaves another to its end, and what it begins with. */
function Lane({ row, x, current }: LaneProps) {
  const { hello, position, asks } = useTable();
  const { leaves, last, player, without } = row;
  const from = leaves?.at ?? 0;
  const way = leaves ? `M${x(from)} 0v${LINE - 8}q0 8 8 8H${x(last)}` : `M${x(0)} ${LINE}H${x(last)}`;
  const label = lineName(hello, row);
  return (
    <button
      type="button"
      className="lane"
      data-p={seatOf(hello, player)}
      aria-current={current ? 'true' : undefined}
      aria-label={`${label}. ${say.branches.goesTo(last)}`}
      ref={(button) => {
        if (current) button?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => asks.follow(row.id)}
    >
      <svg height={HEIGHT} width="100%" aria-hidden="true">
        <path className="ln" d={way} />
      </svg>
      <span className="t" aria-hidden="true" style={{ paddingLeft: `${Math.round(x(from)) + 16}px` }}>
        {player !== null && <Shape seat={seatOf(hello, player)} />}
        <span className="cut">{label}</span>
      </span>
      <svg height={HEIGHT} width="100%" aria-hidden="true">
        {without?.parts && <circle className="parts" cx={x(without.parts.n)} cy={LINE} r="3.500" />}
        {without?.ends ? (
          <path className="ends" d={`M${x(last) - 4} ${LINE - 4}l8 8m0-8l-8 8`} />
        ) : (
          <circle className="dot" cx={x(last)} cy={LINE} r="3" />
        )}
        {current && <circle className="knob" cx={x(position.n)} cy={LINE} r="4.500" />}
      </svg>
    </button>
  );
}

/** How far a game without one play goes, and why no further. */
export function WithoutWords({ row }: { row: BranchRow }) {
  const { hello } = useTable();
  if (!row.without) return null;
  const { parts, idle, ends } = row.without;
  const by = (player: BranchRow['player']): string => (player === null ? '' : `${titleOf(hello, player)}: `);
  return (
    <>
      {say.without.is(textOf(hello, row.words))}{' '}
      {parts ? say.without.parts(parts.n, `${by(parts.player)}${textOf(hello, parts.instead)}`) : say.without.alike}{' '}
      {idle > 0 && `${say.without.idle(idle)} `}
      {ends ? (
        <>
          {say.without.ends(row.last, `${by(ends.player)}${textOf(hello, ends.words)}`, ends.why)}{' '}
          <Said words={ends.rules.flatMap((rule) => [{ rule }, ' '])} />
        </>
      ) : (
        say.without.toItsEnd
      )}
    </>
  );
}
