import type { PermanentView } from '../../../view/view.ts';
import { useTable } from '../wire/table.ts';
import { aimedAt } from './cardWords.ts';

const MOST = 10;

/** A box for each point of shield: full is damage taken, hatched is damage that waits, dashed is more than printed. */
export function Pips({ card }: { card: PermanentView }) {
  const { position } = useTable();
  const total = card.shieldNow ?? 0;
  if (total <= 0 || total > MOST) return null;
  const due = aimedAt(position.pile, card.id).reduce((sum, { id }) => {
    const amount = position.view.pile.find((entry) => entry.id === id)?.amount;
    return sum + (amount ?? 0);
  }, 0);
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: total }, (_, at) => {
        const taken = at < card.damage;
        const waits = !taken && at < card.damage + due;
        const more = card.shield !== null && at >= card.shield;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <i key={at} className={`${taken ? 'taken' : ''} ${waits ? 'due' : ''} ${more ? 'plus' : ''}`} />
        );
      })}
    </span>
  );
}
