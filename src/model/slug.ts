import type { CardName } from './ids.ts';
import { cardName } from './ids.ts';

/** The name that a title gives a card: `Stubborn Mechanic` is `stubborn-mechanic`. */
export function slugOf(title: string): CardName {
  const plain = title.normalize('NFKD').replace(/['’]|\p{Mark}/gu, '');
  return cardName(
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
}
