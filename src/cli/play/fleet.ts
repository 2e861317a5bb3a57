import type { Intent, ObjectId, Offer, PlayerId } from '../../index.ts';
import { capital, of } from './lines.ts';
import { type Choosing, pick, pickOne } from './step.ts';
import { describe, type Eyes, inPlay, nameOf, regionName } from './things.ts';

type Of<T extends Offer['type']> = Extract<Offer, { readonly type: T }>;

const sayShip = (eyes: Eyes, id: ObjectId): string => {
  const ship = inPlay(eyes, id);
  return ship ? describe(eyes, ship) : nameOf(eyes, id);
};

/** What a ship is told (1200.2): which order, and where. */
export function* orderShip(eyes: Eyes, offers: readonly Of<'order'>[]): Choosing {
  const { player, ship, order, at } = yield* pickOne('Which order', offers, (offer) => sayOrder(eyes, offer));
  if (at === null) return [{ type: 'order', player, ship, order, at: null }];
  const say = (id: ObjectId): string => (order === 'move' ? regionName(eyes, id) : sayShip(eyes, id));
  const place = yield* pickOne(order === 'move' ? 'To which region' : 'Which location', at, say);
  return [{ type: 'order', player, ship, order, at: place }];
}

/** "move to Cinder", "mine", "patrol (joins 2 battles a turn)". */
export function sayOrder(eyes: Eyes, { ship, order, at }: Of<'order'>): string {
  const [place, ...others] = at ?? [];
  const power = inPlay(eyes, ship)?.command?.power ?? 0;
  const only = place !== undefined && others.length === 0;
  switch (order) {
    case 'move':
      return only ? `move to ${regionName(eyes, place)}` : 'move';
    case 'mine':
      return only ? `mine ${nameOf(eyes, place)}` : 'mine';
    case 'patrol':
      return power === 1 ? 'patrol (joins a battle elsewhere)' : `patrol (joins ${power} battles a turn)`;
    case 'ambush':
      return `ambush (attack +${power} when it defends here)`;
  }
}

/** Whom to attack, and with which ships (900.1, 900.2). */
export function* attack(eyes: Eyes, offer: Of<'attack'>): Choosing {
  const { type, player, region, defenders, ships } = offer;
  const defender = yield* pickOne('Whom', defenders, capital);
  const fleet = yield* pick('With which ships', ships, (id) => sayShip(eyes, id), { max: ships.length });
  return [{ type, player, region, defender, ships: fleet }];
}

/** What one ship targets (900.4), or that it holds its fire. */
export function* aim(eyes: Eyes, offer: Of<'aim'>, canHold: boolean): Choosing {
  const { player, ship } = offer;
  const choices = [...offer.at, ...(canHold ? [null] : [])];
  const at = yield* pickOne(`${nameOf(eyes, ship)} aims at`, choices, (id) =>
    id === null ? 'nothing: it holds its fire' : sayShip(eyes, id),
  );
  return [at === null ? { type: 'hold', player, ship } : { type: 'aim', player, ship, at }];
}

/** All that have no target yet, at one that each of them may target. */
export function* aimAll(eyes: Eyes, offers: readonly Of<'aim'>[]): Choosing {
  const at = yield* pickOne('All aim at', commonTargets(offers), (id) => sayShip(eyes, id), true);
  return offers.map(({ player, ship }): Intent => ({ type: 'aim', player, ship, at }));
}

export const commonTargets = ([first, ...others]: readonly Of<'aim'>[]): readonly ObjectId[] =>
  (first?.at ?? []).filter((id) => others.every(({ at }) => at.includes(id)));

/** Nobody leaves by a slip of the finger. */
export function* concede(player: PlayerId): Choosing {
  yield* pickOne('Really?', ['Yes, leave the game'], (words) => words, true);
  return [{ type: 'concede', player }];
}

/** Where battle can be declared, in a line. */
export function attackWords(eyes: Eyes, { region, defenders, ships }: Of<'attack'>): string {
  const [only, ...others] = ships;
  const force =
    only !== undefined && others.length === 0 ? `with ${nameOf(eyes, only)}` : `with up to ${ships.length} ships`;
  const [defender] = defenders;
  const whom = defenders.length === 1 && defender ? capital(defender) : 'one of them';
  const where = inPlay(eyes, region);
  const place =
    where?.type === 'home-region' ? `${of(where.owner)} home, ${nameOf(eyes, region)}` : nameOf(eyes, region);
  return `${whom} at ${place}, ${force}`;
}
