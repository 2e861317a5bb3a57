import type { Position } from '../../engine/door.ts';
import type { Activated, Cost } from '../../model/ability.ts';
import type { Printed } from '../../model/card.ts';
import type { Card } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Offer } from '../../model/offer.ts';
import type { Denied } from '../protocol.ts';
import { abilityTitle } from '../words/abilityTitle.ts';
import { TYPE_ICON } from '../words/actIcon.ts';
import { likelyIntent } from './likely.ts';

/** What a player holds, or controls, and can't use now: each with every reason. */
export function deniedTo(position: Position, player: PlayerId, offers: readonly Offer[]): readonly Denied[] {
  const { truth } = position;
  const { hand, reserve, out } = truth.players[player] ?? { hand: [], reserve: [], out: true };
  if (out || truth.ending) return [];
  const cards = [...hand, ...reserve].filter((card) => !offers.some((offer) => isOf(offer, card, -1)));
  // Locations are controlled by way of their region (1100.1): the view knows.
  const controlled = position.view('all').play.filter(({ controller }) => controller === player);
  const abilities = controlled
    .flatMap(({ id }) => truth.play[id] ?? [])
    .flatMap((card) => activatedOf(truth.cards[card.name]).map((number) => ({ card, number })))
    .filter(({ card, number }) => !offers.some((offer) => isOf(offer, card, number)));
  return [
    ...cards.flatMap((card) => deniedCard(position, player, card) ?? []),
    ...abilities.flatMap(({ card, number }) => deniedAbility(position, player, card, number) ?? []),
  ];
}

const isOf = (offer: Offer, card: Card, ability: number): boolean =>
  (offer.type === 'play' || offer.type === 'activate') && offer.card === card.id && offer.ability === ability;

const activatedOf = (printed: Printed | undefined): readonly number[] =>
  (printed?.abilities ?? []).flatMap(({ kind }, number) => (kind === 'activated' ? [number] : []));

const NOTHING = { mode: 0, x: 0, targets: [], into: null, pay: [] };

function deniedCard(position: Position, player: PlayerId, card: Card): Denied | null {
  const printed = position.truth.cards[card.name];
  if (!printed) return null;
  const played = printed.abilities.find((ability) => ability.kind === 'played');
  const intent = likelyIntent(position, {
    intent: { type: 'play', player, card: card.id, ...NOTHING },
    modes: played?.modes ?? [],
    pays: paysOf(played?.costs ?? []),
  });
  const refusal = position.why(intent);
  const id = `not:play:${player}:${card.id}`;
  return refusal && { id, player, title: printed.title, icon: TYPE_ICON[printed.type], card: card.id, refusal };
}

function deniedAbility(position: Position, player: PlayerId, card: Card, number: number): Denied | null {
  const printed = position.truth.cards[card.name];
  const ability = printed?.abilities[number] as Activated | undefined;
  if (!printed || !ability) return null;
  const intent = likelyIntent(position, {
    intent: { type: 'activate', player, card: card.id, ability: number, ...NOTHING },
    modes: ability.modes,
    pays: paysOf(ability.costs),
  });
  const refusal = position.why(intent);
  const id = `not:activate:${player}:${card.id}:${number}`;
  return refusal && { id, player, title: abilityTitle(printed, number), icon: 'ability', card: card.id, refusal };
}

/** How many costs are paid with a card that must be named. */
const paysOf = (costs: readonly Cost[]): number =>
  costs.filter((cost) => cost.kind === 'discard' || (cost.kind === 'sacrifice' && cost.what !== 'itself')).length;
