import type { Game, Intent, PlayerId, StarpileGame } from '../index.ts';

/** Object and entry ids, as they are minted (200.6). */
const MINTED = /^[oe]\d+$/;

type Labels = ReadonlyMap<string, string>;

/**
 * What a position says as text, without the ids that were minted on the way to it: two positions in which the same can happen
 * have the same content. Cards of one name and owner are told apart by the order in which they came.
 *
 * For a player: what that player may know (300.4), so that it says the same of a game as of one that they imagine. Without one:
 * the whole truth, the chance to come included.
 */
export const contentOf = ({ truth, window }: Pick<StarpileGame, 'truth' | 'window'>, viewer?: PlayerId): string => {
  const labels = labelsIn(truth);
  const { seats, play, pile, triggers, battle, active, turn, ending, chance } = truth;
  const content = {
    play: Object.values(play).toSorted((one, other) => order(labels.get(one.id), labels.get(other.id))),
    players: seats.map((id) => holdings(truth, id, viewer)),
    pile: pile.map(({ card, ...entry }) => ({ ...entry, card: card?.name })),
    triggers,
    battle,
    active,
    turn,
    ending,
    window: window && { name: window.name, holder: window.holder, asked: window.question?.about },
    chance: viewer === undefined ? chance : null,
  };
  return withoutIds(content, labels);
};

/** An intent as text, its cards called as `contentOf` calls them. */
export const intentContent = (intent: Intent, { truth }: Pick<StarpileGame, 'truth'>): string =>
  withoutIds(intent, labelsIn(truth));

const holdings = ({ players }: Game, id: PlayerId, viewer: PlayerId | undefined) => {
  const player = players[id];
  if (!player) return null;
  const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name);
  const sees = viewer === undefined || viewer === id;
  return [
    id,
    player.isk,
    player.out,
    viewer === undefined ? names(player.deck) : player.deck.length,
    sees ? names(player.hand).sort() : player.hand.length,
    sees ? names(player.reserve).sort() : player.reserve.length,
    names(player.scrapheap),
  ];
};

const labelsIn = ({ play, players, pile, seats }: Game): Labels => {
  const labels = new Map<string, string>();
  const ranks = new Map<string, number>();
  const label = (id: string, words: string) => {
    const rank = (ranks.get(words) ?? 0) + 1;
    ranks.set(words, rank);
    labels.set(id, `${words}#${rank}`);
  };
  for (const { id, owner, name } of Object.values(play).toSorted((one, other) => age(one.id) - age(other.id)))
    label(id, `${owner} ${name}`);
  for (const seat of seats) {
    const { hand = [], reserve = [], scrapheap = [] } = players[seat] ?? {};
    for (const { id, name } of [...hand, ...reserve]) label(id, `${seat} holds ${name}`);
    for (const { id, name } of scrapheap) label(id, `${seat} lost ${name}`);
  }
  for (const { id, name, card } of pile) {
    label(id, `entry ${name}`);
    if (card) label(card.id, `waiting ${name}`);
  }
  return labels;
};

const age = (id: string): number => Number(id.slice(1));

const order = (one = '', other = ''): number => (one < other ? -1 : one > other ? 1 : 0);

const withoutIds = (content: unknown, labels: Labels): string =>
  JSON.stringify(content, (key, value: unknown) => {
    if (key === 'serial') return undefined;
    return typeof value === 'string' && MINTED.test(value) ? (labels.get(value) ?? 'gone') : value;
  });
