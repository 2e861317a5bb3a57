import { useMemo, useState } from 'react';
import type { WatchedStep } from '../../chart/watched.ts';
import { say } from '../language/language.ts';
import { Export } from '../sequence/Export.tsx';
import type { Fixed, Said } from '../sequence/lanes.ts';
import { Sequence } from '../sequence/Sequence.tsx';
import { ActorChart } from './ActorChart.tsx';
import type { ActorThen } from './moment.ts';
import type { Watching } from './watching.ts';

type Shown = 'chart' | 'all' | 'messages';

type Props = {
  readonly watching: Watching;
  readonly actors: readonly ActorThen[];
  readonly shown: ActorThen | null;
  readonly steps: readonly WatchedStep[];
  readonly n: number;
  readonly look: (n: number) => void;
  readonly choose: (actor: string) => void;
};

/** The chart of one actor, those of all, or the messages between them. */
export function Centre({ watching, actors, shown, steps, n, look, choose }: Props) {
  const [view, setView] = useState<Shown>('chart');
  const outlineOf = (one: ActorThen) => watching.outlines.get(one.actor.outline ?? '') ?? null;
  const outline = shown && outlineOf(shown);
  return (
    <section className="chart" aria-labelledby="h-centre">
      <div className="head">
        <h2 id="h-centre">{view === 'chart' ? (shown?.actor.name ?? say.attached.chart) : say.attached[view]}</h2>
        {view === 'chart' && shown && <code className="where">{shown.step.where || shown.step.status}</code>}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere */}
        <div className="end seg" role="group" aria-label={say.attached.which}>
          {(['chart', 'all', 'messages'] as const).map((one) => (
            <button type="button" key={one} aria-pressed={view === one} onClick={() => setView(one)}>
              {say.attached[one]}
            </button>
          ))}
        </div>
      </div>
      <div className="drawn">
        {view === 'chart' && shown?.actor.problem && (
          <p className="part trouble" data-asked>
            {shown.actor.problem}
          </p>
        )}
        {view === 'chart' &&
          (shown && outline ? (
            <ActorChart key={shown.actor.id} then={shown} outline={outline} n={n} />
          ) : (
            <p className="part" data-asked>
              {say.attached.noChart}
            </p>
          ))}
        {view === 'all' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <section className="actors scroll" tabIndex={0} aria-label={say.attached.all}>
            {actors.map((one) => {
              const drawn = outlineOf(one);
              return (
                <figure key={one.actor.id} data-p={0}>
                  <figcaption className="cap">
                    <button type="button" onClick={() => choose(one.actor.id)}>
                      <b>{one.actor.name}</b>
                    </button>
                    {one.step.where || one.step.status}
                  </figcaption>
                  {drawn ? <ActorChart then={one} outline={drawn} n={n} small /> : <p>{say.attached.noChart}</p>}
                </figure>
              );
            })}
          </section>
        )}
        {view === 'messages' && <Messages watching={watching} steps={steps} n={n} look={look} />}
      </div>
    </section>
  );
}

function Messages({ watching, steps, n, look }: Pick<Props, 'watching' | 'steps' | 'n' | 'look'>) {
  const { actors } = watching;
  const fixed = useMemo<readonly Fixed[]>(() => {
    const roots = actors.filter(({ id, parent }) => parent === null && steps.some(({ actor }) => actor === id));
    return [
      { id: 'outside', title: say.attached.outside, seat: 0 },
      ...roots.map(({ id, name }) => ({ id, title: name, seat: 0 })),
    ];
  }, [actors, steps]);
  const said = useMemo(() => {
    const names = new Map(actors.map(({ id, name, parent }) => [id, { name, parent }]));
    return steps
      .filter(({ event }) => event !== 'xstate.init')
      .flatMap(({ n: at, actor, event, source, status }): readonly Said[] => {
        const from = source !== null && names.has(source) ? source : 'outside';
        const parent = names.get(actor)?.parent ?? null;
        const begins = event === null && parent !== null;
        if (event === null && !begins) return [];
        const born = begins ? { title: names.get(actor)?.name ?? '', mark: '', seat: 0 } : null;
        const words = event ?? say.attached.begins;
        const message: Said = { n: at, from, to: actor, kind: begins ? 'begins' : 'tells', words, born };
        const ended = status !== 'active' && parent !== null && names.has(parent);
        return ended
          ? [message, { n: at, from: actor, to: parent, kind: 'ends', words: status, born: null }]
          : [message];
      });
  }, [steps, actors]);
  const last = steps.at(-1)?.n ?? 0;
  return (
    <>
      <Sequence fixed={fixed} messages={said} n={n} look={look} />
      <Export
        title={say.attached.messages}
        fixed={fixed}
        messages={said}
        stretches={[{ name: say.attached.everything, from: 0, to: last }]}
      />
    </>
  );
}
