import { memo } from 'react';
import type { LogRow } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import { Said } from '../parts/Said.tsx';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, titleOf, useGuide } from '../wire/table.ts';

export function Heading({ heading }: { heading: NonNullable<LogRow['heading']> }) {
  const { hello } = useGuide();
  const { level, words, player } = heading;
  return level === 1 ? (
    <h3>
      {player !== null && (
        <span className="who" data-p={seatOf(hello, player)}>
          <Shape seat={seatOf(hello, player)} />
        </span>
      )}
      {words}
    </h3>
  ) : (
    <h3 className="sub">{words}</h3>
  );
}

type Props = {
  readonly row: LogRow;
  readonly current: boolean;
  /** After the step that is looked at. */
  readonly later: boolean;
  readonly newest: boolean;
  readonly look: (n: number | 'last') => void;
};

/** One row: number, who, words, rule. Clicking it looks at that step. */
export const Row = memo(function Row({ row, current, later, newest, look }: Props) {
  const { hello } = useGuide();
  const refused = row.kind === 'refused';
  const seat = seatOf(hello, row.player);
  return (
    <div
      className={`row${refused ? ' no' : ''}${later ? ' later' : ''}`}
      data-p={seat}
      aria-current={current ? 'step' : undefined}
    >
      <button type="button" onClick={() => look(newest && !refused ? 'last' : row.n)}>
        <span className="n">{row.n}</span>
        <span className="g">{refused ? <Icon sign="cross" /> : <Shape seat={seat} />}</span>
        <span className="t">
          {row.player !== null && <span className="vh">{titleOf(hello, row.player)}: </span>}
          <Said words={row.words} plain />
          {row.note !== null && (
            <span className={row.note === '' ? 'noted bare' : 'noted'}>
              <Icon sign="star" /> {row.note === '' ? <span className="vh">{say.note.marked}</span> : row.note}
            </span>
          )}
        </span>
      </button>
      {row.rule !== null && <RuleLink rule={row.rule} />}
    </div>
  );
});
