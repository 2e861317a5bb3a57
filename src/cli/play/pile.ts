import type { EntryView } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { COLUMNS, capital, column, cut, rule } from './lines.ts';
import { type Eyes, inPlay } from './things.ts';

/** What waits on the pile, top first: so it resolves (700.7). */
export function pileLines(eyes: Eyes, { faint }: Paint): readonly string[] {
  const { pile } = eyes.view;
  if (pile.length === 0) return [];
  return [faint(rule('The pile, top first: so it resolves')), ...pile.map((entry) => entryLine(eyes, entry))];
}

function entryLine(eyes: Eyes, entry: EntryView): string {
  const at = entry.targets.map((target) => shortTarget(eyes, target)).join(', ');
  const text = entry.text === '' ? '' : `: ${entry.text}`;
  const words = `${entry.title}${at === '' ? '' : ` → ${at}`}${text}`;
  return cut(`  ${column(capital(entry.controller), 9)} ${words}`, COLUMNS);
}

/** What an entry is aimed at, in a word. */
function shortTarget(eyes: Eyes, target: EntryView['targets'][number]): string {
  const { view, callings } = eyes;
  if (target.kind === 'player') return capital(target.id);
  if (target.kind === 'entry') return view.pile.find(({ id }) => id === target.id)?.title ?? 'what has left the pile';
  const scraps = view.players.flatMap(({ scrapheap }) => scrapheap.cards ?? []);
  const card = inPlay(eyes, target.id) ?? scraps.find(({ id }) => id === target.id);
  return card ? callings.call(card) : 'what is gone';
}
