import type { CSSProperties } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { say } from '../language/language.ts';
import { useSize } from '../parts/useSize.ts';
import { useTable } from '../wire/table.ts';
import { Aims } from './Aims.tsx';
import { BattleRegion } from './BattleRegion.tsx';
import { isDense, isLarge, isPacked, regionsOf, seating } from './places.ts';
import { RegionBox } from './RegionBox.tsx';
import { Seat } from './Seat.tsx';
import { Sky } from './Sky.tsx';

/** Regions that stand in one row; more of them are parted into rows as even as can be. */
const ROW = 4;
const perRow = (regions: number): number => Math.ceil(regions / Math.max(1, Math.ceil(regions / ROW)));

/** More of the table than that the near seat does not keep for itself while the rest is scrolled. */
const MOST_OF_NEAR = 0.5;

/** The table: whoever looks sits at the bottom, the others above, the regions between them. */
export function TablePanel() {
  const { position } = useTable();
  const { view } = position;
  const [field, setField] = useState<HTMLDivElement | null>(null);
  const seats = useMemo(() => seating(view), [view]);
  const regions = useMemo(() => regionsOf(view), [view]);
  const felt = useRef<HTMLElement>(null);
  const place = useSize(felt);
  const [long, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is another table
  useLayoutEffect(() => {
    const near = field?.querySelector(':scope > .seat');
    const { height } = place;
    const isLow = near != null && near.clientHeight < height * MOST_OF_NEAR;
    setLong(field !== null && isLow && field.scrollHeight > height + 1);
  }, [field, place, view]);
  const own = seats.at(-1);
  const { battle } = view;
  const contested = battle && regions.find(({ card }) => card.id === battle.region);
  const others = regions.filter((region) => region !== contested);
  const many = seats.length > 2;
  const dense = isDense(view);
  const crowded = many || seats.some((player) => isPacked(view, player));
  return (
    <section className="table" aria-label={say.table.label}>
      <Sky />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroll felt" ref={felt} tabIndex={0} aria-label={say.table.cards}>
        <div
          className="field"
          ref={setField}
          data-long={long || undefined}
          data-many={many || undefined}
          data-crowded={crowded || undefined}
          data-dense={dense || undefined}
          data-large={isLarge(view) || undefined}
        >
          <div className="seats">
            {seats.slice(0, -1).map((player) => (
              <Seat key={player.id} player={player} />
            ))}
          </div>
          <div
            className={battle && contested ? 'mid fought' : 'mid'}
            style={{ '--per': perRow(others.length) } as CSSProperties}
            data-even={others.length > ROW || undefined}
          >
            {battle && contested ? (
              <>
                {others.length > 0 && (
                  <div className="aside">
                    {others.map((region) => (
                      <RegionBox key={region.card.id} region={region} small />
                    ))}
                  </div>
                )}
                <BattleRegion battle={battle} region={contested} />
              </>
            ) : (
              others.map((region) => <RegionBox key={region.card.id} region={region} small={dense} />)
            )}
          </div>
          {own && <Seat player={own} />}
          {battle && field && <Aims battle={battle} field={field} />}
        </div>
      </section>
    </section>
  );
}
