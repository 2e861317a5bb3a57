import type { CardView, Choice, PermanentView, Target, View } from '../../index.ts';
import type { Callings } from './callings.ts';
import { capital, of } from './lines.ts';

/** With whose eyes things are described, and what they are called. */
export type Eyes = { readonly view: View; readonly callings: Callings };

export const inPlay = ({ view }: Eyes, id: string | null): PermanentView | undefined =>
  view.play.find((card) => card.id === id);

/** What a card in play is called; a plain word for one that is in play no more. */
export function nameOf(eyes: Eyes, id: string | null): string {
  const card = inPlay(eyes, id);
  return card ? eyes.callings.call(card) : 'what has left play';
}

/** A region as somebody would say it: "Cinder", or "Lamplit Reach (Ian's home)". */
export function regionName(eyes: Eyes, id: string | null): string {
  const card = inPlay(eyes, id);
  const home = card?.type === 'home-region' ? ` (${of(card.owner)} home)` : '';
  return `${nameOf(eyes, id)}${home}`;
}

/** What a card in play is at now: "exhausted", "mines Iron Moon", "1 damage". */
export function stateOf(eyes: Eyes, card: PermanentView): readonly string[] {
  const { order } = card;
  return [
    ...(card.damage > 0 ? [`${card.damage} damage`] : []),
    ...(card.assembling > 0 ? [`assembling, ${card.assembling} to go`] : []),
    ...(card.exhausted ? ['exhausted'] : []),
    ...(order?.kind === 'mine' ? [`mines ${nameOf(eyes, order.at)}`] : []),
    ...(order?.kind === 'patrol' ? ['on patrol'] : []),
    ...(order?.kind === 'ambush' ? ['in ambush'] : []),
    ...(card.remaining === null ? [] : [`${card.remaining} left`]),
    ...card.changes,
  ];
}

/** "3/2": attack and shield, as they are now. */
export const strength = ({ attackNow, shieldNow, attack, shield }: PermanentView): string =>
  `${attackNow ?? attack ?? 0}/${shieldNow ?? shield ?? 0}`;

/** A card in play with all that tells it from others. */
export function describe(eyes: Eyes, card: PermanentView): string {
  const numbers = card.type === 'ship' ? strength(card) : card.shieldNow === null ? '' : `shield ${card.shieldNow}`;
  const whose = card.controller === null ? "nobody's" : of(card.controller);
  const where = card.region === null || card.type === 'starbase' ? '' : `at ${nameOf(eyes, card.region)}`;
  const parts = [whose, numbers, where, ...stateOf(eyes, card)].filter((part) => part !== '');
  return `${eyes.callings.call(card)}: ${parts.join(', ')}`;
}

/** "ship, 3 ISK, 3/2". */
export function kindOf(card: CardView): string {
  const { type, price, attack, shield, minerals, income } = card;
  const isUpgrade = type === 'starbase';
  return [
    isUpgrade ? 'upgrade' : type.replace('-', ' '),
    `${price} ISK`,
    ...(type === 'ship' ? [`${attack ?? 0}/${shield ?? 0}`] : shield === null ? [] : [`shield ${shield}`]),
    ...(minerals === null ? [] : [`minerals ${minerals}`]),
    ...(income === null ? [] : [`income ${income}`]),
  ].join(', ');
}

export function sayTarget(eyes: Eyes, target: Target): string {
  const { view } = eyes;
  if (target.kind === 'player') return capital(target.id);
  if (target.kind === 'entry') {
    const entry = view.pile.find(({ id }) => id === target.id);
    return entry ? `${of(entry.controller)} ${entry.title} on the pile` : 'an entry that has left';
  }
  const card = inPlay(eyes, target.id);
  if (card) return describe(eyes, card);
  for (const { id, scrapheap, hand, reserve } of view.players) {
    const scrap = scrapheap.cards?.find((one) => one.id === target.id);
    if (scrap) return `${scrap.title}: ${kindOf(scrap)}, in ${of(id)} scrapheap`;
    const held = [...(hand.cards ?? []), ...(reserve.cards ?? [])].find((one) => one.id === target.id);
    if (held) return `${held.title}: ${kindOf(held)}`;
  }
  return 'a card';
}

/** What can be answered. */
export function sayChoice(eyes: Eyes, choice: Choice | undefined): string {
  switch (choice?.kind) {
    case 'option':
      return capital(choice.label);
    case 'target':
      return sayTarget(eyes, choice.target);
    case 'card':
      return sayTarget(eyes, { kind: 'card', id: choice.id });
    case 'trigger': {
      const source = inPlay(eyes, choice.source);
      return source ? `${eyes.callings.call(source)}: ${source.text[choice.ability] ?? ''}` : 'a trigger';
    }
    default:
      return 'this';
  }
}
