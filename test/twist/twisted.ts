import {
  createGame,
  type GameOptions,
  type Result,
  restoreGame,
  type Saved,
  type Scene,
  type StarpileGame,
  type Update,
} from '../../src/index.ts';

/**
 * Law 9: a game that is saved and restored, or undone and redone, after every intent must be the same game. Everything
 * that uses games can be run on twisted ones: `npm test` with STARPILE_TWIST=save, or =undo.
 */
export const TWISTS = ['save', 'undo'] as const;
export type Twist = (typeof TWISTS)[number];

const text = ({ changes: _, undone: __, ...saved }: Saved): string => JSON.stringify(saved);

/** The same door; behind it, after each accepted intent, the game is put aside and taken up again. */
export const twisted =
  (twist: Twist) =>
  (scene: Scene, options: GameOptions = {}): StarpileGame => {
    let game = createGame(scene, options);
    const listeners = new Set<(update: Update) => void>();

    const twistOnce = () => {
      const before = game.save();
      const { facts } = game;
      if (twist === 'save') {
        game.stop();
        game = restoreGame(JSON.parse(JSON.stringify(before)) as Saved, options);
      } else {
        const tool = restoreGame(before, { ...options, undo: 'anything' });
        const undone = tool.undo();
        const redone = tool.redo();
        if (!undone.ok || !redone.ok) throw new Error(`undo ${undone.ok}, redo ${redone.ok}`);
        if (JSON.stringify(redone.facts) !== JSON.stringify(facts))
          throw new Error('redoing made something else happen');
        game.stop();
        game = restoreGame(tool.save(), options);
        tool.stop();
      }
      if (text(game.save()) !== text(before))
        throw new Error(`after ${twist} at step ${before.intents.length} it is another game`);
    };

    const change = (kind: Update['kind'], act: () => Result, intent: () => Update['intent']): Result => {
      const result = act();
      if (!result.ok) return result;
      const { facts } = result;
      const { n } = game;
      twistOnce();
      for (const listener of [...listeners]) listener({ kind, n, intent: intent(), facts });
      return { ok: true, facts };
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
      get history() {
        return game.history;
      },
      legal: (player) => game.legal(player),
      why: (intent) => game.why(intent),
      view: (viewer) => game.view(viewer),
      submit: (intent) =>
        change(
          'submitted',
          () => game.submit(intent),
          () => game.history.intents.at(-1) ?? null,
        ),
      undo: (by) => {
        const last = game.history.intents.at(-1) ?? null;
        return change(
          'undone',
          () => game.undo(by),
          () => last,
        );
      },
      redo: () =>
        change(
          'redone',
          () => game.redo(),
          () => game.history.intents.at(-1) ?? null,
        ),
      save: () => game.save(),
      stop: () => game.stop(),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
