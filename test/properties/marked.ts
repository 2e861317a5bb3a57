import type { CardName, Game, PlayerId, Printed, Scene, Zone } from '../../src/index.ts';
import { cardName, VISIBILITY } from '../../src/index.ts';
import type { Card } from '../../src/model/game.ts';

/** Words that stand on one card of the table only, so that they can be searched for. */
export const nameOn = (serial: number): string => `marked-${serial}-card`;
export const titleOn = (serial: number): string => `<<${serial}>>`;

/** The same table, with a printed card of its own for every card on it: its name and title give it away. */
export const marked = (scene: Scene): Scene => {
  const cards: Record<CardName, Printed> = {};
  const table = scene.table.map((placed, n) => {
    const name = cardName(nameOn(n + 1));
    const printed = scene.cards[placed.card];
    if (printed) cards[name] = { ...printed, name, title: titleOn(n + 1) };
    return { ...placed, card: name, alias: placed.alias ?? `alias-${n}` };
  });
  return { ...scene, table, cards };
};

type Lying = { readonly card: Card; readonly owner: PlayerId; readonly zone: Zone };

/** Every card of a game, and where it lies. */
export const lying = (game: Game): readonly Lying[] => [
  ...game.seats.flatMap((owner) =>
    (['deck', 'hand', 'reserve', 'scrapheap'] as const).flatMap((zone) =>
      (game.players[owner]?.[zone] ?? []).map((card) => ({ card, owner, zone })),
    ),
  ),
  ...Object.values(game.play).map((card) => ({ card, owner: card.owner, zone: 'play' as const })),
  ...game.pile.flatMap(({ card }) => (card ? [{ card, owner: card.owner, zone: 'pile' as const }] : [])),
];

/** What rule 300.4 says, once more and by itself: whether somebody at the table may see the cards there. */
export const maySee = (viewer: PlayerId | 'table', zone: Zone, owner: PlayerId): boolean =>
  VISIBILITY[zone] === 'everyone' || (VISIBILITY[zone] === 'owner' && viewer === owner);
