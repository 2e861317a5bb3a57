import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../wire/table.ts';
import { Branches } from './Branches.tsx';
import { Jumps } from './Jumps.tsx';
import { Scrubber } from './Scrubber.tsx';

/** The way through the game: step by step, or along the course. */
export function Course() {
  const { position, last, asks } = useTable();
  const { n } = position;
  return (
    <section className="course" aria-label={say.course.label}>
      <div className="ctl">
        <div className="btns">
          <button
            type="button"
            className="btn"
            aria-label={say.course.first}
            disabled={n === 0}
            onClick={() => asks.look(0)}
          >
            <Icon sign="first" />
          </button>
          <button
            type="button"
            className="btn"
            aria-label={say.course.back}
            disabled={n === 0}
            onClick={() => asks.look(n - 1)}
          >
            <Icon sign="prev" />
          </button>
          <span className="at">
            {n} <span className="lbl">{say.course.of(last)}</span>
          </span>
          <button
            type="button"
            className="btn"
            aria-label={say.course.on}
            disabled={n >= last}
            onClick={() => asks.look(n + 1 >= last ? 'last' : n + 1)}
          >
            <Icon sign="next" />
          </button>
          <button
            type="button"
            className="btn"
            aria-label={say.course.newest}
            disabled={n >= last}
            onClick={() => asks.look('last')}
          >
            <Icon sign="last" />
          </button>
        </div>
        <Jumps />
      </div>
      <Scrubber />
      <Branches />
    </section>
  );
}
