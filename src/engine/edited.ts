import type { DeckList } from '../model/deckList.ts';
import type { CardName, PlayerId } from '../model/ids.ts';
import type { Placed, Scene } from '../model/scene.ts';
import { deckFaults } from './deckList.ts';

/**
 * Whether a game began otherwise than the rules let it begin: it was laid out by hand, or with decks that rule 400.1 forbids. Only
 * one that was not is a whole game, dealt from its set-up (400.2); values of the ruleset, and who begins, may be said.
 */
export const isEdited = ({ moment, isk, turn, table, players, cards, ruleset }: Scene): boolean =>
  moment.at !== 'setup' ||
  Object.keys(isk).length > 0 ||
  (turn !== undefined && turn !== 1) ||
  table.some(isTouched) ||
  players.some((player) => deckFaults(broughtBy(player, table, cards), cards, ruleset).length > 0);

/** Something is said of a card that no set-up says. */
const isTouched = ({ card: _, alias: __, owner: ___, zone: ____, ...said }: Placed): boolean =>
  Object.values(said).some((value) => value !== undefined);

/** What a player has brought, as the list it would be. */
const broughtBy = (player: PlayerId, table: Scene['table'], cards: Scene['cards']): DeckList => {
  const of = (zone: Placed['zone'], isWanted: (type: string | undefined) => boolean): readonly CardName[] =>
    table.flatMap((placed) =>
      placed.owner === player && placed.zone === zone && isWanted(cards[placed.card]?.type) ? [placed.card] : [],
    );
  const counts = new Map<CardName, number>();
  for (const card of of('deck', () => true)) counts.set(card, (counts.get(card) ?? 0) + 1);
  const [starbase = '' as CardName] = of('play', (type) => type === 'starbase');
  const [home = '' as CardName] = of('play', (type) => type === 'home-region');
  return {
    title: player,
    starbase,
    home,
    outer: of('reserve', (type) => type !== 'starbase'),
    upgrades: of('reserve', (type) => type === 'starbase'),
    deck: Object.fromEntries(counts),
  };
};
