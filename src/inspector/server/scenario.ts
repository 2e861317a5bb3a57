import type { Intent } from '../../model/intent.ts';
import { isRuleId, type RuleId } from '../../model/rulebook.ts';
import type { Scene } from '../../model/scene.ts';
import { saying } from '../../notation/lines.ts';
import { parse } from '../../notation/parse.ts';
import { makeScene, type Shelf } from '../../notation/scene.ts';
import type { Tree } from '../../notation/tree.ts';
import type { Dealt } from '../protocol.ts';

/** A scenario that can be opened: its table, and the script that may be played on it. */
export type Scenario = {
  /** Its name in the list; null for the table that lies there without any. */
  readonly file: string | null;
  readonly title: string;
  /** Its text, of which the script is played; null for a whole game, which has none. */
  readonly tree: Tree | null;
  readonly scene: Scene;
  /** What has been done on it already when it is opened: of a game that was brought along. */
  readonly done?: readonly Intent[];
  /** Notes on what has been done. */
  readonly notes?: readonly { readonly intent: number; readonly text: string }[];
  /** How many intents the script has. */
  readonly script: number;
  /** With which decks and seed a whole game was dealt; null for a scenario. */
  readonly dealt: Dealt | null;
};

/** One that was written down, and so has a text. */
export type Written = Scenario & { readonly tree: Tree };

export type ReadScenario<Kind extends Scenario = Scenario> =
  /** `differs`: how it goes otherwise than it says, though every intent of it can be played. */
  | { readonly ok: true; readonly scenario: Kind; readonly differs?: string }
  | { readonly ok: false; readonly message: string };

/** A scenario from its text, or everything that is wrong with it. `name` is how mistakes call the file. */
export function readScenario(
  text: string,
  file: string | null,
  shelf: Shelf,
  name = file ?? 'table',
): ReadScenario<Written> {
  const parsed = parse(text, name);
  if (!parsed.ok) return { ok: false, message: `${parsed.error.message}\n${parsed.error.excerpt}` };
  const made = makeScene(parsed.tree, shelf);
  if (!made.ok)
    return { ok: false, message: made.faults.map(({ message, excerpt }) => `${message}\n${excerpt}`).join('\n') };
  const script = saying(parsed.tree.play?.lines ?? []).filter(({ kind }) => kind === 'intent').length;
  const title = headOf(parsed.tree).title ?? file ?? 'A table';
  return { ok: true, scenario: { file, title, tree: parsed.tree, scene: made.scene, script, dealt: null } };
}

/** What a scenario says of itself. */
export function headOf({ header }: Tree): { readonly title: string | null; readonly cites: readonly RuleId[] } {
  const tags = saying(header.lines);
  const title = tags.find((tag) => tag.kind === 'title');
  const cites = tags.flatMap((tag) => (tag.kind === 'cites' ? tag.rules : []));
  return { title: title?.text ?? null, cites: cites.filter(isRuleId) };
}
