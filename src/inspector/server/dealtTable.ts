import { randomInt } from 'node:crypto';
import { DeckError, dealtScene } from '../../engine/dealt.ts';
import { SceneError } from '../../engine/sceneError.ts';
import type { CardSet } from '../../model/card.ts';
import type { DeckList } from '../../model/deckList.ts';
import { playerId } from '../../model/ids.ts';
import type { Dealt } from '../protocol.ts';
import { SEAT_NAMES } from '../words/seatNames.ts';
import type { ReadScenario } from './scenario.ts';

/** The decks that whole games can be played with, by the names they are asked for. */
export type DeckShelf = Readonly<Record<string, DeckList>>;

/** Seeds that are drawn stay short enough to be read out and typed. */
const SEEDS = 1_000_000;

export type Dealing = { readonly decks: readonly string[]; readonly seed: number | null };

/** A whole game from its set-up (400.2), a deck for each player; without a seed, one is drawn. Or what is wrong. */
export function dealTable({ decks, seed }: Dealing, cards: CardSet, shelf: DeckShelf): ReadScenario {
  if (decks.length < 2 || decks.length > SEAT_NAMES.length)
    return wrong(`${decks.length} cannot play: name from 2 to ${SEAT_NAMES.length} decks, one for each player.`);
  const unknown = decks.find((name) => !Object.hasOwn(shelf, name));
  if (unknown !== undefined)
    return wrong(`There is no deck ${JSON.stringify(unknown)}: there are ${Object.keys(shelf).join(', ') || 'none'}.`);
  const dealt: Dealt = { decks, seed: seed ?? randomInt(SEEDS) };
  const seats = decks.flatMap((name, n) => {
    const deck = shelf[name];
    const player = SEAT_NAMES[n];
    return deck && player ? [{ player: playerId(player), deck }] : [];
  });
  try {
    const scene = dealtScene(seats, { cards, seed: dealt.seed });
    // Without its seed: whoever knows that and the decks knows every hidden card (300.4).
    const title = `A whole game: ${decks.join(', ')}`;
    return { ok: true, scenario: { file: null, title, tree: null, scene, script: 0, dealt } };
  } catch (cause) {
    if (cause instanceof DeckError || cause instanceof SceneError) return wrong(cause.message);
    throw cause;
  }
}

const wrong = (message: string): ReadScenario => ({ ok: false, message });
