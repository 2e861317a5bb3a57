/** The same asked of everybody who can be asked, on a pile of ten: two legal intents, and what is refused. */
import type { Intent, ObjectId } from '../../../src/index.ts';
import { timed } from '../clock/cpu.ts';
import type { Lane } from '../clock/lane.ts';
import type { Samples } from '../clock/race.ts';
import { contestantOf } from '../contestants/all.ts';
import type { Name } from '../contestants/contestant.ts';
import { stepsAt } from '../pile/steps.ts';
import type { Table } from '../report/finding.ts';
import { timeWith } from '../report/words.ts';
import { built } from './depths.ts';
import { spreadIn } from './group.ts';

export const ABLE: readonly Name[] = ['live', 'data', 'door, live', 'door, data', 'reducer'];

const ASKS = 100;

/** What is asked, by name, and whether it is legal. */
const asked = (): readonly (readonly [what: string, intent: Intent, legal: boolean])[] => {
  const { scene, passes, plays } = stepsAt(10);
  const [[pass], [play], [other]] = [passes, plays, scene.players];
  if (!pass || play?.type !== 'play' || !other) throw new Error('There is nothing to ask.');
  return [
    ['a pass', pass, true],
    ['a play', play, true],
    ['another’s pass', { type: 'pass', player: other }, false],
    ['a withdrawal', { type: 'withdraw', player: play.player, ship: 'o3' as ObjectId }, false],
    ['a card not held', { ...play, card: 'o1' as ObjectId }, false],
    ['at what is not there', { ...play, targets: [[{ kind: 'card', id: 'o0' as ObjectId }]] }, false],
  ];
};

const measureOf = (what: string): string => `on a pile: ${what}`;

/** @throws Error when the contestant has another mind of what is legal. */
export const pileAsks = (name: Name): Lane => {
  const game = built(contestantOf(name), stepsAt(10));
  const { can } = game;
  if (!can) throw new Error(`${name} cannot be asked.`);
  for (const [what, intent, legal] of asked())
    if (can(intent) !== legal) throw new Error(`${name} says otherwise whether ${what} is legal.`);
  return {
    measures: Object.fromEntries(
      asked().map(([what, intent]) => [
        measureOf(what),
        (times) =>
          timed(times * ASKS, () => {
            for (let n = 0; n < times * ASKS; n++) can(intent);
          }),
      ]),
    ),
    stop: () => void game.stop(),
  };
};

export const pileTable = (samples: Samples): Table => ({
  caption: '**can** of everybody, on a pile of 10; the door also says why not, with every reason and in words',
  head: ['', ...asked().map(([what]) => what)],
  rows: ABLE.map((name) => [name, ...asked().map(([what]) => timeWith(spreadIn(samples, measureOf(what), name)))]),
});
