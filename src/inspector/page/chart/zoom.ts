import type { KeyboardEvent, PointerEvent as Pointed, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSize } from '../parts/useSize.ts';

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

const SMALLEST = 0.08;
const LARGEST = 3;
/** How much one press of a button, or one turn of a wheel, enlarges. */
const STEP = 1.25;
/** A drawing that would be cut off by little is made a little smaller than the least. */
const NEARLY = 0.88;
/** Pixels of its box that a drawing leaves free. */
const BESIDE = 34;
const BELOW = 12;
/** Pixels that a mouse may move before it is dragging. */
const STILL = 4;

export type Zoom = {
  readonly scale: number;
  /** Whether the drawing is as large as its place has room for. */
  readonly fits: boolean;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly fit: () => void;
  /** Enlarged at least so much. */
  readonly atLeast: (scale: number) => void;
  /** What the box around the drawing must hear. */
  readonly hears: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: (event: Pointed) => void;
    readonly onPointerMove: (event: Pointed) => void;
    readonly onPointerUp: (event: Pointed) => void;
    readonly onPointerCancel: (event: Pointed) => void;
    readonly onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => void;
  };
};

/**
 * A drawing in a box that scrolls: the wheel with Ctrl, two fingers, `+`, `-` and `0` change its size around where they are,
 * and a mouse drags it. At first it fits, but is never smaller than `least`.
 */
export function useZoom(box: RefObject<HTMLElement | null>, drawing: Size, least: number): Zoom {
  const [wish, setWish] = useState<number | null>(null);
  const room = useSize(box);
  const fitting = Math.min((room.width - BESIDE) / drawing.width, (room.height - BELOW) / drawing.height, 1);
  const scale = wish ?? (fitting >= least * NEARLY ? fitting : least);
  const now = useRef(scale);
  /** The point of the drawing that is to stay where it is, and where that is. */
  const held = useRef<{ readonly of: Point; readonly at: Point } | null>(null);

  const zoomTo = useCallback(
    (next: number | null, at: Point | null = null) => {
      const element = box.current;
      if (!element) return;
      const spot = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      held.current = { of: pointAt(element, drawing, now.current, spot), at: spot };
      setWish(next === null ? null : Math.min(LARGEST, Math.max(SMALLEST, next)));
    },
    [box, drawing],
  );

  useLayoutEffect(() => {
    const element = box.current;
    const keep = held.current;
    now.current = scale;
    held.current = null;
    if (!element || !keep) return;
    element.scrollLeft = keep.of.x * scale + beside(element.clientWidth, drawing.width * scale) - keep.at.x;
    element.scrollTop = keep.of.y * scale + beside(element.clientHeight, drawing.height * scale) - keep.at.y;
  }, [box, drawing, scale]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // A wheel with Ctrl would enlarge the page: what React hears could not prevent it.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomTo(now.current * STEP ** (-event.deltaY / 100), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, zoomTo]);

  const larger = (): void => zoomTo(now.current * STEP);
  const smaller = (): void => zoomTo(now.current / STEP);
  const fit = (): void => zoomTo(null);
  const dragged = useDrag(box, (by, at) => zoomTo(now.current * by, at));
  const onKeyDown = (event: KeyboardEvent): void => {
    const does = { '+': larger, '=': larger, '-': smaller, '0': fit }[event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  const atLeast = useCallback((wanted: number) => now.current < wanted && zoomTo(wanted), [zoomTo]);
  return { scale, fits: wish === null, larger, smaller, fit, atLeast, hears: { onKeyDown, ...dragged } };
}

/** What is left free on each side of what is smaller than its box. */
const beside = (box: number, inner: number): number => Math.max(0, (box - inner) / 2);

const pointAt = (element: HTMLElement, { width, height }: Size, scale: number, { x, y }: Point): Point => ({
  x: (element.scrollLeft + x - beside(element.clientWidth, width * scale)) / scale,
  y: (element.scrollTop + y - beside(element.clientHeight, height * scale)) / scale,
});

/** A mouse drags; two fingers pinch. One finger scrolls by itself. */
function useDrag(box: RefObject<HTMLElement | null>, pinch: (by: number, at: Point) => void) {
  const down = useRef(new Map<number, Point>());
  const drags = useRef(false);

  const onPointerDown = (event: Pointed): void => {
    if (event.button !== 0) return;
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    drags.current = false;
  };
  const onPointerMove = (event: Pointed): void => {
    const before = down.current.get(event.pointerId);
    const element = box.current;
    if (!before || !element) return;
    const to = { x: event.clientX, y: event.clientY };
    const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) {
      const { left, top } = element.getBoundingClientRect();
      const by = apart(to, other) / Math.max(1, apart(before, other));
      pinch(by, { x: (to.x + other.x) / 2 - left, y: (to.y + other.y) / 2 - top });
    } else if (event.pointerType === 'mouse') {
      if (!drags.current && apart(before, to) < STILL) return;
      if (!drags.current) element.setPointerCapture(event.pointerId);
      drags.current = true;
      element.scrollLeft -= to.x - before.x;
      element.scrollTop -= to.y - before.y;
    }
    down.current.set(event.pointerId, to);
  };
  const onPointerUp = (event: Pointed): void => {
    down.current.delete(event.pointerId);
  };
  // What was dragged was not meant to be clicked.
  const onClickCapture = (event: { stopPropagation(): void; preventDefault(): void }): void => {
    if (!drags.current) return;
    drags.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
