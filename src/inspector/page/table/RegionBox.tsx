import { twinNumber } from '../card/cardWords.ts';
import { Face } from '../card/Face.tsx';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, titleOf, useTable } from '../wire/table.ts';
import type { Region } from './places.ts';

/** More cards than this in a region, and it takes the width of two. */
const FULL = 5;

/** A region with its ships and locations; `small` beside a battle. */
export function RegionBox({ region, small }: { region: Region; small: boolean }) {
  const { hello } = useTable();
  const { card, ships, locations } = region;
  const kind = card.type === 'home-region' ? 'home region' : 'outer region';
  const empty = ships.length === 0 && locations.length === 0;
  const full = ships.length + locations.length > FULL;
  const controlled =
    card.controller === null
      ? `${kind}, controlled by nobody`
      : `${kind}, controlled by ${titleOf(hello, card.controller)}`;
  return (
    <section
      className={`region away${empty ? ' empty' : ''}`}
      data-full={full || undefined}
      aria-label={`${card.title}, ${controlled}`}
    >
      <RegionHeading region={region} />
      <div className="far scroll">
        {ships.map((ship) => (
          <Face key={ship.id} card={ship} size={small ? 'slip' : 'mini'} />
        ))}
        {locations.map((location) => (
          <Face key={location.id} card={location} size="slip" />
        ))}
        {empty && <span>{card.controller === null ? 'No ships, so nobody controls it.' : 'No ships.'}</span>}
        <span className="long">{yieldWords(region)}</span>
      </div>
    </section>
  );
}

/** What a region pays, and how many locations it has and takes (1100.5). */
function yieldWords({ card, locations }: Region): string {
  const most = card.locations;
  return [
    ...(card.income === null || card.income === 0 ? [] : [`Income ${card.income}`]),
    ...(typeof most !== 'number' || most === 0 ? [] : [`${locations.length} of ${most} locations`]),
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
