import type { KeyboardEvent } from 'react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { ChartDrawing, ChartEdge, ChartNode } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { EdgeShape } from './EdgeShape.tsx';
import { NodeShape } from './NodeShape.tsx';
import type { Part } from './part.ts';
import { idOf } from './part.ts';
import { eventWords } from './words.ts';

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
  /** Of its natural size; without it, as large as its place. */
  readonly scale?: number;
};

/** A chart, laid out ahead: a step only changes what is lit. Arrow keys go from part to part. */
export const Drawing = memo(({ drawing, label, active, taken, picked, pick, step, still = false, scale }: Props) => {
  const { width, height, nodes, edges } = drawing;
  const svg = useRef<SVGSVGElement>(null);
  const [reached, setReached] = useState('');
  const keys = useMemo(() => new Map(nodes.map(({ id, key }) => [id, key])), [nodes]);
  const outer = useMemo(() => new Set(nodes.map(({ parent }) => parent)), [nodes]);
  const leaves = leavesOf(nodes, active);
  const pickedId = picked && idOf(picked);
  // Whoever comes by keyboard comes to where the game is.
  const first = keys.has(reached) || edges.some(({ id }) => id === reached) ? reached : (leaves[0] ?? nodes[0]?.id);

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
    const asked = event.key === 'Enter' || event.key === ' ';
    if ((to === undefined && !asked) || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) parts[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else parts[Math.min(Math.max(to, 0), parts.length - 1)]?.focus();
  };
  const reach = useCallback(
    (part: Part): void => {
      setReached(idOf(part));
      pick(part);
    },
    [pick],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts can be asked about is a group
    <svg
      className="sc"
      ref={svg}
      viewBox={`0 0 ${width} ${height}`}
      {...(scale === undefined
        ? { style: { maxWidth: width * 1.2 } }
        : { width: width * scale, height: height * scale })}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {nodes.map((node) => (
        <NodeShape
          key={node.id}
          node={node}
          inside={outer.has(node.id)}
          on={active.has(node.id)}
          now={leaves.includes(node.id)}
          still={still}
          pressed={pickedId === node.id}
          reached={node.id === first}
          pick={pick}
          reach={reach}
        />
      ))}
      {edges.map((edge) => {
        const last = edge.transitions.some(({ id }) => taken.has(id));
        return (
          <EdgeShape
            key={last ? `${edge.id}@${step}` : edge.id}
            edge={edge}
            last={last}
            label={say.chart.edge(
              edge.label.join(' ') || eventsWords(edge),
              keys.get(edge.source) ?? '',
              keys.get(edge.target) ?? lastName(edge.target),
              last,
            )}
            pressed={pickedId === edge.id}
            reached={edge.id === first}
            pick={pick}
            reach={reach}
          />
        );
      })}
    </svg>
  );
});

/** What sets off a line that has no label: as its note says it. */
const eventsWords = ({ transitions }: ChartEdge): string =>
  [...new Set(transitions.map(({ event }) => eventWords(event)))].join(', ');

/** How a state that is not drawn is called. */
const lastName = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** Of the active states that are drawn, those with no other active one in them. */
function leavesOf(nodes: readonly ChartNode[], active: ReadonlySet<string>): readonly string[] {
  const on = nodes.filter(({ id }) => active.has(id));
  const around = new Set(on.map(({ parent }) => parent));
  return on.filter(({ id }) => !around.has(id)).map(({ id }) => id);
}
