import type { Lines } from '../../notation/lines.ts';
import { parse } from '../../notation/parse.ts';
import type { PlayLine } from '../../notation/playTree.ts';
import { print } from '../../notation/print.ts';
import type { Tree } from '../../notation/tree.ts';
import type { Line } from './line.ts';

/** A note at the step of an intent; 0 is the beginning. */
export type Note = { readonly intent: number; readonly text: string };

/** What is written of a step that is only marked. */
const MARKED = 'marked';

/** The scenario of a line with its notes: each is a comment above the intent it is about. */
export function withNotes(text: string, line: Line): string {
  const notes = notesOf(line);
  const parsed = parse(text, 'the scenario');
  if (notes.size === 0 || !parsed.ok || !parsed.tree.play) return text;
  let intents = 0;
  const lines = parsed.tree.play.lines.flatMap((one): Lines<PlayLine> => {
    if (one.kind !== 'intent') return [one];
    intents += 1;
    return [...remarks(notes.get(intents)), one];
  });
  const play = { ...parsed.tree.play, lines: [...remarks(notes.get(0)), ...lines] };
  return print({ ...parsed.tree, play });
}

/** By the number of the intent whose steps they are about. */
function notesOf(line: Line): ReadonlyMap<number, readonly string[]> {
  const notes = new Map<number, readonly string[]>();
  for (const [n, { intents }] of line.recorder.frames.entries()) {
    const text = line.noteAt(n);
    if (text !== null) notes.set(intents, [...(notes.get(intents) ?? []), text || MARKED]);
  }
  return notes;
}

const remarks = (notes: readonly string[] = []): Lines<PlayLine> =>
  notes.flatMap((note) =>
    note
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ kind: 'remark' as const, text })),
  );

/** The comments of a play, each with the intent below it. */
export function notesIn({ play }: Tree): readonly Note[] {
  const notes: Note[] = [];
  let intents = 0;
  let waiting: string[] = [];
  for (const line of play?.lines ?? []) {
    if (line.kind === 'remark') waiting.push(line.text);
    if (line.kind !== 'intent') continue;
    intents += 1;
    const text = waiting.join('\n');
    if (text !== '') notes.push({ intent: intents, text: text === MARKED ? '' : text });
    waiting = [];
  }
  return notes;
}
