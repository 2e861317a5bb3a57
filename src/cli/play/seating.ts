import { CARDS, DECKS } from '../../../cards/index.ts';
import { BOTS, type Bot } from '../../bots/index.ts';
import { DeckError, type DeckList, dealtScene, type PlayerId, playerId, type Scene, SceneError } from '../../index.ts';
import { SEAT_NAMES } from '../../inspector/words/seatNames.ts';
import { didYouMean } from '../../model/nearest.ts';
import { deckCalled } from '../deckCalled.ts';
import { readCourse } from '../replayFile.ts';
import { Unusable } from '../trouble.ts';
import { capital } from './lines.ts';

export type SeatingOptions = {
  readonly players?: number;
  readonly deck?: string;
  readonly against?: string;
  readonly hotSeat?: string;
  readonly name?: string;
  readonly seed?: number;
  readonly load?: string;
};

/** Who plays, and from where the game begins or goes on. */
export type Seating = {
  readonly scene: Scene;
  /** What has been done already, in a game that was loaded. */
  readonly intents: readonly unknown[];
  /** Who sits at this terminal. */
  readonly persons: readonly PlayerId[];
  readonly bots: ReadonlyMap<PlayerId, Bot>;
};

const MOST = SEAT_NAMES.length;

/** Who sits where, with which deck; or the game that was saved. Throws `Unusable` with what is wrong, and what would be right. */
export function seat(options: SeatingOptions, seed: number): Seating {
  return options.load === undefined ? seatAnew(options, seed) : seatAgain(options, options.load, seed);
}

function seatAnew(options: SeatingOptions, seed: number): Seating {
  const persons = personsIn(options);
  const wanted = botsIn(options);
  const players = options.players ?? Math.max(2, persons.length + (wanted?.length ?? 0));
  const empty = players - persons.length;
  if (players < 2 || players > MOST) throw new Unusable(`${players} cannot play: it is a game for 2 to ${MOST}.`);
  if (empty < 0) throw new Unusable(`${persons.length} sit in the hot seat, but --players says ${players}.`);
  if (wanted && wanted.length > empty)
    throw new Unusable(
      `There are ${wanted.length} bots for ${empty} seats: say --players ${persons.length + wanted.length}.`,
    );
  const names = [...persons, ...SEAT_NAMES.filter((name) => !persons.includes(name)).slice(0, empty)].map(playerId);
  const decks = decksFor(names.length, options.deck);
  const table = names.map((player, n) => ({ player, deck: decks[n] as DeckList }));
  try {
    const scene = dealtScene(table, { cards: CARDS, seed });
    const bots = botsFor(names.slice(persons.length), wanted ?? [], seed);
    return { scene, intents: [], persons: persons.map(playerId), bots };
  } catch (cause) {
    throw cause instanceof DeckError || cause instanceof SceneError ? new Unusable(cause.message) : cause;
  }
}

function seatAgain(options: SeatingOptions, file: string, seed: number): Seating {
  for (const name of ['players', 'deck', 'seed'] as const)
    if (options[name] !== undefined)
      throw new Unusable(`A game that is loaded has its own players, decks and chance: leave --${name} out.`);
  const { scene, intents } = readCourse(file);
  const seats: readonly string[] = scene.players;
  const isSaid = options.hotSeat !== undefined || options.name !== undefined;
  const persons = isSaid ? personsIn(options) : seats.slice(0, 1);
  for (const person of persons)
    if (!seats.includes(person))
      throw new Unusable(`Nobody called ${person} plays in ${file}: there are ${seats.join(', ')}.`);
  const others = scene.players.filter((player) => !persons.includes(player));
  const wanted = botsIn(options) ?? [];
  if (wanted.length > others.length)
    throw new Unusable(`There are ${wanted.length} bots, but only ${others.length} to play for in ${file}.`);
  return { scene, intents, persons: persons.map(playerId), bots: botsFor(others, wanted, seed) };
}

/** Names of persons: those of the hot seat, or the one who plays. */
function personsIn({ hotSeat, name }: SeatingOptions): readonly string[] {
  if (hotSeat !== undefined && name !== undefined)
    throw new Unusable('--hot-seat names everybody who sits here: leave --name out.');
  const names = hotSeat === undefined ? [name ?? 'ian'] : wordsIn(hotSeat);
  if (names.length === 0) throw new Unusable('--hot-seat takes names, as in --hot-seat ian,elysha.');
  for (const [n, one] of names.entries()) {
    if (!/^[a-z][a-z-]{0,11}$/.test(one) || one === 'table' || one === 'all' || one === 'nobody')
      throw new Unusable(`"${one}" is no name for a player: a lower-case word of at most 12 letters, such as ian.`);
    if (names.indexOf(one) !== n) throw new Unusable(`Two players are called ${one}: each needs a name of their own.`);
  }
  return names;
}

function botsIn({ against }: SeatingOptions): readonly string[] | null {
  if (against === undefined) return null;
  const names = wordsIn(against);
  const known = Object.keys(BOTS);
  for (const name of names)
    if (!Object.hasOwn(BOTS, name))
      throw new Unusable(`There is no bot ${name}${didYouMean(name, known) || `: there are ${known.join(', ')}.`}`);
  if (names.length === 0) throw new Unusable(`--against takes bots: ${known.join(', ')}.`);
  return names;
}

/** The last one said plays for all who follow; without any, `greedy`. */
function botsFor(players: readonly PlayerId[], wanted: readonly string[], seed: number): ReadonlyMap<PlayerId, Bot> {
  return new Map(
    players.flatMap((player, n) => {
      const make = BOTS[wanted[n] ?? wanted.at(-1) ?? 'greedy'];
      return make ? [[player, make(seed + n + 1)] as const] : [];
    }),
  );
}

/** A deck for each: those said first, and of the others each once as far as there are others. */
function decksFor(players: number, said: string | undefined): readonly DeckList[] {
  const named = said === undefined ? [] : wordsIn(said).map(deckCalled);
  if (named.length > players) throw new Unusable(`There are ${named.length} decks for ${players} players.`);
  const rest = Object.values(DECKS).filter((deck) => !named.includes(deck));
  const others = rest.length > 0 ? rest : Object.values(DECKS);
  return Array.from(
    { length: players },
    (_, n) => named[n] ?? (others[(n - named.length) % others.length] as DeckList),
  );
}

const wordsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** "Ian, Elysha (greedy)". */
export const tableWords = ({ scene, bots }: Seating): string =>
  scene.players
    .map((player) => `${capital(player)}${bots.has(player) ? ` (${bots.get(player)?.name})` : ''}`)
    .join(', ');
