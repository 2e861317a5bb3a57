import type { CSSProperties, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { ChartDrawing, ChartEdge, ChartNode } from '../../protocol.ts';
import { lineThrough, tipOf } from './line.ts';

/** A state or a line of a drawing that somebody asks about. */
export type Part = { readonly node: ChartNode } | { readonly edge: ChartEdge };

type Props = {
  readonly drawing: ChartDrawing;
  readonly label: string;
  readonly active: ReadonlySet<string>;
  /** Ids of transitions just taken. */
  readonly taken: ReadonlySet<string>;
  readonly picked: Part | null;
  readonly pick: (part: Part) => void;
  /** Changes with every step, so that a transition taken again flashes again. */
  readonly step: number;
  /** Nothing happens here now: the active state is inked, not amber. */
  readonly still?: boolean;
};

/** A chart, laid out ahead: a step only changes what is lit. Arrow keys go from part to part. */
export function Drawing({ drawing, label, active, taken, picked, pick, step, still = false }: Props) {
  const { width, height, nodes, edges } = drawing;
  const svg = useRef<SVGSVGElement>(null);
  const [reached, setReached] = useState(0);
  const leaf = nodes.findLast(({ id }) => active.has(id))?.id ?? null;
  const pickedId = picked && ('node' in picked ? picked.node.id : picked.edge.id);

  const onKeyDown = (event: KeyboardEvent): void => {
    const parts = [...(svg.current?.querySelectorAll<SVGElement>('[role="button"]') ?? [])];
    const at = parts.indexOf(document.activeElement as unknown as SVGElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: parts.length - 1,
    }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    parts[Math.min(Math.max(to, 0), parts.length - 1)]?.focus();
  };
  const partProps = (index: number, part: Part, said: string) => ({
    role: 'button',
    tabIndex: index === reached ? 0 : -1,
    'aria-label': said,
    'aria-pressed': pickedId === ('node' in part ? part.node.id : part.edge.id),
    onClick: () => pick(part),
    onFocus: () => {
      setReached(index);
      pick(part);
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts can be asked about is a group
    <svg
      className="sc"
      ref={svg}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--w': width, '--h': height } as CSSProperties}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {nodes.map((node, index) => {
        const on = active.has(node.id);
        const inside = nodes.some(({ parent }) => parent === node.id);
        const { x, y, width: w, height: h } = node;
        const dot = node.type === 'final' && w < 20;
        const classes = [
          's',
          inside ? 'box' : 'leaf',
          on ? 'on' : '',
          node.id === leaf && !still ? 'now' : '',
          node.type,
        ];
        return (
          <g
            key={node.id}
            className={classes.filter(Boolean).join(' ')}
            {...partProps(
              index,
              { node },
              `State ${node.key}${node.id === leaf ? ', the game is here' : on ? ', active' : ''}`,
            )}
          >
            {dot ? (
              <>
                <circle className="ring" cx={x + w / 2} cy={y + h / 2} r={w / 2 - 1} />
                <circle className="fin" cx={x + w / 2} cy={y + h / 2} r={w / 2 - 4.5} />
              </>
            ) : (
              <rect x={x} y={y} width={w} height={h} rx={inside ? 7 : 5} />
            )}
            {node.type === 'final' && !dot && (
              <rect className="second" x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx={3} />
            )}
            {node.folded && (
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
              <text x={inside ? x + 12 : x + w / 2 - (node.folded ? 6 : 0)} y={inside ? y + 16 : y + h / 2 + 4.5}>
                {node.key}
              </text>
            )}
          </g>
        );
      })}
      {edges.map((edge, index) => {
        const last = edge.transitions.some(({ id }) => taken.has(id));
        const tip = tipOf(edge.points);
        const line = lineThrough(edge.points);
        const from = nodes.find(({ id }) => id === edge.source)?.key ?? '';
        const to = nodes.find(({ id }) => id === edge.target)?.key ?? edge.target;
        const what = edge.label.join(' ') || 'at once';
        return (
          <g
            key={last ? `${edge.id}@${step}` : edge.id}
            className={`e${last ? ' last' : ''}`}
            {...partProps(
              nodes.length + index,
              { edge },
              `${what}, from ${from} to ${to}${last ? ', just taken' : ''}`,
            )}
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
      })}
    </svg>
  );
}
