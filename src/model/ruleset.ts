import type { RuleId } from './rulebook.ts';

/** What the rules leave open, as plain values. `RULESET_MARKS` says what each means and where it comes from. */
export type Ruleset = {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly turnLimit: number;
  readonly deckSize: number;
  readonly copies: number;
  readonly openingHand: number;
  readonly startingIsk: number;
  readonly cardsPerTurn: number;
  readonly handLimit: number;
  readonly runawayPiles: number;
  readonly battleWindows: boolean;
};

export const defaultRuleset: Ruleset = {
  minPlayers: 2,
  maxPlayers: 6,
  turnLimit: 200,
  deckSize: 55,
  copies: 3,
  openingHand: 7,
  startingIsk: 4,
  cardsPerTurn: 2,
  handLimit: 7,
  runawayPiles: 100,
  battleWindows: false,
};

/** All values: those that are said, and the rulebook's for each that is not, or is undefined. */
export const rulesetOf = (said: Partial<Ruleset> = {}): Ruleset => ({ ...defaultRuleset, ...givenValues(said) });

/** Only the values that are said: one that is undefined is not. */
export const givenValues = (said: Partial<Ruleset>): Partial<Ruleset> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));

/** `published`: the default is a fact of the game. `house`: the sources are silent, so the default is ours. */
export type RulesetProvenance = 'published' | 'house';

export type RulesetMark = {
  readonly rule: RuleId;
  readonly provenance: RulesetProvenance;
  /** What the value is, to be read after it or beside it. */
  readonly says: string;
};

export const RULESET_MARKS = {
  minPlayers: { rule: '100.1', provenance: 'published', says: 'the fewest players in a game' },
  maxPlayers: { rule: '100.1', provenance: 'house', says: 'the most players in a game' },
  turnLimit: { rule: '100.9', provenance: 'house', says: 'the number of turns after which the game is drawn' },
  deckSize: { rule: '400.1', provenance: 'published', says: 'the number of cards in a deck list' },
  copies: { rule: '400.1', provenance: 'house', says: 'the most copies of one card in a deck' },
  openingHand: { rule: '400.2', provenance: 'house', says: 'the number of cards in the opening hand' },
  startingIsk: { rule: '400.2', provenance: 'house', says: 'the ISK that each player starts with' },
  cardsPerTurn: { rule: '500.5', provenance: 'house', says: 'the number of cards drawn in the draw step' },
  handLimit: { rule: '500.10', provenance: 'house', says: 'the most cards kept in hand in the end phase' },
  runawayPiles: { rule: '700.14', provenance: 'house', says: 'the piles opened by triggers alone that draw the game' },
  battleWindows: { rule: '900.9', provenance: 'house', says: 'whether the initiative also goes round before damage' },
} as const satisfies Readonly<Record<keyof Ruleset, RulesetMark>>;
