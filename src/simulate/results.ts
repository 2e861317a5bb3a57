import type { CardName, CardSet } from '../index.ts';
import { addOccurrences, neverIn, noOccurrences, type Occurrences, withNone } from './occurrences.ts';
import { type Plan, setupOf } from './plan.ts';
import { type Breach, HOW_ENDED, type HowEnded, type Outcome, SEATS } from './playGame.ts';
import { type Share, wilson } from './wilson.ts';

/** How somebody or something fared: in how many games (a bot or deck may sit in several seats of one), and how many it won. */
export type Fared = { readonly name: string; readonly games: number; readonly wins: number } & {
  /** The share of games won, with its 95 % interval. */
  readonly share: Share | null;
};

/** Of whole numbers: the smallest, the quartiles and the largest. */
export type Spread = {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
};

/** All that came of a simulation, as plain data. `docs/simulate.md` says what each part means. */
export type Results = {
  readonly format: 'starpile-simulation';
  readonly version: 1;
  readonly plan: {
    readonly games: number;
    readonly seed: number;
    readonly players: number;
    /** Null: the rulebook's. */
    readonly turnLimit: number | null;
    readonly decks: readonly string[];
    readonly bots: readonly string[];
    readonly check: boolean;
  };
  /** How many games were played: fewer than planned when it was stopped, or something must not be so. */
  readonly games: number;
  readonly bots: readonly Fared[];
  readonly decks: readonly Fared[];
  readonly seats: readonly Fared[];
  /** Whoever began, and the others. */
  readonly begun: readonly Fared[];
  readonly endings: Readonly<Record<HowEnded, number>>;
  readonly turns: Spread | null;
  readonly decisions: Spread | null;
  readonly cards: {
    readonly mostPlayed: readonly { readonly name: CardName; readonly played: number }[];
    /** Cards of the decks that nobody played; what is in play from the beginning is not among them. */
    readonly neverPlayed: readonly CardName[];
  };
  readonly occurrences: Occurrences;
  readonly never: Readonly<Record<keyof Occurrences, readonly string[]>>;
  readonly breach: Breach | null;
};

const MOST_PLAYED = 10;

/** What is printed for decks has a rarity; what has none is for small scenes. */
const inPrint = (cards: CardSet): readonly CardName[] =>
  (Object.keys(cards) as CardName[]).filter((name) => cards[name]?.rarity !== undefined);

/** The results of those games: the same, in whatever order they were played. */
export const resultsOf = (plan: Plan, outcomes: readonly Outcome[], cards: CardSet): Results => {
  const games = outcomes.toSorted((one, other) => one.index - other.index);
  const found = noOccurrences();
  for (const game of games) addOccurrences(found, game.found);
  const occurrences = withNone(found, inPrint(cards));
  const { seed, players, bots, check } = plan;
  const decks = plan.decks.map(({ name }) => name);
  return {
    format: 'starpile-simulation',
    version: 1,
    plan: { games: plan.games, seed, players, turnLimit: plan.turnLimit ?? null, decks, bots, check },
    games: games.length,
    ...fared(plan, games),
    endings: Object.fromEntries(
      HOW_ENDED.map((how) => [how, games.filter((game) => game.how === how).length]),
    ) as Record<HowEnded, number>,
    turns: spreadOf(games.map(({ turns }) => turns)),
    decisions: spreadOf(games.map(({ decisions }) => decisions)),
    cards: playedIn(plan, occurrences, cards),
    occurrences,
    never: neverIn(occurrences),
    breach: games.find(({ breach }) => breach !== null)?.breach ?? null,
  };
};

const fared = (plan: Plan, games: readonly Outcome[]): Pick<Results, 'bots' | 'decks' | 'seats' | 'begun'> => {
  const [bots, decks, seats, begun] = [new Tally(), new Tally(), new Tally(), new Tally()];
  for (const { index, winner, first } of games) {
    for (const [n, { bot, deck }] of setupOf(plan, index).seats.entries()) {
      const won = winner === n;
      bots.add(bot, won);
      decks.add(deck.name, won);
      seats.add(SEATS[n] ?? `${n}`, won);
      begun.add(n === first ? 'first player' : 'others', won);
    }
  }
  return { bots: bots.all(), decks: decks.all(), seats: seats.all(), begun: begun.all() };
};

class Tally {
  readonly #counts = new Map<string, { games: number; wins: number }>();

  add(name: string, won: boolean): void {
    const count = this.#counts.get(name) ?? { games: 0, wins: 0 };
    this.#counts.set(name, count);
    count.games++;
    if (won) count.wins++;
  }

  /** In the order of their names. */
  all(): readonly Fared[] {
    return [...this.#counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { games, wins }]) => ({ name, games, wins, share: wilson(wins, games) }));
  }
}

/** Null for no numbers. Between two numbers lies their mean. */
export const spreadOf = (numbers: readonly number[]): Spread | null => {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
    return low + (high - low) * (place - Math.floor(place));
  };
  return { least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), most: at(1) };
};

const playedIn = ({ decks }: Plan, { cards: counts }: Occurrences, cards: CardSet): Results['cards'] => {
  const brought = new Set(
    decks.flatMap(({ list }) => [...list.outer, ...list.upgrades, ...(Object.keys(list.deck) as CardName[])]),
  );
  const playable = Object.keys(cards).filter((name): name is CardName => brought.has(name as CardName));
  const played = playable.map((name) => ({ name, played: counts[name] ?? 0 }));
  return {
    mostPlayed: played.toSorted((one, other) => other.played - one.played).slice(0, MOST_PLAYED),
    neverPlayed: played.flatMap((card) => (card.played === 0 ? [card.name] : [])),
  };
};
