import type { CardView, PermanentView, View } from '../../../view/view.ts';
import type { PileRow } from '../../protocol.ts';
import { say } from '../language/language.ts';
import type { Sign } from '../parts/Icon.tsx';

const TYPE_SIGN: Readonly<Record<CardView['type'], Sign>> = {
  starbase: 'starbase',
  structure: 'structure',
  'home-region': 'region',
  'outer-region': 'region',
  location: 'location',
  ship: 'ship',
  news: 'news',
};

export const typeWords = ({ type }: CardView): string => say.card.types[type];
/** Of a region: at home or outer. */
export const regionWords = ({ type }: CardView): string =>
  type === 'home-region' ? say.table.kinds['home-region'] : say.table.kinds['outer-region'];
export const typeSign = ({ type }: CardView): Sign => TYPE_SIGN[type];

export const kindWords = ({ kind }: Pick<PileRow, 'kind'>): string => say.pile.kinds[kind];

export const isPermanent = (card: CardView): card is PermanentView => 'damage' in card;

/** What a ship can be told beside to move, as it is printed. */
export const commanded = ({ order, power }: NonNullable<CardView['command']>): string =>
  say.card.command(say.card.commands[order], power);

/** What is printed on a card beside its fight and its price, each a few words: what its type has, and nothing else. */
export function printedWords(card: CardView): readonly string[] {
  const { level, structureSlots, locations, minerals, assembly, command, duration } = card;
  return [
    ...(level === null ? [] : [say.card.level(level)]),
    ...(structureSlots === null ? [] : [say.card.structures(structureSlots)]),
    ...(locations === null ? [] : [say.card.locations(locations)]),
    ...(minerals === null ? [] : [say.card.minerals(minerals)]),
    ...(assembly === null || assembly === 0 ? [] : [say.card.assembly(assembly)]),
    ...(command === null ? [] : [commanded(command)]),
    ...(duration === null ? [] : [duration === 'endless' ? say.card.stays : say.card.staysFor(duration)]),
  ];
}

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
  if (card.assembling > 0) return say.card.assembly(card.assembling);
  if (card.exhausted) return say.card.exhausted;
  if (card.remaining !== null) return say.card.left(card.remaining);
  return null;
}

/** The order that a ship follows (1200.2). */
function orderWords({ order }: PermanentView, view: View): string | null {
  switch (order?.kind) {
    case 'mine':
      return say.card.mines(view.play.find(({ id }) => id === order.at)?.title ?? say.card.gone);
    case 'patrol':
      return say.card.onPatrol;
    case 'ambush':
      return say.card.inAmbush;
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
