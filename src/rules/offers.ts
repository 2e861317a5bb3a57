import type { Cost, Sentence } from '../model/ability.ts';
import type { Game } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { ModeOffer, Offer, PayOffer } from '../model/offer.ts';
import type { Window } from '../model/window.ts';
import { isTrue } from './amounts.ts';
import { aimsOf, attackersIn, defendersOf, ordersAwaited, unordered } from './battle.ts';
import { isLegal } from './clauses/clauses.ts';
import { canPay, iskNeeded } from './clauses/costs.ts';
import { awaitedIn, isHeard } from './clauses/windows.ts';
import { eyeFrom } from './eye.ts';
import { everything } from './filters.ts';
import { isReady, permanents, playerOf, printedOf, shipsIn } from './look.ts';
import { commandsOf, destinationsOf, minesFor, orderable } from './orders.ts';
import { activatedOf, asksForX, modesOf, priceOf } from './playable.ts';

/** Everything a player may ask for now, with its choices worked out; to concede is always among it (100.8). */
export const offersFor = (game: Game, window: Window | null, player: PlayerId): readonly Offer[] => {
  if (!game.seats.includes(player) || playerOf(game, player).out || game.ending) return [];
  const concede: Offer = { type: 'concede', player };
  if (!window || awaitedIn(window) !== player) return [concede];
  return [...inWindow(game, window, player), concede];
};

function* inWindow(game: Game, window: Window, player: PlayerId): Generator<Offer> {
  const { question } = window;
  if (question) {
    yield {
      type: 'answer',
      player,
      question: question.id,
      choices: question.choices.length,
      min: question.min,
      max: question.max,
    };
    return;
  }
  if (isHeard(window, 'pass')) yield { type: 'pass', player };
  if (isHeard(window, 'stay')) {
    yield { type: 'stay', player };
    // What is offered is the asker's own: it can be sorted and shortened without touching the game.
    const ships = [...(game.battle?.defending ?? [])];
    if (ships.length > 0) yield { type: 'withdraw', player, ships };
  }
  if (isHeard(window, 'aim')) yield* orderOffers(game, player);
  if (isHeard(window, 'order')) yield* shipOrderOffers(game, player);
  if (isHeard(window, 'attack')) yield* attackOffers(game, player);
  if (isHeard(window, 'play')) {
    for (const { id } of [...playerOf(game, player).hand, ...playerOf(game, player).reserve])
      yield* playOffer(game, window, player, id);
    for (const card of permanents(game)) {
      for (const number of printedOf(game, card.name).abilities.keys())
        yield* activateOffer(game, window, player, card.id, number);
    }
  }
}

function* orderOffers(game: Game, player: PlayerId): Generator<Offer> {
  const side = ordersAwaited(game);
  if (!game.battle || !side) return;
  const ships = unordered(game.battle, side);
  for (const ship of ships) {
    const at = [...aimsOf(game, ship)];
    if (at.length > 0) yield { type: 'aim', player, ship, at };
  }
  yield { type: 'hold', player, ships };
}

/** 1200.2: each order that each ship can be given, with the places there are for it. */
function* shipOrderOffers(game: Game, player: PlayerId): Generator<Offer> {
  for (const ship of orderable(game, player)) {
    for (const order of commandsOf(game, ship)) {
      const at = order === 'move' ? destinationsOf(game, ship) : order === 'mine' ? minesFor(game, ship, player) : null;
      if (at?.length !== 0) yield { type: 'order', player, ship: ship.id, order, at };
    }
  }
}

function* attackOffers(game: Game, player: PlayerId): Generator<Offer> {
  for (const region of permanents(game)) {
    const { type } = printedOf(game, region.name);
    if (region.fought || (type !== 'home-region' && type !== 'outer-region')) continue;
    if (!shipsIn(game, region.id).some((ship) => ship.controller === player && isReady(ship))) continue;
    const defenders = defendersOf(game, player, region.id);
    if (defenders.length > 0)
      yield {
        type: 'attack',
        player,
        region: region.id,
        defenders,
        ships: attackersIn(game, player, region.id).map(({ id }) => id),
      };
  }
}

type Asked = { readonly player: PlayerId; readonly card: ObjectId; readonly x: number };

/** Whether some choice for every slot and cost makes the mode legal, and what can be chosen for each. */
const modeOffer = (game: Game, sentence: Sentence, mode: number, { player, card, x }: Asked): ModeOffer | null => {
  const eye = eyeFrom(player, card, x);
  if (sentence.onlyIf && !isTrue(game, sentence.onlyIf, eye)) return null;
  const slots = sentence.slots.map((slot) => {
    const from = everything(game, slot.what, eye);
    return { from, min: slot.min, max: Math.min(slot.max, from.length) };
  });
  return slots.every(({ from, min }) => from.length >= min)
    ? { mode, label: sentence.label ?? '', slots, x: null }
    : null;
};

/** The cards that can pay each cost that is paid with one; null when a cost cannot be paid, or not by cards enough. */
const payOffers = (game: Game, costs: readonly Cost[], { player, card, x }: Asked): readonly PayOffer[] | null => {
  const eye = eyeFrom(player, card, x);
  const offers: PayOffer[] = [];
  for (const cost of costs) {
    if (cost.kind !== 'discard' && (cost.kind !== 'sacrifice' || cost.what === 'itself')) continue;
    const spent = costs.some((other) => other.kind === 'sacrifice' && other.what === 'itself');
    const all = cost.kind === 'discard' ? playerOf(game, player).hand : permanents(game);
    const from = all
      .map(({ id }) => id)
      .filter((id) => !(spent && id === card) && canPay(game, player, card, cost, id, eye));
    offers.push({ cost: cost.kind, from });
  }
  return canBePaid(offers) ? offers : null;
};

/** Whether each cost can have a card of its own. Costs are few, so the choices are simply tried. */
export const canBePaid = (offers: readonly PayOffer[], spent: readonly ObjectId[] = []): boolean => {
  const [first, ...rest] = offers;
  return !first || first.from.some((id) => !spent.includes(id) && canBePaid(rest, [...spent, id]));
};

/** The first set of cards that pays every cost, each with one of its own. */
export const somePayment = (offers: readonly PayOffer[], spent: readonly ObjectId[] = []): readonly ObjectId[] => {
  const [first, ...rest] = offers;
  if (!first) return spent;
  for (const id of first.from) {
    if (!spent.includes(id) && canBePaid(rest, [...spent, id])) return somePayment(rest, [...spent, id]);
  }
  return spent;
};

const isModeOffer = (offer: ModeOffer | null): offer is ModeOffer => offer !== null;

function* playOffer(game: Game, window: Window, player: PlayerId, card: ObjectId): Generator<Offer> {
  const held = [...playerOf(game, player).hand, ...playerOf(game, player).reserve].find(({ id }) => id === card);
  if (!held) return;
  const printed = printedOf(game, held.name);
  const { modes, costs } = modesOf(printed);
  const most = asksForX(printed)
    ? playerOf(game, player).isk - iskNeeded(game, { isk: 0, costs }, eyeFrom(player, card))
    : 0;
  const found = modes
    .map((sentence, mode) => offerWithX(game, sentence, mode, { player, card, x: 0 }, asksForX(printed) ? most : null))
    .filter(isModeOffer);
  const pay = payOffers(game, costs, { player, card, x: 0 });
  if (found.length === 0 || !pay) return;
  const into = printed.type === 'location' ? regionsFor(game, window, player, card) : null;
  if (into?.length === 0) return;
  const [first] = found;
  const x = first?.x?.min ?? 0;
  if (
    first &&
    !isLegal(game, window, sample({ type: 'play', player, card }, first, x, into?.[0] ?? null, somePayment(pay)))
  )
    return;
  yield {
    type: 'play',
    player,
    card,
    ability: -1,
    isk: priceOf(printed, x) + iskNeeded(game, { isk: 0, costs }, eyeFrom(player, card, x)),
    modes: found,
    into,
    pay,
  };
}

/** Where a location could be played by that player, were that all that is asked. */
const regionsFor = (game: Game, window: Window, player: PlayerId, card: ObjectId): readonly ObjectId[] =>
  permanents(game)
    .filter(
      (region) =>
        region.controller === player && ['home-region', 'outer-region'].includes(printedOf(game, region.name).type),
    )
    .map(({ id }) => id)
    .filter((into) => isLegal(game, window, { type: 'play', player, card, mode: 0, x: 0, targets: [], into, pay: [] }));

/** With an X, the lowest for which there are targets, up to what can be paid. */
const offerWithX = (
  game: Game,
  sentence: Sentence,
  mode: number,
  asked: Asked,
  most: number | null,
): ModeOffer | null => {
  if (most === null) return modeOffer(game, sentence, mode, asked);
  for (let x = 0; x <= most; x++) {
    const offer = modeOffer(game, sentence, mode, { ...asked, x });
    if (offer) return { ...offer, x: { min: x, max: most } };
  }
  return null;
};

function* activateOffer(
  game: Game,
  window: Window,
  player: PlayerId,
  card: ObjectId,
  number: number,
): Generator<Offer> {
  const permanent = game.play[card];
  const ability = permanent && activatedOf(printedOf(game, permanent.name), number);
  if (!ability) return;
  const asked = { player, card, x: 0 };
  const found = ability.modes.map((sentence, mode) => modeOffer(game, sentence, mode, asked)).filter(isModeOffer);
  const pay = payOffers(game, ability.costs, asked);
  const [first] = found;
  if (!first || !pay) return;
  if (
    !isLegal(
      game,
      window,
      sample({ type: 'activate', player, card, ability: number }, first, 0, null, somePayment(pay)),
    )
  )
    return;
  yield {
    type: 'activate',
    player,
    card,
    ability: number,
    isk: iskNeeded(game, { isk: 0, costs: ability.costs }, eyeFrom(player, card)),
    modes: found,
    into: null,
    pay,
  };
}

type What =
  | { readonly type: 'play'; readonly player: PlayerId; readonly card: ObjectId }
  | { readonly type: 'activate'; readonly player: PlayerId; readonly card: ObjectId; readonly ability: number };

/** One intent of those an offer stands for. */
const sample = (
  what: What,
  { mode, slots }: ModeOffer,
  x: number,
  into: ObjectId | null,
  pay: readonly ObjectId[],
): Intent => ({
  ...what,
  mode,
  x,
  targets: slots.map(({ from, min }) => from.slice(0, min)),
  into,
  pay,
});
