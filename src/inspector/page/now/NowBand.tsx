import type { Position } from '../../protocol.ts';
import { say } from '../language/language.ts';
import type { Sign } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Said } from '../parts/Said.tsx';
import { useTable } from '../wire/table.ts';
import { Ring } from './Ring.tsx';

const MODE_SIGN: Readonly<Record<Position['mode'], Sign>> = {
  open: 'free',
  building: 'open',
  resolving: 'lock',
  asking: 'answer',
  over: 'star',
};

/** Who acts, what waits and why, in words: announced as it changes. */
export function NowBand() {
  const { position, last, asks } = useTable();
  const { mode, now, why, passes } = position.band;
  const { n } = position;
  return (
    <section className="now" aria-label={say.now.label}>
      <div className="mode">
        <Icon sign={MODE_SIGN[position.mode]} />
        <div>
          <b>{mode[0]}</b>
          <span>{mode[1]}</span>
        </div>
        <nav className="step-s" aria-label={say.now.step}>
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
            <span className="vh">{say.now.step} </span>
            {say.now.of(n, last)}
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
        </nav>
      </div>
      <div className="say" aria-live="polite">
        <h1>
          <Said words={now} />
        </h1>
        <div className="why">
          <Said words={why} />
        </div>
      </div>
      <div className="passes">
        <b>
          <Said words={passes[0]} />
        </b>
        <span className="lbl">
          <Said words={passes[1]} />
        </span>
      </div>
      <Ring />
    </section>
  );
}
