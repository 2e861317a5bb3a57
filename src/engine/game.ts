import type { Fact } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Refusal, Result } from '../model/result.ts';
import type { Scene } from '../model/scene.ts';
import { makeGame } from '../rules/setup.ts';
import type { GameOptions, Position, Saved, StarpileGame, Update } from './door.ts';
import { type GameRecord, makeRecord } from './history.ts';
import { type Live, startLive } from './live.ts';
import { makePosition, read, refusal, whyNot } from './position.ts';
import { whyNotUndo } from './undo.ts';

/** A scene that is no game: `faults` names everything that is wrong with it. */
export class SceneError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The scene is no game:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    this.name = 'SceneError';
    this.faults = faults;
  }
}

/** Where a game goes on from: its beginning, or a save. */
export type From = {
  readonly intents: readonly Intent[];
  readonly undone: readonly Intent[];
  readonly changes: number;
  readonly facts: readonly Fact[];
  /** The charts as they were persisted; undefined at the beginning. */
  readonly state: unknown;
};

const BEGINNING: From = { intents: [], undone: [], changes: 0, facts: [], state: undefined };

const frozen = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Begins a game from a scene, with live actors.
 *
 * @throws SceneError when the scene is no legal game, with every fault.
 */
export const createGame = (scene: Scene, options: GameOptions = {}): StarpileGame => goOn(scene, options, BEGINNING);

export const goOn = (scene: Scene, options: GameOptions, from: From): StarpileGame => {
  const made = makeGame(scene);
  if (!made.ok) throw new SceneError(made.faults);
  return new RunningGame(scene, made.game, made.facts, options, from);
};

class RunningGame implements StarpileGame {
  readonly #scene: Scene;
  readonly #options: GameOptions;
  readonly #beginning: { readonly game: Game; readonly begins: Scene['moment']['at'] };
  readonly #record: GameRecord;
  readonly #firstFacts: readonly Fact[];
  readonly #listeners = new Set<(update: Update) => void>();
  #live: Live;
  #undone: readonly Intent[];
  #changes: number;
  #facts: readonly Fact[];
  #position: Position;
  #stopped = false;
  #last: unknown = null;

  constructor(scene: Scene, game: Game, facts: readonly Fact[], options: GameOptions, from: From) {
    this.#scene = scene;
    this.#options = options;
    this.#beginning = { game, begins: scene.moment.at };
    this.#record = makeRecord(this.#beginning, from.intents);
    this.#undone = from.undone;
    this.#changes = from.changes;
    const persisted =
      from.state === undefined && from.intents.length > 0 ? this.#persistedAt(from.intents.length) : from.state;
    this.#live = startLive(this.#beginning, persisted, options.inspect);
    this.#firstFacts = facts;
    this.#facts = from.state === undefined ? [...facts, ...this.#live.facts] : from.facts;
    this.#position = this.#settle();
  }

  get n(): number {
    return this.#position.n;
  }
  get facts(): readonly Fact[] {
    return this.#position.facts;
  }
  get truth(): Game {
    return this.#position.truth;
  }
  get window(): Position['window'] {
    return this.#position.window;
  }
  get decision(): string | null {
    return this.#position.decision;
  }
  get awaited(): readonly PlayerId[] {
    return this.#position.awaited;
  }
  legal: Position['legal'] = (player) => this.#position.legal(player);
  why: Position['why'] = (intent) => this.#position.why(intent);
  view: Position['view'] = (viewer) => this.#position.view(viewer);

  submit(value: unknown): Result {
    const said = read(value, this.decision);
    if (!said.ok) return said;
    const { intent } = said;
    if (this.#stopped) return refusal('window', 'The game has been stopped.');
    const refused = this.#judge(intent);
    if (refused) return refused;
    try {
      this.#live.send(intent);
    } catch (cause) {
      return this.#recover(cause);
    }
    this.#record.add(intent, this.#live);
    this.#undone = [];
    return this.#changed('submitted', intent, this.#live.facts);
  }

  /** The charts decide; the clauses explain. That both agree is law, and a difference is a fault of ours. */
  #judge(intent: Intent): Refusal | null {
    const refused = whyNot(this.#live.settled, intent);
    const accepted = this.#live.can(intent);
    if (accepted === (refused === null)) return refused;
    return refusal(
      'fault',
      accepted ? 'The charts accept what the rules refuse.' : 'The charts refuse what the rules allow.',
      refused?.clauses ?? [],
    );
  }

  /** A rule threw: the actors are of no use any more, and the position before is put back. */
  #recover(cause: unknown): Refusal {
    const n = this.#record.intents.length;
    this.#live = startLive(this.#beginning, n === 0 ? undefined : this.#persistedAt(n), this.#options.inspect);
    return refusal(
      'fault',
      `The engine failed: ${cause instanceof Error ? cause.message : String(cause)}. The position before is kept.`,
    );
  }

  #persistedAt(n: number): unknown {
    const live = this.#record.revive(n);
    const persisted = live.persist();
    live.stop();
    return persisted;
  }

  #changed(kind: Update['kind'], intent: Intent | null, facts: readonly Fact[], last = facts): Result {
    this.#changes++;
    this.#facts = last;
    this.#position = this.#settle();
    const update: Update = { kind, n: this.n, intent, facts };
    for (const listener of [...this.#listeners]) listener(update);
    return { ok: true, facts };
  }

  #settle(): Position {
    return makePosition(this.#record.intents.length, this.#facts, this.#live.settled, `d${this.#changes}`);
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  readonly history = ((game: RunningGame) => ({
    get length() {
      return game.#record.intents.length;
    },
    get intents() {
      return [...game.#record.intents];
    },
    at: (n: number) => game.#at(n),
  }))(this);

  #at(n: number): Position {
    const { length } = this.#record.intents;
    if (!Number.isInteger(n) || n < 0 || n > length)
      throw new RangeError(`There is no position ${n}: they are numbered from 0 to ${length}.`);
    if (n === length) return this.#position;
    return makePosition(n, this.#factsAt(n), this.#record.at(n).settled, null);
  }

  #factsAt(n: number): readonly Fact[] {
    const { facts } = this.#record.at(n);
    return n === 0 ? [...this.#firstFacts, ...facts] : facts;
  }

  undo(by?: PlayerId): Result {
    const n = this.#record.intents.length;
    const intent = this.#record.intents[n - 1];
    if (this.#stopped) return refusal('window', 'The game has been stopped.');
    if (!intent) return refusal('window', 'There is nothing to take back.');
    if ((this.#options.undo ?? 'players') === 'players') {
      const before = this.#record.at(n - 1).settled;
      const reason = whyNotUndo(by, intent, before, this.#live.settled, this.#record.at(n).facts);
      if (reason) return refusal('rule', reason);
    }
    this.#record.cutTo(n - 1);
    this.#undone = [intent, ...this.#undone];
    this.#live.stop();
    this.#live = startLive(this.#beginning, n === 1 ? undefined : this.#persistedAt(n - 1), this.#options.inspect);
    return this.#changed('undone', intent, [], this.#factsAt(n - 1));
  }

  redo(): Result {
    const [intent, ...rest] = this.#undone;
    if (this.#stopped) return refusal('window', 'The game has been stopped.');
    if (!intent) return refusal('window', 'There is nothing to do again.');
    this.#live.send(intent);
    this.#record.add(intent, this.#live);
    this.#undone = rest;
    return this.#changed('redone', intent, this.#live.facts);
  }

  save(): Saved {
    return frozen({
      format: 'starpile-save',
      version: 1,
      scene: this.#scene,
      intents: this.#record.intents,
      undone: this.#undone,
      changes: this.#changes,
      facts: this.#facts,
      state: this.#last ?? this.#live.persist(),
    });
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    // Stopped actors forget their children, so what is to be saved is kept.
    this.#last = this.#live.persist();
    this.#live.stop();
  }
}
