import type { Placed, Scene } from '../model/scene.ts';

/** What keeps a scene from beginning with its set-up (400.2): hands are yet to be drawn, and nothing has happened. */
export const setUpFaults = ({ moment, table, cards, turn }: Scene): readonly string[] => {
  if (moment.at !== 'setup') return [];
  const early = turn === undefined || turn === 1 ? [] : [`At the set-up it is turn 1, not ${turn} (400.2).`];
  return [...early, ...table.flatMap((placed) => placedEarly(placed, cards))];
};

const placedEarly = ({ card, alias, zone }: Placed, cards: Scene['cards']): readonly string[] => {
  const name = alias ?? card;
  if (zone === 'deck' || zone === 'reserve') return [];
  if (zone !== 'play')
    return [`${name} cannot be in a ${zone} at the set-up: all cards are still in decks and reserves (400.2).`];
  const type = cards[card]?.type;
  return type === 'starbase' || type === 'home-region'
    ? []
    : [`${name} cannot be in play at the set-up: only starbases and home regions are (400.1).`];
};
