/** A level of a drawing to be placed, in the form of ELK's graphs, as far as it is used. */
export type Graph = {
  readonly id: string;
  readonly layoutOptions: Readonly<Record<string, string>>;
  readonly children: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  readonly edges: readonly {
    readonly id: string;
    readonly sources: readonly string[];
    readonly targets: readonly string[];
    readonly labels: readonly { readonly text: string; readonly width: number; readonly height: number }[];
  }[];
};

type Spot = { readonly x: number; readonly y: number };

/** The way of a line, once it is placed. */
export type Route = {
  readonly id: string;
  readonly sections?: readonly {
    readonly startPoint: Spot;
    readonly bendPoints?: readonly Spot[];
    readonly endPoint: Spot;
  }[];
  readonly labels?: readonly { readonly x?: number; readonly y?: number; readonly width?: number }[];
};

export type Solved = {
  readonly width?: number;
  readonly height?: number;
  readonly children?: readonly { readonly id: string; readonly x?: number; readonly y?: number }[];
  readonly edges?: readonly Route[];
};

/** Places one level. */
export type Solve = (graph: Graph) => Promise<Solved>;

/** What ELK's constructor gives, as far as it is used. */
type Elk = { layout(graph: object): Promise<object> };

/** Places with ELK. The same fragment of a chart, used in several places, is placed once. */
export function solverOf(elk: Elk): Solve {
  const solved = new Map<string, Promise<Solved>>();
  return (graph) => {
    const key = JSON.stringify(graph);
    const known = solved.get(key) ?? (elk.layout(JSON.parse(key) as object) as Promise<Solved>);
    solved.set(key, known);
    return known;
  };
}
