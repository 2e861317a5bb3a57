import { CARDS } from '../../cards/index.ts';
import type { CardType, Placed, PlayerId, Printed, Scene } from '../../src/index.ts';
import { playerId } from '../../src/index.ts';
import type { Dice } from './dice.ts';

const NAMES = ['ada', 'bor', 'cyd', 'dov', 'eri', 'fay'].map(playerId);
const ALL = Object.values(CARDS);
const of = (...types: readonly CardType[]): readonly Printed[] => ALL.filter((card) => types.includes(card.type));

const BASES = of('starbase').filter((card) => (card.level ?? 1) === 1);
const HOMES = of('home-region');
const OUTER = of('outer-region');
const SHIPS = of('ship');
const STAYING = ALL.filter((card) => card.type === 'news' && card.duration !== undefined);

/** Cards a player with that starbase can play, mostly; some that they cannot. */
const playable = (base: Printed, dice: Dice, from: readonly Printed[]): Printed => {
  const theirs = from.filter((card) => card.races.length === 0 || card.races.some((race) => base.races.includes(race)));
  return dice.pick(theirs.length > 0 && dice.chance(0.9) ? theirs : from);
};

const commandOf = ({ card }: Placed): string | undefined => CARDS[card]?.command?.order;

/** Some ships follow an order already. */
const standing = (ship: Placed, dice: Dice): Placed => {
  const kind = commandOf(ship);
  return (kind === 'patrol' || kind === 'ambush') && dice.chance(0.5) ? { ...ship, order: { kind } } : ship;
};

/** A table that is a legal position, for 2 to 6 players: every kind of card, in every zone. */
export const randomTable = (dice: Dice, players = 2 + dice.roll(5)): Scene => {
  const seats = dice.some(NAMES, players);
  const table: Placed[] = [];
  const bases = new Map<PlayerId, Printed>();
  for (const owner of seats) {
    const base = dice.pick(BASES);
    bases.set(owner, base);
    table.push({ card: base.name, alias: `base-${owner}`, owner, zone: 'play' });
    table.push({ card: dice.pick(HOMES).name, alias: `home-${owner}`, owner, zone: 'play' });
  }
  const regions = Array.from({ length: 1 + dice.roll(3) }, (_, n) => `outer-${n}`);
  const homes = seats.map((owner) => `home-${owner}`);
  const ships = seats
    .flatMap((owner) =>
      Array.from({ length: 1 + dice.roll(4) }, (): Placed => {
        const region = dice.chance(0.75) ? dice.pick(regions) : dice.pick(homes);
        const controller = dice.chance(0.1) ? dice.pick(seats) : owner;
        return {
          card: dice.pick(SHIPS).name,
          owner,
          controller,
          zone: 'play',
          region,
          ...(dice.chance(0.2) ? { exhausted: true } : {}),
          ...(dice.chance(0.1) ? { assembling: 1 } : {}),
        };
      }),
    )
    .map((ship) => standing(ship, dice));
  for (const alias of regions) {
    const there = ships.filter((ship) => ship.region === alias).map((ship) => ship.controller as PlayerId);
    const controller = there.length > 0 && dice.chance(0.7) ? dice.pick(there) : null;
    table.push({ card: dice.pick(OUTER).name, alias, owner: dice.pick(seats), controller, zone: 'play' });
  }
  table.push(...ships);
  for (const owner of seats) {
    const base = bases.get(owner) as Printed;
    const lay = (zone: Placed['zone'], count: number, from: readonly Printed[]) => {
      for (let n = 0; n < count; n++) table.push({ card: playable(base, dice, from).name, owner, zone });
    };
    if (dice.chance(0.5)) lay('play', 1, of('structure'));
    if (dice.chance(0.3)) lay('play', 1, STAYING);
    if (dice.chance(0.4)) {
      const alias = `place-${owner}`;
      const region = dice.chance(0.5) ? dice.pick(regions) : `home-${owner}`;
      const location = dice.pick(of('location'));
      table.push({ card: location.name, alias, owner, zone: 'play', region });
      const at = table.findIndex((ship) => ship.region === region && commandOf(ship) === 'mine' && !ship.order);
      const miner = table[at];
      if (miner && location.minerals && dice.chance(0.7)) table[at] = { ...miner, order: { kind: 'mine', at: alias } };
    }
    lay('hand', 2 + dice.roll(6), of('news'));
    lay('hand', dice.roll(4), of('ship', 'structure', 'location'));
    lay('deck', dice.roll(8), of('news', 'ship', 'structure', 'location'));
    lay('scrapheap', dice.roll(3), of('news', 'ship'));
    lay('reserve', dice.roll(2), OUTER);
    lay(
      'reserve',
      dice.roll(2),
      of('starbase').filter((card) => card.level === 2),
    );
  }
  return {
    players: seats,
    seed: dice.roll(1_000_000),
    cards: CARDS,
    table,
    isk: Object.fromEntries(seats.map((id) => [id, dice.roll(25)])),
    active: dice.pick(seats),
    turn: 1 + dice.roll(5),
    moment: { at: dice.pick(['turn', 'development', 'command', 'battle', 'battle', 'battle'] as const) },
    ruleset: { battleWindows: dice.chance(0.3), turnLimit: 12, runawayPiles: 20, handLimit: 5 },
  };
};
