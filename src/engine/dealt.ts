import type { CardSet } from '../model/card.ts';
import type { DeckList } from '../model/deckList.ts';
import type { CardName, PlayerId } from '../model/ids.ts';
import { givenValues, type Ruleset } from '../model/ruleset.ts';
import { rulesetFaults } from '../model/rulesetFaults.ts';
import type { Placed, Scene } from '../model/scene.ts';
import { dealingFaults } from '../schema/dealing.ts';
import { deckFaults } from './deckList.ts';
import { SceneError } from './sceneError.ts';

/** Deck lists that no game can begin with: `faults` names everything that is wrong with them. */
export class DeckError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The decks cannot be played:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    this.name = 'DeckError';
    this.faults = faults;
  }
}

/** Who sits where, clockwise (100.6), and with what. */
export type DeckSeat = { readonly player: PlayerId; readonly deck: DeckList };

export type Dealing = {
  /** All cards there are: those in the decks are among them, and nobody learns from it which. */
  readonly cards: CardSet;
  /** What all chance comes from (100.7): a whole number. */
  readonly seed: number;
  /** House values that differ from the rulebook's. */
  readonly ruleset?: Partial<Ruleset>;
  /** Who begins; without it, the seed draws (400.2). */
  readonly first?: PlayerId;
};

/**
 * The scene of a whole game, from its set-up: what each player brings, laid out (400.1, 400.2).
 *
 * @throws SceneError when the seats or the dealing are none, or a value of the ruleset makes no game.
 * @throws DeckError when a deck list is none or breaks 400.1, with every fault of every list.
 */
export const dealtScene = (seats: readonly DeckSeat[], dealing: Dealing): Scene => {
  const misshapen = dealingFaults(seats, dealing);
  if (misshapen.length > 0) throw new SceneError(misshapen);
  const { cards, seed, first } = dealing;
  const ruleset = givenValues(dealing.ruleset ?? {});
  const wrong = rulesetFaults(ruleset);
  if (wrong.length > 0) throw new SceneError(wrong);
  const faults = seats.flatMap(({ player, deck }) => {
    const whose = deck?.title ? `${player}, ${deck.title}` : player;
    return deckFaults(deck, cards, ruleset).map((fault) => `${whose}: ${fault}`);
  });
  if (faults.length > 0) throw new DeckError(faults);
  return {
    players: seats.map(({ player }) => player),
    seed,
    cards,
    table: seats.flatMap(laidOut),
    isk: {},
    ...(first === undefined ? {} : { active: first }),
    moment: { at: 'setup' },
    ruleset,
  };
};

const laidOut = ({ player, deck }: DeckSeat): readonly Placed[] => {
  const placed = (card: CardName, zone: Placed['zone']): Placed => ({ card, owner: player, zone });
  return [
    placed(deck.starbase, 'play'),
    placed(deck.home, 'play'),
    ...[...deck.outer, ...deck.upgrades].map((card) => placed(card, 'reserve')),
    ...Object.entries(deck.deck).flatMap(([card, count]) =>
      Array.from({ length: count }, () => placed(card as CardName, 'deck')),
    ),
  ];
};
