import { existsSync } from 'node:fs';
import { CARDS } from '../../cards/index.ts';
import { TEXTS } from '../../cards/texts.ts';
import { lintCards } from '../schema/lint.ts';
import { textOf } from '../view/cardText.ts';
import { scenarioFolder } from './places.ts';
import { readFile } from './readFile.ts';
import { scenarioFiles } from './scenarioFiles.ts';
import type { Terminal } from './terminal.ts';
import { EXIT } from './trouble.ts';

/** `starpile cards lint`: everything that is wrong with the cards, or odd about them. Gives the exit code. */
export function lint(out: Terminal): number {
  const { good, bad, faint, strong } = out.paint;
  const all = Object.values(CARDS);
  const found = lintCards(all, { ...shelf(), texts: { printed: TEXTS, textOf } });
  const faults = found.filter(({ kind }) => kind === 'fault').length;
  for (const { card, kind, words } of found)
    out.line(`${kind === 'fault' ? bad('fault ') : faint('oddity')}  ${strong(card)}  ${words}`);
  const summary = `${all.length} cards: ${faults} ${faults === 1 ? 'fault' : 'faults'}, ${found.length - faults} odd.`;
  out.line(faults === 0 ? good(summary) : bad(summary));
  return faults === 0 ? EXIT.ok : EXIT.failed;
}

/** Our own scenarios, where they lie beside the command. */
function shelf(): { readonly scenarios?: readonly string[] } {
  const folder = scenarioFolder();
  return existsSync(folder) ? { scenarios: scenarioFiles([folder]).map((file) => readFile(file)) } : {};
}
