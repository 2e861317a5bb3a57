import type { Ability } from '../model/ability.ts';
import type { Amount } from '../model/amount.ts';
import type { Printed } from '../model/card.ts';
import type { Filter } from '../model/filter.ts';
import type { Those } from '../model/those.ts';
import { fault } from './faults.ts';
import type { Part, Parts } from './parts.ts';

/** What a word can stand for. */
type Sort = Filter['of'] | 'nothing';

/** What each place has use for. Where players are wanted, cards and entries stand for their controllers. */
const WANTED: Readonly<Record<string, readonly Sort[]>> = {
  'remove.those': ['pile'],
  'return.those': ['play', 'scrapheap', 'pile'],
  who: ['players', 'play', 'pile'],
  those: ['play'],
};

const CALLED: Readonly<Record<Sort, string>> = {
  play: 'cards in play',
  pile: 'entries on the pile',
  scrapheap: 'cards in a scrapheap',
  players: 'players',
  nothing: 'nothing',
};

/** Targets, "this", X, "here": each word must mean something where it stands. */
export function faultsInWords(card: Printed, parts: Parts): readonly string[] {
  return [
    ...parts.those.flatMap((part) => faultsInThose(part)),
    ...parts.filters.flatMap((part) => faultsInFilter(card, part)),
    ...parts.amounts.flatMap((part) => faultsInAmount(card, part)),
  ];
}

function faultsInThose({ what, path, role, ability, sentence }: Part<Those | { the: 'home' }>): readonly string[] {
  if (what.the === 'home') return [];
  const slots = sentence?.slots ?? [];
  if (what.the === 'target' && slots[what.slot] === undefined) {
    const there = slots.length === 0 ? 'there are no target slots' : `the last target slot is ${slots.length - 1}`;
    return [fault(`${path}.slot`, `is ${what.slot}; ${there}`)];
  }
  if (what.the === 'source' && isGone(ability)) {
    return [fault(path, `"source" is not in play when this happens: it is ${goneHow(ability)}`)];
  }
  if (what.the === 'seen' && (ability.kind !== 'triggered' || ability.when.event === 'battle')) {
    return [fault(path, '"seen" has a meaning only when a card is destroyed, enters or is played')];
  }
  const sort = sortOf(what, ability, sentence);
  const [, field = ''] = role.split('.');
  const wanted = WANTED[role] ?? WANTED[field] ?? WANTED.those ?? [];
  if (!wanted.includes(sort)) {
    return [fault(path, `means ${CALLED[sort]}; it must mean ${wanted.map((one) => CALLED[one]).join(' or ')}`)];
  }
  if (role === 'control.who' && !isOne(what, sentence)) {
    return [fault(path, 'may mean several players; only one can gain control')];
  }
  return [];
}

function sortOf(those: Those, ability: Ability, sentence: Part<unknown>['sentence']): Sort {
  switch (those.the) {
    case 'target':
      return sentence?.slots[those.slot]?.what.of ?? 'nothing';
    case 'each':
      return those.what.of;
    case 'source':
      return 'play';
    case 'seen':
      return ability.kind === 'triggered' ? SEEN[ability.when.event] : 'nothing';
    case 'you':
    case 'opponents':
    case 'everyone':
      return 'players';
  }
}

/** What was destroyed lies in a scrapheap by the time anything can be done with it. */
const SEEN = { destroyed: 'scrapheap', enters: 'play', plays: 'pile', battle: 'nothing' } as const;

const isOne = (those: Those, sentence: Part<unknown>['sentence']): boolean =>
  those.the === 'target' ? sentence?.slots[those.slot]?.max === 1 : ['you', 'source', 'seen'].includes(those.the);

/** Whether the card that says so has left play, or never was there, when this ability resolves. */
const isGone = (ability: Ability): boolean => goneHow(ability) !== null;

function goneHow(ability: Ability): string | null {
  switch (ability.kind) {
    case 'played':
      return 'on the pile';
    case 'activated':
      return ability.costs.some((cost) => cost.kind === 'sacrifice' && cost.what === 'itself') ? 'sacrificed' : null;
    case 'triggered':
      return ability.when.event === 'destroyed' && ability.when.what === 'itself' ? 'destroyed' : null;
    case 'static':
      return null;
  }
}

function faultsInFilter(card: Printed, { what, path, role, ability }: Part<Filter>): readonly string[] {
  if (what.of !== 'play') return [];
  const faults: string[] = [];
  if (what.where === 'here' && card.type === 'news') {
    faults.push(fault(`${path}.where`, 'news are in no region; "here" means nothing'));
  }
  if (what.whose === 'enemy' && (role === 'sacrifice' || role === 'cost')) {
    faults.push(fault(`${path}.whose`, 'a player sacrifices only what they control (1500.1); leave it out'));
  }
  for (const limit of ['attackAtMost', 'shieldAtMost'] as const) {
    if (what[limit] === 'x') faults.push(...faultsInX(card, ability, `${path}.${limit}`));
    if (what[limit] !== undefined && (role === 'always' || role === 'when')) {
      faults.push(fault(`${path}.${limit}`, 'only what is chosen or counted while something resolves can be limited'));
    }
  }
  return faults;
}

/** 200.3: X is chosen for a card that is played, and forgotten when that has resolved. */
const faultsInX = (card: Printed, ability: Ability, path: string): readonly string[] =>
  card.price === 'X' && ability.kind === 'played'
    ? []
    : [fault(path, 'X has a value only in what news of price X do when they are played')];

/** A change can be for the worse, and ISK can be lost; but nobody draws, deals or pays less than nothing. */
const isSigned = (role: string): boolean => role === 'by' || role === 'always';

function faultsInAmount(card: Printed, { what, path, role, ability }: Part<Amount>): readonly string[] {
  if (typeof what === 'number') {
    if (what !== 0 && (what > 0 || isSigned(role))) return [];
    return [fault(path, `is ${what}; it must be ${isSigned(role) ? 'anything but 0' : '1 or more'}`)];
  }
  if (what.kind === 'x') return faultsInX(card, ability, path);
  if (what.kind === 'times' && (what.factor === 0 || (what.factor < 0 && !isSigned(role)))) {
    return [
      fault(`${path}.factor`, `is ${what.factor}; it must be ${isSigned(role) ? 'anything but 0' : '1 or more'}`),
    ];
  }
  if (what.kind === 'stat' && role === 'cost' && what.of.the !== 'source') {
    return [fault(`${path}.of`, 'a cost is paid before anything is aimed at; only "source" has a meaning here')];
  }
  return [];
}
