import type { CardType } from '../model/cardType.ts';
import { rulesetOf } from '../model/ruleset.ts';
import { rulesetFaults } from '../model/rulesetFaults.ts';
import type { Placed, PlacedOrder, Scene } from '../model/scene.ts';

const isWhole = (value: unknown, least: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

/** `1 player`, `2 players`. */
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const isRegion = (type: CardType | undefined): boolean => type === 'home-region' || type === 'outer-region';

/** Everything in a scene that contradicts itself or the rules, each fault in a sentence that says what would be right. */
export const sceneFaults = (scene: Scene): readonly string[] => [
  ...rulesetFaults(scene.ruleset),
  ...playerFaults(scene),
  ...scene.table.flatMap((placed) => [...placedFaults(scene, placed)]),
  ...aliasFaults(scene),
  ...scene.players.flatMap((player) => [...standingFaults(scene, player)]),
];

/** A viewer that is no player goes by these names; a player so called would see what nobody may (300.4). */
const NOBODY: readonly string[] = ['all', 'table'];

function* playerFaults({ players, isk, active, turn, seed, ruleset }: Scene): Generator<string> {
  // A ruleset that is wrong has been said to be; nobody is measured by it.
  const { minPlayers, maxPlayers, turnLimit } = rulesetOf(rulesetFaults(ruleset).length > 0 ? {} : ruleset);
  const taken = minPlayers === maxPlayers ? `${minPlayers}` : `${minPlayers} to ${maxPlayers}`;
  if (players.length < minPlayers || players.length > maxPlayers)
    yield `${counted(players.length, 'player')}: the game takes ${taken} (100.1).`;
  for (const player of players)
    if (!/^[a-z][a-z-]{0,30}$/.test(player))
      yield `"${player}" is no name for a player: lower-case letters and hyphens only.`;
    else if (NOBODY.includes(player)) yield `No player can be called ${player}: it says who looks at a game.`;
  for (const player of new Set(players.filter((id, n) => players.indexOf(id) !== n)))
    yield `${player} sits at the table twice.`;
  for (const [player, sum] of Object.entries(isk)) {
    if (!(players as readonly string[]).includes(player)) yield `${player} has ISK but does not sit at the table.`;
    if (!isWhole(sum, 0)) yield `${player} cannot have ${sum} ISK: a whole number from 0.`;
  }
  if (active !== undefined && !players.includes(active))
    yield `It cannot be the turn of ${active}, who does not sit at the table.`;
  if (turn !== undefined && !isWhole(turn, 1)) yield `Turn ${turn}: turns are numbered from 1.`;
  else if (turn !== undefined && turn > turnLimit) yield `Turn ${turn}: the game is drawn after ${turnLimit} (100.9).`;
  if (!Number.isSafeInteger(seed)) yield `Seed ${seed}: it must be a whole number.`;
}

function* placedFaults(scene: Scene, placed: Placed): Generator<string> {
  const name = placed.alias ?? placed.card;
  const printed = Object.hasOwn(scene.cards, placed.card) ? scene.cards[placed.card] : undefined;
  if (!printed) {
    yield `There is no card ${placed.card}.`;
    return;
  }
  if (!scene.players.includes(placed.owner)) yield `${name} belongs to ${placed.owner}, who does not sit at the table.`;
  if (placed.controller && !scene.players.includes(placed.controller))
    yield `${name} is controlled by ${placed.controller}, who does not sit at the table.`;
  for (const key of ['damage', 'assembling', 'remaining'] as const) {
    if (placed[key] !== undefined && !isWhole(placed[key], 0))
      yield `${name} cannot have ${key} ${placed[key]}: a whole number from 0.`;
  }
  if (placed.zone !== 'play') {
    if (placed.region ?? placed.exhausted ?? placed.damage ?? placed.assembling ?? placed.remaining ?? placed.order)
      yield `${name} is not in play, so it is neither in a region, nor exhausted, damaged or assembling, nor under orders.`;
    if (placed.zone === 'reserve' && printed.type !== 'outer-region' && printed.type !== 'starbase')
      yield `${name} cannot be in a reserve: only outer regions and starbase upgrades can (300.1).`;
    return;
  }
  if (printed.type === 'news' && printed.duration === undefined)
    yield `${name} cannot be in play: it has no duration (700.13).`;
  if (placed.region !== undefined) {
    const at = scene.table.find((one) => (one.alias ?? one.card) === placed.region);
    if (at?.zone !== 'play' || !isRegion(scene.cards[at.card]?.type))
      yield `${name} cannot be in ${placed.region}, which is no region in play.`;
    if (printed.type !== 'ship' && printed.type !== 'location')
      yield `${name} cannot be in a region: only ships and locations are.`;
  }
  if (placed.order) yield* orderFaults(scene, placed, placed.order);
}

/** 1200.4, 1200.7: a ship follows its own command; a mining one works on a location where it is, alone. */
function* orderFaults(scene: Scene, placed: Placed, order: PlacedOrder): Generator<string> {
  const name = placed.alias ?? placed.card;
  const own = scene.cards[placed.card]?.command?.order;
  if (order.kind !== own)
    yield `${name} cannot have the order ${order.kind}: ${own ? `its command is ${own}` : 'it has no command'} (1200.7).`;
  if (order.kind !== 'mine') return;
  const at = scene.table.find((one) => (one.alias ?? one.card) === order.at);
  const printed = at?.zone === 'play' ? scene.cards[at.card] : undefined;
  if (!at || printed?.type !== 'location' || !printed.minerals)
    yield `${name} cannot mine ${order.at}: that is no location with minerals in play (1200.4).`;
  else if (whereIs(scene, at) !== whereIs(scene, placed))
    yield `${name} cannot mine ${order.at}: it is not there (1200.4).`;
  const miners = scene.table.filter((one) => one.order?.kind === 'mine' && one.order.at === order.at);
  if (miners[0] !== placed && miners.length > 1) yield `${order.at} has room for one mining ship (1200.4).`;
}

/** The region that a ship or location is laid in: without one said, its controller's home. */
const whereIs = (scene: Scene, { region, controller, owner }: Placed): Placed | undefined =>
  region === undefined
    ? scene.table.find(
        (one) =>
          one.zone === 'play' && one.owner === (controller ?? owner) && scene.cards[one.card]?.type === 'home-region',
      )
    : scene.table.find((one) => (one.alias ?? one.card) === region);

/** A name that is used twice names nothing: copies need aliases of their own, unless nobody speaks of them. */
function* aliasFaults({ table }: Scene): Generator<string> {
  const named = table.flatMap(({ alias }) => (alias === undefined ? [] : [alias]));
  for (const alias of new Set(named.filter((one, n) => named.indexOf(one) !== n))) yield `#${alias} names two cards.`;
}

/** 100.1: each player has one starbase, and one home region. */
function* standingFaults({ table, cards }: Scene, player: Scene['players'][number]): Generator<string> {
  for (const [type, words] of [
    ['starbase', 'starbase'],
    ['home-region', 'home region'],
  ] as const) {
    const count = table.filter(
      (placed) => placed.zone === 'play' && placed.owner === player && cards[placed.card]?.type === type,
    ).length;
    if (count !== 1)
      yield `${player} has ${count === 0 ? `no ${words}` : counted(count, words)} in play: each player has one (100.1).`;
  }
}
