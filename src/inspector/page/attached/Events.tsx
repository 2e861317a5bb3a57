import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WatchedStep } from '../../chart/watched.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSize } from '../parts/useSize.ts';
import type { Watching } from './watching.ts';

const ROW = 44;
const MORE = 8;

type Props = {
  readonly watching: Watching;
  readonly steps: readonly WatchedStep[];
  readonly n: number;
  readonly look: (n: number) => void;
};

/** What actors heard, one after the other: searched, and only what changed something if that is wished. */
export function Events({ watching, steps, n, look }: Props) {
  const [text, setText] = useState('');
  const [only, setOnly] = useState(false);
  const [top, setTop] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const names = useMemo(() => new Map(watching.actors.map(({ id, name }) => [id, name])), [watching.actors]);
  const rows = useMemo(() => {
    const wanted = text.toLowerCase();
    const says = ({ event, actor, where }: WatchedStep): string =>
      `${event ?? say.attached.begins} ${names.get(actor) ?? ''} ${where}`.toLowerCase();
    return steps.filter((step) => !(only && step.still) && (wanted === '' || says(step).includes(wanted)));
  }, [steps, text, only, names]);
  const current = rows.findLastIndex((row) => row.n <= n);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another height shows other rows
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const at = Math.max(0, current) * ROW;
    if (at < element.scrollTop || at > element.scrollTop + element.clientHeight - 2 * ROW)
      element.scrollTop = at - element.clientHeight / 2;
  }, [current, height]);

  const first = Math.max(0, Math.floor(top / ROW) - MORE);
  const end = Math.min(rows.length, Math.ceil((top + height) / ROW) + MORE);
  return (
    <section className="events" aria-labelledby="h-events">
      <div className="head">
        <h2 id="h-events">{say.attached.events}</h2>
        <span className="end">{say.attached.found(rows.length, steps.length)}</span>
      </div>
      <label className="find">
        <Icon sign="find" />
        <span className="vh">{say.attached.search}</span>
        <input placeholder={say.attached.search} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className="chips">
        <button type="button" className="chip" aria-pressed={only} onClick={() => setOnly(!only)}>
          {say.attached.onlyChanges}
        </button>
      </div>
      <div className="list scroll" ref={box} onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
        <ol style={{ height: rows.length * ROW }}>
          {rows.slice(first, end).map((step, index) => {
            const when = step.n === n ? 'now' : step.n > n ? 'later' : 'before';
            const name = names.get(step.actor) ?? '';
            const source = step.source === null ? undefined : names.get(step.source);
            return (
              <li
                key={step.n}
                style={{ top: (first + index) * ROW }}
                aria-setsize={rows.length}
                aria-posinset={first + index + 1}
                data-when={when}
                data-still={step.still || undefined}
              >
                <button
                  type="button"
                  tabIndex={first + index === Math.min(Math.max(current, first), end - 1) ? 0 : -1}
                  aria-current={when === 'now' ? 'step' : undefined}
                  onClick={() => look(step.n)}
                >
                  <span className="no">{step.n}</span>
                  <span className="what">
                    <b className="type">{step.event ?? say.attached.begins}</b>
                    <span className="whose">
                      {name}
                      {source !== undefined && step.event !== null && ` ${say.attached.from(source)}`}
                      {step.where !== '' && ` › ${step.where}`}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
