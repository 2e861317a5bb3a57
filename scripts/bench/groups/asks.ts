/** `can`: whether an intent would be accepted, asked for what is legal and for what is refused, kind by kind. */
import { gameMachine } from '../../../machines/game.ts';
import { compile } from '../../../src/kernel/index.ts';
import { timed } from '../clock/cpu.ts';
import type { Lane, Measure } from '../clock/lane.ts';
import type { Samples } from '../clock/race.ts';
import { spreadOf } from '../clock/spread.ts';
import type { Name } from '../contestants/contestant.ts';
import { goalOf, type Table } from '../report/finding.ts';
import { time, timesWith, timeWith } from '../report/words.ts';
import { type Asked, askedIn, type Kind } from '../scenarios/asked.ts';
import { playedGames } from '../scenarios/played.ts';
import { joined, type Race, ratioIn, spreadIn } from './group.ts';
import { ABLE, pileAsks, pileTable } from './pileAsks.ts';

const runner = compile(gameMachine);

/** Who is asked of the scenarios, and how. */
const ASKING: Readonly<Record<string, (asked: Asked) => boolean>> = {
  live: ({ snapshot, intent }) => snapshot.can(intent),
  data: ({ state, intent }) => runner.can(state, intent),
};

const askedOf = (): readonly Kind[] => askedIn(playedGames().games);

const asking =
  (can: (asked: Asked) => boolean, { asked }: Kind): Measure =>
  (times) =>
    timed(times * asked.length, () => {
      for (let n = 0; n < times; n++) for (const one of asked) can(one);
    });

const scenarioAsks = (name: string): readonly Lane[] => {
  const can = ASKING[name];
  if (!can) return [];
  const measures = Object.fromEntries(askedOf().map((kind) => [kind.name, asking(can, kind)]));
  return [{ measures, stop() {} }];
};

/** @throws Error when they do not agree on an intent. */
const assertAgreed = (): void => {
  for (const { name, asked } of askedOf())
    for (const one of asked)
      for (const can of Object.values(ASKING))
        if (can(one) !== (name === 'legal'))
          throw new Error(`It is not agreed whether this can be done (${name}): ${JSON.stringify(one.intent)}`);
};

/** What half of all refusals cost at most, in each round: every kind counts as often as it came up. */
const halfCosts = (samples: Samples, kinds: readonly Kind[]): readonly number[] => {
  const refused = kinds.filter(({ name }) => name !== 'legal');
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

const shortened = (words: string): string => (words.length > 48 ? `${words.slice(0, 47).trimEnd()}…` : words);

const kindTable = (samples: Samples, kinds: readonly Kind[]): Table => {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return {
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
  };
};

export const asks: Race = {
  name: 'can',
  words: '`can` for legal intents and each kind of refusal, at the positions of the scenarios',
  contestants: ABLE,
  lane: (name) => joined([...scenarioAsks(name), pileAsks(name as Name)]),
  check: assertAgreed,
  finding(samples) {
    const kinds = askedOf();
    const half = spreadOf(halfCosts(samples, kinds));
    return {
      name: 'can',
      tables: [kindTable(samples, kinds), pileTable(samples)],
      goals: [goalOf('`can`: what most refusals cost at most, data', { below: 200 }, half, time)],
      samples,
    };
  },
};
