import { useEffect } from 'react';
import { say } from '../language/language.ts';
import { useTable } from '../wire/table.ts';
import { Drawing } from './Drawing.tsx';
import { FindState } from './FindState.tsx';
import { Levels } from './Levels.tsx';
import { PartNote } from './PartNote.tsx';
import { Just, type SpineProps } from './SpineAround.tsx';
import { usePart } from './usePart.ts';
import { Viewport } from './Viewport.tsx';
import { useUnfolded } from './whole.ts';

/** How small the whole may be made so that it fits. */
const LEAST = 0.12;
/** Levels that are unfolded at first: the phases, and what they are made of. */
const FIRST = 2;

/** The whole spine, with any of its states folded. */
export function SpineWhole({ label, active, taken, picked, pick, wanted, whole, seek, find }: SpineProps) {
  const { position } = useTable();
  const told = usePart('game', picked);
  const unfolded = useUnfolded(whole?.outline ?? null, whole?.depths ?? NONE, FIRST);
  const { drawing, busy, failed, isOpen, turn, reveal } = unfolded;
  // What was searched for is asked about as soon as it is drawn.
  useEffect(() => {
    const node = wanted === null ? undefined : drawing?.nodes.find(({ id }) => id === wanted);
    if (node) pick({ node });
  }, [wanted, drawing, pick]);
  if (!drawing)
    return (
      <p className="part" data-asked>
        {failed ? say.chart.failed : say.chart.waits}
      </p>
    );

  const goTo = (state: string): void => {
    reveal(state);
    find(state);
  };
  const state = picked && 'node' in picked ? picked.node : null;
  const inside = state !== null && (state.folded || drawing.nodes.some(({ parent }) => parent === state.id));
  return (
    <>
      <Viewport
        {...drawing}
        least={LEAST}
        shows={`${position.n} ${drawing.width} ${drawing.height}`}
        wanted={wanted}
        busy={busy}
        tools={
          <>
            <FindState outline={whole?.outline ?? null} begin={seek} go={goTo} />
            <Levels {...unfolded} />
          </>
        }
      >
        {(scale) => (
          <Drawing
            drawing={drawing}
            label={label}
            active={active}
            taken={taken}
            picked={picked}
            pick={pick}
            step={position.n}
            scale={scale}
          />
        )}
      </Viewport>
      <div className="part" data-asked={picked !== null || undefined}>
        {failed && <span role="alert">{say.chart.failed}</span>}
        {picked ? (
          <PartNote part={picked} told={told}>
            {state !== null && inside && state.parent !== null && (
              <button type="button" className="btn out" onClick={() => turn(state.id)}>
                {isOpen(state.id) ? say.chart.foldState : say.chart.unfoldState}
              </button>
            )}
          </PartNote>
        ) : (
          <Just drawing={drawing} taken={taken} />
        )}
      </div>
    </>
  );
}

const NONE: readonly never[] = [];
