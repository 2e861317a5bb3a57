import type { Check } from './checkTree.ts';
import { printOrder } from './printCard.ts';
import { printEnding, printEntry } from './printFact.ts';

/** Something that holds: `x shield 5`. */
export function printCheck(said: Check): string {
  switch (said.check) {
    case 'zone':
      return `${said.card} in ${said.zone}${behind(said.owner)}`;
    case 'region':
      return `${said.card} in ${said.region}`;
    case 'controller':
      return `${said.card} of ${said.player ?? 'nobody'}`;
    case 'number':
      return `${said.card} ${said.what} ${said.amount}`;
    case 'exhausted':
    case 'ready':
    case 'gone':
      return `${said.card} ${said.check}`;
    case 'order':
      return `${said.card} ${said.order === null ? 'no order' : printOrder(said.order)}`;
    case 'isk':
      return `isk ${said.player} ${said.isk}`;
    case 'count':
      return `${said.zone} ${said.player} ${said.count}`;
    case 'pile':
      return `pile ${said.entries.length === 0 ? 'empty' : said.entries.map(printEntry).join(' / ')}`;
    case 'initiative':
    case 'out':
      return `${said.check} ${said.player}`;
    case 'passes':
      return `passes ${said.count}`;
    case 'awaits':
      return `awaits ${said.players.length === 0 ? 'nobody' : said.players.join(' ')}`;
    case 'window':
      return `window ${said.window}`;
    case 'turn':
      return `turn ${said.turn}${behind(said.player)}`;
    case 'over':
      return `over${behind(said.ending === undefined ? undefined : printEnding(said.ending))}`;
  }
}

const behind = (piece: string | undefined): string => (piece === undefined ? '' : ` ${piece}`);
