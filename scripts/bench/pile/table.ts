/** The table at which the pile game is played, as a scene of the engine. */
import type { Placed, PlayerId, Printed, Scene } from '../../../src/index.ts';
import { playerId } from '../../../src/index.ts';
import { BASE, CARDS, HOME, HULK, SKIFF } from './cards.ts';

export const NAMES: readonly PlayerId[] = ['ada', 'bor', 'cyd', 'dov', 'eri', 'fay'].map(playerId);

/** What each player holds, and how much ISK they have. */
export type Deal = { readonly hands: readonly (readonly Printed[])[]; readonly isk: number; readonly skiffs: number };

/** Everybody has a starbase, a hulk and some skiffs at home; the first player may play the first card. */
export const tableOf = ({ hands, isk, skiffs }: Deal): Scene => {
  const players = NAMES.slice(0, hands.length);
  const inPlay = (owner: PlayerId): readonly Placed[] =>
    [BASE, HOME, HULK, ...Array.from({ length: skiffs }, () => SKIFF)].map(({ name }, n) => ({
      card: name,
      alias: `${owner}-${n}`,
      owner,
      zone: 'play',
      ...(n < 2 ? {} : { region: `${owner}-1` }),
    }));
  const inHand = players.flatMap((owner, seat): readonly Placed[] =>
    (hands[seat] ?? []).map(({ name }) => ({ card: name, owner, zone: 'hand' })),
  );
  return {
    players,
    seed: 1,
    cards: CARDS,
    table: [...players.flatMap(inPlay), ...inHand],
    isk: Object.fromEntries(players.map((id) => [id, isk])),
    moment: { at: 'command' },
    ruleset: {},
  };
};
