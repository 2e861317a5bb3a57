import type { Fact } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Refusal, Result } from '../model/result.ts';
import type { Scene } from '../model/scene.ts';
import { makeGame } from '../rules/setup.ts';
import { sceneShapeFaults } from '../schema/scene.ts';
import type { GameOptions, Position, Saved, StarpileGame, UndoPolicy, Update } from './door.ts';
import { type GameRecord, type Kept, makeRecord } from './history.ts';
import { type Inspect, type Live, startLive } from './live.ts';
import { failed, makePosition, read, refusal, whyNot } from './position.ts';
import { makePublication, type Publication } from './publication.ts';
import { reporter } from './reporter.ts';
import { sealed } from './sealed.ts';
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

const STOPPED = refusal('window', 'The game has been stopped.');

/** Whoever looks into the actors stands in the middle of them: what is thrown there must not get any further. */
const harmless = (inspect: Inspect | undefined, report: (cause: unknown) => void): Inspect | undefined =>
  inspect &&
  ((event) => {
    try {
      inspect(event);
    } catch (cause) {
      report(cause);
    }
  });

/**
 * Begins a game from a scene, with live actors.
 *
 * @throws SceneError when the scene is no legal game, with every fault.
 */
export const createGame = (scene: Scene, options: GameOptions = {}): StarpileGame => goOn(scene, options, BEGINNING);

export const goOn = (scene: Scene, options: GameOptions, from: From): StarpileGame => {
  const misshapen = sceneShapeFaults(scene);
  if (misshapen.length > 0) throw new SceneError(misshapen);
  const made = makeGame(scene);
  if (!made.ok) throw new SceneError(made.faults);
  return new RunningGame(scene, made.game, made.facts, options, from);
};

class RunningGame implements StarpileGame {
  readonly #scene: Scene;
  readonly #undoPolicy: UndoPolicy;
  readonly #inspect: Inspect | undefined;
  readonly #beginning: { readonly game: Game; readonly begins: Scene['moment']['at'] };
  readonly #record: GameRecord;
  readonly #firstFacts: readonly Fact[];
  readonly #publication: Publication;
  #live: Live;
  #undone: readonly Intent[];
  #changes: number;
  #facts: readonly Fact[];
  #position: Position;
  #stopped = false;
  #last: unknown = null;

  constructor(scene: Scene, game: Game, facts: readonly Fact[], options: GameOptions, from: From) {
    // Whoever wrote the scene may go on writing; a save says what the game began as.
    const { cards, ...laidOut } = scene;
    this.#scene = { ...(JSON.parse(JSON.stringify(laidOut)) as typeof laidOut), cards };
    const report = reporter(options.report);
    // Whatever is not said to be open is strict.
    this.#undoPolicy = options.undo === 'anything' ? 'anything' : 'players';
    this.#inspect = harmless(options.inspect, report);
    this.#publication = makePublication(report);
    this.#beginning = { game, begins: scene.moment.at };
    this.#record = makeRecord(this.#beginning, from.intents);
    this.#undone = from.undone;
    this.#changes = from.changes;
    this.#live = startLive(this.#beginning, from.state, this.#inspect);
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
  why: Position['why'] = (value) => {
    if (!this.#stopped) return this.#position.why(value);
    const said = read(value, this.decision);
    return said.ok ? STOPPED : said;
  };
  view: Position['view'] = (viewer) => this.#position.view(viewer);

  submit(value: unknown): Result {
    const said = read(value, this.decision);
    if (!said.ok) return said;
    if (this.#stopped) return STOPPED;
    const { intent } = said;
    try {
      const refused = this.#judge(intent);
      if (refused) return refused;
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
    this.#live.stop();
    this.#live = startLive(this.#beginning, n === 0 ? undefined : this.#record.at(n).persisted, this.#inspect);
    return failed(cause);
  }

  #changed(kind: Update['kind'], intent: Intent | null, facts: readonly Fact[], last = facts): Result {
    this.#changes++;
    this.#facts = last;
    this.#position = this.#settle();
    this.#publication.publish({ kind, n: this.n, intent, facts });
    return { ok: true, facts };
  }

  #settle(): Position {
    return makePosition(this.#record.intents.length, this.#facts, this.#live.settled, `d${this.#changes}`);
  }

  subscribe(listener: (update: Update) => void): () => void {
    return this.#publication.subscribe(listener);
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
    const kept = this.#record.at(n);
    return makePosition(n, this.#factsOf(n, kept), kept.settled, null);
  }

  #factsOf(n: number, { facts }: Kept): readonly Fact[] {
    return n === 0 ? [...this.#firstFacts, ...facts] : facts;
  }

  undo(by?: PlayerId): Result {
    const n = this.#record.intents.length;
    const intent = this.#record.intents[n - 1];
    if (this.#stopped) return STOPPED;
    if (!intent) return refusal('window', 'There is nothing to take back.');
    const before = this.#record.at(n - 1);
    if (this.#undoPolicy === 'players') {
      const reason = whyNotUndo(by, intent, before.settled, this.#live.settled, this.#record.at(n).facts);
      if (reason) return refusal('rule', reason);
    }
    this.#record.cutTo(n - 1);
    this.#undone = [intent, ...this.#undone];
    this.#live.stop();
    this.#live = startLive(this.#beginning, n === 1 ? undefined : before.persisted, this.#inspect);
    return this.#changed('undone', intent, [], this.#factsOf(n - 1, before));
  }

  redo(): Result {
    const [intent, ...rest] = this.#undone;
    if (this.#stopped) return STOPPED;
    if (!intent) return refusal('window', 'There is nothing to do again.');
    try {
      this.#live.send(intent);
    } catch (cause) {
      return this.#recover(cause);
    }
    this.#record.add(intent, this.#live);
    this.#undone = rest;
    return this.#changed('redone', intent, this.#live.facts);
  }

  save(): Saved {
    return sealed({
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
