import { goOn } from '../../src/engine/game.ts';
import { makePublication } from '../../src/engine/publication.ts';
import { reporter } from '../../src/engine/reporter.ts';
import {
  type GameOptions,
  type Result,
  restoreGame,
  type Saved,
  type StarpileGame,
  type Update,
} from '../../src/index.ts';

/**
 * Law 9: a game that is saved and restored, or undone and redone, after every intent must be the same game. Everything
 * that uses games can be run on twisted ones: `npm run test:save`, `npm run test:undo`.
 */
export const TWISTS = ['save', 'undo'] as const;
export type Twist = (typeof TWISTS)[number];

/** The game, put aside and taken up again. */
const ONCE: Readonly<Record<Twist, (before: Saved, options: GameOptions) => StarpileGame>> = {
  save: (before, options) => restoreGame(before, options),
  undo(before, options) {
    const { runner = 'live' } = options;
    const tool = restoreGame(before, { undo: 'anything', runner });
    const undone = tool.undo();
    const redone = tool.redo();
    if (!undone.ok || !redone.ok) throw new Error(`undo ${undone.ok}, redo ${redone.ok}`);
    const { changes, undone: others } = before;
    const taken = { ...tool.save(), changes, undone: others };
    tool.stop();
    return goOn(before.scene, options, taken);
  },
};

/** The same game, behind the same door; after each change it is put aside and taken up again. */
export const twisted = (twist: Twist, first: StarpileGame, options: GameOptions = {}): StarpileGame => {
  let game = first;
  const publication = makePublication(reporter(options.report));

  const twistOnce = () => {
    if (game.n === 0 && twist === 'undo') return;
    const before = game.save();
    const after = ONCE[twist](before, options);
    // The seals are made of all that the saves hold.
    if (after.save().seal !== before.seal) throw new Error(`after ${twist} at step ${game.n} it is another game`);
    game.stop();
    game = after;
  };

  const change = (kind: Update['kind'], act: () => Result): Result => {
    const before = last();
    const result = act();
    if (!result.ok) return result;
    const update = { kind, n: game.n, intent: kind === 'undone' ? before : last(), facts: result.facts };
    twistOnce();
    publication.publish(update);
    return result;
  };

  const last = () => game.history.intents.at(-1) ?? null;

  const history = {
    get length() {
      return game.history.length;
    },
    get intents() {
      return game.history.intents;
    },
    at: (n: number) => game.history.at(n),
  };

  return {
    get n() {
      return game.n;
    },
    get facts() {
      return game.facts;
    },
    get truth() {
      return game.truth;
    },
    get window() {
      return game.window;
    },
    get decision() {
      return game.decision;
    },
    get awaited() {
      return game.awaited;
    },
    history,
    legal: (player) => game.legal(player),
    why: (intent) => game.why(intent),
    whenLegal: (intent) => game.whenLegal(intent),
    view: (viewer) => game.view(viewer),
    snapshot: (viewer) => game.snapshot(viewer),
    submit: (intent) => change('submitted', () => game.submit(intent)),
    undo: (by) => change('undone', () => game.undo(by)),
    redo: () => change('redone', () => game.redo()),
    save: () => game.save(),
    fork(said = {}) {
      const { at: _, ...others } = said;
      return twisted(twist, game.fork(said), { ...options, runner: 'data', ...others });
    },
    imagine: (player, seed) => game.imagine(player, seed),
    stop: () => game.stop(),
    subscribe: (listener) => publication.subscribe(listener),
  };
};
