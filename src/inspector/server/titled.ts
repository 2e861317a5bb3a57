import { parse } from '../../notation/parse.ts';
import { print } from '../../notation/print.ts';

/** A scenario with the title of the game it was made of, where it says none itself. */
export function titled(text: string, title: string): string {
  const parsed = parse(text, 'the scenario');
  if (!parsed.ok || parsed.tree.header.lines.some(({ kind }) => kind === 'title')) return text;
  const { header } = parsed.tree;
  return print({ ...parsed.tree, header: { ...header, lines: [{ kind: 'title', text: title }, ...header.lines] } });
}
