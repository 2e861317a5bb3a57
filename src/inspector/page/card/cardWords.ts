import type { CardView, PermanentView, View } from '../../../view/view.ts';
import type { PileRow } from '../../protocol.ts';
import type { Sign } from '../parts/Icon.tsx';

const TYPE_WORDS: Readonly<Record<CardView['type'], string>> = {
  starbase: 'Starbase',
  structure: 'Structure',
  'home-region': 'Home region',
  'outer-region': 'Outer region',
  location: 'Location',
  ship: 'Ship',
  news: 'News',
};

const TYPE_SIGN: Readonly<Record<CardView['type'], Sign>> = {
  starbase: 'starbase',
  structure: 'structure',
  'home-region': 'region',
  'outer-region': 'region',
  location: 'location',
  ship: 'ship',
  news: 'news',
};

export const typeWords = ({ type }: CardView): string => TYPE_WORDS[type];
export const typeSign = ({ type }: CardView): Sign => TYPE_SIGN[type];

const KIND_WORDS: Readonly<Record<PileRow['kind'], string>> = {
  news: 'News',
  ability: 'Ability',
  damage: 'Damage',
  ship: 'Ship',
  structure: 'Structure',
  location: 'Location',
  region: 'Region',
  upgrade: 'Upgrade',
};
export const kindWords = ({ kind }: Pick<PileRow, 'kind'>): string => KIND_WORDS[kind];

export const isPermanent = (card: CardView): card is PermanentView => 'damage' in card;

/** What is printed on a card beside its fight and its price, each a few words: what its type has, and nothing else. */
export function printedWords(card: CardView): readonly string[] {
  const { level, structureSlots, locations, minerals, assembly, command, duration } = card;
  return [
    ...(level === null ? [] : [`level ${level}`]),
    ...(structureSlots === null ? [] : [counted(structureSlots, 'structure')]),
    ...(locations === null ? [] : [counted(locations, 'location')]),
    ...(minerals === null ? [] : [counted(minerals, 'mineral')]),
    ...(assembly === null || assembly === 0 ? [] : [`assembly ${assembly}`]),
    ...(command === null ? [] : [`${command.order} ${command.power}`]),
    ...(duration === null ? [] : [duration === 'endless' ? 'stays' : `stays ${counted(duration, 'turn')}`]),
  ];
}

const counted = (count: number | 'unlimited', what: string): string =>
  count === 'unlimited' ? `unlimited ${what}s` : count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** Where the viewer sees a card: in play, or open in a zone. */
export function findCard(view: View, id: string): CardView | null {
  const inPlay = view.play.find((card) => card.id === id);
  if (inPlay) return inPlay;
  for (const player of view.players)
    for (const { cards } of [player.hand, player.reserve, player.scrapheap, player.deck]) {
      const found = cards?.find((card) => card.id === id);
      if (found) return found;
    }
  return null;
}

/** The condition of a card in play that its face can't show, in a few words. */
export function conditionOf(card: PermanentView, view: View): string | null {
  const all = [readiness(card), orderWords(card, view)].filter((words) => words !== null);
  return all.length === 0 ? null : all.join(', ');
}

/** Whether it can do nothing just now: exhausted, or not assembled yet. */
export const isIdle = ({ exhausted, assembling }: PermanentView): boolean => exhausted || assembling > 0;

function readiness(card: PermanentView): string | null {
  if (card.assembling > 0) return `assembly ${card.assembling}`;
  if (card.exhausted) return 'exhausted';
  if (card.remaining !== null) return `${card.remaining} left`;
  return null;
}

/** The order that a ship follows (1200.2). */
function orderWords({ order }: PermanentView, view: View): string | null {
  switch (order?.kind) {
    case 'mine':
      return `mines ${view.play.find(({ id }) => id === order.at)?.title ?? 'what has left play'}`;
    case 'patrol':
      return 'on patrol';
    case 'ambush':
      return 'in ambush';
    default:
      return null;
  }
}

/** Which of several cards of one name in play it is, counted as the acts count them; null for an only one. */
export function twinNumber({ play }: View, { id, name, type }: CardView): number | null {
  if (type === 'starbase') return null;
  const alike = play.filter((card) => card.name === name);
  const at = alike.findIndex((card) => card.id === id);
  return alike.length === 1 || at < 0 ? null : at + 1;
}

/** The entries that wait on the pile and are aimed at a card. */
export const aimedAt = (pile: readonly PileRow[], id: string): readonly PileRow[] =>
  pile.filter(({ state, targets }) => isAlive(state) && targets.some(({ card }) => card === id));

/** Whether an entry is still on the pile. */
export const isAlive = (state: PileRow['state']): boolean =>
  state === 'waiting' || state === 'resolving' || state === 'asking';
