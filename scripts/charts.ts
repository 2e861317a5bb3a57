/**
 * `npm run charts`: draws the machines from their definitions, for the inspector's page. The drawings are made ahead,
 * because laying them out takes seconds; a step of the game then only changes what is lit.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { gameMachine } from '../machines/game.ts';
import { pileEntryMachine } from '../machines/pileEntry.ts';
import { makeChart } from './charts/makeChart.ts';
import { root } from './processes.mjs';

const machines: readonly (readonly [AnyStateMachine, string])[] = [
  [gameMachine, 'The game'],
  [pileEntryMachine, 'Pile entry'],
];
const folder = join(root, 'src/inspector/page/generated');
const drawn = join(folder, 'charts.json');
const stamp = join(folder, 'charts.sha256');

const from = hashOf();
if (!existsSync(drawn) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== from) {
  const charts = await Promise.all(machines.map(([machine, title]) => makeChart(machine, title)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(drawn, JSON.stringify(Object.fromEntries(charts.map((chart) => [chart.machine, chart]))));
  writeFileSync(stamp, from);
}

/** All that the drawings depend on: the definitions, and how they are drawn. */
function hashOf(): string {
  const manner = join(root, 'scripts/charts');
  const hash = createHash('sha256');
  for (const file of readdirSync(manner).toSorted()) hash.update(readFileSync(join(manner, file)));
  for (const [machine] of machines) hash.update(JSON.stringify(machine.definition));
  return hash.digest('hex');
}
