import type { Game } from '../../model/game.ts';
import type { Intent } from '../../model/intent.ts';
import type { Offer } from '../../model/offer.ts';
import type { Act } from '../protocol.ts';
import { abilityTitle, costWords } from './abilityTitle.ts';
import { TYPE_ICON } from './actIcon.ts';
import { plainText, targetWords } from './naming.ts';
import { cardText } from './twins.ts';

type Announcing = Extract<Offer, { readonly type: 'play' | 'activate' }>;

/** A card to play, or an ability to activate. */
export function announceAct(game: Game, offer: Announcing): Act {
  const { player, card, ability } = offer;
  const printed = printedIn(game, offer);
  const intent = onlyIntent(offer);
  const detail = [
    ...(offer.isk > 0 || ability < 0 ? [`${priceWords(offer)} ISK`] : []),
    ...(printed ? costWords(printed, ability) : []),
    ...(intent ? targetsOf(game, intent) : []),
  ];
  return {
    id: `${offer.type}:${player}:${card}:${ability}`,
    player,
    icon: ability >= 0 ? 'ability' : printed ? TYPE_ICON[printed.type] : 'news',
    title: printed ? (ability < 0 ? printed.title : abilityTitle(printed, ability, cardText(game, card))) : card,
    detail: detail.join(', '),
    first: false,
    card,
    intent,
    offer: intent ? null : offer,
  };
}

function priceWords({ isk, modes }: Announcing): string {
  const most = modes.map(({ x }) => (x ? x.isk + x.each * (x.max - x.min) : isk));
  return modes.some(({ x }) => x) ? `${isk} to ${Math.max(...most)}` : `${isk}`;
}

/** The one intent that the offer stands for, when nothing is left to choose. */
function onlyIntent({ type, player, card, ability, modes, into, pay }: Announcing): Intent | null {
  const [mode, ...others] = modes;
  if (!mode || others.length > 0 || mode.x !== null || pay.length > 0) return null;
  if (into !== null && into.length !== 1) return null;
  if (mode.slots.some(({ from, min, max }) => from.length !== min || min !== max)) return null;
  const targets = mode.slots.map(({ from }) => from);
  const announced = { mode: mode.mode, x: 0, targets, into: into?.[0] ?? null, pay: [] };
  return type === 'play' ? { type, player, card, ...announced } : { type, player, card, ability, ...announced };
}

/** What it would be aimed at, so that nobody aims unawares. */
function targetsOf(game: Game, intent: Intent): readonly string[] {
  if (intent.type !== 'play' && intent.type !== 'activate') return [];
  const words = intent.targets
    .flat()
    .map((target) => (target.kind === 'card' ? cardText(game, target.id) : plainText(targetWords(game, target).words)));
  return words.length === 0 ? [] : [`at ${words.join(' and ')}`];
}

function printedIn(game: Game, { player, card, ability }: Announcing) {
  const held = [...(game.players[player]?.hand ?? []), ...(game.players[player]?.reserve ?? [])];
  const found = ability < 0 ? held.find(({ id }) => id === card) : game.play[card];
  return found && game.cards[found.name];
}
