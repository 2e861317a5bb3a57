/** How wide a page is that is no screen. */
export const PAGE = 100;

/** A text in lines that fit a page, each after the first behind the margin. */
export function fold(text: string, margin: string, width = PAGE): string {
  const room = Math.max(width - margin.length, 30);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${margin}`);
}
