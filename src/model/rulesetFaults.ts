import { didYouMean } from './nearest.ts';
import { defaultRuleset, givenValues, RULESET_MARKS, type Ruleset, rulesetOf } from './ruleset.ts';

type Value = keyof Ruleset;
type Count = { readonly [K in Value]: Ruleset[K] extends number ? K : never }[Value];

/** The least that each number can be: below it there would be no game. */
const LEAST: Readonly<Record<Count, number>> = {
  minPlayers: 2,
  maxPlayers: 2,
  turnLimit: 1,
  deckSize: 1,
  copies: 1,
  openingHand: 0,
  startingIsk: 0,
  cardsPerTurn: 0,
  handLimit: 0,
  runawayPiles: 1,
};

/** The engine takes no more (100.1); a table may take fewer. */
const MOST_PLAYERS = defaultRuleset.maxPlayers;
/** A starbase, a home region, outer regions and upgrades are in no deck (400.1). */
const BESIDE_THE_DECK = 7;

/** Everything that is wrong with the values that differ from the rulebook's, each fault in a sentence. */
export const rulesetFaults = (said: Partial<Ruleset>): readonly string[] => {
  const each = Object.entries(givenValues(said)).flatMap(([name, value]) => wrongValue(name, value) ?? []);
  return each.length > 0 ? each : [...contradictions(rulesetOf(said))];
};

const isValue = (name: string): name is Value => Object.hasOwn(defaultRuleset, name);

const wrongValue = (name: string, value: unknown): string | null => {
  const names = Object.keys(defaultRuleset);
  if (!isValue(name))
    return `The ruleset has no value ${name}${didYouMean(name, names) || `: it has ${names.join(', ')}.`}`;
  const words = `The ruleset's ${name} cannot be ${typeof value === 'number' ? value : JSON.stringify(value)}`;
  if (name === 'battleWindows') return typeof value === 'boolean' ? null : `${words}: it is true or false (900.9).`;
  const isCount = typeof value === 'number' && Number.isSafeInteger(value) && value >= LEAST[name];
  return isCount ? null : `${words}: a whole number from ${LEAST[name]} (${RULESET_MARKS[name].rule}).`;
};

/** What each value may be, but not all of them together. */
function* contradictions({ minPlayers, maxPlayers, deckSize, openingHand }: Ruleset): Generator<string> {
  if (maxPlayers < minPlayers)
    yield `The ruleset's maxPlayers cannot be ${maxPlayers}: it is less than minPlayers, ${minPlayers} (100.1).`;
  if (maxPlayers > MOST_PLAYERS)
    yield `The ruleset's maxPlayers cannot be ${maxPlayers}: ${MOST_PLAYERS} is the most (100.1).`;
  const least = BESIDE_THE_DECK + Math.max(1, openingHand);
  if (deckSize < least)
    yield `The ruleset's deckSize cannot be ${deckSize}: with ${BESIDE_THE_DECK} cards beside the deck and an opening hand of ${openingHand} it is at least ${least} (400.1, 400.2).`;
}
