import { printCard } from './printCard.ts';
import type { FightSaid, TableLine } from './tableTree.ts';

/** What stands before the colon, and what behind it; without a colon where `tail` is null. */
export type Row = { readonly head: string; readonly tail: string | null };

export function rowOf(line: TableLine): Row {
  switch (line.kind) {
    case 'region': {
      const { region, of, cards } = line;
      const holder = of === undefined ? '' : ` @${of ?? 'nobody'}`;
      return { head: printCard(region) + holder, tail: cards.length === 0 ? null : cards.map(printCard).join(' ') };
    }
    case 'zone':
      return { head: `${line.zone} ${line.player}`, tail: line.cards.map(printCard).join(' ') };
    case 'isk':
      return { head: `isk ${line.player}`, tail: `${line.isk}` };
    case 'moment': {
      const { at, player, fight } = line;
      const whose = player === undefined ? '' : ` ${player}`;
      return { head: 'moment', tail: `${at}${whose}${fight === undefined ? '' : ` -> ${printFight(fight)}`}` };
    }
  }
}

/** `metropolis with s t vs elysha` */
export const printFight = (fight: FightSaid): string => fight.region + printSides(fight);

/** ` with s t vs elysha`, as far as it is said. */
export function printSides({ ships, defender }: Omit<FightSaid, 'region'>): string {
  const which = ships === undefined ? '' : ` with ${ships.join(' ')}`;
  return `${which}${defender === undefined ? '' : ` vs ${defender}`}`;
}

export function printRow({ head, tail }: Row, width: number): string {
  if (tail === null) return head;
  return `${head.padEnd(width)} : ${tail}`.trimEnd();
}
