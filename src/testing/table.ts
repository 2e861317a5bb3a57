import { createGame, type Intent, type Scene, type StarpileGame } from '../index.ts';
import { LAWS, type Law } from './laws.ts';

export type TableOptions = {
  /** What must hold at every moment (`LAWS`). */
  readonly laws?: readonly Law[];
  /** How a game is made of a scene: `createGame` on the data runner. */
  readonly make?: (scene: Scene) => StarpileGame;
};

/** Something did not hold: the scene, the intents, of which the last broke it, and what was thrown. */
export class Breach extends Error {
  readonly scene: Scene;
  readonly intents: readonly Intent[];
  constructor(scene: Scene, intents: readonly Intent[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'Breach';
    this.scene = scene;
    this.intents = intents;
  }
}

/** A game under test: whatever is played, every law is looked at. */
export class TestTable {
  readonly scene: Scene;
  readonly game: StarpileGame;
  readonly #laws: readonly Law[];
  readonly #beginning: StarpileGame['truth'];
  readonly #intents: Intent[] = [];

  /** @throws Breach when a law does not hold at the beginning; SceneError when the scene is no game. */
  constructor(scene: Scene, { laws = LAWS, make = (of) => createGame(of, { runner: 'data' }) }: TableOptions = {}) {
    this.scene = scene;
    this.#laws = laws;
    this.game = make(scene);
    this.#beginning = this.game.truth;
    this.#look(null);
  }

  /** What has been played, in order. */
  get intents(): readonly Intent[] {
    return this.#intents;
  }

  /**
   * Plays an intent that was offered.
   *
   * @throws Breach when it is refused, or a law does not hold after it.
   */
  play(intent: Intent): void {
    const before = this.game.truth;
    this.#intents.push(intent);
    const result = this.game.submit(intent);
    if (!result.ok) throw this.#breach(`It was offered, and is refused: ${result.message}`);
    this.#look(before);
  }

  #look(before: StarpileGame['truth'] | null): void {
    try {
      for (const law of this.#laws) law({ game: this.game, beginning: this.#beginning, before });
    } catch (cause) {
      throw this.#breach(cause);
    }
  }

  #breach(cause: unknown): Breach {
    return new Breach(this.scene, [...this.#intents], cause);
  }
}
