import type { ObjectId } from '../model/ids.ts';
import type { Announcement, Intent } from '../model/intent.ts';
import type { ModeOffer, Offer } from '../model/offer.ts';
import type { Question } from '../model/question.ts';
import { arrange, choose, combine } from './choices.ts';

/** Every intent that an offer makes legal, one after another: there may be very many. */
export function* possible(offer: Offer, question: Question | null): Generator<Intent> {
  const { player } = offer;
  switch (offer.type) {
    case 'pass':
    case 'stay':
    case 'concede':
      yield { type: offer.type, player };
      return;
    case 'withdraw':
    case 'hold':
      for (const ship of offer.ships) yield { type: offer.type, player, ship };
      return;
    case 'aim':
      for (const at of offer.at) yield { type: 'aim', player, ship: offer.ship, at };
      return;
    case 'order': {
      const { ship, order } = offer;
      for (const at of offer.at ?? [null]) yield { type: 'order', player, ship, order, at };
      return;
    }
    case 'attack':
      for (const defender of offer.defenders) {
        for (const ships of choose(offer.ships, 1, offer.ships.length)) {
          yield { type: 'attack', player, region: offer.region, defender, ships };
        }
      }
      return;
    case 'answer': {
      const all = Array.from({ length: offer.choices }, (_, number) => number);
      const answers = question?.about === 'order' ? arrange(all) : choose(all, offer.min, offer.max);
      for (const chosen of answers) yield { type: 'answer', player, question: offer.question, chosen };
      return;
    }
    case 'play':
    case 'activate': {
      const { card, ability } = offer;
      for (const announced of announcements(offer)) {
        if (offer.type === 'play') yield { type: 'play', player, card, ...announced };
        else yield { type: 'activate', player, card, ability, ...announced };
      }
    }
  }
}

type Announceable = Extract<Offer, { type: 'play' | 'activate' }>;

function* announcements({ modes, into, pay }: Announceable): Generator<Announcement> {
  for (const mode of modes) {
    for (const region of into ?? [null]) {
      for (const paid of combine(
        pay.map(
          ({ from }) =>
            () =>
              from,
        ),
      )) {
        if (new Set<ObjectId>(paid).size < paid.length) continue;
        for (const targets of combine(
          mode.slots.map(
            ({ from, min, max }) =>
              () =>
                choose(from, min, max),
          ),
        )) {
          for (const x of everyX(mode)) yield { mode: mode.mode, x, targets, into: region, pay: paid };
        }
      }
    }
  }
}

const everyX = ({ x }: ModeOffer): readonly number[] =>
  x === null ? [0] : Array.from({ length: x.max - x.min + 1 }, (_, index) => x.min + index);
