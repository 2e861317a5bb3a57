import type { PlayerId } from '../../../model/ids.ts';
import { findCard, isPermanent, twinNumber } from '../card/cardWords.ts';
import { say } from '../language/language.ts';
import { Shape } from '../parts/Shape.tsx';
import { Who } from '../parts/Who.tsx';
import { seatOf, useTable } from '../wire/table.ts';
import type { Thing } from './fields.ts';

/** Something that can be chosen, as the table calls it. */
export function ThingName({ thing }: { thing: Thing }) {
  const { hello, position } = useTable();
  if (thing.kind === 'words') return thing.words;
  if (thing.kind === 'player') return <Who player={thing.id as PlayerId} />;
  if (thing.kind === 'entry') {
    const row = position.pile.find(({ id }) => id === thing.id);
    return row ? say.pile.entryCalled(row.number, row.title) : thing.id;
  }
  const card = findCard(position.view, thing.kind === 'trigger' ? thing.source : thing.id);
  if (card === null) return thing.kind === 'trigger' ? thing.source : thing.id;
  const seat = seatOf(hello, isPermanent(card) ? card.controller : card.owner);
  const twin = twinNumber(position.view, card);
  return (
    <span className="thing" data-p={seat}>
      <Shape seat={seat} />
      {card.title}
      {twin !== null && ` ${twin}`}
      {thing.kind === 'trigger' && card.text[thing.ability] && (
        <span className="lbl">: {card.text[thing.ability]}</span>
      )}
    </span>
  );
}
