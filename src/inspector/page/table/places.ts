import type { PlayerId } from '../../../model/ids.ts';
import type { PermanentView, PlayerView, View } from '../../../view/view.ts';

/** Clockwise, ending with whoever looks (or the first player), who sits at the bottom. */
export function seating({ players, viewer }: View): readonly PlayerView[] {
  const at = Math.max(
    players.findIndex(({ id }) => id === viewer),
    0,
  );
  return [...players.slice(at + 1), ...players.slice(0, at + 1)];
}

/** What a player has in front of them: starbase, structures and news. */
export const inFrontOf = ({ play }: View, player: PlayerId): readonly PermanentView[] =>
  play
    .filter(
      ({ controller, type }) =>
        controller === player && (type === 'starbase' || type === 'structure' || type === 'news'),
    )
    .toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));

/** More cards than this in front of a player and in their open hand, and the hand is drawn as slips in its own row. */
const ROOM = 6;

export const isPacked = (view: View, { id, hand }: PlayerView): boolean =>
  view.players.length > 2 || inFrontOf(view, id).length + (hand.cards?.length ?? 0) > ROOM;

/** From so many players on, only whoever looks has a hand that lies open: there is no room for another. */
const LARGE = 5;

export const isLarge = ({ players }: View): boolean => players.length >= LARGE;

/** More cards than this in play, and all of them are drawn as slips. */
const DENSE = 40;

export const isDense = ({ play }: View): boolean => play.length > DENSE;

/** Whose hand lies open where it can be seen: of more than two, that of whoever looks and of whoever acts; the others as a count. */
export const isSpread = (view: View, player: PlayerView): boolean =>
  view.players.length <= 2 || (view.awaited === player.id && !isLarge(view)) || seating(view).at(-1) === player;

const ORDER: readonly PermanentView['type'][] = ['starbase', 'structure', 'news'];

export type Region = {
  readonly card: PermanentView;
  readonly ships: readonly PermanentView[];
  readonly locations: readonly PermanentView[];
};

/** The regions in play with what is there: outer ones first, then homes. */
export function regionsOf({ play }: View): readonly Region[] {
  const regions = play.filter(({ type }) => type === 'outer-region' || type === 'home-region');
  const within = (card: PermanentView, type: PermanentView['type']): readonly PermanentView[] =>
    play.filter((one) => one.type === type && one.region === card.id);
  return regions
    .toSorted((a, b) => Number(a.type === 'home-region') - Number(b.type === 'home-region'))
    .map((card) => ({ card, ships: within(card, 'ship'), locations: within(card, 'location') }));
}
