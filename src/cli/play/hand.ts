import type { CardView, PlayerId, View } from '../../index.ts';
import { fold } from '../fold.ts';
import type { Paint } from '../terminal.ts';
import { COLUMNS, column, cut, rule } from './lines.ts';

/** A player's own hand and reserve, which nobody else sees (300.4). */
export function handLines(view: View, player: PlayerId, { faint }: Paint): readonly string[] {
  const me = view.players.find(({ id }) => id === player);
  if (!me || me.out) return [];
  const hand = me.hand.cards ?? [];
  return [
    faint(rule(hand.length === 0 ? 'Your hand is empty' : `Your hand, ${hand.length}`)),
    ...gathered(hand).map(({ card, count }) => cardLine(card, count)),
    ...reserveLines(me.reserve.cards ?? []),
  ];
}

/** Equal cards together. */
function gathered(cards: readonly CardView[]): readonly { readonly card: CardView; readonly count: number }[] {
  const firsts = cards.filter((card, at) => cards.findIndex(({ name }) => name === card.name) === at);
  return firsts.map((card) => ({ card, count: cards.filter(({ name }) => name === card.name).length }));
}

function cardLine(card: CardView, count: number): string {
  const title = column(`${card.title}${count > 1 ? ` ×${count}` : ''}`, 21);
  return cut(`  ${title} ${column(`${card.price} ISK`, 6)} ${column(card.type, 9)} ${aboutCard(card)}`, COLUMNS);
}

/** Its numbers, then its text as far as there is room. */
export function aboutCard({
  type,
  attack,
  shield,
  assembly,
  command,
  minerals,
  income,
  duration,
  text,
}: CardView): string {
  const numbers = [
    ...(type === 'ship' ? [`${attack ?? 0}/${shield ?? 0}`] : shield === null ? [] : [`shield +${shield}`]),
    ...(assembly === null ? [] : [`assembly ${assembly}`]),
    ...(command ? [`${command.order} ${command.power}`] : []),
    ...(minerals === null ? [] : [`minerals ${minerals}`]),
    ...(income === null ? [] : [`income ${income}`]),
    ...(duration === null ? [] : [`duration ${duration}`]),
  ].join(', ');
  return [numbers, text.join(' ')].filter((part) => part !== '').join('. ');
}

function reserveLines(cards: readonly CardView[]): readonly string[] {
  if (cards.length === 0) return [];
  const words = cards.map(
    ({ title, type, price }) => `${title} (${type === 'starbase' ? 'upgrade' : 'region'}, ${price})`,
  );
  return [`  ${fold(`Reserve: ${words.join('; ')}`, '    ', COLUMNS - 2)}`];
}
