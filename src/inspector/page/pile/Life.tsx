import type { PileRow } from '../../protocol.ts';
import { say } from '../language/language.ts';

type State = PileRow['state'];
const STOP: Readonly<Record<State, number>> = {
  waiting: 0,
  resolving: 1,
  asking: 1,
  resolved: 2,
  fizzled: 2,
  removed: 0,
};

/** The entry's own actor as a track of three stops: waiting, resolving, gone. A removed one is cut by a cross. */
export function Life({ state }: { state: State }) {
  const at = STOP[state];
  if (state === 'removed')
    return (
      <span className="life">
        <svg viewBox="0 0 26 12" className="short" aria-hidden="true">
          <path className="tr" d="M5 6h9" />
          <circle className="nd past" cx="5" cy="6" r="3" />
          <path className="cut" d="M17 3l6 6M23 3l-6 6" />
        </svg>
        {say.pile.states[state]}
      </span>
    );
  return (
    <span className="life">
      <svg viewBox="0 0 44 12" aria-hidden="true">
        <path className="tr" d="M5 6h34" />
        {[5, 22, 39].map((x, stop) => (
          <circle
            key={x}
            className={`nd ${stop === at ? (at === 1 ? 'lit' : state === 'fizzled' ? 'void' : 'is') : stop < at ? 'past' : ''}`}
            cx={x}
            cy="6"
            r={stop === at ? 4.2 : 3}
          />
        ))}
      </svg>
      {say.pile.states[state]}
    </span>
  );
}
