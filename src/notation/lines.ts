/** A comment that has its line to itself. */
export type Remark = { readonly kind: 'remark'; readonly text: string };
/** An empty line, left by somebody to set things apart. */
export type Gap = { readonly kind: 'gap' };

/** What one line says, with the comment at its end. */
export type Line<T> = T & { readonly comment?: string };
export type Lines<T> = readonly (Line<T> | Remark | Gap)[];

/** What stands below one `[heading]`. */
export type Section<T> = {
  /** The comments right above the heading. */
  readonly above: readonly string[];
  readonly comment?: string;
  readonly lines: Lines<T>;
};

/** The lines that say something. */
export function saying<T extends { readonly kind: string }>(lines: Lines<T>): Line<T>[] {
  return lines.filter((line): line is Line<T> => line.kind !== 'remark' && line.kind !== 'gap');
}
