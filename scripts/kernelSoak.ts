/**
 * `npx tsx scripts/kernelSoak.ts [--events 200000] [--seed 1]`: random machines, run by XState and by the kernel and
 * compared after every event. The first difference ends it, made as small as possible.
 */
import { parseArgs } from 'node:util';
import { nothingSeen, type Seen, soak } from '../test/kernel/generated.ts';

const { values } = parseArgs({
  options: { events: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
});
const wanted = Number(values.events);
const first = Number(values.seed);
if (!Number.isInteger(wanted) || !Number.isInteger(first)) {
  process.stderr.write('Usage: npx tsx scripts/kernelSoak.ts [--events N] [--seed N]\n');
  process.exit(2);
}

const MACHINES = 500;
const EVENTS = 40;

const total = nothingSeen();
for (let seed = first; total.events < wanted; seed++) {
  const seen = soak(seed, MACHINES, EVENTS);
  for (const what of Object.keys(total) as (keyof Seen)[]) total[what] += seen[what];
  process.stdout.write(`seed ${seed}: ${total.events} events of ${total.machines} machines agree\n`);
}
process.stdout.write(
  `${total.events} events (${total.children} with children, ${total.regions} in regions, ${total.history} with history) and ` +
    `${total.microsteps} microsteps of ${total.machines} machines agree; ${total.done} were done, ${total.error} ended in an ` +
    `error, and ${total.crossed} times the two changed sides. ${total.endless} would never have ended.\n`,
);
