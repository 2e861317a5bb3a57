import { type CardSet, createGame, type Scene } from '../index.ts';
import { parse, print, printIntent, printReplay, readScene, runTo, type Tree } from '../notation/index.ts';
import type { Breach } from './table.ts';

/** What a player gets whose starbase or home region a scenario leaves out is on every shelf. */
const PLAIN: readonly string[] = ['starbase-plain', 'home-plain'];

const toolsWith = (cards: CardSet, scene: Scene) => ({
  cards: { ...Object.fromEntries(Object.entries(scene.cards).filter(([name]) => PLAIN.includes(name))), ...cards },
  createGame: (scene: Scene) => createGame(scene, { runner: 'data' }),
});

/**
 * The same scene with its cards in the order in which a scenario lays them, so that what is played can be written down.
 *
 * @throws SceneError when it is no game.
 */
export const writable = (scene: Scene, cards: CardSet): Scene => {
  createGame(scene, { runner: 'data' });
  const tools = toolsWith(cards, scene);
  const printed = printReplay({ scene, intents: [] }, tools);
  return printed.ok ? readScene(printed.text, tools) : scene;
};

/**
 * A broken play as a scenario that ends with the intent which broke it; null for what a scenario cannot say.
 *
 * `cards`: what whoever reads it has on the shelf; all other cards are written down with it.
 */
export const writtenPlay = ({ scene, intents, message }: Breach, title: string, cards: CardSet): string | null => {
  const tools = toolsWith(cards, scene);
  const printed = printReplay({ scene, intents: intents.slice(0, -1) }, tools);
  if (!printed.ok || printed.loss.length > 0) return null;
  const tree = bare(read(printed.text), title);
  const last = intents.at(-1);
  if (!last) return print(tree);
  const ran = runTo(tree, Number.POSITIVE_INFINITY, tools);
  if (!ran.ok) return null;
  const line = `${printIntent(last, ran.game, ran.names)}  -- ${inOneLine(message)}`;
  ran.game.stop();
  return print(read(`${print(tree)}${line}\n`));
};

const read = (text: string): Tree => {
  const parsed = parse(text);
  if (!parsed.ok) throw new SyntaxError(`${parsed.error.message}\n${parsed.error.excerpt}`);
  return parsed.tree;
};

/** With a title, and with the intents alone. */
const bare = (tree: Tree, title: string): Tree => ({
  ...tree,
  header: { ...tree.header, lines: [{ kind: 'title', text: title }, ...tree.header.lines] },
  play: { above: [], lines: (tree.play?.lines ?? []).filter(({ kind }) => kind === 'intent') },
});

const WIDEST = 80;

const inOneLine = (words: string): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
};
