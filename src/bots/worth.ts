import type { PermanentView, PlayerId, PlayerView, View } from '../index.ts';

/** What each thing is worth to a player, in ISK. */
const WORTH = {
  isk: 1,
  /** Of what is more than can soon be spent. */
  hoard: 0.15,
  /** Of the same, where it is saved up to win by it; and of each level of the starbase on the way there. Against several enemies. */
  savings: 0.8,
  level: 4,
  card: 1.5,
  attack: 1.6,
  shield: 1,
  ship: 0.5,
  power: 0.4,
  /** Of what any other card cost, and besides for what it does. */
  price: 0.6,
  lasting: 0.8,
  /** Of an order to patrol or to lie in ambush, by its power. */
  watch: 0.5,
  /** Of a starbase: what it can take. */
  starbase: 0.8,
  /** ISK a turn, for as long as the game may still last. */
  income: 2.5,
  /** An outer region that would be gained at the end of the turn (1100.3), by what it pays. */
  claim: 3,
  /** An outer region of its own that it could yet take. */
  unclaimed: 0.7,
  /** An attack that stands before an enemy starbase, and one that nobody can stop any more. */
  siege: 0.7,
  breach: 25,
  /** Ships of the enemy strong enough to destroy the starbase: with nobody at home, and with somebody. */
  exposed: 40,
  threatened: 8,
  /** What is likely to be lost where the enemy is stronger. */
  outgunned: 0.35,
  won: 1000,
} as const;

/** How good a view is for a player: their own standing against that of their enemies. */
export const worth = (view: View, player: PlayerId): number => {
  const { ending } = view;
  if (ending) return ending.kind === 'won' ? (ending.by === player ? WORTH.won : -WORTH.won) : -WORTH.won / 4;
  const table = tableOf(view);
  const seated = view.players.filter(({ out }) => !out);
  const me = seated.find(({ id }) => id === player);
  if (!me) return -WORTH.won;
  const enemies = seated.filter(({ id }) => id !== player).map((enemy) => standing(table, enemy));
  if (enemies.length === 0) return WORTH.won;
  const gone = (view.players.length - seated.length) * (WORTH.won / 10);
  const strongest = Math.max(...enemies);
  const average = enemies.reduce((sum, one) => sum + one, 0) / enemies.length;
  return standing(table, me) - (1.2 * (strongest + average)) / 2 + gone;
};

/** A view, sorted by what the bot asks about it. */
type Table = {
  readonly view: View;
  readonly ships: readonly PermanentView[];
  readonly homes: ReadonlyMap<PlayerId, PermanentView>;
  readonly starbases: ReadonlyMap<PlayerId, PermanentView>;
};

const tableOf = (view: View): Table => {
  const byController = (type: PermanentView['type']) =>
    new Map(view.play.flatMap((card) => (card.type === type && card.controller ? [[card.controller, card]] : [])));
  return {
    view,
    ships: view.play.filter(({ type }) => type === 'ship'),
    homes: byController('home-region'),
    starbases: byController('starbase'),
  };
};

const sum = <T>(things: readonly T[], of: (thing: T) => number): number =>
  things.reduce((total, thing) => total + of(thing), 0);

const attacks = (ships: readonly PermanentView[]): number => sum(ships, ({ attackNow }) => attackNow ?? 0);
const canFight = ({ assembling }: PermanentView): boolean => assembling === 0;
const left = ({ shieldNow, damage }: PermanentView): number => Math.max(0, (shieldNow ?? 0) - damage);

const standing = (table: Table, player: PlayerView): number => {
  const own = table.view.play.filter(({ controller }) => controller === player.id);
  return (
    purse(player.isk, table, player.id) +
    ascent(table, player.id) +
    WORTH.card * player.hand.count +
    sum(own, worthOf) +
    WORTH.income * incomeOf(table, player.id) +
    claims(table, player.id) +
    siege(table, player.id) -
    danger(table, player.id) -
    outgunned(table, player.id)
  );
};

/** How much ISK is of use within a turn or two. */
const SPENDABLE = 9;
/** 1300.2 */
const LAST_LEVEL = 3;

const purse = (isk: number, table: Table, player: PlayerId): number => {
  const more = isSaving(table, player) ? WORTH.savings : WORTH.hoard;
  return WORTH.isk * Math.min(isk, SPENDABLE) + more * Math.max(0, isk - SPENDABLE);
};

/** Whoever has several enemies cannot beat them all in the field: they wear each other out. */
const hasSeveralEnemies = ({ homes }: Table): boolean => homes.size > 2;

const levelOf = (table: Table, player: PlayerId): number => table.starbases.get(player)?.level ?? 0;

/** The last upgrade lets a player win for ISK (100.3). */
const isSaving = (table: Table, player: PlayerId): boolean =>
  hasSeveralEnemies(table) && levelOf(table, player) === LAST_LEVEL;

const ascent = (table: Table, player: PlayerId): number =>
  hasSeveralEnemies(table) ? WORTH.level * levelOf(table, player) : 0;

const worthOf = (card: PermanentView): number => {
  if (card.type === 'ship') return shipWorth(card);
  if (card.type === 'starbase') return WORTH.starbase * left(card) + WORTH.price * priceOf(card);
  return WORTH.lasting + WORTH.price * priceOf(card);
};

const priceOf = ({ price }: PermanentView): number => (price === 'X' ? 2 : price);

const shipWorth = (ship: PermanentView): number =>
  (WORTH.ship +
    WORTH.attack * (ship.attackNow ?? 0) +
    WORTH.shield * left(ship) +
    WORTH.power * (ship.command?.power ?? 0) +
    WORTH.watch * watchOf(ship)) *
  (canFight(ship) ? 1 : 0.8);

/** 1200.5, 1200.6: a ship that keeps watch. */
const watchOf = ({ order, command }: PermanentView): number =>
  order?.kind === 'patrol' || order?.kind === 'ambush' ? (command?.power ?? 0) : 0;

const isBlockaded = ({ ships }: Table, region: string, player: PlayerId): boolean =>
  ships.some((ship) => ship.region === region && ship.controller !== null && ship.controller !== player);

/** What the player collects in a turn (1100.6). */
const incomeOf = (table: Table, player: PlayerId): number => {
  const home = table.homes.get(player)?.id ?? '';
  return sum(table.view.play, (card) => {
    if (card.type === 'ship' && card.controller === player && card.order?.kind === 'mine')
      return mined(table, card, player);
    if (!card.income || ownerOfPlace(table, card) !== player) return 0;
    const place = card.type === 'location' ? (card.region ?? '') : card.type === 'outer-region' ? card.id : home;
    return isBlockaded(table, place, player) ? 0 : card.income;
  });
};

const mined = (table: Table, ship: PermanentView, player: PlayerId): number => {
  if (ship.region && isBlockaded(table, ship.region, player)) return 0;
  const at = ship.order?.kind === 'mine' ? ship.order.at : null;
  const location = table.view.play.find(({ id }) => id === at);
  return (location?.minerals ?? 0) * (ship.command?.power ?? 0);
};

/** Whoever controls a region controls its locations (1100.1). */
const ownerOfPlace = ({ view }: Table, card: PermanentView): PlayerId | null =>
  card.type === 'location' ? (view.play.find(({ id }) => id === card.region)?.controller ?? null) : card.controller;

const claims = ({ view, ships }: Table, player: PlayerId): number =>
  sum(view.play, (region) => {
    if (region.type !== 'outer-region' || region.controller !== null) return 0;
    const there = ships.filter((ship) => ship.region === region.id);
    if (there.length === 0) return region.owner === player ? WORTH.unclaimed : 0;
    const isOurs = there.every(({ controller }) => controller === player);
    return isOurs ? WORTH.claim * (1 + (region.income ?? 0)) : 0;
  });

const defendersOf = ({ ships }: Table, player: PlayerId, home: string): readonly PermanentView[] =>
  ships.filter((ship) => ship.controller === player && ship.region === home && canFight(ship));

/** Ships before an enemy starbase, and whether they could destroy it. */
const siege = (table: Table, player: PlayerId): number => {
  let total = 0;
  for (const [enemy, home] of table.homes) {
    if (enemy === player) continue;
    const ours = table.ships.filter(
      (ship) => ship.controller === player && ship.region === home.id && canFight(ship) && !ship.exhausted,
    );
    if (ours.length === 0) continue;
    const starbase = table.starbases.get(enemy);
    const defenders = defendersOf(table, enemy, home.id);
    total += WORTH.siege * Math.max(0, attacks(ours) - attacks(defenders) / 2);
    if (starbase && defenders.length === 0 && attacks(ours) >= left(starbase)) total += WORTH.breach;
  }
  return total;
};

/** All ships reach every region in a turn (1200.2): what the strongest enemy could bring to the home region. */
const danger = (table: Table, player: PlayerId): number => {
  const home = table.homes.get(player);
  const starbase = table.starbases.get(player);
  if (!home || !starbase) return 0;
  const fleets = table.view.players
    .filter(({ id, out }) => id !== player && !out)
    .map(({ id }) => attacks(table.ships.filter(({ controller }) => controller === id)));
  const worst = Math.max(0, ...fleets);
  if (worst === 0) return 0;
  const share = Math.min(1, worst / Math.max(1, starbase.shieldNow ?? 1));
  const defenders = defendersOf(table, player, home.id).length;
  const level = share >= 1 ? 1 : share * share * 0.4;
  return level * (defenders === 0 ? WORTH.exposed : WORTH.threatened / defenders);
};

/** What stands where the enemies there have more attack. */
const outgunned = ({ ships }: Table, player: PlayerId): number => {
  let total = 0;
  for (const region of new Set(ships.map((ship) => ship.region))) {
    const there = ships.filter((ship) => ship.region === region && canFight(ship));
    const ours = there.filter(({ controller }) => controller === player);
    if (ours.length === 0 || ours.length === there.length) continue;
    const theirs = attacks(there.filter(({ controller }) => controller !== player));
    if (theirs > attacks(ours)) total += WORTH.outgunned * Math.min(sum(ours, shipWorth), theirs * 2);
  }
  return total;
};
