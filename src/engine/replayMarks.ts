import { hash } from '../kernel/index.ts';
import type { CardSet, Printed } from '../model/card.ts';
import type { CardName } from '../model/ids.ts';
import { RULES } from '../model/rulebook.ts';
import { nameOf } from '../rules/look.ts';
import type { Position } from './door.ts';

/** Which rulebook this engine plays by: another wording of any rule is another one. */
export const rulebookHash = (): string => hash(RULES);

/** For each card, a hash of all that is printed on it. */
export const cardHashes = (cards: CardSet): Readonly<Record<CardName, string>> =>
  Object.fromEntries(Object.entries(cards).map(([name, printed]) => [name, hash(printed)]));

export const sameCard = (one: Printed, other: Printed): boolean => hash(one) === hash(other);

/** A part of a position: what it is called, what it is, and how it stands, to be read after "here". */
type Part = { readonly what: string; readonly value: unknown; readonly words: () => string };

/** A position taken apart, so that one which differs from it can be told where. */
const partsOf = ({ truth, window, facts, awaited }: Position): readonly Part[] => {
  // The cards are compared by themselves, the ruleset is the scene's.
  const { cards: _, ruleset: __, chance, seats, players, play, pile, battle, ...course } = truth;
  const { turn, active } = truth;
  return [
    { what: 'what happened', value: facts, words: () => facts.map(({ type }) => type).join(', ') || 'nothing' },
    {
      what: 'what is awaited',
      value: window,
      words: () => (window ? `${awaited.map(nameOf).join()} in the window ${window.name}` : 'nobody: the game is over'),
    },
    { what: 'the course of the game', value: course, words: () => `turn ${turn}, which is ${nameOf(active)}'s` },
    { what: 'chance', value: chance, words: () => 'another one is drawn next' },
    { what: 'the pile', value: pile, words: () => count(pile.length, 'entry', 'entries') },
    {
      what: 'the battle',
      value: battle,
      words: () => (battle ? `${nameOf(battle.attacker)} against ${nameOf(battle.defender)}` : 'none'),
    },
    { what: 'what is in play', value: play, words: () => count(Object.keys(play).length, 'card', 'cards') },
    ...seats.map((seat) => ({
      what: `what ${nameOf(seat)} has`,
      value: players[seat],
      words: () => {
        const { isk = 0, hand = [], deck = [] } = players[seat] ?? {};
        return `${isk} ISK, ${count(hand.length, 'card', 'cards')} in hand and ${deck.length} in the deck`;
      },
    })),
  ];
};

const count = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;

/** A short hash of each part of a position, in a fixed order: equal for positions that are equal. */
export const markOf = (position: Position): string =>
  partsOf(position)
    .map(({ value }) => hash(value).slice(0, 8))
    .join(' ');

/** One part that is not as a mark says, with how it stands here. */
export type Otherwise = { readonly what: string; readonly here: string };

/** What is not as it was marked; empty when all is. */
export const differences = (mark: string, position: Position): readonly Otherwise[] => {
  const marked = mark.split(' ');
  const parts = partsOf(position);
  const now = markOf(position).split(' ');
  if (marked.length !== now.length) return [{ what: 'who plays', here: `${parts.length} parts to compare` }];
  return parts.flatMap(({ what, words }, n) => (marked[n] === now[n] ? [] : [{ what, here: words() }]));
};
