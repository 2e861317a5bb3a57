import type { CardName, ObjectId } from '../../../model/ids.ts';
import { useGuide } from '../wire/table.ts';

/** A card's name in a sentence: it opens the card, and points at it on the table. */
export function CardLink({ card, name, title }: { card: ObjectId; name: CardName | null; title: string }) {
  const { tell, point } = useGuide();
  return (
    <button
      type="button"
      className="cardref"
      onClick={() => tell({ about: 'card', card, name })}
      onMouseEnter={() => point(card)}
      onMouseLeave={() => point(null)}
      onFocus={() => point(card)}
      onBlur={() => point(null)}
    >
      {title}
    </button>
  );
}
