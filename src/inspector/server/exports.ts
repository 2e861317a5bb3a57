import { deflateRawSync } from 'node:zlib';
import { createGame } from '../../engine/game.ts';
import { RecordError } from '../../engine/record.ts';
import { type Recorded, replayOf } from '../../engine/replay.ts';
import { checkReplay, checkSave } from '../../engine/replayCheck.ts';
import type { CardSet } from '../../model/card.ts';
import { parse } from '../../notation/parse.ts';
import { printReplay } from '../../notation/printReplay.ts';
import { run } from '../../notation/run.ts';
import { project } from '../../view/project.ts';
import { redact } from '../../view/redact.ts';
import type { Viewer } from '../../view/view.ts';
import type { Exported, ExportKind } from '../protocol.ts';
import { plainText } from '../words/naming.ts';
import type { Line } from './line.ts';
import { withNotes } from './noted.ts';
import type { Scenario } from './scenario.ts';
import { titled } from './titled.ts';

/** An export that was checked, or what stands in its way, in words. */
export type ExportDone =
  | { readonly ok: true; readonly exported: Exported }
  | { readonly ok: false; readonly why: string };

export type ToExport = {
  readonly line: Line;
  readonly scenario: Scenario;
  readonly viewer: Viewer;
  readonly cards: CardSet;
};

const no = (why: string): ExportDone => ({ ok: false, why });

/**
 * The game of a line as somebody can take it along. It is played again before it is given away. Whoever does not see all is given
 * only what they have seen.
 */
export function exportOf(kind: ExportKind, given: ToExport): ExportDone {
  if (kind === 'seen') return seenBy(given);
  if (given.viewer !== 'all')
    return no(
      'A whole game tells what nobody but its players may know: look as All to export it, or export what is seen.',
    );
  try {
    if (kind === 'scenario') return asScenario(given);
    if (kind === 'replay') return asReplay(given);
    return kind === 'save' ? asSave(given) : asLink(given);
  } catch (cause) {
    if (cause instanceof RecordError) return no(cause.message);
    throw cause;
  }
}

const nameOf = ({ scenario: { title } }: ToExport): string => fileName(title);

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'game';

function asScenario(given: ToExport): ExportDone {
  const { line, cards } = given;
  const tools = { cards, createGame };
  const printed = printReplay(line.game.save(), tools);
  if (!printed.ok) return no(`A scenario cannot say it all. ${printed.unsaid.join(' ')}`);
  const text = withNotes(titled(printed.text, given.scenario.title), line);
  const parsed = parse(text, 'the scenario');
  const ran = parsed.ok ? run(parsed.tree, tools) : null;
  if (!ran?.ok) return no(`The scenario does not play as the game did: ${ran?.message ?? 'it cannot be read.'}`);
  const words = [`Played again: ${ran.steps} intents, ${ran.checks} checks, all as it says.`, ...printed.loss];
  return done('scenario', [{ name: `${nameOf(given)}.pile`, type: 'text/plain', text }], words);
}

/** A table that nothing has been done on yet, as a scenario. */
export function sceneExport({ title, scene }: Scenario, cards: CardSet): ExportDone {
  const printed = printReplay({ scene, intents: [] }, { cards, createGame });
  if (!printed.ok) return no(`A scenario cannot say it all. ${printed.unsaid.join(' ')}`);
  const files = [{ name: `${fileName(title)}.pile`, type: 'text/plain', text: titled(printed.text, title) }];
  return done('scenario', files, ['It was laid out again: it is a game.', ...printed.loss]);
}

function asReplay(given: ToExport): ExportDone {
  const replay = replayOf(given.line.game);
  const checked = checkReplay(replay);
  if (checked.kind !== 'agrees') return no(checked.message);
  return done('replay', [json(`${nameOf(given)}.replay.json`, replay)], [`Played again. ${checked.message}`]);
}

function asSave(given: ToExport): ExportDone {
  const saved = given.line.game.save();
  const checked = checkSave(saved);
  if (checked.kind !== 'agrees') return no(checked.message);
  return done('save', [json(`${nameOf(given)}.save.json`, saved)], [`Played again. ${checked.message}`]);
}

/** Of a game, what a link carries: nothing that a server would have to keep. */
export type Linked = Pick<Recorded, 'scene' | 'intents'> & { readonly title: string; readonly mark: string };

/** The whole game of a line, as it stands in a link. */
export function packed({ line, scenario: { title } }: ToExport): { readonly text: string; readonly intents: number } {
  const { scene, intents, marks } = replayOf(line.game);
  const linked: Linked = { title, scene, intents, mark: marks.at(-1) ?? '' };
  const text = deflateRawSync(JSON.stringify(linked), { level: 9 }).toString('base64url');
  return { text, intents: intents.length };
}

function asLink(given: ToExport): ExportDone {
  const { text, intents } = packed(given);
  return done('link', [{ name: 'link', type: 'text/plain', text }], [`It holds the whole game, ${intents} intents.`]);
}

const json = (name: string, value: unknown): Exported['files'][number] => ({
  name,
  type: 'application/json',
  text: `${JSON.stringify(value)}\n`,
});

const done = (kind: ExportKind, files: Exported['files'], words: readonly string[]): ExportDone => ({
  ok: true,
  exported: { kind, files, words },
});

/** What one viewer has heard and sees: it can be read, and no game can be made of it. */
function seenBy(given: ToExport): ExportDone {
  const { line, viewer, scenario } = given;
  const { frames } = line.recorder;
  const rows = line.rows(viewer).filter(({ kind }) => kind === 'step');
  const last = frames.at(-1);
  const seen = {
    format: 'starpile-seen',
    version: 1,
    title: scenario.title,
    viewer,
    steps: frames.map(({ facts }, n) => ({
      n,
      words: plainText(rows[n]?.words ?? []),
      facts: facts.map((fact) => redact(fact, viewer)),
    })),
    view: last ? project(last.settled, viewer) : null,
  };
  const words = ['It holds what is seen with these eyes and nothing else, so no game can go on from it.'];
  return done('seen', [json(`${nameOf(given)}.seen-by-${viewer}.json`, seen)], words);
}

/** A scenario of the beginning of a line, up to an intent, to be given to others. */
export function scenarioUntil(given: ToExport, intents: number): { readonly text: string } | { readonly why: string } {
  const game = given.line.game.fork({ at: intents });
  try {
    const printed = printReplay(game.save(), { cards: given.cards, createGame });
    return printed.ok ? { text: printed.text } : { why: `A scenario cannot say it all. ${printed.unsaid.join(' ')}` };
  } finally {
    game.stop();
  }
}
