import type { Printed } from '../model/card.ts';
import type { CardType } from '../model/cardType.ts';
import type { Card, Game, Player } from '../model/game.ts';
import { type CardName, type ObjectId, objectId, type PlayerId } from '../model/ids.ts';
import type { Chance } from '../model/random.ts';
import { type Hidden, withHidden } from './atoms/imagining.ts';
import { chanceFrom, shuffled } from './chance.ts';
import { permanents, playerOf, printedOf, starbaseOf } from './look.ts';

/** A game as it might be, and what the hidden cards of the true one are called in it. */
export type Imagined = { readonly game: Game; readonly renamed: ReadonlyMap<ObjectId, ObjectId> };

/** What lies in a deck (400.1). */
const IN_DECK: readonly CardType[] = ['ship', 'structure', 'location', 'news'];
/** How many upgrades a player brings (400.1). */
const UPGRADES = 2;

/**
 * The game as a player may imagine it (300.4): all that they see is as it is; what they do not see is drawn anew from the
 * cards there are. It is made of what that player may know and of the seed, and of nothing else.
 *
 * Their own deck holds the cards it must hold, in an order of chance. What others hold is taken from all cards they could
 * have brought: up to `copies` of each, those not counted that have been seen.
 */
export const imagined = (game: Game, viewer: PlayerId, seed: number): Imagined => {
  const dealer = new Dealer(game, seed);
  const hidden = new Map<PlayerId, Hidden>();
  for (const id of game.seats) {
    const player = playerOf(game, id);
    hidden.set(id, id === viewer ? dealer.own(player) : dealer.other(player));
  }
  return { game: withHidden(game, hidden, dealer), renamed: dealer.renamed };
};

class Dealer {
  readonly renamed = new Map<ObjectId, ObjectId>();
  chance: Chance;
  objects: number;
  readonly #game: Game;

  constructor(game: Game, seed: number) {
    this.#game = game;
    this.chance = chanceFrom(seed);
    this.objects = game.minted.objects;
  }

  own({ deck, hand, reserve }: Player): Hidden {
    // Sorted first, so that nothing is left of the true order.
    const names = this.#mixed(deck.map(({ name }) => name).sort());
    return { deck: this.#instead(deck, names), hand, reserve };
  }

  other({ id, deck, hand, reserve }: Player): Hidden {
    const names = this.#drawn(id, deckable(this.#game, id), deck.length + hand.length);
    const outer = this.#drawn(id, outerRegions(this.#game, id), reserve.length);
    const upgrades = this.#drawn(id, upgradesFor(this.#game, id), reserve.length);
    const seen = allSeen(this.#game, id).filter((name) => isUpgrade(printedOf(this.#game, name))).length;
    const count = Math.min(Math.max(0, UPGRADES - seen), upgrades.length, reserve.length);
    return {
      deck: this.#instead(deck, names.slice(hand.length)),
      hand: this.#instead(hand, names),
      reserve: this.#instead(reserve, [...upgrades.slice(0, count), ...outer, ...upgrades.slice(count)]),
    };
  }

  #mixed<T>(things: readonly T[]): readonly T[] {
    const { things: mixed, chance } = shuffled(this.chance, things);
    this.chance = chance;
    return mixed;
  }

  /** So many names of those there are, each as often as it may be in a deck, and more often only when all are used up. */
  #drawn(id: PlayerId, names: readonly CardName[], count: number): readonly CardName[] {
    const { copies } = this.#game.ruleset;
    const seen = allSeen(this.#game, id);
    const left = names.flatMap((name) => {
      const used = seen.filter((one) => one === name).length;
      return Array.from({ length: Math.max(0, copies - used) }, () => name);
    });
    const drawn = [...this.#mixed(left)].slice(0, count);
    while (drawn.length < count && names.length > 0) drawn.push(...names.slice(0, count - drawn.length));
    return drawn;
  }

  /** New cards in the place of hidden ones. */
  #instead(cards: readonly Card[], names: readonly CardName[]): readonly Card[] {
    const serials = cards.map(({ serial }) => serial).sort((one, other) => one - other);
    return cards.map((card, n) => {
      const id = objectId(++this.objects);
      this.renamed.set(card.id, id);
      return { id, name: names[n] ?? card.name, owner: card.owner, serial: serials[n] ?? card.serial };
    });
  }
}

/** The cards of a player that everybody sees, wherever they lie. */
const allSeen = (game: Game, owner: PlayerId): readonly CardName[] => [
  ...permanents(game).flatMap((card) => (card.owner === owner ? [card.name] : [])),
  ...game.pile.flatMap(({ card }) => (card?.owner === owner ? [card.name] : [])),
  ...playerOf(game, owner).scrapheap.map(({ name }) => name),
];

const isUpgrade = ({ type, level }: Printed): boolean => type === 'starbase' && (level ?? 1) > 1;

const namesOf = (game: Game, fits: (card: Printed) => boolean): readonly CardName[] =>
  Object.values(game.cards)
    .filter(fits)
    .map(({ name }) => name)
    .sort();

/** 200.4: as far as their starbase lets them play it. */
const isPlayableBy = (game: Game, player: PlayerId, { races }: Printed): boolean => {
  const starbase = starbaseOf(game, player);
  const own = starbase ? printedOf(game, starbase.name).races : [];
  return races.length === 0 || races.some((race) => own.includes(race));
};

const deckable = (game: Game, player: PlayerId): readonly CardName[] =>
  namesOf(game, (card) => IN_DECK.includes(card.type) && isPlayableBy(game, player, card));

const outerRegions = (game: Game, player: PlayerId): readonly CardName[] =>
  namesOf(game, (card) => card.type === 'outer-region' && isPlayableBy(game, player, card));

const upgradesFor = (game: Game, player: PlayerId): readonly CardName[] =>
  namesOf(game, (card) => isUpgrade(card) && isPlayableBy(game, player, card));
