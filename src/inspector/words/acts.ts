import { absurd } from '../../model/absurd.ts';
import type { Game } from '../../model/game.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { Intent } from '../../model/intent.ts';
import type { Offer } from '../../model/offer.ts';
import type { Act } from '../protocol.ts';
import { announceAct } from './announceActs.ts';
import { answerActs } from './answerActs.ts';
import { orderAct } from './orderActs.ts';
import { type Moment, passAct } from './passAct.ts';
import { cardText } from './twins.ts';

/** Everything a player can ask for now, as buttons; the one most likely meant is the plate. */
export function actsOf(offers: readonly Offer[], moment: Moment): readonly Act[] {
  const acts = offers.flatMap((offer) => actsFor(offer, moment));
  const first = acts.find(({ icon }) => PLATES.includes(icon));
  return acts.map((act) => (act === first ? { ...act, first: true } : act));
}

/** What can be the plate: handing on, staying, an answer, a battle target. */
const PLATES: readonly Act['icon'][] = ['pass', 'stay', 'answer', 'attack'];

function actsFor(offer: Offer, moment: Moment): readonly Act[] {
  const { game } = moment;
  const { player } = offer;
  switch (offer.type) {
    case 'play':
    case 'activate':
      return [announceAct(game, offer)];
    case 'pass':
      return [passAct(player, moment)];
    case 'stay':
      return [button('stay', 'Withdraw nothing', 'On to the battle targets. 900.3', { type: 'stay', player })];
    case 'concede':
      return [button('concede', 'Concede', '', { type: 'concede', player })];
    case 'order':
      return [orderAct(game, offer)];
    case 'attack': {
      const { region, defenders, ships } = offer;
      const [defender] = defenders;
      const only = defenders.length === 1 && ships.length === 1;
      const intent: Intent | null = only && defender ? { type: 'attack', player, region, defender, ships } : null;
      const words = ships.length === 1 ? `with ${cardText(game, ships[0])}` : `with up to ${ships.length} ships`;
      return [{ ...choice('attack', `Attack at ${cardText(game, region)}`, words, offer, intent), card: region }];
    }
    case 'withdraw':
    case 'hold':
      return offer.ships.map((ship) => shipButton(offer.type, game, ship, { type: offer.type, player, ship }));
    case 'aim':
      return offer.at.map((at) => {
        const title = `${cardText(game, offer.ship)} aims at ${cardText(game, at)}`;
        const intent: Intent = { type: 'aim', player, ship: offer.ship, at };
        return { ...button('attack', title, attackWords(game, offer.ship), intent), card: offer.ship };
      });
    case 'answer':
      return answerActs(offer, moment);
    default:
      return absurd(offer);
  }
}

function shipButton(type: 'withdraw' | 'hold', game: Game, ship: ObjectId, intent: Intent): Act {
  const name = cardText(game, ship);
  const title = type === 'withdraw' ? `Withdraw ${name}` : `${name} holds its fire`;
  return { ...button(type, title, type === 'withdraw' ? 'home, exhausted' : '', intent), card: ship };
}

function attackWords(game: Game, ship: ObjectId): string {
  const card = game.play[ship];
  const attack = card && game.cards[card.name]?.attack;
  return attack === undefined ? '' : `attack ${attack}`;
}

const button = (icon: Act['icon'], title: string, detail: string, intent: Intent): Act => ({
  id: `${intent.type}:${intent.player}:${idOf(intent)}`,
  player: intent.player,
  icon,
  title,
  detail,
  first: false,
  card: null,
  intent,
  offer: null,
});

const idOf = (intent: Intent): string => {
  if (intent.type === 'aim') return `${intent.ship}:${intent.at}`;
  return 'ship' in intent ? intent.ship : '';
};

const choice = (icon: Act['icon'], title: string, detail: string, offer: Offer, intent: Intent | null): Act => ({
  id: `${offer.type}:${offer.player}:${'region' in offer ? offer.region : ''}`,
  player: offer.player,
  icon,
  title,
  detail,
  first: false,
  card: null,
  intent,
  offer: intent ? null : offer,
});
