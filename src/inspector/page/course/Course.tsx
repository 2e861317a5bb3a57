import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../wire/table.ts';
import { Scrubber } from './Scrubber.tsx';

/** The way through the game: step by step, or along the course. */
export function Course() {
  const { position, last, asks } = useTable();
  const { n } = position;
  return (
    <section className="course" aria-label="Course of the game">
      <div className="ctl">
        <div className="btns">
          <button type="button" className="btn" aria-label="First step" disabled={n === 0} onClick={() => asks.look(0)}>
            <Icon sign="first" />
          </button>
          <button
            type="button"
            className="btn"
            aria-label="Step back"
            disabled={n === 0}
            onClick={() => asks.look(n - 1)}
          >
            <Icon sign="prev" />
          </button>
          <span className="at">
            {n} <span className="lbl">of {last}</span>
          </span>
          <button
            type="button"
            className="btn"
            aria-label="Step on"
            disabled={n >= last}
            onClick={() => asks.look(n + 1 >= last ? 'last' : n + 1)}
          >
            <Icon sign="next" />
          </button>
          <button
            type="button"
            className="btn"
            aria-label="Newest step"
            disabled={n >= last}
            onClick={() => asks.look('last')}
          >
            <Icon sign="last" />
          </button>
        </div>
        <div className="keys">
          <kbd>←</kbd>
          <kbd>→</kbd> step <kbd>Home</kbd>
          <kbd>End</kbd>
        </div>
      </div>
      <Scrubber />
    </section>
  );
}
