import { createGame } from '../../engine/game.ts';
import type { CardSet } from '../../model/card.ts';
import { isHouse, isRuleId } from '../../model/rulebook.ts';
import { parse } from '../../notation/parse.ts';
import { print } from '../../notation/print.ts';
import { run } from '../../notation/run.ts';
import type { Tag, Tree } from '../../notation/tree.ts';
import { plainText, playerTitle } from '../words/naming.ts';
import { type ExportDone, packed, scenarioUntil, type ToExport } from './exports.ts';

/** What somebody says of a step that goes wrong. */
export type Complaint = {
  readonly n: number;
  /** What should have happened, in words. */
  readonly expected: string;
  /** The same as a line of the notation, such as `: x damage 3`; null where it is only said in words. */
  readonly check: string | null;
  readonly link: string;
};

/** Rows of the log that lead to the step. */
const ROWS_BEFORE = 5;

/** A report of a step: link, step, rules, what was expected, and a test file that is ready to be run. */
export function reportOf(complaint: Complaint, given: ToExport): ExportDone {
  const { n, expected, link } = complaint;
  if (given.viewer !== 'all')
    return {
      ok: false,
      why: 'A report holds the game up to its step, with all that is hidden: look as All to make one.',
    };
  const { line } = given;
  const frame = line.recorder.frames[n];
  if (!frame) return { ok: false, why: `There is no step ${n}.` };
  const until = scenarioUntil(given, frame.intents);
  if ('why' in until) return { ok: false, why: until.why };
  const rows = line.rows('all').filter((row) => row.n <= n);
  const row = rows.findLast((one) => one.kind === 'step');
  const rules = [...new Set([...(row?.rule ? [row.rule] : []), ...(row?.rules ?? [])])].filter(isRuleId);
  const told = tested(until.text, complaint, rules, given.cards);
  if (!told.ok) return { ok: false, why: told.why };
  const lines = rows
    .slice(-ROWS_BEFORE)
    .map(
      ({ n: step, player, words }) =>
        `${step}. ${player === null ? '' : `${playerTitle(player)}: `}${plainText(words)}`,
    );
  const text = [
    `# ${given.scenario.title}: step ${n}`,
    '',
    `**What should have happened:** ${expected}`,
    '',
    `**What happened:** ${plainText(row?.words ?? [])}`,
    '',
    '**How it came to it:**',
    '',
    ...lines,
    '',
    `**Rules of the step:** ${rules.map((rule) => (isHouse(rule) ? `${rule} (house)` : rule)).join(', ') || 'none'}`,
    '',
    `**Link:** ${withGame(link, given)}`,
    '',
    '**Test file** (`starpile run report.pile`):',
    '',
    '```pile',
    told.text.trimEnd(),
    '```',
    '',
  ].join('\n');
  const files = [
    { name: 'report.md', type: 'text/markdown', text },
    { name: 'report.pile', type: 'text/plain', text: told.text },
  ];
  return { ok: true, exported: { kind: 'report', files, words: [told.words] } };
}

/** Longer links are cut by whoever they are sent through; the test file has the game as well. */
const LONGEST = 8000;

/** The link with the game in it, so that it leads somewhere for others too. */
function withGame(link: string, given: ToExport): string {
  const whole = `${link}${link.endsWith('#') ? '' : '&'}game=${packed(given).text}`;
  return link.includes('#') && whole.length <= LONGEST ? whole : link;
}

type Tested =
  | { readonly ok: true; readonly text: string; readonly words: string }
  | { readonly ok: false; readonly why: string };

/** The scenario with what was expected: in words as a comment, and as a line that is run. */
function tested(text: string, { expected, check }: Complaint, rules: readonly string[], cards: CardSet): Tested {
  const parsed = parse(
    check === null ? text : `${text}${/\n\[play\]/.test(text) ? '' : '\n[play]\n'}${check}\n`,
    'report.pile',
  );
  if (!parsed.ok) return { ok: false, why: `The line that was expected cannot be read. ${parsed.error.message}` };
  const tags: readonly Tag[] = [
    { kind: 'title', text: `Report: ${expected.replace(/\s+/g, ' ').slice(0, 80)}` },
    ...(rules.length > 0 ? [{ kind: 'cites' as const, rules }] : []),
  ];
  const remarks = expected.split('\n').map((one) => ({ kind: 'remark' as const, text: `Expected: ${one.trim()}` }));
  const { header, play } = parsed.tree;
  const lines = play?.lines ?? [];
  const at = check === null ? lines.length : lines.length - 1;
  const tree: Tree = {
    ...parsed.tree,
    header: { ...header, lines: [...tags, ...header.lines] },
    play: { above: [], ...play, lines: [...lines.slice(0, at), ...remarks, ...lines.slice(at)] },
  };
  const whole = print(tree);
  const again = parse(whole, 'report.pile');
  if (!again.ok) return { ok: false, why: `The test file cannot be read. ${again.error.message}` };
  const ran = run(again.tree, { cards, createGame });
  return { ok: true, text: whole, words: words(check, ran) };
}

function words(check: string | null, ran: ReturnType<typeof run>): string {
  if (!ran.ok) return `Run here, the test file fails, as it should until it is mended: ${ran.message.split('\n')[0]}`;
  if (check === null)
    return 'Run here, the test file shows the game up to this step. What was expected is said in words only.';
  return 'Run here, the test file passes: what was expected is so already.';
}
