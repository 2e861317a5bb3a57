import { useEffect, useMemo, useState } from 'react';
import { depthOf, type Outline, treeOf } from '../../chart/outline.ts';
import { Drawing } from '../chart/Drawing.tsx';
import { FindState } from '../chart/FindState.tsx';
import { Levels } from '../chart/Levels.tsx';
import type { Part } from '../chart/part.ts';
import { Viewport } from '../chart/Viewport.tsx';
import { useUnfolded } from '../chart/whole.ts';
import { eventWords } from '../chart/words.ts';
import { say } from '../language/language.ts';
import type { ActorThen } from './moment.ts';

/** Charts of more states than that begin with their outermost levels only. */
const LARGE = 70;
const LEAST = 0.2;
const NONE: readonly never[] = [];

type Props = { readonly then: ActorThen; readonly outline: Outline; readonly n: number; readonly small?: boolean };

/** The chart of one actor of another program, where it was at a step. */
export function ActorChart({ then: { actor, step }, outline, n, small = false }: Props) {
  const [picked, setPicked] = useState<Part | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const first = outline.states.length > LARGE ? 2 : Math.max(1, depthOf(outline));
  const unfolded = useUnfolded(outline, NONE, first);
  const { drawing, failed } = unfolded;
  const active = useMemo(() => new Set(step.active), [step]);
  const taken = useMemo(() => new Set(step.n === n ? step.taken : []), [step, n]);
  // What was searched for is asked about as soon as it is drawn.
  useEffect(() => {
    const node = wanted === null ? undefined : drawing?.nodes.find(({ id }) => id === wanted);
    if (node) setPicked({ node });
  }, [wanted, drawing]);
  if (!drawing)
    return (
      <p className="part" data-asked>
        {failed ? say.chart.failed : say.attached.laying}
      </p>
    );
  const label = say.attached.label(actor.name, step.where || step.status);
  const still = step.status !== 'active';
  if (small) return <Drawing {...{ drawing, label, active, taken, picked, still }} pick={setPicked} step={n} />;
  return (
    <>
      <Viewport
        {...drawing}
        least={LEAST}
        shows={`${n} ${actor.id} ${drawing.width} ${drawing.height}`}
        wanted={wanted}
        busy={unfolded.busy}
        tools={
          <>
            <FindState
              outline={outline}
              begin={() => {}}
              go={(state) => {
                unfolded.reveal(state);
                setWanted(state);
              }}
            />
            <Levels {...unfolded} />
          </>
        }
      >
        {(scale) => <Drawing {...{ drawing, label, active, taken, picked, still, scale }} pick={setPicked} step={n} />}
      </Viewport>
      <div className="part" data-asked={picked !== null || (step.n === n && step.guessed) || undefined}>
        {picked ? (
          <Told part={picked} outline={outline} turn={unfolded.turn} isOpen={unfolded.isOpen} />
        ) : (
          <span>{say.attached.ask}</span>
        )}
        {step.n === n && step.guessed && <span className="guessed">{say.attached.guessed}</span>}
      </div>
    </>
  );
}

type ToldProps = {
  readonly part: Part;
  readonly outline: Outline;
  readonly turn: (state: string) => void;
  readonly isOpen: (state: string) => boolean;
};

/** What a state or a line of the chart is, as its definition says. */
function Told({ part, outline, turn, isOpen }: ToldProps) {
  if ('node' in part) {
    const { id, key, description, entry, exit, parent } = part.node;
    const does = [...entry.map(say.chart.entering), ...exit.map(say.chart.leaving)];
    const inside = treeOf(outline).children(id).length > 0;
    return (
      <>
        <b>{key}</b>
        <span>{description ?? (inside ? say.chart.aStateWithInside : say.chart.aState)}</span>
        {does.length > 0 && <code>{does.join(', ')}</code>}
        {inside && parent !== null && (
          <button type="button" className="btn out" onClick={() => turn(id)}>
            {isOpen(id) ? say.chart.foldState : say.chart.unfoldState}
          </button>
        )}
      </>
    );
  }
  return part.edge.transitions.map(({ id, event, guard, actions, description }) => (
    <span className="one" key={id}>
      <b>{eventWords(event)}</b>
      {guard !== null && <code>{say.chart.guarded(guard)}</code>}
      {actions.length > 0 && <code>{say.chart.does(actions.join(', '))}</code>}
      {description !== null && <span>{description}</span>}
    </span>
  ));
}
