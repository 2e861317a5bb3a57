export type Line = { readonly text: string; readonly line: number };

/** A fenced block; `line` is the line of its opening fence. */
export type Fence = {
  readonly language: string;
  readonly text: string;
  readonly line: number;
  readonly closed: boolean;
};

const FENCE = /^\s*```\s*(\S*)\s*$/;

/** The lines of a markdown text outside its fenced blocks, and the blocks. */
export function splitFences(markdown: string): { readonly prose: readonly Line[]; readonly fences: readonly Fence[] } {
  const prose: Line[] = [];
  const fences: Fence[] = [];
  let open: { readonly language: string; readonly line: number; readonly inside: string[] } | null = null;

  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    const language = FENCE.exec(text)?.[1];
    if (open !== null && language === '') {
      fences.push({ language: open.language, text: open.inside.join('\n'), line: open.line, closed: true });
      open = null;
    } else if (open !== null) open.inside.push(text);
    else if (language !== undefined) open = { language, line: index + 1, inside: [] };
    else prose.push({ text, line: index + 1 });
  }

  if (open !== null)
    fences.push({ language: open.language, text: open.inside.join('\n'), line: open.line, closed: false });
  return { prose, fences };
}
