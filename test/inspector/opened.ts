import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '../../cards/index.ts';
import { root } from '../../scripts/processes.mjs';
import { readScenario, type Written } from '../../src/inspector/server/scenario.ts';
import { openFolder } from '../../src/inspector/server/scenarioFolder.ts';
import { makeSitting, type Sitting } from '../../src/inspector/server/sitting.ts';
import { plainText } from '../../src/inspector/words/naming.ts';
import type { Viewer } from '../../src/view/view.ts';

export const folder = openFolder(join(root, 'scenarios'));

export const WORKED = 'worked-example.pile';

export function scenarioIn(text: string, file = 'test.pile'): Written {
  const read = readScenario(text, file, { cards: CARDS });
  if (!read.ok) throw new Error(read.message);
  return read.scenario;
}

export const scenarioOf = (file: string): Written =>
  scenarioIn(readFileSync(join(root, 'scenarios', file), 'utf8'), file);

/** A scenario of ours, looked at from its beginning or after its script. */
export function opened(file: string, { script = true } = {}): Sitting {
  const sitting = makeSitting(scenarioOf(file), { shelf: { cards: CARDS } });
  const failed = script ? sitting.restart(true) : null;
  if (failed !== null) throw new Error(failed);
  return sitting;
}

/** The log as somebody would read it aloud, a line for each row, headings before. */
export const logOf = (sitting: Sitting, viewer: Viewer = 'all'): readonly string[] =>
  sitting
    .rows(viewer)
    .flatMap(({ heading, n, player, words, rule }) => [
      ...(heading ? [`${heading.level === 1 ? '#' : '##'} ${heading.words}`] : []),
      `${n} ${player ?? '-'}: ${plainText(words)} ${rule}`,
    ]);

/** Presses the button with that title, as its player would. */
export function press(sitting: Sitting, title: string): void {
  const { acts } = sitting.position('last', 'all');
  const act = acts.find((one) => one.title === title);
  if (!act?.intent) throw new Error(`There is no button ${title}, but ${acts.map((one) => one.title).join(', ')}.`);
  const refusal = sitting.submit(act.intent);
  if (refusal) throw new Error(refusal.message);
}
