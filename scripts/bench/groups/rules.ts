/**
 * What the rules cost: the time of the data runner, less that of the same runner on the same charts whose guards and actions
 * only give back what they gave before. So whatever the rules leave to be done for them (the caches, the garbage) is theirs.
 */
import { gameMachine } from '../../../machines/game.ts';
import type { SpineInput } from '../../../machines/spine.ts';
import type { Intent } from '../../../src/index.ts';
import { compile, type StateOf } from '../../../src/kernel/index.ts';
import { timed } from '../clock/cpu.ts';
import { type Lane, race, type Samples } from '../clock/race.ts';
import { spreadOf } from '../clock/spread.ts';
import { inputOf } from '../contestants/input.ts';
import { stepsAt } from '../pile/steps.ts';
import { playingBack, recording } from '../recorded/machine.ts';
import { Tape } from '../recorded/tape.ts';
import { goalOf } from '../report/finding.ts';
import { time, timeWith } from '../report/words.ts';
import { playedGames } from '../scenarios/played.ts';
import { type Group, spreadIn } from './group.ts';

type State = StateOf<typeof gameMachine>;
type Work = { readonly from: State; readonly intents: readonly Intent[] };

const runner = compile(gameMachine);

const stateAfter = (input: SpineInput, intents: readonly Intent[]): State =>
  intents.reduce((state, intent) => runner.next(state, intent).state, runner.initial(input));

/** Plays each from where it begins. */
const playAll = (next: typeof runner.next, works: readonly Work[]): void => {
  for (const { from, intents } of works) {
    let state = from;
    for (const intent of intents) state = next(state, intent).state;
  }
};

/** The same work with the rules, and by the kernel alone, which is given what the rules gave the first time. */
const lanesOf = ({ measure, works, events }: Measured): readonly Lane[] => {
  const tape = new Tape();
  playAll(compile(recording(tape)).next, works);
  const kernel = compile(playingBack(tape));
  playAll(kernel.next, works);
  if (!tape.isOver) throw new Error('Without its rules the game goes otherwise.');
  const lane = (name: string, playOnce: () => void): Lane => ({
    name,
    measures: {
      [measure]: (times) =>
        timed(times * events, () => {
          for (let n = 0; n < times; n++) playOnce();
        }),
    },
  });
  return [
    lane('data', () => playAll(runner.next, works)),
    lane('kernel', () => {
      tape.rewind();
      playAll(kernel.next, works);
    }),
  ];
};

type Measured = { readonly measure: string; readonly works: readonly Work[]; readonly events: number };

const measures = (): readonly Measured[] => {
  const { scene, build, plays, passes, last } = stepsAt(10);
  const input = inputOf(scene);
  const built = stateAfter(input, build);
  const passed = stateAfter(input, [...build, ...passes]);
  const { games, intents } = playedGames();
  return [
    { measure: 'pass at depth 10', works: [{ from: built, intents: passes }], events: passes.length },
    { measure: 'play at depth 10', works: [{ from: built, intents: plays }], events: plays.length },
    { measure: 'resolve, each of 10 entries', works: [{ from: passed, intents: [last] }], events: 10 },
    {
      measure: 'an intent of the scenario games',
      works: games.map((game) => ({ from: runner.initial(game.input), intents: game.intents })),
      events: intents,
    },
  ];
};

export const rules: Group = {
  name: 'rules',
  words: 'the rules’ own time for an intent, and the kernel’s',
  run(_, pace) {
    const measured = measures();
    const raced = measured.map((one) => race(lanesOf(one), pace));
    const samples = Object.assign({}, ...raced) as Samples;
    const rulesOf = (measure: string) =>
      spreadOf((samples[measure]?.data ?? []).map((whole, n) => whole - (samples[measure]?.kernel?.[n] ?? Number.NaN)));
    return {
      name: 'rules',
      tables: [
        {
          caption: '**rules**: what the data runner takes, what the kernel takes of it, and what is left for the rules',
          head: ['', 'data', 'kernel', 'rules'],
          rows: measured.map(({ measure }) => [
            measure,
            timeWith(spreadIn(samples, measure, 'data')),
            timeWith(spreadIn(samples, measure, 'kernel')),
            timeWith(rulesOf(measure)),
          ]),
        },
      ],
      goals: measured.map(({ measure }) =>
        goalOf(`the rules’ own time: ${measure}`, { below: 5_000 }, rulesOf(measure), time),
      ),
      samples,
    };
  },
};
