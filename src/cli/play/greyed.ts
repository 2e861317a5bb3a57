import type { Clause, ObjectId, Offer, PlayerId, Refusal } from '../../index.ts';
import { deniedTo } from '../../inspector/adapter/denied.ts';
import { fold } from '../fold.ts';
import type { Paint } from '../terminal.ts';
import { COLUMNS, capital, cut } from './lines.ts';
import type { Sitting } from './sitting.ts';
import { type Eyes, nameOf } from './things.ts';

/** Something that a player holds or controls and cannot use now, and why. */
type Greyed = { readonly title: string; readonly refusal: Refusal };

/** In the order in which each reason comes first. */
function byReason(all: readonly Greyed[]): ReadonlyMap<string, readonly Greyed[]> {
  const groups = new Map<string, readonly Greyed[]>();
  for (const one of all) groups.set(firstReason(one), [...(groups.get(firstReason(one)) ?? []), one]);
  return groups;
}

/** All of it: cards, abilities, orders of ships and attacks; what is alike in name and reason once, what has one reason together. */
export function greyedFor({ game }: Sitting, eyes: Eyes, player: PlayerId): readonly Greyed[] {
  const legal = game.legal(player);
  const denied = deniedTo(game, player, legal).map(({ title, refusal }): Greyed => ({ title, refusal }));
  const all = [...denied, ...ships(game, eyes, player, legal), ...battles(game, eyes, player, legal)];
  const keyOf = ({ title, refusal }: Greyed): string => `${title}: ${refusal.message}`;
  const each = all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);
  return [...byReason(each).values()].flat();
}

/** Ships without an order to follow. */
function ships(game: Sitting['game'], eyes: Eyes, player: PlayerId, legal: readonly Offer[]): readonly Greyed[] {
  const own = eyes.view.play.filter((card) => card.type === 'ship' && card.controller === player);
  return own.flatMap(({ id, region }) => {
    if (legal.some((offer) => offer.type === 'order' && offer.ship === id)) return [];
    const elsewhere = eyes.view.play.find((card) => card.type.endsWith('region') && card.id !== region);
    const refusal = game.why({ type: 'order', player, ship: id, order: 'move', at: elsewhere?.id ?? null });
    return refusal ? [{ title: `Order ${nameOf(eyes, id)}`, refusal }] : [];
  });
}

/** Regions with ships of the player's, where no battle can be declared. */
function battles(game: Sitting['game'], eyes: Eyes, player: PlayerId, legal: readonly Offer[]): readonly Greyed[] {
  const { play, players } = eyes.view;
  return play.flatMap((region) => {
    if (!region.type.endsWith('region')) return [];
    if (legal.some((offer) => offer.type === 'attack' && offer.region === region.id)) return [];
    const here = play.filter((card) => card.region === region.id && card.type === 'ship');
    const own = here.filter((card) => card.controller === player);
    if (own.length === 0) return [];
    const defender =
      [region.controller, ...here.map(({ controller }) => controller)].find((one) => one && one !== player) ??
      players.find(({ id, out }) => id !== player && !out)?.id;
    const ready = own.filter(({ exhausted, assembling }) => !exhausted && assembling === 0);
    const fleet: readonly ObjectId[] = (ready.length > 0 ? ready : own).map(({ id }) => id);
    const refusal = game.why({ type: 'attack', player, region: region.id, defender, ships: fleet });
    return refusal ? [{ title: `Attack at ${nameOf(eyes, region.id)}`, refusal }] : [];
  });
}

/** The list, one reason each; or all reasons of one of them. */
export function greyedLines(greyed: readonly Greyed[], number: string, { faint, strong }: Paint): readonly string[] {
  if (greyed.length === 0) return ['There is nothing you hold or control that you could not use now.'];
  if (number === '') return ['What you cannot do now (why 1 tells all the reasons):', ...listed(greyed).map(faint)];
  const one = /^\d+$/.test(number) ? greyed[Number(number) - 1] : undefined;
  if (!one) return [`There is no ${cut(number, 20)} among what you cannot do: they are 1 to ${greyed.length}.`];
  const { clauses, message } = one.refusal;
  return [strong(capital(one.title)), ...(clauses.length === 0 ? [`  ${message}`] : clauses.flatMap(clauseLines))];
}

/** A reason of several stands above them: behind each, it would be cut where it begins to differ. */
function listed(greyed: readonly Greyed[]): readonly string[] {
  let at = 0;
  const row = (words: string): string => `${`${++at}`.padStart(4)}  ${fold(words, ' '.repeat(6), COLUMNS)}`;
  return [...byReason(greyed)].flatMap(([reason, all]) =>
    all.length === 1
      ? all.map(({ title }) => row(`${title}: ${reason}`))
      : [` ${fold(reason, ' ', COLUMNS)}`, ...all.map(({ title }) => row(title))],
  );
}

const firstReason = ({ refusal: { clauses, message } }: Greyed): string =>
  clauses[0] ? `${clauses[0].words} (${clauses[0].rule})` : message;

function clauseLines({ rule, words, remedy }: Clause): readonly string[] {
  const margin = ' '.repeat(11);
  const lines = [`  ${rule.padEnd(7)}  ${fold(words, margin, COLUMNS)}`];
  return remedy ? [...lines, `${margin}${fold(remedy, margin, COLUMNS)}`] : lines;
}
