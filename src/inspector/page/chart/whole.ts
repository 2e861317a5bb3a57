import { useCallback, useEffect, useMemo, useState } from 'react';
import { depthOf, type Outline, openTo, treeOf } from '../../chart/outline.ts';
import { partsWith } from '../../chart/parts.ts';
import type { ChartDrawing } from '../../protocol.ts';
import { arrange } from './arranging.ts';

/** A whole machine: its outline, and its drawings from the outermost level only to all of them. */
export type WholeChart = { readonly outline: Outline; readonly depths: readonly ChartDrawing[] };

let fetched: Promise<Readonly<Record<string, WholeChart>>> | null = null;

/** The whole charts are large: they are fetched when somebody first looks at one. */
const fetchWholes = (): Promise<Readonly<Record<string, WholeChart>>> => {
  fetched ??= import('../generated/whole.json').then(
    // The file is made by scripts/charts.ts; its type, inferred, would be as long as the file.
    ({ default: wholes }) => wholes as unknown as Readonly<Record<string, WholeChart>>,
  );
  return fetched;
};

/** The whole chart of a machine, once it is wanted and has come. */
export function useWhole(machine: string, wanted: boolean): WholeChart | null {
  const [wholes, setWholes] = useState<Readonly<Record<string, WholeChart>> | null>(null);
  useEffect(() => {
    if (wanted && wholes === null) fetchWholes().then(setWholes, () => {});
  }, [wanted, wholes]);
  return wholes?.[machine] ?? null;
}

export type Unfolded = {
  /** Null until the first is there. */
  readonly drawing: ChartDrawing | null;
  readonly busy: boolean;
  readonly failed: boolean;
  /** How many levels are unfolded everywhere; null when single states are folded. */
  readonly depth: number | null;
  readonly levels: number;
  readonly setDepth: (depth: number) => void;
  readonly isOpen: (state: string) => boolean;
  /** Folds or unfolds one state. */
  readonly turn: (state: string) => void;
  /** Unfolds whatever lies around a state. */
  readonly reveal: (state: string) => void;
};

type Wish = { readonly depth: number } | { readonly open: ReadonlySet<string> };

/** What of a whole machine is unfolded. What was laid out ahead is there at once; any other folding is laid out when asked for. */
export function useUnfolded(outline: Outline | null, depths: readonly ChartDrawing[], first: number): Unfolded {
  const [wish, setWish] = useState<Wish>({ depth: first });
  const [drawn, setDrawn] = useState<{ readonly of: Outline; readonly drawing: ChartDrawing } | null>(null);
  const [state, setState] = useState<'rests' | 'busy' | 'failed'>('rests');
  const levels = useMemo(() => Math.max(1, outline ? depthOf(outline) : 1), [outline]);
  const open = useMemo(
    () => ('open' in wish || !outline ? ('open' in wish ? wish.open : new Set<string>()) : openTo(outline, wish.depth)),
    [wish, outline],
  );
  const ahead = 'depth' in wish ? (depths[wish.depth - 1] ?? null) : null;

  useEffect(() => {
    if (!outline || ahead) {
      setState('rests');
      return;
    }
    let wanted = true;
    setState('busy');
    arrange(partsWith(outline, open, outline.machine)).then(
      (drawing) => {
        if (!wanted) return;
        setDrawn({ of: outline, drawing });
        setState('rests');
      },
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [outline, ahead, open]);

  const turn = useCallback(
    (id: string) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setWish({ open: next });
    },
    [open],
  );
  const reveal = useCallback(
    (id: string) => {
      const around = outline ? treeOf(outline).ancestors(id) : [];
      if (around.some((one) => !open.has(one))) setWish({ open: new Set([...open, ...around]) });
    },
    [outline, open],
  );
  return {
    drawing: ahead ?? (drawn?.of === outline ? drawn.drawing : null),
    busy: state === 'busy',
    failed: state === 'failed',
    depth: 'depth' in wish ? wish.depth : null,
    levels,
    setDepth: (depth) => setWish({ depth: Math.min(Math.max(1, depth), levels) }),
    isOpen: (id) => open.has(id),
    turn,
    reveal,
  };
}
