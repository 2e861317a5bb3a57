import { memo } from 'react';
import type { ChartNode } from '../../protocol.ts';
import { say } from '../language/language.ts';
import type { Part } from './part.ts';

type Props = {
  readonly node: ChartNode;
  readonly inside: boolean;
  readonly on: boolean;
  /** The innermost active state that is drawn. */
  readonly now: boolean;
  readonly still: boolean;
  readonly pressed: boolean;
  readonly reached: boolean;
  readonly pick: (part: Part) => void;
  readonly reach: (part: Part) => void;
};

/** One state of a drawing. */
export const NodeShape = memo(({ node, inside, on, now, still, pressed, reached, pick, reach }: Props) => {
  const { x, y, width: w, height: h, type, folded } = node;
  const dot = type === 'final' && w < 20;
  const classes = ['s', inside ? 'box' : 'leaf', on ? 'on' : '', now && !still ? 'now' : '', type];
  return (
    // biome-ignore lint/a11y/useSemanticElements: no button can be part of a drawing
    <g
      className={classes.filter(Boolean).join(' ')}
      data-state={node.id}
      role="button"
      tabIndex={reached ? 0 : -1}
      aria-label={say.chart.state(node.key, now ? 'now' : on ? 'active' : 'none', folded)}
      aria-pressed={pressed}
      onClick={() => pick({ node })}
      onFocus={() => reach({ node })}
    >
      {dot ? (
        <>
          <circle className="ring" cx={x + w / 2} cy={y + h / 2} r={w / 2 - 1} />
          <circle className="fin" cx={x + w / 2} cy={y + h / 2} r={w / 2 - 4.5} />
        </>
      ) : (
        <rect x={x} y={y} width={w} height={h} rx={inside ? 7 : 5} />
      )}
      {type === 'final' && !dot && <rect className="second" x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx={3} />}
      {folded && (
        <path
          className="fold"
          d={`M${x + w - 15} ${y + h / 2 - 3}h8M${x + w - 15} ${y + h / 2}h8M${x + w - 15} ${y + h / 2 + 3}h8`}
        />
      )}
      {node.initial && !dot && (
        <>
          <circle className="begin" cx={x - 7} cy={y + 7} r="2.500" />
          <path className="begin" d={`M${x - 7} ${y + 7}H${x}`} />
        </>
      )}
      {!dot && (
        <text x={inside ? x + 12 : x + w / 2 - (folded ? 6 : 0)} y={inside ? y + 16 : y + h / 2 + 4.5}>
          {node.key}
        </text>
      )}
    </g>
  );
});
