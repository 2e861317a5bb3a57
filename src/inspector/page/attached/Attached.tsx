import { useEffect, useMemo, useState } from 'react';
import { WATCH_PROTOCOL } from '../../chart/watched.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTheme } from '../wire/theme.ts';
import { ActorList } from './ActorList.tsx';
import { Centre } from './Centre.tsx';
import { Detail } from './Detail.tsx';
import { Events } from './Events.tsx';
import { actorsAt, stepsOf } from './moment.ts';
import { StepBar } from './StepBar.tsx';
import { Welcome } from './Welcome.tsx';
import type { Watching } from './watching.ts';
import { useWatching } from './watching.ts';

/** The page that shows the state machines of other programs: the chart, the events, the actors, and what changed. */
export function Attached() {
  const { watching, askContext } = useWatching();
  const { programs, protocol, link } = watching;
  const [chosen, choose] = useState<string | null>(null);
  const program =
    programs.find(({ id }) => id === chosen) ?? programs.find(({ connected }) => connected) ?? programs[0] ?? null;
  const { theme, turn } = useTheme();

  useEffect(() => {
    document.title = `${program?.name ?? say.attached.title} · Starpile`;
  }, [program?.name]);

  return (
    <div className="attached">
      <header className="bar">
        <div className="mark">
          <Icon sign="chart" />
          <span>Starpile</span>
        </div>
        <span className="sep" />
        {program && <h1 className="vh">{program.name}</h1>}
        {program && (
          <select
            className="chip"
            aria-label={say.attached.program}
            value={program.id}
            onChange={({ target }) => choose(target.value)}
          >
            {programs.map(({ id, name, connected }) => (
              <option key={id} value={id}>
                {connected ? name : `${name} (${say.attached.gone})`}
              </option>
            ))}
          </select>
        )}
        <span role="status" className="told">
          {link === 'turnedAway'
            ? say.link.turnedAway
            : link !== 'open' && protocol !== null
              ? say.attached.lost
              : program && (program.connected ? say.attached.connected : say.attached.gone)}
          {program !== null && program.missed > 0 && ` · ${say.attached.missed(program.missed)}`}
        </span>
        <span className="gap" />
        <button type="button" className="btn sq" aria-label={say.attached.theme} data-theme-now={theme} onClick={turn}>
          <Icon sign="theme" />
        </button>
      </header>
      {protocol !== null && protocol !== WATCH_PROTOCOL ? (
        <p className="waits">{say.attached.version(protocol)}</p>
      ) : program === null ? (
        <Welcome address={watching.address} />
      ) : (
        <Program key={program.id} program={program.id} watching={watching} askContext={askContext} />
      )}
    </div>
  );
}

type ProgramProps = {
  readonly program: string;
  readonly watching: Watching;
  readonly askContext: (n: number) => void;
};

function Program({ program, watching, askContext }: ProgramProps) {
  const [place, setPlace] = useState<number | 'last'>('last');
  const [asked, setAsked] = useState<string | null>(null);
  const steps = useMemo(() => stepsOf(watching, program), [watching, program]);
  const n = place === 'last' ? (steps.at(-1)?.n ?? 0) : Math.max(place, steps[0]?.n ?? 0);
  const actors = useMemo(() => actorsAt(watching, program, steps, n), [watching, program, steps, n]);
  const shown =
    actors.find(({ actor }) => actor.id === asked) ??
    actors.find(({ actor }) => actor.outline !== null) ??
    actors[0] ??
    null;
  const look = (to: number | 'last'): void => setPlace(to === steps.at(-1)?.n ? 'last' : to);

  return (
    <>
      <main className="watch">
        <Events watching={watching} steps={steps} n={n} look={look} />
        <Centre watching={watching} actors={actors} shown={shown} steps={steps} n={n} look={look} choose={setAsked} />
        <div className="side">
          <ActorList actors={actors} shown={shown} n={n} choose={setAsked} />
          {shown && <Detail shown={shown} watching={watching} askContext={askContext} />}
        </div>
      </main>
      <StepBar steps={steps} n={n} follows={place === 'last'} look={look} />
    </>
  );
}
