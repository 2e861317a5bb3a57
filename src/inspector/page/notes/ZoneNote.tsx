import type { PlayerId } from '../../../model/ids.ts';
import { Face } from '../card/Face.tsx';
import { say } from '../language/language.ts';
import type { Note } from '../wire/table.ts';
import { titleOf, useTable } from '../wire/table.ts';

type Props = { readonly player: PlayerId; readonly zone: Extract<Note, { about: 'zone' }>['zone'] };

/** The cards of a zone, where they may be seen. */
export function ZoneNote({ player, zone }: Props) {
  const { hello, position } = useTable();
  const held = position.view.players.find(({ id }) => id === player)?.[zone];
  return (
    <>
      <h2>{say.table.zoneOf(titleOf(hello, player), say.table.zones[zone])}</h2>
      {held?.cards ? (
        <>
          <p className="lbl">{say.table.zoneHolds(held.count, zone === 'scrapheap' && held.count > 1)}</p>
          <div className="spread">
            {(zone === 'scrapheap' ? held.cards.toReversed() : held.cards).map((card) => (
              <Face key={card.id} card={card} size="mini" />
            ))}
          </div>
        </>
      ) : (
        <p>{say.table.faceDown(held?.count ?? 0)}</p>
      )}
    </>
  );
}
