import { redact } from '../../view/redact.ts';
import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { Frame } from '../adapter/frame.ts';
import { factWords } from './factWords.ts';
import { telling } from './phrase.ts';

/** Sentences beyond that are only counted. */
const MOST = 40;

/** Everything that changed with a step, in sentences: what happened, and whose doing is awaited then. */
export function changeWords(frame: Frame, before: Frame | null, viewer: Viewer): readonly Words[] {
  const told = telling(frame, before, viewer);
  const facts = frame.facts.map((fact): Words => {
    const { words, rule } = factWords(redact(fact, viewer), told);
    return rule === null ? words : [...words, ' ', { rule }];
  });
  const all = [...facts, ...livesOf(frame, before), ...countOf(frame, before), ...holderOf(frame, before)];
  const more = all.length - MOST;
  return more > 0 ? [...all.slice(0, MOST), [`and ${more} more`]] : all;
}

/** Of an entry, that it begins to resolve; that it has left is a fact. */
function livesOf({ entries }: Frame, before: Frame | null): readonly Words[] {
  return entries.flatMap(({ id, state, seen }): Words[] => {
    const was = before?.entries.find((entry) => entry.id === id)?.state;
    if (state !== 'resolving' || was === undefined || was === state || !seen) return [];
    return [[{ entry: id, title: seen.title }, `: ${was} → resolving `, { rule: '700.7' }]];
  });
}

function countOf({ settled: { passed } }: Frame, before: Frame | null): readonly Words[] {
  const was = before?.settled.passed.length ?? 0;
  const words = (count: number): string => (count === 0 ? 'none' : `${count}`);
  return was === passed.length ? [] : [[`Passes in a row: ${words(was)} → ${words(passed.length)}`]];
}

function holderOf({ holder, settled: { window } }: Frame, before: Frame | null): readonly Words[] {
  if (before === null || before.holder === holder || window === null || window.question) return [];
  const what = window.name === 'pile' || window.name === 'closing' ? 'The initiative' : 'To act';
  return [[`${what}: `, { player: before.holder }, ' → ', { player: holder }]];
}
