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
import { outlineOf } from '../src/inspector/chart/outlineOf.ts';
import { makeChart, makeWhole } from './charts/makeChart.ts';
import { root } from './processes.mjs';
import { optionsSaid } from './said.ts';

const machines: readonly (readonly [AnyStateMachine, string])[] = [
  [gameMachine, 'The game'],
  [pileEntryMachine, 'Pile entry'],
];
const folder = join(root, 'src/inspector/page/generated');
/** What the page begins with, and what it fetches for whoever looks at a whole machine. */
const drawn = join(folder, 'charts.json');
const whole = join(folder, 'whole.json');
const stamp = join(folder, 'charts.sha256');

optionsSaid('npm run charts', {});
const from = hashOf();
if (!existsSync(drawn) || !existsSync(whole) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== from) {
  const outlines = machines.map(([machine, title]) => ({ outline: outlineOf(machine), title }));
  const charts = await Promise.all(outlines.map(({ outline, title }) => makeChart(outline, title)));
  const wholes = await Promise.all(
    outlines.map(async ({ outline }) => [outline.machine, { outline, depths: await makeWhole(outline) }] as const),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(drawn, JSON.stringify(Object.fromEntries(charts.map((chart) => [chart.machine, chart]))));
  writeFileSync(whole, JSON.stringify(Object.fromEntries(wholes)));
  writeFileSync(stamp, from);
}

/** All that the drawings depend on: the definitions, and how they are drawn. */
function hashOf(): string {
  const hash = createHash('sha256');
  for (const manner of ['scripts/charts', 'src/inspector/chart'])
    for (const file of readdirSync(join(root, manner)).toSorted()) hash.update(readFileSync(join(root, manner, file)));
  for (const [machine] of machines) hash.update(JSON.stringify(machine.definition));
  return hash.digest('hex');
}
