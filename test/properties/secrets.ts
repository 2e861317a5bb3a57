import {
  createGame,
  type Intent,
  type ObjectId,
  type PlayerId,
  type Position,
  redact,
  type Scene,
  type StarpileGame,
} from '../../src/index.ts';
import { type Dice, dice as diceFor } from './dice.ts';
import { lying, marked, maySee, nameOn, titleOn } from './marked.ts';
import { legalIntent } from './playOut.ts';

/** Somebody who is sent what they may see: their part of what has happened so far. */
export type Eyes = {
  readonly viewer: PlayerId | 'table';
  /** The cards that they have seen so far: those may be named. */
  readonly seen: Set<number>;
  /** Every id that a card had where they could not see it. */
  readonly hidden: Set<string>;
};

export const eyesAt = (game: StarpileGame): readonly Eyes[] =>
  [...game.truth.seats, 'table' as const].map((viewer) => ({ viewer, seen: new Set(), hidden: new Set() }));

/** All that is sent to a viewer about a position: byte for byte. */
export const sentTo = ({ viewer }: Eyes, position: Position): string =>
  JSON.stringify([position.view(viewer), position.facts.map((fact) => redact(fact, viewer))]);

const serialOf = (name: string): number => Number(/^marked-(\d+)-card$/.exec(name)?.[1]);

/** What they may know of by now, and what they may not. */
export const learn = ({ viewer, seen, hidden }: Eyes, { truth, facts }: Position): void => {
  for (const fact of facts) {
    if (fact.type !== 'moved') continue;
    const { card, becomes, from, to, owner } = fact;
    for (const [zone, id] of [
      [from, card.id],
      [to, becomes],
    ] as const) {
      if (maySee(viewer, zone, owner)) seen.add(serialOf(card.name));
      else hidden.add(id);
    }
  }
  for (const { card, zone, owner } of lying(truth)) {
    if (maySee(viewer, zone, owner)) seen.add(card.serial);
    else hidden.add(card.id);
  }
};

/** Ids, names and titles as they stand in what is sent, wherever they stand; and the word that must stand nowhere. */
const TELLTALE = /\bo\d+\b|marked-(\d+)-card|<<(\d+)>>|serial/g;

/** Everything in a text that they may not know: each once. */
export const secretsIn = (sent: string, { seen, hidden }: Eyes): readonly string[] => {
  const found = new Set<string>();
  for (const [word, name, title] of sent.matchAll(TELLTALE)) {
    const serial = name ?? title;
    if (word === 'serial' || hidden.has(word) || (serial !== undefined && !seen.has(Number(serial)))) found.add(word);
  }
  return [...found];
};

/** What stands on a card: all three would be found. */
export const markedAs = (serial: number): readonly string[] => [nameOn(serial), titleOn(serial)];

const NOBODY = 'o999999' as ObjectId;

/** Every intent that speaks of that card, in every place in which a card can be spoken of. */
const speakingOf = (id: ObjectId, player: PlayerId, game: StarpileGame): readonly Intent[] => {
  const [own] = game.truth.players[player]?.hand ?? [];
  const said = { mode: 0, x: 0, targets: [], into: null, pay: [] };
  const [region] = Object.keys(game.truth.play) as ObjectId[];
  const defender = game.truth.seats.find((seat) => seat !== player) ?? player;
  const target = { kind: 'card', id } as const;
  return [
    { type: 'play', player, card: id, ...said },
    { type: 'activate', player, card: id, ability: 0, ...said },
    { type: 'attack', player, region: id, defender, ships: [] },
    { type: 'attack', player, region: region ?? id, defender, ships: [id] },
    { type: 'order', player, ship: id, order: 'move', at: region ?? id },
    { type: 'order', player, ship: id, order: 'mine', at: id },
    { type: 'withdraw', player, ship: id },
    { type: 'aim', player, ship: id, at: id },
    { type: 'hold', player, ship: id },
    ...(own
      ? ([
          { type: 'play', player, card: own.id, ...said, targets: [[target]] },
          { type: 'play', player, card: own.id, ...said, into: id },
          { type: 'play', player, card: own.id, ...said, pay: [id] },
        ] as const)
      : []),
  ];
};

/** What a player is told who asks after a card they cannot see, and after one that does not exist: it must be the same. */
export const toldOf = (
  game: StarpileGame,
  player: PlayerId,
  id: ObjectId,
): { readonly told: readonly string[]; readonly nothing: readonly string[] } => ({
  told: speakingOf(id, player, game).map((intent) =>
    // The whole id: o2 is the beginning of o23.
    JSON.stringify(game.why(intent)).replaceAll(new RegExp(`\\b${id}\\b`, 'g'), NOBODY),
  ),
  nothing: speakingOf(NOBODY, player, game).map((intent) => JSON.stringify(game.why(intent))),
});

export type Searched = { readonly steps: number; readonly bytes: number; readonly refusals: number };

/**
 * Plays a game by chance to its end, or for so many steps, every card of it marked, and searches all that is sent to every player and
 * to somebody who looks on: the snapshot (view, offers, question, facts), the view and the facts by themselves, and what is refused.
 *
 * @throws Error with seed and step when anything in it is hidden from them, or hangs on what is.
 */
export const searchGame = (scene: Scene, seed: number, most = Number.POSITIVE_INFINITY): Searched => {
  const dice = diceFor(seed);
  const game = createGame(marked(scene), { runner: 'data' });
  const all = eyesAt(game);
  let bytes = 0;
  let refusals = 0;
  try {
    for (;;) {
      for (const eyes of all) bytes += searched(game, eyes);
      if (game.awaited.length === 0 || game.n >= most) break;
      refusals += asked(game, dice);
      if (game.n % 16 === 0) for (const { viewer } of all) if (viewer !== 'table') imagined(game, viewer, seed);
      const result = game.submit(legalIntent(game, dice));
      if (!result.ok) throw new Error(result.message);
    }
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`seed ${seed}, step ${game.n}: ${words}`, { cause });
  }
  return { steps: game.n, bytes, refusals };
};

const searched = (game: StarpileGame, eyes: Eyes): number => {
  learn(eyes, game);
  const sent = [JSON.stringify(game.snapshot(eyes.viewer))];
  if (game.n % 8 === 0) sent.push(sentTo(eyes, game));
  for (const text of sent) {
    const secrets = secretsIn(text, eyes);
    if (secrets.length > 0) throw new Error(`${eyes.viewer} is told of ${secrets.join(', ')}.`);
  }
  return sent.reduce((sum, text) => sum + text.length, 0);
};

/** One player asks after one card that they cannot see. */
const asked = (game: StarpileGame, dice: Dice): number => {
  const player = dice.pick(game.truth.seats);
  const hidden = lying(game.truth).filter(({ zone, owner }) => !maySee(player, zone, owner));
  if (hidden.length === 0) return 0;
  const { card } = dice.pick(hidden);
  const { told, nothing } = toldOf(game, player, card.id);
  for (const [n, text] of told.entries())
    if (text !== nothing[n]) throw new Error(`${player} can tell ${card.id} from a card that does not exist: ${text}`);
  return told.length;
};

/** Were what they see made of anything hidden, such as the order of a deck, it would look different in another game that could be. */
const imagined = (game: StarpileGame, viewer: PlayerId, seed: number): void => {
  const other = game.imagine(viewer, seed);
  for (const what of ['view', 'legal'] as const)
    if (JSON.stringify(other[what](viewer)) !== JSON.stringify(game[what](viewer)))
      throw new Error(`The ${what} of ${viewer} hangs on what is hidden from them.`);
};
