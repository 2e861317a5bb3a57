import type { Cost } from '../../model/ability.ts';
import type { Game } from '../../model/game.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import { evaluate } from '../amounts.ts';
import type { Eye } from '../eye.ts';
import { filterWords } from '../filterWords.ts';
import { findPermanent, nameOf, permanents, playerOf, titleOf } from '../look.ts';
import { maySacrifice } from '../sacrificing.ts';
import { breaks, type Failing } from './clause.ts';

/** What somebody wants to pay, and with what. */
export type Payment = {
  readonly player: PlayerId;
  readonly source: ObjectId;
  readonly isk: number;
  readonly costs: readonly Cost[];
  readonly pay: readonly ObjectId[];
};

/** What a cost comes to in ISK when it is announced; never less than nothing, whatever is counted. */
export const iskOf = (game: Game, cost: Cost, eye: Eye): number =>
  cost.kind === 'isk' ? Math.max(0, evaluate(game, cost.amount, eye)) : 0;

/** 600.2, 600.4: the price in ISK, with what the costs add to it. */
export const iskNeeded = (game: Game, { isk, costs }: Pick<Payment, 'isk' | 'costs'>, eye: Eye): number =>
  costs.reduce((sum, cost) => sum + iskOf(game, cost, eye), isk);

const iskClause = (game: Game, payment: Payment, eye: Eye): Failing | null => {
  const needed = iskNeeded(game, payment, eye);
  const has = playerOf(game, payment.player).isk;
  if (needed <= has) return null;
  return breaks(
    '600.2',
    () => `The price is ${needed} ISK; ${nameOf(payment.player)} has ${has}.`,
    () => `Legal with ${needed} ISK.`,
  );
};

/** 600.4: costs can be paid wholly; one card cannot pay two parts of them. */
export function* costClauses(game: Game, payment: Payment, eye: Eye): Generator<Failing> {
  const { player, source, costs, pay } = payment;
  const isk = iskClause(game, payment, eye);
  if (isk) yield isk;
  if (costs.length === 0 && pay.length === 0) return;
  const cards = [...pay];
  const spent = new Set<ObjectId>();
  for (const cost of costs) {
    if (cost.kind === 'isk') continue;
    if (cost.kind === 'exhaust') {
      const card = findPermanent(game, source);
      if (card?.exhausted)
        yield breaks('600.4', () => `${titleOf(game, card.name)} is exhausted already.`, 'Legal once it is ready.');
      continue;
    }
    const card = cost.kind === 'sacrifice' && cost.what === 'itself' ? source : cards.shift();
    if (card === undefined) yield missing(game, player, source, cost, eye);
    else if (spent.has(card)) yield breaks('600.4', 'One card cannot pay two parts of a cost.');
    else if (!canPay(game, player, source, cost, card, eye)) yield wrong(cost, player);
    if (card !== undefined) spent.add(card);
  }
  if (cards.length > 0)
    yield breaks(
      '600.4',
      () => `It costs ${cards.length} ${cards.length === 1 ? 'card' : 'cards'} less than is offered.`,
    );
}

type CardCost = Extract<Cost, { readonly kind: 'sacrifice' | 'discard' }>;

/** Whether that card can pay that cost: controlled and in play (1500.1), or another card in hand. */
export const canPay = (
  game: Game,
  player: PlayerId,
  source: ObjectId,
  cost: CardCost,
  card: ObjectId,
  eye: Eye,
): boolean => {
  if (cost.kind === 'discard') return card !== source && playerOf(game, player).hand.some(({ id }) => id === card);
  return maySacrifice(game, player, cost.what === 'itself' ? { of: 'play' } : cost.what, card, eye);
};

const missing = (game: Game, player: PlayerId, source: ObjectId, cost: CardCost, eye: Eye): Failing => {
  if (cost.kind === 'discard') {
    const others = playerOf(game, player).hand.filter(({ id }) => id !== source).length;
    return breaks(
      '600.4',
      others === 0
        ? 'It costs discarding a card, and there is no other in hand.'
        : 'It costs discarding a card: none is named.',
    );
  }
  const some = permanents(game).some((card) => canPay(game, player, source, cost, card.id, eye));
  const words = cost.what === 'itself' ? 'this card' : `a ${filterWords(cost.what)}`;
  return breaks('1500.3', () =>
    some
      ? `It costs sacrificing ${words}: none is named.`
      : `It costs sacrificing ${words}, and ${nameOf(player)} has none.`,
  );
};

const wrong = (cost: CardCost, player: PlayerId): Failing =>
  cost.kind === 'discard'
    ? breaks('600.4', () => `It costs discarding another card from ${nameOf(player)}'s hand.`)
    : breaks(
        '1500.1',
        () =>
          `It costs sacrificing ${cost.what === 'itself' ? 'this card' : `a ${filterWords(cost.what)}`} that ${nameOf(player)} controls.`,
      );
