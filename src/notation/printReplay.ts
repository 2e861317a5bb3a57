import type { Intent } from '../model/intent.ts';
import type { Placed, Scene } from '../model/scene.ts';
import type { FactSaid } from './factTree.ts';
import { look, since } from './happened.ts';
import type { Lines } from './lines.ts';
import { intentFrom } from './makeIntent.ts';
import { handlesOf, makeNames, type Names } from './names.ts';
import type { Tools } from './opening.ts';
import { parse } from './parse.ts';
import type { PlayLine } from './playTree.ts';
import { print } from './print.ts';
import { printFact } from './printFact.ts';
import { otherwiseIn } from './sameScene.ts';
import { sayIntent } from './sayIntent.ts';
import { sayScene } from './sayScene.ts';
import { makeScene } from './scene.ts';
import { learn } from './seen.ts';
import type { Tree } from './tree.ts';
import { Unnamed } from './unnamed.ts';

export type PrintedReplay =
  /** `loss`: what the text says otherwise, though the same happens in it. */
  | { readonly ok: true; readonly text: string; readonly loss: readonly string[] }
  /** `unsaid`: what a scenario cannot say. */
  | { readonly ok: false; readonly unsaid: readonly string[] };

/**
 * A replay as a scenario: the table, every intent, and what each of them made happen. It is read back and played beside the
 * original before it is given: what a scenario cannot say is told, never left out in silence.
 */
export function printReplay(
  { scene, intents }: { readonly scene: Scene; readonly intents: readonly Intent[] },
  tools: Tools,
): PrintedReplay {
  const { tree: laid, order } = sayScene(scene, tools);
  const read = reread(laid, tools);
  if (!read.ok) return read;
  const otherwise = otherwiseIn(scene, order, read.scene);
  if (otherwise.length > 0) return { ok: false, unsaid: otherwise.map((what) => `It cannot say ${what} as it is.`) };
  const moved = order.some((placed, n) => placed !== scene.table[n]);
  const played = playBoth({ scene, names: namesBy(scene, order, read.scene.table) }, read, intents, tools);
  if (!played.ok) return moved ? { ok: false, unsaid: [...played.unsaid, MOVED] } : played;
  const tree: Tree = { ...laid, play: { above: [], lines: played.lines } };
  const text = print(tree);
  if (print(parsed(text).tree ?? laid) !== text) return { ok: false, unsaid: ['What happens in it reads otherwise.'] };
  return { ok: true, text, loss: moved ? [MOVED] : [] };
}

const MOVED = 'The cards lie on the table in another order, and so have other ids.';

const parsed = (text: string): { readonly tree?: Tree; readonly message?: string } => {
  const one = parse(text, 'the scenario');
  return one.ok ? { tree: one.tree } : { message: one.error.message };
};

type Read =
  | { readonly ok: true; readonly scene: Scene; readonly names: Names }
  | { readonly ok: false; readonly unsaid: readonly string[] };

function reread(laid: Tree, tools: Tools): Read {
  const { tree, message } = parsed(print(laid));
  if (!tree) return { ok: false, unsaid: [message ?? ''] };
  const made = makeScene(tree, tools);
  return made.ok ? made : { ok: false, unsaid: made.faults.map((fault) => fault.message) };
}

/** The original's cards, called as the scenario calls them. */
function namesBy(scene: Scene, order: readonly Placed[], table: readonly Placed[]): Names {
  const words = handlesOf(table);
  const handles = new Map(scene.table.map((placed, n) => [n + 1, words[order.indexOf(placed)] ?? placed.card]));
  return { ...makeNames(scene), handles };
}

type Side = { readonly scene: Scene; readonly names: Names };
type Played =
  | { readonly ok: true; readonly lines: Lines<PlayLine> }
  | { readonly ok: false; readonly unsaid: readonly string[] };

/** Each intent is said, done as it was said, and what came of it compared. */
function playBoth(original: Side, copy: Side, intents: readonly Intent[], { createGame }: Tools): Played {
  const [one, two] = [createGame(original.scene), createGame(copy.scene)];
  let names = learn(original.names, one);
  let others = learn(copy.names, two);
  const lines: Lines<PlayLine>[] = [happened(one.facts.length === 0 ? [] : toldOf(one, names))];
  try {
    for (const [n, intent] of intents.entries()) {
      const ask = sayIntent(intent, { position: one, names });
      const said = intentFrom(intent.player, ask, { position: two, names: others });
      const [result, copied] = [one.submit(intent), two.submit(said)];
      const refused = result.ok ? copied : result;
      if (!refused.ok) return { ok: false, unsaid: [`Step ${n + 1} is refused: ${refused.message}`] };
      names = learn(names, one);
      others = learn(others, two);
      const facts = toldOf(one, names);
      if (words(facts) !== words(toldOf(two, others)))
        return { ok: false, unsaid: [`At step ${n + 1}, as it is said, something else happens.`] };
      if (!look(facts, since(two, others), others).ok)
        return { ok: false, unsaid: [`What happens at step ${n + 1} cannot be said.`] };
      lines.push([{ kind: 'intent', player: intent.player, ask }], happened(facts));
    }
  } catch (problem) {
    if (!(problem instanceof Unnamed)) throw problem;
    return { ok: false, unsaid: [problem.words] };
  } finally {
    one.stop();
    two.stop();
  }
  return { ok: true, lines: lines.flat() };
}

const toldOf = (position: Parameters<typeof since>[0], names: Names): readonly FactSaid[] =>
  since(position, names).happenings.map(({ told }) => told);

const words = (facts: readonly FactSaid[]): string => facts.map(printFact).join('\n');

const WIDTH = 110;

/** In lines that fit a page. */
function happened(facts: readonly FactSaid[]): Lines<PlayLine> {
  const rows: FactSaid[][] = [];
  let width = WIDTH;
  for (const fact of facts) {
    const length = printFact(fact).length + 2;
    if (width + length > WIDTH) rows.push([]);
    width = rows.at(-1)?.length === 0 ? length : width + length;
    rows.at(-1)?.push(fact);
  }
  return rows.map((row) => ({ kind: 'happened', facts: row }));
}
