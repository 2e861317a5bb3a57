import type { ChartDrawing, ChartEdge, ChartNode } from '../protocol.ts';
import type { Line, Part, Parts } from './parts.ts';
import type { Route, Solve } from './solver.ts';

type Point = readonly [x: number, y: number];
export type Size = { readonly width: number; readonly height: number };
type Placed = Size & { readonly nodes: readonly ChartNode[]; readonly edges: readonly ChartEdge[] };

/** How wide a letter is, in the sizes of type of the drawing: a state's name, and a line's label. */
const NAME = 6.8;
const LABEL = 6;
const LABEL_LINE = 13;
const HEADING = 23;
const MARGIN = 10;

/** The room the page has for a drawing. */
const ROOM: Size = { width: 760, height: 230 };

/** How much of its natural size a drawing keeps in that room. */
export const scaleOf = ({ width, height }: Size, room = ROOM): number =>
  Math.min(room.width / width, room.height / height, 1);

/** More combinations than that of the ways to draw what lies in a state are not tried: each keeps its best. */
const MOST_TRIED = 12;

const SPACING = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '7',
  'elk.spacing.edgeEdge': '7',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.nodeSelfLoop': '6',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.edgeRouting.selfLoopDistribution': 'EQUALLY',
} as const;

/** The ways in which the inside of a state can be laid out. */
const DIRECTIONS = ['RIGHT', 'DOWN'] as const;

type Manner = { readonly parts: Parts; readonly solve: Solve; readonly room: Size };

/** Places every part of a drawing, level by level from within, so that it best fits the room. */
export async function layOut(parts: Parts, solve: Solve, room: Size = ROOM): Promise<ChartDrawing> {
  const top = parts.nodes.find((node) => node.parent === null);
  if (top === undefined) throw new Error('There is nothing to draw.');
  const drawings = await boxes(top, { parts, solve, room });
  const best = bestOf(drawings, room);
  if (best === undefined) throw new Error(`There is no way to lay out ${top.id}.`);
  const { width, height, nodes, edges } = shift(best, 1.5, 1.5);
  return { width: Math.ceil(width + 3), height: Math.ceil(height + 3), nodes, edges };
}

/** Drawings that fit nearly equally well are told apart by their area. */
const bestOf = (drawings: readonly Placed[], room: Size): Placed | undefined => {
  const scale = ({ width, height }: Size): number =>
    Math.round(Math.min(room.width / width, room.height / height) * 50);
  return drawings.toSorted((a, b) => Math.min(scale(b), 50) - Math.min(scale(a), 50) || area(a) - area(b))[0];
};
const area = ({ width, height }: Size): number => width * height;

/** The ways to draw one state with its inside; none of them is both wider and higher than another. */
async function boxes(part: Part, manner: Manner): Promise<readonly Placed[]> {
  const { parts, room } = manner;
  const children = parts.nodes.filter((node) => node.parent === part.id);
  if (children.length === 0) return [bare(part, part.parent === parts.machine)];
  const all = await Promise.all(children.map((child) => boxes(child, manner)));
  const many = all.reduce((product, { length }) => product * length, 1) > MOST_TRIED;
  const insides = many ? all.map((ways) => [bestOf(ways, room)].filter((way) => way !== undefined)) : all;
  const tried: Placed[] = [];
  for (const inside of choices(insides))
    for (const direction of DIRECTIONS) tried.push(await box(part, inside, manner, direction));
  return tried.filter(
    (one, at) =>
      !tried.some(
        (other, index) =>
          other.width <= one.width && other.height <= one.height && (area(other) < area(one) || index < at),
      ),
  );
}

const choices = (lists: readonly (readonly Placed[])[]): readonly (readonly Placed[])[] =>
  lists.reduce<readonly (readonly Placed[])[]>(
    (chosen, list) => chosen.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );

/** A state without an inside. Where a final state is not the end of a whole actor, its place says enough: it is a dot. */
function bare(part: Part, named: boolean): Placed {
  const dot = part.type === 'final' && !named;
  const width = dot ? 16 : Math.round(Math.max(46, part.key.length * NAME + (part.folded ? 30 : 20)));
  const height = dot ? 16 : 28;
  return { width, height, nodes: [{ ...part, x: 0, y: 0, width, height }], edges: [] };
}

/** One state around its children, each of them already drawn. */
async function box(
  part: Part,
  inside: readonly Placed[],
  { parts: { nodes, lines }, solve }: Manner,
  direction: (typeof DIRECTIONS)[number],
): Promise<Placed> {
  const ids = inside.map(({ nodes: [first] }) => first?.id ?? '');
  const order = new Map(ids.map((id, index) => [id, index]));
  // ELK breaks cycles anywhere; handed only lines that go onward, it keeps the definition's order.
  const goesBack = ({ source, target }: Line): boolean => (order.get(target) ?? 0) < (order.get(source) ?? 0);
  const between = lines.filter((line) => order.has(line.target) && (order.has(line.source) || line.source === part.id));
  const fromBorder = between.some((line) => line.source === part.id);
  const place = (id: string): string => `${order.get(id) ?? BORDER}`;
  const laid = await solve({
    id: 'inside',
    layoutOptions: { ...SPACING, 'elk.direction': direction },
    children: [
      ...(fromBorder ? [{ id: BORDER, width: 1, height: 1 }] : []),
      ...inside.map(({ width, height }, index) => ({ id: `${index}`, width, height })),
    ],
    edges: between.map((line, index) => ({
      id: `${index}`,
      sources: [place(goesBack(line) ? line.target : line.source)],
      targets: [place(goesBack(line) ? line.source : line.target)],
      labels: line.label.length === 0 ? [] : [labelSize(line.label)],
    })),
  });

  const placeOf = (index: number) => laid.children?.find((child) => child.id === `${index}`);
  const shifted = inside.map((placed, index) => {
    const { x = 0, y = 0 } = placeOf(index) ?? {};
    return shift(placed, MARGIN + x, HEADING + y);
  });
  const drawn = between.map((line, index): ChartEdge => {
    const { points, at } = routeOf(laid.edges?.find((route) => route.id === `${index}`));
    return moved({ ...line, points: goesBack(line) ? points.toReversed() : points, at }, MARGIN, HEADING);
  });

  const outside = (id: string): boolean => nodes.every((node) => node.id !== id);
  const own = lines.filter(({ source, target }) => source === part.id && (target === part.id || outside(target)));
  const said = own.reduce((sum, line) => sum + 20 + line.label.join(' ').length * LABEL, part.key.length * NAME + 24);
  const width = Math.round(Math.max((laid.width ?? 0) + 2 * MARGIN, said));
  const height = Math.round((laid.height ?? 0) + HEADING + MARGIN);
  let right = width - MARGIN - 2;
  const beside = own.map((line): ChartEdge => {
    const length = line.label.join(' ').length * LABEL;
    const at = [round(right - length / 2), 13] as const;
    right -= length + 20;
    return { ...line, label: [line.label.join(' ')], points: [], at };
  });
  return {
    width,
    height,
    nodes: [{ ...part, x: 0, y: 0, width, height }, ...shifted.flatMap(({ nodes }) => nodes)],
    edges: [...shifted.flatMap(({ edges }) => edges), ...drawn, ...beside],
  };
}

/** Stands for the border of the state around: lines into its inside begin there. */
const BORDER = 'border';

const labelSize = (label: readonly string[]) => ({
  text: label.join('\n'),
  width: Math.max(...label.map((line) => line.length)) * LABEL + 4,
  height: label.length * LABEL_LINE,
});

function routeOf(route: Route | undefined): { readonly points: readonly Point[]; readonly at: Point | null } {
  const section = route?.sections?.[0];
  if (section === undefined) return { points: [], at: null };
  const [label] = route?.labels ?? [];
  return {
    points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => [
      round(x),
      round(y),
    ]),
    at:
      label === undefined
        ? null
        : [round((label.x ?? 0) + (label.width ?? 0) / 2), round((label.y ?? 0) + LABEL_LINE / 2)],
  };
}

function shift(placed: Placed, dx: number, dy: number): Placed {
  return {
    ...placed,
    nodes: placed.nodes.map((node) => ({ ...node, x: round(node.x + dx), y: round(node.y + dy) })),
    edges: placed.edges.map((line) => moved(line, dx, dy)),
  };
}

const moved = (line: ChartEdge, dx: number, dy: number): ChartEdge => ({
  ...line,
  points: line.points.map(([x, y]): Point => [round(x + dx), round(y + dy)]),
  at: line.at === null ? null : [round(line.at[0] + dx), round(line.at[1] + dy)],
});

const round = (n: number): number => Math.round(n * 2) / 2;
