/** `can`: whether an intent would be accepted, asked for what is legal and for what is refused, kind by kind. */

import { gameMachine } from '../../../machines/game.ts';
import { compile } from '../../../src/kernel/index.ts';
import { timed } from '../clock/cpu.ts';
import { type Lane, type Pace, race, type Samples } from '../clock/race.ts';
import { spreadOf } from '../clock/spread.ts';
import { type Goal, goalOf } from '../report/finding.ts';
import { time, timesWith, timeWith } from '../report/words.ts';
import { askedIn, type Kind } from '../scenarios/asked.ts';
import { playedGames } from '../scenarios/played.ts';
import { type Group, ratioIn, spreadIn } from './group.ts';
import { pileAsks } from './pileAsks.ts';

const runner = compile(gameMachine);

const lanesOf = ({ name, asked }: Kind): readonly Lane[] => {
  const lane = (who: string, askAll: () => void): Lane => ({
    name: who,
    measures: {
      [name]: (times) =>
        timed(times * asked.length, () => {
          for (let n = 0; n < times; n++) askAll();
        }),
    },
  });
  return [
    lane('live', () => {
      for (const { snapshot, intent } of asked) snapshot.can(intent);
    }),
    lane('data', () => {
      for (const { state, intent } of asked) runner.can(state, intent);
    }),
  ];
};

/** @throws Error when the two do not agree on an intent. */
const assertAgreed = ({ name, asked }: Kind): void => {
  for (const { snapshot, state, intent } of asked) {
    const said = runner.can(state, intent);
    if (said !== snapshot.can(intent) || said !== (name === 'legal'))
      throw new Error(`It is not agreed whether this can be done (${name}): ${JSON.stringify(intent)}`);
  }
};

/** What half of all refusals cost at most, in each round: every kind counts as often as it came up. */
const halfCost = (samples: Samples, refused: readonly Kind[]): readonly number[] => {
  const all = refused.reduce((sum, { count }) => sum + count, 0);
  const rounds = samples[refused[0]?.name ?? '']?.data?.length ?? 0;
  return Array.from({ length: rounds }, (_, round) => {
    const costs = refused
      .map(({ name, count }) => ({ cost: samples[name]?.data?.[round] ?? Number.NaN, count }))
      .sort((one, other) => one.cost - other.cost);
    let seen = 0;
    for (const { cost, count } of costs) {
      seen += count;
      if (seen >= all / 2) return cost;
    }
    return Number.NaN;
  });
};

const goalsOf = (samples: Samples, kinds: readonly Kind[]): readonly Goal[] => {
  const refused = kinds.filter(({ name }) => name !== 'legal');
  return [
    goalOf('`can`: what most refusals cost at most, data', { below: 200 }, spreadOf(halfCost(samples, refused)), time),
  ];
};

const shortened = (words: string): string => (words.length > 48 ? `${words.slice(0, 47).trimEnd()}…` : words);

export const asks: Group = {
  name: 'can',
  words: '`can` for legal intents and each kind of refusal, at the positions of the scenarios',
  run(contestants, pace) {
    const kinds = askedIn(playedGames().games);
    for (const kind of kinds) assertAgreed(kind);
    const brief: Pace = { ...pace, warmUp: pace.warmUp / 5, least: pace.least / 2 };
    const samples = Object.assign({}, ...kinds.map((kind) => race(lanesOf(kind), brief))) as Samples;
    const pile = pileAsks(contestants, brief);
    const all = kinds.reduce((sum, { count }) => sum + count, 0);
    return {
      name: 'can',
      tables: [
        {
          caption: `**can**: whether it could be done, asked ${all} times at the positions of the scenarios, by what comes first against it`,
          head: ['', 'share', 'live', 'data', 'live : data', 'such as'],
          rows: kinds.map(({ name, words, count }) => [
            name,
            `${((100 * count) / all).toFixed(1)}%`,
            timeWith(spreadIn(samples, name, 'live')),
            timeWith(spreadIn(samples, name, 'data')),
            timesWith(ratioIn(samples, name, 'live', 'data')),
            shortened(words),
          ]),
        },
        pile.table,
      ],
      goals: goalsOf(samples, kinds),
      samples: { ...samples, ...pile.samples },
    };
  },
};
