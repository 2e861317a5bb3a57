import type { Fact, PlayerId } from '../../index.ts';
import type { Frame } from '../../inspector/adapter/frame.ts';
import { bandWords } from '../../inspector/words/bandWords.ts';
import { factWords } from '../../inspector/words/factWords.ts';
import { type Log, makeLog } from '../../inspector/words/logRows.ts';
import { withoutSubject } from '../../inspector/words/naming.ts';
import { passAct } from '../../inspector/words/passAct.ts';
import { telling } from '../../inspector/words/phrase.ts';
import { PHASE } from '../../inspector/words/terms.ts';
import { PHASES } from '../../model/fact.ts';
import { redact } from '../../view/redact.ts';
import type { Words } from '../../view/words.ts';
import { capital } from './lines.ts';

/** Something that happened, as one player may hear it. */
export type Told = {
  readonly heading: { readonly level: 1 | 2; readonly words: string } | null;
  readonly player: PlayerId | null;
  readonly words: Words;
  readonly rule: string | null;
  /** Somebody passed, and nothing came of it. */
  readonly quiet: boolean;
};

/** How the game went: everything that is told of it, in words. */
export type Story = {
  /** How many things have happened. */
  readonly length: number;
  /** What has happened from that one on, as that player may hear it (300.4). */
  tell(viewer: PlayerId, from: number): readonly Told[];
  /** Whose doing is awaited and why, and how often it has been passed. */
  now(): { readonly now: Words; readonly why: Words; readonly passes: Words };
  /** "Command phase"; empty before the first. */
  phase(): string;
  /** What that player's pass would be, in words, and what comes of it. */
  pass(player: PlayerId): readonly [title: string, detail: string];
};

export const makeStory = (frames: () => readonly Frame[]): Story => {
  const logs = new Map<PlayerId, Log>();
  return {
    get length() {
      return frames().length;
    },
    tell(viewer, from) {
      const log = logs.get(viewer) ?? makeLog(viewer);
      logs.set(viewer, log);
      const all = frames();
      return log.rows(all, []).flatMap((row): readonly Told[] => {
        const frame = all[row.n];
        if (row.n < from || !frame) return [];
        const { heading, player, words, rule } = row;
        const told: Told = { heading, player, words, rule, quiet: isQuiet(frame) };
        return [told, ...beginnings(frame, all[row.n - 1] ?? null, viewer)];
      });
    },
    now() {
      const { now, why, passes } = bandWords(frames());
      return { now, why, passes: passes[0] };
    },
    phase() {
      const keys =
        frames()
          .at(-1)
          ?.path.map(({ key }) => key) ?? [];
      const phase = PHASES.find((one) => keys.includes(one));
      return phase ? PHASE[phase].words : '';
    },
    pass(player) {
      const settled = frames().at(-1)?.settled;
      if (!settled) return ['Pass', ''];
      const { title, detail } = passAct(player, settled);
      return [title, detail];
    },
  };
};

const LOUD: readonly Fact['type'][] = ['asked', 'controlled', 'left', 'ended', 'triggered', 'destroyed', 'fizzled'];

const isQuiet = ({ intent, facts }: Frame): boolean =>
  intent?.type === 'pass' && !facts.some(({ type }) => LOUD.includes(type));

/** What a player wants to know of the beginning of a turn, though nobody did it: what is gained, drawn, assembled or over. */
const OF_A_TURN: readonly Fact['type'][] = ['gained', 'lost', 'assembled', 'expired', 'moved'];

function beginnings(frame: Frame, before: Frame | null, viewer: PlayerId): readonly Told[] {
  const from = frame.facts.findIndex(({ type }) => type === 'turnBegan');
  if (from < 0) return [];
  const told = telling(frame, before, viewer);
  const turn = frame.facts[from];
  const heading =
    turn?.type === 'turnBegan' ? ({ level: 1, words: `Turn ${turn.turn}, ${capital(turn.player)}` } as const) : null;
  const drawn: Words[] = [];
  const lines: Words[] = [];
  let hidden = 0;
  for (const fact of frame.facts.slice(from)) {
    if (!OF_A_TURN.includes(fact.type)) continue;
    if (fact.type !== 'moved') lines.push(factWords(redact(fact, viewer), told).words);
    else if (fact.from === 'deck' && fact.to === 'hand') {
      const seen = redact(fact, viewer);
      if (seen.type === 'moved' && seen.card) drawn.push([told.game.cards[seen.card.name]?.title ?? seen.card.name]);
      else hidden++;
    }
  }
  const player = frame.settled.game.active;
  if (drawn.length > 0) lines.push([{ player }, ` draws ${drawn.flat().join(' and ')}`]);
  if (hidden > 0) lines.push([{ player }, hidden === 1 ? ' draws a card' : ` draws ${hidden} cards`]);
  return lines.map((words, at) => ({
    heading: at === 0 ? heading : null,
    player,
    words: withoutSubject(words, player),
    rule: null,
    quiet: false,
  }));
}
