import { CARDS } from '../../cards/index.ts';
import { type CardName, createGame, type Sentence, type StarpileGame } from '../../src/index.ts';
import { run } from '../../src/notation/run.ts';
import type { Tree } from '../../src/notation/tree.ts';

/** What the cards of a scenario have done by its end, in any of its branches. */
export type Shown = {
  /** The sentences that resolved, by the card they came from. */
  readonly resolved: Map<CardName, Set<string>>;
  /** Cards that stood in play. */
  readonly inPlay: Set<CardName>;
  /** Cards that resolved as entries of their own. */
  readonly played: Set<CardName>;
  /** Ships that dealt damage or were given an order. */
  readonly acted: Set<CardName>;
};

export const nothingShown = (): Shown => ({
  resolved: new Map(),
  inPlay: new Set(),
  played: new Set(),
  acted: new Set(),
});

/** A sentence as a key: what is announced is a copy of what is printed. */
export const keyOf = (sentence: Sentence): string => JSON.stringify(sentence);

/** Plays a scenario, and adds what its cards do to what has been shown. */
export function addShown(tree: Tree, shown: Shown): void {
  run(tree, { cards: CARDS, createGame: (scene) => watched(createGame(scene), shown) });
}

/** The same game; it and all that fork from it are looked at before and after each intent. */
function watched(game: StarpileGame, shown: Shown): StarpileGame {
  const sentences = new Map<string, Sentence>();
  const look = () => {
    for (const entry of game.truth.pile) sentences.set(entry.id, entry.sentence);
    for (const { name } of Object.values(game.truth.play)) shown.inPlay.add(name);
  };
  look();
  const submit = (intent: unknown) => {
    const result = game.submit(intent);
    for (const fact of result.ok ? result.facts : []) {
      if (fact.type === 'ordered') shown.acted.add(fact.ship.name);
      if (fact.type !== 'resolved') continue;
      const { id, kind, name } = fact.entry;
      if (kind === 'damage') shown.acted.add(name);
      else if (kind !== 'ability') shown.played.add(name);
      const sentence = sentences.get(id);
      if (sentence) shown.resolved.set(name, (shown.resolved.get(name) ?? new Set()).add(keyOf(sentence)));
    }
    look();
    return result;
  };
  const fork: StarpileGame['fork'] = (options) => watched(game.fork(options), shown);
  return new Proxy(game, {
    get: (whole, key) => (key === 'submit' ? submit : key === 'fork' ? fork : Reflect.get(whole, key)),
  });
}
