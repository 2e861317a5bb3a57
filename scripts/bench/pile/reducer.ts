/** The pile game written by hand: pure functions over immutable data, and nothing in between. The floor. */
import type { EntryId, Intent, ObjectId, PlayerId, Target } from '../../../src/index.ts';
import { NEWS, SHIELD } from './printed.ts';
import type { Card, Entry, PileGame, Seat, Ship } from './state.ts';

type Play = Extract<Intent, { readonly type: 'play' }>;

const seatOf = (game: PileGame, id: PlayerId): Seat => {
  const seat = game.players[id];
  if (!seat) throw new Error(`${id} does not sit at this table`);
  return seat;
};

const withSeat = (game: PileGame, id: PlayerId, change: Partial<Seat>): PileGame => ({
  ...game,
  players: { ...game.players, [id]: { ...seatOf(game, id), ...change } },
});

const entryAt = (game: PileGame, id: EntryId): number => game.pile.findLastIndex((entry) => entry.id === id);

/** 700.9, 800.1: whether a card can be aimed there. What lies on this pile is always news. */
const isTarget = (game: PileGame, aims: 'card' | 'entry', target: Target, by?: Entry): boolean => {
  if (aims === 'card') return target.kind === 'card' && game.ships[target.id] !== undefined;
  return target.kind === 'entry' && target.id !== by?.id && entryAt(game, target.id) >= 0;
};

const targetOf = ({ targets }: Play): Target | undefined =>
  targets.length === 1 && targets[0]?.length === 1 ? targets[0][0] : undefined;

const canPlay = (game: PileGame, intent: Play): boolean => {
  const { hand, isk } = seatOf(game, intent.player);
  const card = hand.find(({ id }) => id === intent.card);
  const says = card && NEWS[card.name];
  const target = targetOf(intent);
  if (!says || !target || intent.mode !== 0 || intent.x !== 0) return false;
  return says.price <= isk && isTarget(game, says.aims, target);
};

/** With no pile open a pass would end the phase, which is beyond this game. */
export const can = (game: PileGame, intent: Intent): boolean => {
  if (intent.player !== game.holder) return false;
  if (intent.type === 'play') return canPlay(game, intent);
  return intent.type === 'pass' && game.pile.length > 0;
};

/** What an intent leads to; the very same game when it is not legal. */
export const next = (game: PileGame, intent: Intent): PileGame => {
  if (!can(game, intent)) return game;
  return intent.type === 'play' ? play(game, intent) : pass(game);
};

const play = (game: PileGame, intent: Play): PileGame => {
  const { player } = intent;
  const { hand, isk } = seatOf(game, player);
  const held = hand.find(({ id }) => id === intent.card) as Card;
  const card: Card = { ...held, id: `o${game.objects + 1}` as ObjectId };
  const entry: Entry = {
    id: `e${game.entries + 1}` as EntryId,
    card,
    controller: player,
    target: targetOf(intent) as Target,
  };
  const price = NEWS[card.name]?.price ?? 0;
  const paid = withSeat(game, player, { isk: isk - price, hand: hand.filter((one) => one !== held) });
  return {
    ...paid,
    pile: [...game.pile, entry],
    added: true,
    passed: 0,
    objects: game.objects + 1,
    entries: game.entries + 1,
  };
};

/** 700.5, 700.6: handed on after an addition it is no pass; once all have passed the pile resolves. */
const pass = (game: PileGame): PileGame => {
  const { seats, holder, added } = game;
  const passed = added ? 0 : game.passed + 1;
  if (passed === seats.length) return resolve(game);
  const clockwise = seats[(seats.indexOf(holder) + 1) % seats.length] as PlayerId;
  return { ...game, holder: clockwise, added: false, passed };
};

/** 700.7: from the top; nobody can add anything meanwhile. */
const resolve = (open: PileGame): PileGame => {
  let game = open;
  for (let top = game.pile.at(-1); top; top = game.pile.at(-1)) game = settle(resolveEntry(game, top));
  return { ...game, holder: game.active, added: false, passed: 0 };
};

const resolveEntry = (game: PileGame, entry: Entry): PileGame => {
  const says = NEWS[entry.card.name];
  const { target } = entry;
  if (!says || !isTarget(game, says.aims, target, entry)) return leave(game, entry);
  const done = says.aims === 'card' ? hit(game, target.id as ObjectId, says.damage) : jam(game, target.id as EntryId);
  return leave(done, entry);
};

const hit = (game: PileGame, id: ObjectId, damage: number): PileGame => {
  const ship = game.ships[id] as Ship;
  return { ...game, ships: { ...game.ships, [id]: { ...ship, damage: ship.damage + damage } } };
};

/** 700.8: it leaves at once, and its card goes to its owner's scrapheap. */
const jam = (game: PileGame, id: EntryId): PileGame => leave(game, game.pile[entryAt(game, id)] as Entry);

const leave = (game: PileGame, entry: Entry): PileGame => {
  const pile = game.pile.at(-1) === entry ? game.pile.slice(0, -1) : game.pile.filter((one) => one !== entry);
  return scrap({ ...game, pile }, entry.card);
};

const scrap = (game: PileGame, { name, owner }: Card): PileGame => {
  const card: Card = { id: `o${game.objects + 1}` as ObjectId, name, owner };
  const { scrapheap } = seatOf(game, owner);
  return withSeat({ ...game, objects: game.objects + 1 }, owner, { scrapheap: [...scrapheap, card] });
};

/** 700.10, 1000.4: after each entry whatever has too much damage is destroyed. */
const settle = (game: PileGame): PileGame => {
  let settled = game;
  for (const ship of Object.values(game.ships)) {
    if (ship.damage < (SHIELD[ship.name] ?? 0)) continue;
    const { [ship.id]: _, ...ships } = settled.ships;
    settled = scrap({ ...settled, ships }, ship);
  }
  return settled;
};
