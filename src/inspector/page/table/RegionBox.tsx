import { regionWords, twinNumber } from '../card/cardWords.ts';
import { Face } from '../card/Face.tsx';
import { say } from '../language/language.ts';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, titleOf, useTable } from '../wire/table.ts';
import type { Region } from './places.ts';

/** More cards than this in a region, and it takes the width of two. */
const FULL = 5;

/** A region with its ships and locations; `small` beside a battle. */
export function RegionBox({ region, small }: { region: Region; small: boolean }) {
  const { hello } = useTable();
  const { card, ships, locations } = region;
  const empty = ships.length === 0 && locations.length === 0;
  const full = ships.length + locations.length > FULL;
  const controller = card.controller === null ? null : titleOf(hello, card.controller);
  return (
    <section
      className={`region away${empty ? ' empty' : ''}`}
      data-full={full || undefined}
      aria-label={say.table.region(card.title, regionWords(card), controller)}
    >
      <RegionHeading region={region} />
      <div className="far scroll">
        {ships.map((ship) => (
          <Face key={ship.id} card={ship} size={small ? 'slip' : 'mini'} />
        ))}
        {locations.map((location) => (
          <Face key={location.id} card={location} size="slip" />
        ))}
        {empty && <span>{card.controller === null ? say.table.noShipsNobody : say.table.noShips}</span>}
        <span className="long">{yieldWords(region)}</span>
      </div>
    </section>
  );
}

/** What a region pays, and how many locations it has and takes (1100.5). */
function yieldWords({ card, locations }: Region): string {
  const most = card.locations;
  return [
    ...(card.income === null || card.income === 0 ? [] : [say.table.income(card.income)]),
    ...(typeof most !== 'number' || most === 0 ? [] : [say.table.locations(locations.length, most)]),
  ].join(', ');
}

/** The region's name, which opens its card, and whose it is. */
export function RegionHeading({ region: { card } }: { region: Region }) {
  const { hello, position, tell } = useTable();
  const seat = seatOf(hello, card.controller);
  const twin = twinNumber(position.view, card);
  return (
    <header data-p={seat}>
      <button
        type="button"
        className="name"
        data-card={card.id}
        onClick={() => tell({ about: 'card', card: card.id, name: card.name })}
      >
        {card.title}
        {twin !== null && ` ${twin}`}
      </button>
      {seat > 0 && (
        <span className="whose">
          <Shape seat={seat} />
        </span>
      )}
    </header>
  );
}
