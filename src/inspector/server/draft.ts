import { createGame } from '../../engine/game.ts';
import { SceneError } from '../../engine/sceneError.ts';
import type { CardSet } from '../../model/card.ts';
import type { Scene } from '../../model/scene.ts';
import { handlesOf } from '../../notation/names.ts';
import type { Draft, Edit } from '../protocol.ts';
import { playerTitle } from '../words/naming.ts';
import { edited } from './edits.ts';
import type { Line } from './line.ts';
import { canBegin, sceneOf } from './sceneOf.ts';

/** More edits than that are not made at a time. */
export const MOST_EDITS = 500;

/** What a scene cannot say of a position. */
const LOST = 'What lasts until the end of the phase or turn, and which abilities were used this turn, is not kept.';

export type Drafted =
  | { readonly ok: true; readonly draft: Draft; readonly scene: Scene }
  | { readonly ok: false; readonly why: string };

/** The table of a step with these edits, one after the other, and whatever is wrong with it. */
export function draftOf(line: Line, scene: Scene, n: number, edits: readonly Edit[], cards: CardSet): Drafted {
  const base = baseAt(line, scene, n);
  if (!base.ok) return base;
  let now = base.scene;
  const words: string[] = [];
  const faults: string[] = [];
  for (const edit of edits.slice(0, MOST_EDITS)) {
    const next = edited(now, edit, cards);
    if (!next.ok) {
      faults.push(next.why);
      continue;
    }
    now = next.scene;
    words.push(next.words);
  }
  const all = [...(scene.edits ?? []), ...words.map((one) => `At step ${n}: ${one}`)];
  const whole: Scene = { ...now, ...(all.length > 0 ? { edits: all } : {}) };
  faults.push(...faultsOf(whole));
  return { ok: true, draft: { ...tellTable(whole), n, words, faults, loss: base.lost ? [LOST] : [] }, scene: whole };
}

type Base =
  | { readonly ok: true; readonly scene: Scene; readonly lost: boolean }
  | { readonly ok: false; readonly why: string };

function baseAt({ game, recorder: { frames } }: Line, scene: Scene, n: number): Base {
  const intents = frames[n]?.intents ?? 0;
  if (intents === 0) return { ok: true, scene, lost: false };
  const position = game.history.at(intents);
  if (canBegin(position)) return { ok: true, scene: sceneOf(position, scene), lost: true };
  const before = frames.findLastIndex((frame, at) => at < n && frame.intents > 0 && canBeginAt(frame));
  const where = before < 0 ? 'step 0' : `step ${before} or step 0`;
  return {
    ok: false,
    why: `A set-up begins in somebody’s phase with no pile open and nothing asked, and step ${n} does not. Go to ${where}.`,
  };
}

const canBeginAt = ({ settled: { game, window } }: Line['recorder']['frames'][number]): boolean =>
  window !== null && canBegin({ truth: game, window } as Parameters<typeof canBegin>[0]);

function faultsOf(scene: Scene): readonly string[] {
  try {
    createGame(scene, { runner: 'data' }).stop();
    return [];
  } catch (cause) {
    if (cause instanceof SceneError) return cause.faults;
    throw cause;
  }
}

function tellTable({
  players,
  table,
  cards,
  isk,
  moment,
  active,
}: Scene): Pick<Draft, 'players' | 'cards' | 'moment' | 'active'> {
  const handles = handlesOf(table);
  return {
    players: players.map((id) => ({ id, title: playerTitle(id), isk: isk[id] ?? null })),
    cards: table.map(({ card, owner, zone, region, controller, exhausted, damage, assembling }, at) => ({
      word: handles[at] ?? card,
      title: cards[card]?.title ?? card,
      type: cards[card]?.type ?? 'news',
      owner,
      zone,
      region: region ?? null,
      controller: controller === undefined ? owner : controller,
      exhausted: exhausted ?? false,
      damage: damage ?? 0,
      assembling: assembling ?? 0,
    })),
    moment: moment.at,
    active: active ?? players[0] ?? null,
  };
}
