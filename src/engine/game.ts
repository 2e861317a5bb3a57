import type { SpineInput } from '../../machines/spine.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Refusal, Result } from '../model/result.ts';
import type { Scene } from '../model/scene.ts';
import { makeGame } from '../rules/setup.ts';
import { sceneShapeFaults } from '../schema/scene.ts';
import type { View, Viewer } from '../view/view.ts';
import { bindWhenAsked } from './bound.ts';
import type { ChartState } from './charts.ts';
import { persistedFrom, startData, stateFrom } from './data.ts';
import type { ForkOptions, GameOptions, GameSnapshot, History, Position, Saved, StarpileGame, Update } from './door.ts';
import { imaginedState } from './imagined.ts';
import { startLive } from './live.ts';
import {
  firstMoment,
  intentsTo,
  type Moment,
  momentAfter,
  momentAt,
  momentOf,
  momentsOf,
  type Turn,
  turnAt,
} from './moment.ts';
import { checkedOptions, forkedOptions } from './options.ts';
import { barredBy, failed, makePosition, read, refusal, refusedBy, whyNot } from './position.ts';
import { makePublication, type Publication } from './publication.ts';
import { reporter } from './reporter.ts';
import type { Running } from './running.ts';
import { SceneError } from './sceneError.ts';
import { type Contents, sealed } from './sealed.ts';
import { settledIn } from './settled.ts';
import { snapshotsOf } from './snapshot.ts';
import { whyNotUndo } from './undo.ts';

const STOPPED = barredBy('100.11', 'The game has been stopped.');
const AT_WORK = refusal('window', 'The game is at work on another intent: whoever looks on cannot change it.');

/** Whoever looks into the actors stands in the middle of them: what is thrown there must not get any further. */
const harmless = <T>(hear: ((heard: T) => void) | undefined, report: (cause: unknown) => void) =>
  hear &&
  ((heard: T) => {
    try {
      hear(heard);
    } catch (cause) {
      report(cause);
    }
  });

/**
 * Begins a game from a scene.
 *
 * @throws SceneError when the scene is no legal game, with every fault.
 * @throws OptionError when an option is unknown, wrong, or contradicts another.
 * @throws BudgetExceeded when already the beginning sets off more than `budget` allows.
 */
export const createGame = (scene: Scene, options: GameOptions = {}): StarpileGame => goOn(scene, options, null);

/** Begins a game, or goes on with what was saved of it. */
export const goOn = (scene: Scene, said: GameOptions, saved: Contents | null): StarpileGame => {
  const options = checkedOptions(said);
  const misshapen = sceneShapeFaults(scene);
  if (misshapen.length > 0) throw new SceneError(misshapen);
  const made = makeGame(scene);
  if (!made.ok) throw new SceneError(made.faults);
  // Whoever wrote the scene may go on writing, but for the cards: a save says what the game began as.
  const { cards, ...laidOut } = scene;
  const kept = { ...(JSON.parse(JSON.stringify(laidOut)) as typeof laidOut), cards };
  const input: SpineInput = { game: made.game, begins: scene.moment.at };
  const first = firstMoment(input, made.facts);
  const charts = chartsOf(options);
  if (!saved) {
    const running = charts(input);
    const facts = [...made.facts, ...running.facts];
    return new RunningGame(kept, options, charts, { running, moment: first, facts, undone: [], changes: 0 });
  }
  const { intents, undone, changes, facts } = saved;
  const state = stateFrom(saved.state);
  const moment = momentsOf(first, intents, { state, facts });
  return new RunningGame(kept, options, charts, { running: charts(state), moment, facts, undone, changes });
};

/** How the charts are started, as the options say: from the beginning, or from a state. */
const chartsOf = ({ runner, inspect, follow, budget, report }: GameOptions): Start => {
  const tell = reporter(report);
  if (runner === 'data') {
    const heard = harmless(follow, tell);
    return (from) => startData(from, { budget, follow: heard });
  }
  const heard = harmless(inspect, tell);
  return (from) => startLive(from, { budget, inspect: heard });
};

type Start = (from: SpineInput | ChartState) => Running;

/** Where a game stands: the charts at work, and what led there. */
type Standing = {
  readonly running: Running;
  readonly moment: Moment;
  /** What the last intent made happen. */
  readonly facts: Turn['facts'];
  readonly undone: readonly Intent[];
  readonly changes: number;
};

const historyOf = (moment: () => Moment, at: History['at']): History => ({
  get length() {
    return moment().n;
  },
  get intents() {
    return intentsTo(moment());
  },
  at,
});

class RunningGame implements StarpileGame {
  /** None: it is only imagined. */
  readonly #scene: Scene | null;
  readonly #options: GameOptions;
  readonly #charts: Start;
  #publication: Publication | null = null;
  #running: Running;
  #moment: Moment;
  #undone: readonly Intent[];
  #changes: number;
  #position: Position;
  /** Of this position, once somebody has looked. */
  #snapshots: ReturnType<typeof snapshotsOf> | null = null;
  #history: History | null = null;
  /** What was to be saved when it was stopped. */
  #last: { readonly state: unknown } | null = null;

  /** An intent is being worked on; whoever inspects or follows stands in the middle of it. */
  #atWork = false;

  constructor(scene: Scene | null, options: GameOptions, charts: Start, from: Standing) {
    const { running, moment, facts, undone, changes } = from;
    this.#scene = scene;
    this.#options = options;
    this.#charts = charts;
    this.#running = running;
    this.#moment = moment;
    this.#undone = undone;
    this.#changes = changes;
    this.#position = this.#settle(facts);
  }

  get n(): number {
    return this.#position.n;
  }
  get facts(): Position['facts'] {
    return this.#position.facts;
  }
  get truth(): Position['truth'] {
    return this.#position.truth;
  }
  get window(): Position['window'] {
    return this.#position.window;
  }
  get decision(): string | null {
    return this.#last ? null : this.#position.decision;
  }
  get awaited(): readonly PlayerId[] {
    return this.#last ? [] : this.#position.awaited;
  }
  legal(player: PlayerId): ReturnType<Position['legal']> {
    return this.#last ? [] : this.#position.legal(player);
  }
  why(value: unknown): Refusal | null {
    if (!this.#last) return this.#position.why(value);
    const said = read(value, this.#position.decision);
    return said.ok ? STOPPED : said;
  }
  whenLegal(value: unknown): readonly Intent[] | null {
    return this.#last ? null : this.#position.whenLegal(value);
  }
  view(viewer?: Viewer): View {
    return this.#position.view(viewer);
  }
  snapshot(viewer: Viewer = 'table'): GameSnapshot {
    this.#snapshots ??= snapshotsOf(this);
    return this.#snapshots(viewer);
  }

  submit(value: unknown): Result {
    const said = read(value, this.#position.decision);
    if (!said.ok) return said;
    const barred = this.#barred();
    if (barred) return barred;
    const { intent } = said;
    const refused = this.#send(intent);
    if (refused) return refused;
    this.#undone = [];
    return this.#changed('submitted', intent, this.#running.facts);
  }

  /** Why nothing can be changed, whatever it is. */
  #barred(): Refusal | null {
    if (this.#atWork) return AT_WORK;
    return this.#last ? STOPPED : null;
  }

  /** The charts decide; the clauses explain. That both agree is law, and a difference is a fault of ours. */
  #send(intent: Intent): Refusal | null {
    this.#atWork = true;
    try {
      if (this.#running.send(intent)) {
        const running = this.#running;
        this.#moment = momentAfter(this.#moment, intent, () => ({ state: running.state, facts: running.facts }));
        return null;
      }
      const refused = whyNot(this.#running.settled, intent);
      return refused ?? refusal('fault', 'The charts refuse what the rules allow.');
    } catch (cause) {
      this.#running.stop();
      this.#running = this.#charts(turnAt(this.#moment).state);
      return this.why(intent) ?? failed(cause);
    } finally {
      this.#atWork = false;
    }
  }

  #changed(kind: Update['kind'], intent: Intent, facts: Turn['facts'], now = facts): Result {
    this.#changes++;
    this.#position = this.#settle(now);
    this.#snapshots = null;
    this.#publication?.publish({ kind, n: this.n, intent, facts });
    return { ok: true, facts };
  }

  #settle(facts: Turn['facts']): Position {
    const moment = this.#moment;
    return makePosition(moment.n, facts, this.#running.settled, `d${this.#changes}`, () => turnAt(moment).state);
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.#publication ??= makePublication(reporter(this.#options.report));
    return this.#publication.subscribe(listener);
  }

  get history(): History {
    this.#history ??= historyOf(
      () => this.#moment,
      (n) => this.#at(n),
    );
    return this.#history;
  }

  /** As it was before what is being worked on; stopped actors forget their children. */
  #state(): ChartState {
    return this.#last || this.#atWork ? turnAt(this.#moment).state : this.#running.state;
  }

  #momentAt(n: number): Moment {
    const { length } = this.history;
    if (!Number.isInteger(n) || n < 0 || n > length)
      throw new RangeError(`There is no position ${n}: they are numbered from 0 to ${length}.`);
    return momentAt(this.#moment, n);
  }

  #at(n: number): Position {
    const moment = this.#momentAt(n);
    if (moment === this.#moment) return this.#position;
    const { state, facts } = turnAt(moment);
    return makePosition(n, facts, settledIn(state), null, () => state);
  }

  fork(said: ForkOptions = {}): StarpileGame {
    const { at = this.n, options } = forkedOptions(this.#options, said);
    const charts = chartsOf(options);
    const moment = this.#momentAt(at);
    if (moment === this.#moment) {
      const standing = { moment, facts: this.facts, undone: this.#undone, changes: this.#changes };
      return new RunningGame(this.#scene, options, charts, { ...standing, running: charts(this.#state()) });
    }
    const { state, facts } = turnAt(moment);
    // No decision of the past goes by the id of another.
    const changes = this.#changes + 1;
    return new RunningGame(this.#scene, options, charts, {
      moment,
      facts,
      undone: [],
      changes,
      running: charts(state),
    });
  }

  undo(by?: PlayerId): Result {
    const { intent, before } = this.#moment;
    const barred = this.#barred();
    if (barred) return barred;
    if (before === null) return barredBy('100.10', 'There is nothing to take back.');
    const { state, facts } = turnAt(before);
    // Whatever is not said to be open is strict.
    if (this.#options.undo !== 'anything') {
      const [first, ...others] = whyNotUndo(by, intent, settledIn(state), this.#running.settled, this.facts);
      if (first) return refusedBy('rule', [first, ...others]);
    }
    const raised = this.#charts(state);
    this.#running.stop();
    this.#running = raised;
    this.#moment = before;
    this.#undone = [intent, ...this.#undone];
    return this.#changed('undone', intent, [], facts);
  }

  redo(): Result {
    const [intent, ...rest] = this.#undone;
    const barred = this.#barred();
    if (barred) return barred;
    if (!intent) return barredBy('100.10', 'There is nothing to do again.');
    const refused = this.#send(intent);
    if (refused) return refused;
    this.#undone = rest;
    return this.#changed('redone', intent, this.#running.facts);
  }

  imagine(player: PlayerId, seed: number): StarpileGame {
    const { seats } = this.truth;
    if (!seats.includes(player))
      throw new RangeError(`${player} does not sit at this table: it can be imagined by ${seats.join(', ')}.`);
    if (!Number.isSafeInteger(seed)) throw new RangeError(`The seed is ${seed}: it must be a whole number.`);
    const { options } = forkedOptions(this.#options, {});
    const charts = chartsOf(options);
    const state = imaginedState(this.#state(), player, seed);
    const standing = { moment: momentOf(state), facts: [], undone: [], changes: this.#changes };
    return new RunningGame(null, options, charts, { ...standing, running: charts(state) });
  }

  save(): Saved {
    if (!this.#scene) throw new Error('A game that is only imagined cannot be saved: it is a game that never was.');
    return sealed({
      scene: this.#scene,
      intents: this.history.intents,
      undone: this.#undone,
      changes: this.#changes,
      facts: this.facts,
      state: this.#persisted(),
    });
  }

  #persisted(): unknown {
    if (this.#last) return this.#last.state;
    return this.#atWork ? persistedFrom(this.#state()) : this.#running.persist();
  }

  stop(): void {
    if (this.#atWork) throw new Error(AT_WORK.message);
    if (this.#last) return;
    this.#last = { state: this.#running.persist() };
    this.#running.stop();
    this.#snapshots = null;
  }
}

bindWhenAsked(RunningGame.prototype, [
  'legal',
  'why',
  'whenLegal',
  'view',
  'snapshot',
  'submit',
  'subscribe',
  'fork',
  'undo',
  'redo',
  'imagine',
  'save',
  'stop',
]);
