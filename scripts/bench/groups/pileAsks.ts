/** The same asked of everybody who can be asked, on a pile of ten: two legal intents, and what is refused. */
import type { Intent, ObjectId } from '../../../src/index.ts';
import { timed } from '../clock/cpu.ts';
import { type Pace, race, type Samples } from '../clock/race.ts';
import type { Contestant } from '../contestants/contestant.ts';
import { stepsAt } from '../pile/steps.ts';
import type { Table } from '../report/finding.ts';
import { timeWith } from '../report/words.ts';
import { built } from './depths.ts';
import { spreadIn } from './group.ts';

const ASKS = 100;

/** What is asked, by name, and whether it is legal. */
const asked = (pass: Intent, play: Extract<Intent, { type: 'play' }>, other: Intent['player']) =>
  [
    ['a pass', pass, true],
    ['a play', play, true],
    ['another’s pass', { type: 'pass', player: other }, false],
    ['a withdrawal', { type: 'withdraw', player: play.player, ship: 'o3' as ObjectId }, false],
    ['a card not held', { ...play, card: 'o1' as ObjectId }, false],
    ['at what is not there', { ...play, targets: [[{ kind: 'card', id: 'o0' as ObjectId }]] }, false],
  ] as const satisfies readonly (readonly [string, Intent, boolean])[];

export const pileAsks = (
  contestants: readonly Contestant[],
  pace: Pace,
): { readonly table: Table; readonly samples: Samples } => {
  const steps = stepsAt(10);
  const [pass, play] = [steps.passes[0], steps.plays[0]];
  const [other] = steps.scene.players;
  if (!pass || play?.type !== 'play' || !other) throw new Error('There is nothing to ask.');
  const asks = asked(pass, play, other);
  const games = contestants.map((contestant) => ({ name: contestant.name, game: built(contestant, steps) }));
  const able = games.flatMap(({ name, game: { can } }) => (can ? [{ name, can }] : []));
  for (const { name, can } of able)
    for (const [what, intent, legal] of asks)
      if (can(intent) !== legal) throw new Error(`${name} says otherwise whether ${what} is legal.`);
  const lanes = able.map(({ name, can }) => ({
    name,
    measures: Object.fromEntries(
      asks.map(([what, intent]) => [
        `can: ${what}`,
        (times: number) =>
          timed(times * ASKS, () => {
            for (let n = 0; n < times * ASKS; n++) can(intent);
          }),
      ]),
    ),
  }));
  const samples = race(lanes, pace);
  for (const { game } of games) game.stop();
  return {
    samples,
    table: {
      caption: '**can** of everybody, on a pile of 10; the door also says why not, with every reason and in words',
      head: ['', ...asks.map(([what]) => what)],
      rows: able.map(({ name }) => [name, ...asks.map(([what]) => timeWith(spreadIn(samples, `can: ${what}`, name)))]),
    },
  };
};
