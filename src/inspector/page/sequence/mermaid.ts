import type { Fixed, Said } from './lanes.ts';

/**
 * Messages as the text of a Mermaid sequence diagram. Who comes to be within it is created there, and who ends is destroyed;
 * who was there before is named at its beginning.
 */
export function mermaidOf(title: string, fixed: readonly Fixed[], messages: readonly Said[]): string {
  const living = new Map<string, string>();
  let count = 0;
  // Mermaid creates a name once: what comes to be again is another.
  const name = (id: string): string => {
    count += 1;
    living.set(id, `a${count}`);
    return `a${count}`;
  };
  const head = fixed.map(
    ({ id, title: called, seat }) => `${seat > 0 ? 'actor' : 'participant'} ${name(id)} as ${alias(called)}`,
  );
  const lines: string[] = [];
  for (const { from, to, kind, words, born } of messages) {
    for (const id of [from, to]) {
      if (living.has(id)) continue;
      if (born && id === to) lines.push(`create participant ${name(id)} as ${alias(`${born.mark} ${born.title}`)}`);
      else head.push(`participant ${name(id)} as ${alias(id)}`);
    }
    const [a, b] = [living.get(from) ?? '', living.get(to) ?? ''];
    if (kind === 'ends' && from !== to) lines.push(`destroy ${a}`);
    lines.push(`${a}${kind === 'asks' || kind === 'ends' ? '-->>' : '->>'}${b}: ${label(words)}`);
    if (kind === 'ends') living.delete(from);
  }
  const said = [`title ${label(title)}`, ...head, ...lines];
  return ['sequenceDiagram', ...said.map((line) => `  ${line}`), ''].join('\n');
}

/** In a name nothing may stand that could be an arrow or end it. */
const alias = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} '’.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || 'actor';

/** In a label, what ends a line or begins a comment is written by its number. */
const label = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[#;%<>{}]/g, (sign) => `#${sign.charCodeAt(0)};`)
    .trim() || '…';
