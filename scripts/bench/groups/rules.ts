/**
 * What the rules cost: the time of the data runner, less that of the same runner on the same charts whose guards and actions
 * only give back what they gave before. So whatever the rules leave to be done for them (the caches, the garbage) is theirs.
 */
import { gameMachine } from '../../../machines/game.ts';
import type { SpineInput } from '../../../machines/spine.ts';
import type { Intent } from '../../../src/index.ts';
import { compile, type StateOf } from '../../../src/kernel/index.ts';
import { timed } from '../clock/cpu.ts';
import type { Measure } from '../clock/lane.ts';
import type { Samples } from '../clock/race.ts';
import { type Spread, spreadOf } from '../clock/spread.ts';
import { inputOf } from '../contestants/input.ts';
import { stepsAt } from '../pile/steps.ts';
import { playingBack, recording } from '../recorded/machine.ts';
import { Tape } from '../recorded/tape.ts';
import { goalOf } from '../report/finding.ts';
import { time, timeWith } from '../report/words.ts';
import { playedGames } from '../scenarios/played.ts';
import { type Race, spreadIn } from './group.ts';

type State = StateOf<typeof gameMachine>;
type Play = { readonly from: State; readonly intents: readonly Intent[] };
type Work = { readonly plays: readonly Play[]; readonly events: number };

const MEASURES = [
  'pass at depth 10',
  'play at depth 10',
  'resolve, each of 10 entries',
  'an intent of the scenario games',
];

const runner = compile(gameMachine);

const stateAfter = (input: SpineInput, intents: readonly Intent[]): State =>
  intents.reduce((state, intent) => runner.next(state, intent).state, runner.initial(input));

/** What is played for each of the measures. */
const works = (): readonly Work[] => {
  const { scene, build, plays, passes, last } = stepsAt(10);
  const input = inputOf(scene);
  const open = stateAfter(input, build);
  const passed = stateAfter(input, [...build, ...passes]);
  const { games, intents } = playedGames();
  return [
    { plays: [{ from: open, intents: passes }], events: passes.length },
    { plays: [{ from: open, intents: plays }], events: plays.length },
    { plays: [{ from: passed, intents: [last] }], events: 10 },
    { plays: games.map((game) => ({ from: runner.initial(game.input), intents: game.intents })), events: intents },
  ];
};

const playAll = (next: typeof runner.next, plays: readonly Play[]): void => {
  for (const { from, intents } of plays) {
    let state = from;
    for (const intent of intents) state = next(state, intent).state;
  }
};

const playing = (next: typeof runner.next, { plays, events }: Work, rewind = (): void => {}): Measure => {
  return (times) =>
    timed(times * events, () => {
      for (let n = 0; n < times; n++) {
        rewind();
        playAll(next, plays);
      }
    });
};

const taped = ({ plays }: Work): Tape => {
  const tape = new Tape();
  playAll(compile(recording(tape)).next, plays);
  return tape;
};

/** By the kernel alone, which is given what the rules gave the first time. */
const withoutRules = (work: Work): Measure => {
  const tape = taped(work);
  const kernel = compile(playingBack(tape));
  playAll(kernel.next, work.plays);
  if (!tape.isOver) throw new Error('Without its rules the game goes otherwise.');
  return playing(kernel.next, work, () => tape.rewind());
};

const rulesIn = (samples: Samples, measure: string): Spread => {
  const { data = [], kernel = [] } = samples[measure] ?? {};
  return spreadOf(data.map((whole, round) => whole - (kernel[round] ?? Number.NaN)));
};

export const rules: Race = {
  name: 'rules',
  words: 'the rules’ own time for an intent, and the kernel’s',
  contestants: ['data', 'kernel'],
  lane: (name) => ({
    measures: Object.fromEntries(
      works().map((work, n) => [
        MEASURES[n] ?? '',
        name === 'kernel' ? withoutRules(work) : playing(runner.next, work),
      ]),
    ),
    stop() {},
  }),
  check() {},
  finding: (samples) => ({
    name: 'rules',
    tables: [
      {
        caption: '**rules**: what the data runner takes, what the kernel takes of it, and what is left for the rules',
        head: ['', 'data', 'kernel', 'rules', 'guards and actions'],
        rows: works().map((work, n) => {
          const measure = MEASURES[n] ?? '';
          return [
            measure,
            timeWith(spreadIn(samples, measure, 'data')),
            timeWith(spreadIn(samples, measure, 'kernel')),
            timeWith(rulesIn(samples, measure)),
            (taped(work).length / work.events).toFixed(1),
          ];
        }),
      },
    ],
    goals: MEASURES.map((measure) =>
      goalOf(`the rules’ own time: ${measure}`, { below: 5_000 }, rulesIn(samples, measure), time),
    ),
    samples,
  }),
};
