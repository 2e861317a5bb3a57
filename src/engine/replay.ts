import type { CardName } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Scene } from '../model/scene.ts';
import type { StarpileGame } from './door.ts';
import { isEdited } from './edited.ts';
import { RecordError } from './record.ts';
import { cardHashes, markOf, rulebookHash } from './replayMarks.ts';
import { sealOf } from './sealed.ts';

/** A game, recorded from its beginning: plain JSON, whole and in this order. */
export type Recorded = {
  readonly format: 'starpile-replay';
  readonly version: 1;
  /** Made of all that follows: what was damaged is known by it. */
  readonly seal: string;
  /** A hash of the rulebook that it was played by. */
  readonly rulebook: string;
  /** For each card it was played with, a hash of all that is printed on it. */
  readonly cards: Readonly<Record<CardName, string>>;
  /** Whether it began otherwise than the rules let a game begin: laid out by hand, or with decks that 400.1 forbids. */
  readonly edited: boolean;
  /** How it began: with the whole ruleset, so that it goes on meaning what it meant, and the cards as they were. */
  readonly scene: Scene;
  readonly intents: readonly Intent[];
  /** What the position was, hashed part by part: at the beginning, then after each intent. */
  readonly marks: readonly string[];
};

/** What a replay says of its game. */
export type Recording = Omit<Recorded, 'format' | 'version' | 'seal'>;

export const sealedReplay = (recording: Recording): Recorded => {
  const text = JSON.stringify(recording);
  return { format: 'starpile-replay', version: 1, seal: sealOf(text), ...(JSON.parse(text) as Recording) };
};

/**
 * The replay of a game: what was done in it from its beginning until now, and what came of each intent. What was undone is
 * no part of it.
 *
 * @throws RecordError when the game's own intents do not lead to where it stands: it was restored from a save of other rules.
 */
export const replayOf = (game: StarpileGame): Recorded => {
  const { scene, intents } = game.save();
  const again = game.fork({ at: 0 });
  const { cards, ruleset } = again.truth;
  const marks = [markOf(again)];
  for (const [n, intent] of intents.entries()) {
    const result = again.submit(intent);
    if (!result.ok) throw new RecordError(`The game cannot be recorded: step ${n + 1} is refused: ${result.message}`);
    marks.push(markOf(again));
  }
  if (marks.at(-1) !== markOf(game))
    throw new RecordError('The game cannot be recorded: its intents do not lead to where it stands.');
  return sealedReplay({
    rulebook: rulebookHash(),
    cards: cardHashes(cards),
    edited: isEdited(scene),
    scene: { ...scene, ruleset },
    intents,
    marks,
  });
};
