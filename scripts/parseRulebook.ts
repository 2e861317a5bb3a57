import type { Fence, Line } from './splitFences.ts';
import { splitFences } from './splitFences.ts';

/** What `docs/rulebook.md` says, before it becomes code: here a number is still any text. */
export type Rulebook = {
  readonly sections: readonly ParsedSection[];
  readonly rules: readonly ParsedRule[];
  readonly examples: readonly ParsedExample[];
};

export type ParsedSection = { readonly number: string; readonly title: string; readonly line: number };

export type ParsedRule = {
  readonly number: string;
  readonly section: string;
  readonly parts: readonly ParsedPart[];
  readonly line: number;
};

export type ParsedPart = { readonly provenance: Mark; readonly text: string };

/** A fenced block of the language `pile`, and the rule it stands under; `line` is the first of its own lines. */
export type ParsedExample = { readonly rule: string; readonly text: string; readonly line: number };

/** The marks, firmest first. */
export const MARKS = ['S', 'P', 'H'] as const;
export type Mark = (typeof MARKS)[number];

type Fault = { readonly line: number; readonly words: string };

/** What has been read so far. */
type Draft = {
  readonly sections: ParsedSection[];
  readonly rules: ParsedRule[];
  readonly examples: ParsedExample[];
  readonly faults: Fault[];
};

const SECTION = /^## ([1-9]\d*00) (\S.*)$/;
const RULE = /^- ([1-9]\d*00)\.([1-9]\d*)(?: (.*))?$/;
const BULLET = /^\s*[-*+] /;
const RULE_CITED = /\b\d{3,4}\.\d+\b/g;
const SECTION_CITED = /\bsection (\d+)\b/g;

/** Reads the rulebook, or throws one error that names every fault in it with its line. */
export function parseRulebook(markdown: string): Rulebook {
  const draft: Draft = { sections: [], rules: [], examples: [], faults: [] };
  const { prose, fences } = splitFences(markdown);

  for (const line of prose) {
    if (line.text.startsWith('## ')) readSection(draft, line);
    else if (BULLET.test(line.text)) readRule(draft, line);
    else readWords(draft, line);
  }
  for (const fence of fences) readFence(draft, fence);

  const { sections, rules, examples } = draft;
  const sound = prose.filter(({ line }) => draft.faults.every((fault) => fault.line !== line));
  const faults = [...draft.faults, ...emptySections(sections, rules), ...deadReferences(sound, sections, rules)];
  if (sections.length === 0) faults.push({ line: 1, words: 'there is no section here' });
  if (faults.length > 0) throw new Error(makeMessage(faults));
  return { sections, rules, examples };
}

function readSection({ sections, faults }: Draft, { text, line }: Line): void {
  const [, number, title] = SECTION.exec(text) ?? [];
  if (number === undefined || title === undefined) {
    faults.push({ line, words: `not a section: "${text}"; write "## 700 Title"` });
    return;
  }
  faults.push(...misplaced({ name: `section ${number}`, number, line }, sections));
  sections.push({ number, title: title.trim(), line });
}

function readRule({ sections, rules, faults }: Draft, { text, line }: Line): void {
  const [, section, ordinal, words = ''] = RULE.exec(text) ?? [];
  if (section === undefined || ordinal === undefined) {
    faults.push({ line, words: `not a rule: "${text}"; write "- 700.5 **S** Words"` });
    return;
  }
  const number = `${section}.${ordinal}`;
  const name = `rule ${number}`;
  const within = sections.at(-1)?.number;
  if (within === undefined) faults.push({ line, words: `${name} stands before any section` });
  else if (within !== section) faults.push({ line, words: `${name} stands in section ${within}` });
  faults.push(...misplaced({ name, number, line }, rules));
  const parts = partsOf(words, (problem) => faults.push({ line, words: `${name} ${problem}` }));
  rules.push({ number, section, parts, line });
}

/** Words between the rules are for people; only a rule's own second line would be lost unseen. */
function readWords({ rules, faults }: Draft, { text, line }: Line): void {
  const above = rules.at(-1);
  if (text.trim() === '' || above?.line !== line - 1) return;
  faults.push({ line, words: `rule ${above.number} goes on here; a rule stays on one line` });
}

function readFence({ rules, examples, faults }: Draft, { language, text, line, closed }: Fence): void {
  if (!closed) faults.push({ line, words: 'this fenced block is never closed' });
  if (language !== 'pile') return;
  const above = rules.findLast((rule) => rule.line < line);
  if (above === undefined) faults.push({ line, words: 'this example stands under no rule' });
  else examples.push({ rule: above.number, text, line: line + 1 });
}

type Numbered = { readonly number: string; readonly line: number };

function misplaced({ name, number, line }: Numbered & { readonly name: string }, before: readonly Numbered[]): Fault[] {
  const twin = before.find((other) => other.number === number);
  if (twin !== undefined) return [{ line, words: `${name} is a duplicate of line ${twin.line}` }];
  const last = before.at(-1);
  if (last === undefined || rank(last.number) < rank(number)) return [];
  return [{ line, words: `${name} is out of order, after ${last.number}` }];
}

/** 500.10 comes after 500.9, so the numbers are no decimals. */
function rank(number: string): number {
  const [section, ordinal = 0] = number.split('.');
  return Number(section) * 1000 + Number(ordinal);
}

/** A mark holds until the next one. */
function partsOf(words: string, fault: (problem: string) => void): ParsedPart[] {
  const [before = '', ...pieces] = words.split(/\*\*(.*?)\*\*/);
  if (pieces.length === 0) fault('has no mark');
  else if (before.trim() !== '') fault(`has words before its first mark: "${before.trim()}"`);

  const parts: ParsedPart[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const mark = pieces[at] ?? '';
    const text = plain(pieces[at + 1] ?? '');
    if (!isMark(mark)) fault(`has an unknown mark "${mark}"; the marks are ${MARKS.join(', ')}`);
    else if (text === '') fault(`has no text after its mark ${mark}`);
    else if (text.includes('*')) fault(`has a stray asterisk: "${text}"`);
    else parts.push({ provenance: mark, text });
  }
  return parts;
}

function isMark(text: string): text is Mark {
  return MARKS.some((mark) => mark === text);
}

/** Without emphasis; `code` stays as it is. */
function plain(text: string): string {
  return text
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/(?<!\w)_([^_]+)_(?!\w)/g, '$1')
    .trim();
}

function emptySections(sections: readonly ParsedSection[], rules: readonly ParsedRule[]): Fault[] {
  return sections
    .filter(({ number }) => rules.every((rule) => rule.section !== number))
    .map(({ number, line }) => ({ line, words: `section ${number} has no rule` }));
}

function deadReferences(
  prose: readonly Line[],
  sections: readonly ParsedSection[],
  rules: readonly ParsedRule[],
): Fault[] {
  const known = new Set([...sections, ...rules].map(({ number }) => number));
  return prose.flatMap(({ text, line }) => {
    const cited = [...text.matchAll(RULE_CITED)].map(([number]) => ({ number, name: `rule ${number}` }));
    const named = [...text.matchAll(SECTION_CITED)].map(([name, number = '']) => ({ number, name }));
    return [...cited, ...named]
      .filter(({ number }) => !known.has(number))
      .map(({ name }) => ({ line, words: `${name} does not exist` }));
  });
}

function makeMessage(faults: readonly Fault[]): string {
  return faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, words }) => `line ${line}: ${words}`)
    .join('\n');
}
