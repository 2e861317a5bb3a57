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
 * What anybody would do without thinking: build the dearest, go where the enemy is weakest, fight where it pays. It reads only
 * what is printed, so that a game can be played on with it thousands of times. It is asked in imagined games only.
 */
export const reflex = (game: StarpileGame, player: PlayerId): Intent => {
  const waiting = waited(game, player);
  if (waiting) return waiting;
  const offers = game.legal(player);
  return inPhase(game.truth, offers, player) ?? { type: 'pass', player };
};

/** The same, but nothing new is begun: piles and battles are played to their end. */
export const wait = (game: StarpileGame, player: PlayerId): Intent => waited(game, player) ?? { type: 'pass', player };

/** What is done outside of one's own phases, where nothing has to be looked for; null in a phase that stands open. */
const waited = ({ window, truth, legal }: StarpileGame, player: PlayerId): Intent | null => {
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

const inPhase = (game: Game, offers: readonly Offer[], player: PlayerId): Intent | null =>
  attack(game, offers, player) ?? order(game, offers, player) ?? build(game, offers);

type Force = { attack: number; shield: number; ships: number };

const printedOf = (game: Game, id: ObjectId) => {
  const card = game.play[id];
  return card && game.cards[card.name];
};

/** What a player has in a region that can fight. */
const forceIn = (game: Game, player: PlayerId, region: ObjectId, readyOnly = false): Force => {
  const force = { attack: 0, shield: 0, ships: 0 };
  for (const card of Object.values(game.play)) {
    if (card.controller !== player || card.region !== region || card.assembling > 0) continue;
    if (readyOnly && card.exhausted) continue;
    const printed = game.cards[card.name];
    if (printed?.type !== 'ship') continue;
    force.attack += printed.attack ?? 0;
    force.shield += printed.shield ?? 0;
    force.ships++;
  }
  return force;
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

/** 900.1: with everything, where the enemy has less. */
const attack = (game: Game, offers: readonly Offer[], player: PlayerId): Intent | null => {
  for (const { type, region, defenders, ships } of ofType(offers, 'attack')) {
    for (const defender of defenders) {
      const ours = forceIn(game, player, region, true);
      const theirs = forceIn(game, defender, region);
      if (ours.attack > 0 && ours.attack + ours.shield >= 1.2 * (theirs.attack + theirs.shield))
        return { type, player, region, defender, ships };
    }
  }
  return null;
};

/** 1200: mine, claim what nobody has, or go for the weakest home. */
const order = (game: Game, offers: readonly Offer[], player: PlayerId): Intent | null => {
  const orders = ofType(offers, 'order');
  if (orders.length === 0) return null;
  const mine = orders.find(({ order: kind, at }) => kind === 'mine' && at !== null && at.length > 0);
  if (mine) return someIntent(mine, first);
  const target = weakestHome(game, player);
  for (const { type, ship, order: kind, at } of orders) {
    if (kind !== 'move' || !at) continue;
    const from = game.play[ship]?.region;
    const claim = at.find((region) => isFree(game, region) && !isFree(game, from ?? region, ship));
    const to =
      claim ?? (target && target.id !== from && at.includes(target.id) && target.worthIt ? target.id : undefined);
    if (to) return { type, player, ship, order: kind, at: to };
  }
  return null;
};

const isFree = (game: Game, region: ObjectId, but?: ObjectId): boolean => {
  const card = game.play[region];
  if (!card || game.cards[card.name]?.type !== 'outer-region' || (card.controller !== null && but === undefined))
    return false;
  return !Object.values(game.play).some(
    (one) => one.region === region && one.id !== but && game.cards[one.name]?.type === 'ship',
  );
};

const weakestHome = (game: Game, player: PlayerId): { readonly id: ObjectId; readonly worthIt: boolean } | null => {
  let ours = 0;
  for (const card of Object.values(game.play)) {
    if (card.controller === player && !card.exhausted && card.assembling === 0)
      ours += game.cards[card.name]?.attack ?? 0;
  }
  let best: { id: ObjectId; worthIt: boolean } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of Object.values(game.play)) {
    if (game.cards[card.name]?.type !== 'home-region' || card.controller === player || !card.controller) continue;
    const { attack, shield } = forceIn(game, card.controller, card.id);
    if (attack + shield < least) {
      least = attack + shield;
      best = { id: card.id, worthIt: ours > attack + 1 && ours >= shield };
    }
  }
  return best;
};

/** The dearest that stays in play; news are kept. */
const build = (game: Game, offers: readonly Offer[]): Intent | null => {
  let best: Offer | null = null;
  let most = -1;
  for (const offer of offers) {
    if (offer.type !== 'play' || offer.isk <= most) continue;
    const name = nameOfHeld(game, offer.player, offer.card);
    if (name === undefined || game.cards[name]?.type === 'news') continue;
    most = offer.isk;
    best = offer;
  }
  return best && someIntent(best, first);
};

const nameOfHeld = (game: Game, player: PlayerId, id: ObjectId) => {
  const { hand, reserve } = game.players[player] ?? { hand: [], reserve: [] };
  return (hand.find((card) => card.id === id) ?? reserve.find((card) => card.id === id))?.name;
};
