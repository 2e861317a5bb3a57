import type { Card, Game, Permanent } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Announcement } from '../model/intent.ts';
import type { Offer } from '../model/offer.ts';
import type { Window } from '../model/window.ts';
import { type Announcing, announcings } from './announceable.ts';
import { aimsOf, attackersIn, defendersOf, ordersAwaited, unordered } from './battle.ts';
import { censusOf } from './census.ts';
import { isLegal } from './clauses/clauses.ts';
import { awaitedIn, isHeard } from './clauses/windows.ts';
import { controllerOf, permanents, playerOf, printedOf } from './look.ts';
import { commandsOf, destinationsOf, minesFor, orderable } from './orders.ts';
import { somePayment } from './payments.ts';
import { asksForX, modesOf, priceOf } from './playable.ts';

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
    const { hand, reserve } = playerOf(game, player);
    for (const card of [...hand, ...reserve]) yield* unlessItThrows(() => playOffers(game, window, player, card));
    for (const card of permanents(game)) {
      if (controllerOf(game, card) === player) yield* unlessItThrows(() => activateOffers(game, window, player, card));
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
  for (const { id: region, fought } of censusOf(game).regions) {
    const ships = fought ? [] : attackersIn(game, player, region).map(({ id }) => id);
    const defenders = ships.length > 0 ? defendersOf(game, player, region) : [];
    if (defenders.length > 0) yield { type: 'attack', player, region, defenders, ships };
  }
}

/** A card whose rule throws is not offered: whoever asks for it hears that the engine failed. */
const unlessItThrows = (offers: () => Iterable<Offer>): readonly Offer[] => {
  try {
    return [...offers()];
  } catch {
    return [];
  }
};

function* playOffers(game: Game, window: Window, player: PlayerId, held: Card): Generator<Offer> {
  const printed = printedOf(game, held.name);
  const { modes, costs } = modesOf(printed);
  const card = held.id;
  const price = (x: number) => priceOf(printed, x);
  const into = printed.type === 'location' ? regionsFor(game, player) : null;
  for (const found of announcings(game, { player, card, modes, costs, price, takesX: asksForX(printed) })) {
    const regions = into?.filter((region) =>
      isLegal(game, window, { type: 'play', player, card, ...first(found, region) }),
    );
    if (regions?.length === 0) continue;
    if (!regions && !isLegal(game, window, { type: 'play', player, card, ...first(found, null) })) continue;
    const { isk, modes: offered, pay } = found;
    yield { type: 'play', player, card, ability: -1, isk, modes: offered, into: regions ?? null, pay };
  }
}

/** 1100.5: where a location could be played, were that all that is asked. */
const regionsFor = (game: Game, player: PlayerId): readonly ObjectId[] =>
  censusOf(game)
    .regions.filter(({ controller }) => controller === player)
    .map(({ id }) => id);

function* activateOffers(game: Game, window: Window, player: PlayerId, source: Permanent): Generator<Offer> {
  const card = source.id;
  for (const [number, ability] of printedOf(game, source.name).abilities.entries()) {
    if (ability.kind !== 'activated') continue;
    const { modes, costs } = ability;
    for (const found of announcings(game, { player, card, modes, costs, price: FREE, takesX: false })) {
      if (!isLegal(game, window, { type: 'activate', player, card, ability: number, ...first(found, null) })) continue;
      const { isk, modes: offered, pay } = found;
      yield { type: 'activate', player, card, ability: number, isk, modes: offered, into: null, pay };
    }
  }
}

const FREE = () => 0;

/** One of the ways to announce it: what forbids one, beside what was worked out, forbids all. */
const first = ({ modes, pay }: Announcing, into: ObjectId | null): Announcement => {
  const [mode] = modes;
  return {
    mode: mode?.mode ?? 0,
    x: mode?.x?.min ?? 0,
    targets: mode?.slots.map(({ from, min }) => from.slice(0, min)) ?? [],
    into,
    pay: somePayment(pay),
  };
};
