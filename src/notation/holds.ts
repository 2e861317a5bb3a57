import type { PermanentView } from '../view/view.ts';
import type { Check, NumberSaid } from './checkTree.ts';
import type { Scope } from './pointed.ts';
import { cardIn, objectIn, playerIn, sayObject } from './pointed.ts';
import { printOrder } from './printCard.ts';
import { printEnding, printEntry } from './printFact.ts';
import { isEnding, isEntry } from './sameFact.ts';
import { sayEnding, sayNamedEntry, sayOrder } from './sayFact.ts';
import type { Found } from './seen.ts';
import { cardsOf } from './seen.ts';
import { serialOf } from './serialOf.ts';
import { Unnamed } from './unnamed.ts';

/** Null where it holds, otherwise what is so instead, in words. Throws `Unnamed`. */
export function whatInstead(check: Check, scope: Scope): string | null {
  const { position, names } = scope;
  const { truth } = position;
  switch (check.check) {
    case 'zone': {
      const found = find(check.card, scope);
      if (found === null) return `${check.card} has left the game`;
      const { card, zone } = found;
      const owner = check.owner === undefined ? card.owner : playerIn(check.owner, scope);
      return zone === check.zone && owner === card.owner ? null : `${check.card} is in ${sayZone(found)}`;
    }
    case 'region': {
      const region = objectIn(check.region, scope);
      const there = permanent(check.card, scope).region;
      if (there === region) return null;
      return `${check.card} is ${there === null ? 'in no region' : `in ${sayObject(there, names)}`}`;
    }
    case 'controller': {
      const wanted = check.player === null ? null : playerIn(check.player, scope);
      const { controller } = permanent(check.card, scope);
      return controller === wanted ? null : `${check.card} is of ${controller ?? 'nobody'}`;
    }
    case 'number': {
      const amount = numberOf(check.what, permanent(check.card, scope));
      if (amount === check.amount) return null;
      return amount === null ? `${check.card} has no ${check.what}` : `${check.card} has ${check.what} ${amount}`;
    }
    case 'exhausted':
    case 'ready': {
      const { exhausted } = permanent(check.card, scope);
      const is = exhausted ? 'exhausted' : 'ready';
      return is === check.check ? null : `${check.card} is ${is}`;
    }
    case 'order': {
      const { order } = permanent(check.card, scope);
      const at = order?.kind === 'mine' ? order.at : null;
      const wanted = check.order?.kind === 'mine' ? objectIn(check.order.at, scope) : null;
      if (order?.kind === check.order?.kind && at === wanted) return null;
      const said = order && sayOrder(order.kind, at && sayObject(at, names));
      return `${check.card} has ${said ? `the order ${printOrder(said)}` : 'no order'}`;
    }
    case 'gone': {
      const found = find(check.card, scope);
      return found === null ? null : `${check.card} is in ${sayZone(found)}`;
    }
    case 'isk': {
      const isk = truth.players[playerIn(check.player, scope)]?.isk ?? 0;
      return isk === check.isk ? null : `${check.player} has ${isk} ISK`;
    }
    case 'count': {
      const count = truth.players[playerIn(check.player, scope)]?.[check.zone].length ?? 0;
      return count === check.count ? null : `there are ${count} cards in the ${check.zone} of ${check.player}`;
    }
    case 'pile':
      return pileInstead(check.entries, scope);
    case 'initiative': {
      const holder = position.window?.holder ?? null;
      return holder === playerIn(check.player, scope) ? null : `the initiative is with ${holder ?? 'nobody'}`;
    }
    case 'out':
      return truth.players[playerIn(check.player, scope)]?.out ? null : `${check.player} is still in the game`;
    case 'passes': {
      const { passes } = position.view('all');
      return passes === check.count ? null : `${passes} have passed one after another`;
    }
    case 'awaits': {
      const wanted = check.players.map((player) => playerIn(player, scope));
      const same = wanted.length === position.awaited.length && wanted.every((one) => position.awaited.includes(one));
      return same ? null : `the game waits for ${position.awaited.join(' ') || 'nobody'}`;
    }
    case 'window': {
      const name = position.window?.name;
      return name === check.window ? null : name === undefined ? 'the game is over' : `the window is ${name}`;
    }
    case 'turn': {
      const active = check.player === undefined ? truth.active : playerIn(check.player, scope);
      const same = truth.turn === check.turn && truth.active === active;
      return same ? null : `it is turn ${truth.turn}, of ${truth.active}`;
    }
    case 'over': {
      if (truth.ending === null) return 'the game goes on';
      const ending = sayEnding(truth.ending);
      const same = check.ending === undefined || isEnding(check.ending, ending, names);
      return same ? null : `it ended ${printEnding(ending)}`;
    }
  }
}

function find(phrase: string, { position, names }: Scope): Found | null {
  const serial = serialOf(phrase, names);
  return cardsOf(position.truth).find(({ card }) => card.serial === serial) ?? null;
}

function sayZone({ card, zone }: Found): string {
  return zone === 'play' || zone === 'pile' ? zone : `${zone} ${card.owner}`;
}

function permanent(phrase: string, scope: Scope): PermanentView {
  const { id } = cardIn(phrase, scope);
  const found = scope.position.view('all').play.find((one) => one.id === id);
  if (found !== undefined) return found;
  const now = find(phrase, scope);
  throw new Unnamed(`\`${phrase}\` is not in play but in ${now === null ? 'no zone' : sayZone(now)}.`);
}

function numberOf(what: NumberSaid, card: PermanentView): number | null {
  switch (what) {
    case 'shield':
      return card.shieldNow;
    case 'attack':
      return card.attackNow;
    default:
      return card[what];
  }
}

function pileInstead(wanted: Extract<Check, { check: 'pile' }>['entries'], { position, names }: Scope): string | null {
  const pile = [...position.truth.pile].reverse().map((entry) => ({ ...entry, said: sayNamedEntry(entry, names) }));
  const same =
    pile.length === wanted.length &&
    wanted.every((said, index) => {
      const entry = pile[index];
      return entry !== undefined && isEntry(said, entry.said, entry.id, names);
    });
  if (same) return null;
  return pile.length === 0
    ? 'the pile is empty'
    : `on the pile is, from the top, ${pile.map(({ said }) => printEntry(said)).join(' / ')}`;
}
