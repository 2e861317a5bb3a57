import { memo } from 'react';
import type { ChartEdge } from '../../protocol.ts';
import { lineThrough, tipOf } from './line.ts';
import type { Part } from './part.ts';

type Props = {
  readonly edge: ChartEdge;
  readonly label: string;
  /** Just taken. */
  readonly last: boolean;
  readonly pressed: boolean;
  readonly reached: boolean;
  readonly pick: (part: Part) => void;
  readonly reach: (part: Part) => void;
};

/** One line of a drawing, with its events. */
export const EdgeShape = memo(({ edge, label, last, pressed, reached, pick, reach }: Props) => {
  const tip = tipOf(edge.points);
  const line = lineThrough(edge.points);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no button can be part of a drawing
    <g
      className={`e${last ? ' last' : ''}`}
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => pick({ edge })}
      onFocus={() => reach({ edge })}
    >
      {line !== '' && <path className="hit" d={line} />}
      {line !== '' && <path className="ln" d={line} />}
      {tip && (
        <path
          className="tip"
          d="M0 0-7-3.800v7.600z"
          transform={`translate(${tip.at[0]} ${tip.at[1]}) rotate(${tip.degrees})`}
        />
      )}
      {edge.at &&
        edge.label.map((words, row) => (
          <text key={words} x={edge.at?.[0]} y={(edge.at?.[1] ?? 0) + 4 + row * 13}>
            {words}
          </text>
        ))}
    </g>
  );
});
