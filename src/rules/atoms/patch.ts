import type { Game, Permanent, Player } from '../../model/game.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import { permanentOf, playerOf } from '../look.ts';

/**
 * How a new game is made from an old one. Only the atoms use these.
 *
 * A draft is a copy that nobody else holds yet. It names every field, so that all games have one shape for the JavaScript
 * engine; a spread takes ten times as long.
 */
type Draft<T> = { -readonly [K in keyof T]: T[K] };

export const draftOfGame = (game: Game): Draft<Game> => ({
  ruleset: game.ruleset,
  cards: game.cards,
  chance: game.chance,
  seats: game.seats,
  players: game.players,
  play: game.play,
  pile: game.pile,
  triggers: game.triggers,
  active: game.active,
  turn: game.turn,
  battle: game.battle,
  ending: game.ending,
  minted: game.minted,
  runaway: game.runaway,
});

export const draftOfPlayer = (player: Player): Draft<Player> => ({
  id: player.id,
  out: player.out,
  isk: player.isk,
  deck: player.deck,
  hand: player.hand,
  reserve: player.reserve,
  scrapheap: player.scrapheap,
});

const draftOfPermanent = (card: Permanent): Draft<Permanent> => ({
  id: card.id,
  name: card.name,
  owner: card.owner,
  serial: card.serial,
  controller: card.controller,
  region: card.region,
  exhausted: card.exhausted,
  damage: card.damage,
  assembling: card.assembling,
  order: card.order,
  ordered: card.ordered,
  remaining: card.remaining,
  changes: card.changes,
  used: card.used,
  fought: card.fought,
});

const withPlay = (game: Game, play: Game['play']): Game => {
  const draft = draftOfGame(game);
  draft.play = play;
  return draft;
};

/** A field of the game is another now. */
export const withField = <K extends keyof Game>(game: Game, field: K, value: Game[K]): Game => {
  const draft = draftOfGame(game);
  draft[field] = value;
  return draft;
};

export const withPile = (game: Game, pile: Game['pile']): Game => {
  const draft = draftOfGame(game);
  draft.pile = pile;
  return draft;
};

export const withTurn = (game: Game, active: PlayerId, turn: number): Game => {
  const draft = draftOfGame(game);
  draft.active = active;
  draft.turn = turn;
  return draft;
};

export const withPlayer = <K extends keyof Player>(game: Game, id: PlayerId, field: K, value: Player[K]): Game => {
  const player = draftOfPlayer(playerOf(game, id));
  player[field] = value;
  const draft = draftOfGame(game);
  draft.players = { ...game.players, [id]: player };
  return draft;
};

/** Whoever is out has no cards any more (1600.1). */
export const withLeft = (game: Game, id: PlayerId): Game => {
  const { isk } = playerOf(game, id);
  const player: Player = { id, out: true, isk, deck: [], hand: [], reserve: [], scrapheap: [] };
  return withField(game, 'players', { ...game.players, [id]: player });
};

export const withPermanent = (game: Game, id: ObjectId, to: Partial<Permanent>): Game =>
  withPlay(game, { ...game.play, [id]: Object.assign(draftOfPermanent(permanentOf(game, id)), to) });

/** The same for every card in play that needs it. */
export const withAll = (game: Game, patch: (card: Permanent) => Partial<Permanent> | null): Game => {
  let play: Record<ObjectId, Permanent> | null = null;
  for (const card of Object.values(game.play)) {
    const to = patch(card);
    if (!to) continue;
    play ??= { ...game.play };
    play[card.id] = Object.assign(draftOfPermanent(card), to);
  }
  return play ? withPlay(game, play) : game;
};

export const withNew = (game: Game, card: Permanent): Game => withPlay(game, { ...game.play, [card.id]: card });

export const withoutPermanent = (game: Game, id: ObjectId): Game => {
  const { [id]: _gone, ...play } = game.play;
  return withPlay(game, play);
};

/** The next number of a kind is given out. */
export const withMinted = (game: Game, kind: keyof Game['minted']): Game => {
  const { objects, entries, questions } = game.minted;
  const minted = { objects, entries, questions };
  minted[kind]++;
  const draft = draftOfGame(game);
  draft.minted = minted;
  return draft;
};
