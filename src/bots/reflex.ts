import {
  type Game,
  type Intent,
  type ObjectId,
  type Offer,
  type PlayerId,
  type Question,
  type StarpileGame,
  someIntent,
} from '../index.ts';

/**
 * What is done without thinking, so that piles and battles come to their end: nothing new is begun, ships stay and aim where it
 * pays. It reads only what is printed, for it is asked thousands of times, and in imagined games only.
 */
export const wait = (game: StarpileGame, player: PlayerId): Intent => waited(game, player) ?? { type: 'pass', player };

/** What is done outside of one's own phases, where nothing has to be looked for; null in a phase that stands open. */
export const waited = ({ window, truth, legal }: StarpileGame, player: PlayerId): Intent | null => {
  if (!window) throw new Error('There is nothing to decide.');
  const { name, question } = window;
  if (question) return firstAnswer(question, player);
  if (name === 'withdraw') return { type: 'stay', player };
  if (name === 'aim') return aim(truth, legal(player)) ?? hold(legal(player));
  return name === 'pile' || name === 'closing' ? { type: 'pass', player } : null;
};

const first = (): number => 0;

/** The first that can be chosen, as few as possible; where order is asked, as they stand. */
const firstAnswer = ({ id, min }: Question, player: PlayerId): Intent => ({
  type: 'answer',
  player,
  question: id,
  chosen: Array.from({ length: min }, (_, n) => n),
});

const hold = (offers: readonly Offer[]): Intent => {
  const offer = offers.find(({ type }) => type === 'hold');
  if (!offer) throw new Error('No ship can hold its fire.');
  return someIntent(offer, first);
};

const ofType = <T extends Offer['type']>(offers: readonly Offer[], type: T) =>
  offers.filter((offer): offer is Extract<Offer, { readonly type: T }> => offer.type === type);

const printedOf = (game: Game, id: ObjectId) => {
  const card = game.play[id];
  return card && game.cards[card.name];
};

/** 900.4: what it can destroy, the dearest first; else what is weakest. */
const aim = (game: Game, offers: readonly Offer[]): Intent | null => {
  const [offer] = ofType(offers, 'aim');
  if (!offer) return null;
  const attack = printedOf(game, offer.ship)?.attack ?? 0;
  const aimed = (id: ObjectId) =>
    (game.battle?.aims ?? []).reduce(
      (sum, one) => sum + (one.at === id ? (printedOf(game, one.ship)?.attack ?? 0) : 0),
      0,
    );
  const scored = offer.at.map((id) => {
    const printed = printedOf(game, id);
    const left = (printed?.shield ?? 0) - (game.play[id]?.damage ?? 0) - aimed(id);
    const value = (printed?.attack ?? 0) + (printed?.shield ?? 0);
    return { id, score: left <= 0 ? -10 : left <= attack ? 100 + value : attack / Math.max(1, left) };
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return best ? { type: 'aim', player: offer.player, ship: offer.ship, at: best.id } : null;
};
