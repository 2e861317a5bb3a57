import type { PileRow } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Who } from '../parts/Who.tsx';
import { seatOf, useTable } from '../wire/table.ts';
import { Life } from './Life.tsx';

/** An entry that has left this pile: it keeps its place, with how it went. */
export function GoneEntry({ row }: { row: PileRow }) {
  const { hello } = useTable();
  const seat = seatOf(hello, row.controller);
  const removed = row.state === 'removed';
  return (
    <div className={`entry ${removed ? 'gone' : 'done'}`} data-p={seat} data-entry={row.id}>
      <div className="gut">
        <Shape seat={seat} />
        <b>{row.number}</b>
      </div>
      <div className="in">
        <div className="l1">
          <strong>{row.title}</strong>
          <Life state={row.state} />
        </div>
        {removed && (
          <div className="l2">
            {row.removedBy ? (
              <>
                {say.pile.removedBy(row.removedBy.title)}
                {row.removedBy.controller !== null && (
                  <>
                    , <Who player={row.removedBy.controller} />
                  </>
                )}
                {say.pile.never}{' '}
              </>
            ) : (
              <>{say.pile.playerLeft} </>
            )}
            <RuleLink rule={row.removedBy ? '700.8' : '1600.1'} />
          </div>
        )}
        {row.state === 'fizzled' && (
          <div className="l2">
            {say.pile.fizzled} <RuleLink rule="700.9" />
          </div>
        )}
      </div>
    </div>
  );
}
