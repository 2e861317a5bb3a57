import type { Intent, ObjectId, Offer, PlayerId, StarpileGame } from '../index.ts';
import { wait } from './reflex.ts';
import { isAtRest, playOut } from './rest.ts';
import { worth } from './worth.ts';

/** How many ships stay behind, one plan each. */
const GUARDS = [0, 1, 2];
/** Intents until the battle phase has come, at most. */
const PATIENCE = 40;

/** An intent, and what the table is worth when it has come to rest. */
export type Judged = { readonly intent: Intent; readonly worth: number };

type Move = Extract<Offer, { readonly type: 'order' }>;

/**
 * What is to be gained by going somewhere together and attacking there in the same turn: no single move shows it. Each plan is
 * tried out, and stands behind its first move; where the fleet is there already, behind passing.
 */
export const marches = (world: StarpileGame, player: PlayerId, legal: readonly Offer[]): readonly Judged[] => {
  if (world.window?.name !== 'command' || !isAtRest(world)) return [];
  const moves = legal.filter((offer): offer is Move => offer.type === 'order' && offer.order === 'move');
  return targetsFor(world, player).flatMap((region) => [
    ...plansTo(world, player, moves, region),
    ...plan(world, player, region, [], { type: 'pass', player }),
  ]);
};

/** The homes of enemies, and where their ships are. */
const targetsFor = ({ truth }: StarpileGame, player: PlayerId): readonly ObjectId[] => {
  const regions = new Set<ObjectId>();
  for (const { id, name, controller, region } of Object.values(truth.play)) {
    if (controller === null || controller === player) continue;
    const { type } = truth.cards[name] ?? {};
    if (type === 'home-region') regions.add(id);
    if (type === 'ship' && region) regions.add(region);
  }
  return [...regions];
};

const plansTo = (
  world: StarpileGame,
  player: PlayerId,
  moves: readonly Move[],
  region: ObjectId,
): readonly Judged[] => {
  const { play, cards } = world.truth;
  const attackOf = ({ ship }: Move) => {
    const card = play[ship];
    return (card && cards[card.name]?.attack) ?? 0;
  };
  const fleet = moves.filter(({ at }) => at?.includes(region)).sort((one, other) => attackOf(other) - attackOf(one));
  return GUARDS.flatMap((guards) => {
    const going = fleet.slice(0, fleet.length - guards);
    const intents = going.map(({ type, ship, order }): Intent => ({ type, player, ship, order, at: region }));
    const [first] = intents;
    return first ? plan(world, player, region, intents, first) : [];
  });
};

/** What comes of moving so, and attacking there with everything. Nothing, if there is no battle to be had. */
const plan = (
  world: StarpileGame,
  player: PlayerId,
  region: ObjectId,
  moves: readonly Intent[],
  intent: Intent,
): readonly Judged[] => {
  const tried = world.fork();
  if (!moves.every((move) => tried.submit(move).ok) || !comesToBattle(tried, player)) return [];
  for (const offer of tried.legal(player)) {
    if (offer.type !== 'attack' || offer.region !== region) continue;
    const [defender] = offer.defenders;
    if (!defender || !tried.submit({ type: 'attack', player, region, defender, ships: offer.ships }).ok) return [];
    playOut(tried);
    return [{ intent, worth: worth(tried.view(player), player) }];
  }
  return [];
};

const comesToBattle = (tried: StarpileGame, player: PlayerId): boolean => {
  for (let n = 0; n < PATIENCE && !tried.truth.ending; n++) {
    const [awaited] = tried.awaited;
    if (!awaited) return false;
    if (awaited === player && tried.window?.name === 'battle' && isAtRest(tried)) return true;
    if (!tried.submit(wait(tried, awaited)).ok) return false;
  }
  return false;
};
