import { useCallback, useEffect, useMemo, useState } from 'react';
import { isAlive } from '../card/cardWords.ts';
import { say } from '../language/language.ts';
import { Said } from '../parts/Said.tsx';
import { GameSequence } from '../sequence/GameSequence.tsx';
import { useTable } from '../wire/table.ts';
import { hasDrawing, SPINE } from './charts.ts';
import { EntryCharts } from './EntryCharts.tsx';
import type { Part } from './part.ts';
import type { RoomButtonsProps } from './RoomButtons.tsx';
import { RoomButtons } from './RoomButtons.tsx';
import { SpineAround } from './SpineAround.tsx';
import { SpineWhole } from './SpineWhole.tsx';
import { useWhole } from './whole.ts';

type Shown = 'around' | 'whole' | 'entries' | 'messages';

/** The chart of the game around the active state, the whole of it, and the charts of all that waits on the pile. */
export function ChartPanel({ room, buttons }: { room: RoomButtonsProps; buttons: boolean }) {
  const { position } = useTable();
  const { path, taken, n, pile } = position;
  const [shown, setShown] = useState<Shown>('around');
  const [outer, setOuter] = useState<string | null>(null);
  const [picked, setPicked] = useState<Part | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [seeks, setSeeks] = useState(false);
  const whole = useWhole(SPINE, seeks || shown === 'whole');
  const leaf = path.at(-1);
  const folded = room.room === 'folded';
  const entries = pile.filter(({ id, state }) => isAlive(state) || taken.some(({ actor }) => actor === id));
  const movedEntries = taken.some(({ actor }) => entries.some(({ id }) => id === actor));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is looked at where it happens
  useEffect(() => {
    setOuter(null);
    setWanted(null);
    if (shown !== 'whole') setPicked(null);
  }, [n, leaf?.id]);

  const show = (next: Shown): void => {
    setShown(next);
    setPicked(null);
    setWanted(null);
  };
  const lookAt = useCallback((state: string): void => {
    setOuter(state);
    setShown('around');
  }, []);
  const crumbs = path.length > 2 ? path.slice(1) : path;
  const active = useMemo(() => new Set(path.map(({ id }) => id)), [path]);
  const edges = useMemo(
    () => new Set(taken.filter(({ actor }) => actor === SPINE).flatMap((one) => one.edges)),
    [taken],
  );
  const spine = {
    label: say.chart.label(crumbs.map(({ key }) => key).join(', ')),
    active,
    taken: edges,
    picked,
    pick: setPicked,
    wanted,
    whole,
    seek: () => setSeeks(true),
    find: setWanted,
  };

  return (
    <section className="chart" aria-labelledby="h-chart" data-folded={folded || undefined}>
      <div className="head">
        <h2 id="h-chart">{say.chart.title}</h2>
        <nav className="path" aria-label={say.chart.path}>
          {crumbs.map(({ id, key }, at) => (
            <span key={id}>
              {at > 0 && <span aria-hidden="true">› </span>}
              {id === leaf?.id ? (
                <b>{key}</b>
              ) : hasDrawing(SPINE, id) ? (
                <button
                  type="button"
                  aria-pressed={outer === id}
                  onClick={() => {
                    show('around');
                    setOuter(outer === id ? null : id);
                    if (folded) room.set('usual');
                  }}
                >
                  {key}
                </button>
              ) : (
                key
              )}
            </span>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere */}
        <div className="end seg" role="group" aria-label={say.chart.which} hidden={folded}>
          {(['around', 'whole'] as const).map((which) => (
            <button
              type="button"
              key={which}
              data-opens-for={which === 'around' && (shown === 'entries' || shown === 'messages') ? 'f' : undefined}
              aria-pressed={shown === which}
              onClick={() => show(which)}
            >
              {say.chart[which]}
            </button>
          ))}
          <button type="button" aria-pressed={shown === 'entries'} onClick={() => show('entries')}>
            {say.chart.entries(entries.length)}
            {movedEntries && <span className="moved" title={say.chart.entryMoved} />}
          </button>
          <button type="button" aria-pressed={shown === 'messages'} onClick={() => show('messages')}>
            {say.chart.messages}
          </button>
        </div>
        {buttons && <RoomButtons {...room} />}
      </div>
      <div id="chart-drawn" className="drawn" hidden={folded}>
        {shown === 'entries' && <EntryCharts entries={entries} picked={picked} pick={setPicked} />}
        {shown === 'messages' && <GameSequence />}
        {shown === 'whole' && <SpineWhole {...spine} />}
        {shown === 'around' && <SpineAround {...spine} outer={outer} lookAt={lookAt} />}
      </div>
      <div className="said only-s">
        <h3>{say.log.changed}</h3>
        <ul>
          {position.changes.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a step keep their order
            <li key={at}>
              <Said words={words} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
