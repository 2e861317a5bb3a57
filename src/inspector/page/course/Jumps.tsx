import { useMemo } from 'react';
import type { LogRow } from '../../protocol.ts';
import { say } from '../language/language.ts';
import type { Sign } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { usePlace, useTable } from '../wire/table.ts';

/** What can be jumped to, the key for it, and the rows that are such. */
const JUMPS = [
  { to: 'turn', sign: 'free', key: 't', is: (row) => row.mark === 'turn' },
  { to: 'battle', sign: 'ship', key: 'b', is: (row) => row.mark === 'battle' },
  { to: 'pile', sign: 'pile', key: 'p', is: (row) => row.mark === 'pile' },
  { to: 'refusal', sign: 'cross', key: 'r', is: (row) => row.mark === 'refused' },
  { to: 'mark', sign: 'star', key: 'm', is: (row) => row.note !== null },
] as const satisfies readonly {
  readonly to: keyof typeof say.jump.to;
  readonly sign: Sign;
  readonly key: string;
  readonly is: (row: LogRow) => boolean;
}[];

/** To the next turn, battle, pile, refusal or mark, and back. With the keys: a letter on, a capital back. */
export function Jumps() {
  const { rows, position, last, asks } = useTable();
  const place = usePlace();
  // From where it is to be looked, also while that is on its way: no key is lost.
  const n = place.n === 'last' ? position.n : Math.min(place.n, last);
  const places = useMemo(() => JUMPS.map(({ is }) => [...new Set(rows.filter(is).map((row) => row.n))]), [rows]);
  const go = (step: number): void => asks.look(step === last ? 'last' : step);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere
    <div className="jumps" role="group" aria-label={say.jump.label}>
      {JUMPS.map(({ to, sign, key }, at) => {
        const before = places[at]?.findLast((step) => step < n);
        const next = places[at]?.find((step) => step > n);
        const words = say.jump.to[to];
        return (
          <span className="jump" key={to}>
            <button
              type="button"
              aria-label={say.jump.before(words)}
              title={`${say.jump.before(words)} (${key.toUpperCase()})`}
              data-page-key={key.toUpperCase()}
              disabled={before === undefined}
              onClick={() => before !== undefined && go(before)}
            >
              <Icon sign="prev" />
            </button>
            <Icon sign={sign} className="i what" />
            <button
              type="button"
              aria-label={say.jump.next(words)}
              title={`${say.jump.next(words)} (${key})`}
              data-page-key={key}
              disabled={next === undefined}
              onClick={() => next !== undefined && go(next)}
            >
              <Icon sign="next" />
            </button>
          </span>
        );
      })}
    </div>
  );
}
