/** "; did you mean `slasher`?", where one of the words is nearly the same; otherwise nothing. */
export function didYouMean(word: string, words: Iterable<string>): string {
  const most = word.length < 4 ? 1 : 2;
  const near = [...words]
    .map((one) => ({ one, away: distance(word, one) }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away)[0];
  return near === undefined ? '' : `; did you mean \`${near.one}\`?`;
}

/** How many letters have to be put in, taken out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
