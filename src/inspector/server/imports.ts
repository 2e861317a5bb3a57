import { inflateRawSync } from 'node:zlib';
import type { Saved } from '../../engine/door.ts';
import { createGame } from '../../engine/game.ts';
import { RecordError } from '../../engine/record.ts';
import { checkReplay, checkSave } from '../../engine/replayCheck.ts';
import { markOf } from '../../engine/replayMarks.ts';
import { readReplay } from '../../engine/replayRead.ts';
import { replayGame } from '../../engine/restore.ts';
import { SceneError } from '../../engine/sceneError.ts';
import type { CardSet } from '../../model/card.ts';
import type { Intent } from '../../model/intent.ts';
import type { Scene } from '../../model/scene.ts';
import { run, runTo } from '../../notation/run.ts';
import { playerTitle } from '../words/naming.ts';
import type { Linked } from './exports.ts';
import { notesIn } from './noted.ts';
import { type ReadScenario, readScenario } from './scenario.ts';

/** More than that a link does not unfold to. */
const LARGEST = 64 << 20;

const no = (message: string): ReadScenario => ({ ok: false, message });

/** A game that somebody brings along: a scenario, a replay, a save, or a link. It is played before it is opened. */
export function readBrought(text: string, cards: CardSet): ReadScenario {
  try {
    // A scenario or a record may speak of a link; a link is one word.
    const link = /^\s*\S*[#&]game=([\w-]+)\S*\s*$/.exec(text)?.[1];
    if (link !== undefined) return fromLink(link);
    return /^\s*[{[]/.test(text) ? fromRecord(text) : fromScenario(text, cards);
  } catch (cause) {
    if (cause instanceof RecordError || cause instanceof SceneError) return no(cause.message);
    throw cause;
  }
}

function fromScenario(text: string, cards: CardSet): ReadScenario {
  const read = readScenario(text, null, { cards }, 'what was brought');
  if (!read.ok) return read;
  const { scenario } = read;
  const tools = { cards, createGame };
  const ran = run(scenario.tree, tools);
  const played = runTo(scenario.tree, Number.POSITIVE_INFINITY, tools);
  if (!played.ok) return no(ran.ok ? played.message : ran.message);
  const done = played.game.history.intents;
  played.game.stop();
  const opened = { ...scenario, done, notes: notesIn(scenario.tree) };
  // Such as the test file of a report, which fails until it is mended: who opens it wants to see where.
  return { ok: true, scenario: opened, ...(!ran.ok && { differs: ran.message }) };
}

function fromRecord(text: string): ReadScenario {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return no(`That is no JSON: ${cause instanceof Error ? cause.message : 'it cannot be read'}.`);
  }
  const { format } = (value ?? {}) as { readonly format?: unknown };
  if (format === 'starpile-seen')
    return no(
      'That is what one player has seen of a game: no game can be made of it. A replay, a save or a scenario can be opened.',
    );
  if (format === 'starpile-save') {
    const checked = checkSave(value);
    const { scene, intents } = value as Saved;
    return checked.kind === 'agrees' ? opened('A saved game', scene, intents) : no(checked.message);
  }
  if (format !== 'starpile-replay')
    return no(`That is neither a replay nor a saved game: its format is ${JSON.stringify(format) ?? 'not said'}.`);
  const checked = checkReplay(value);
  if (checked.kind !== 'agrees') return no(checked.message);
  const { scene, intents } = readReplay(value);
  return opened('A replay', scene, intents);
}

function fromLink(packed: string): ReadScenario {
  const linked = unpacked(packed);
  if (!linked) return no('The link is damaged: what it holds cannot be read.');
  const { title, scene, intents, mark } = linked;
  const game = replayGame({ scene, intents }, { runner: 'data' });
  const here = markOf(game);
  game.stop();
  if (here !== mark) return no('The link leads elsewhere here: it was made by other rules.');
  return opened(title, scene, intents);
}

function unpacked(packed: string): Linked | null {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LARGEST }).toString();
    const linked = JSON.parse(text) as Linked;
    return typeof linked.title === 'string' && Array.isArray(linked.intents) ? linked : null;
  } catch {
    return null;
  }
}

function opened(title: string, scene: Scene, done: readonly Intent[]): ReadScenario {
  const players = scene.players.map(playerTitle).join(', ');
  const named = title.startsWith('A ') && !title.includes(players) ? `${title} of ${players}` : title;
  return {
    ok: true,
    scenario: { file: null, title: named, tree: null, scene, script: done.length, dealt: null, done },
  };
}
