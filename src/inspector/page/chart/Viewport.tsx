import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useZoom } from './zoom.ts';

type Props = {
  readonly width: number;
  readonly height: number;
  /** How small the drawing may be made so that it fits. */
  readonly least: number;
  /** Whenever this changes, what is lit as now, or else as wanted, is brought into view. */
  readonly shows: string;
  /** The id of a state that is to be brought into view, before all else. */
  readonly wanted?: string | null;
  readonly busy?: boolean;
  readonly tools?: ReactNode;
  readonly children: (scale: number) => ReactNode;
};

/** What was searched for is shown at least so large. */
const LEGIBLE = 0.75;

/** A place to look at a drawing: it is enlarged, and moved about. */
export function Viewport({ width, height, least, shows, wanted = null, busy = false, tools, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const zoom = useZoom(box, { width, height }, least);

  const { atLeast } = zoom;
  useEffect(() => {
    if (wanted !== null) atLeast(LEGIBLE);
  }, [wanted, atLeast]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says when to look again
  useEffect(() => {
    const around = box.current;
    const asked = wanted === null ? null : around?.querySelector(`[data-state="${CSS.escape(wanted)}"]`);
    const lit = (asked ?? around?.querySelector('.now'))?.getBoundingClientRect();
    if (!around || !lit) return;
    const { left, top } = around.getBoundingClientRect();
    around.scrollLeft += lit.left + lit.width / 2 - left - around.clientWidth / 2;
    around.scrollTop += lit.top + lit.height / 2 - top - around.clientHeight / 2;
  }, [shows, wanted, wanted !== null && zoom.scale >= LEGIBLE]);

  return (
    <div className="viewport">
      <div className="draw scroll" ref={box} aria-busy={busy || undefined} {...zoom.hears}>
        {children(zoom.scale)}
      </div>
      <div className="tools">
        {tools}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere */}
        <div className="seg" role="group" aria-label={say.chart.size}>
          <button type="button" aria-label={say.chart.smaller} onClick={zoom.smaller}>
            <Icon sign="minus" />
          </button>
          <button type="button" aria-pressed={zoom.fits} aria-label={say.chart.fit} onClick={zoom.fit}>
            {Math.round(zoom.scale * 100)} %
          </button>
          <button type="button" aria-label={say.chart.larger} onClick={zoom.larger}>
            <Icon sign="plus" />
          </button>
        </div>
      </div>
    </div>
  );
}
