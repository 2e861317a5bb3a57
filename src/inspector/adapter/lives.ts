import type { Fact } from '../../model/fact.ts';
import type { Game } from '../../model/game.ts';
import type { EntryId } from '../../model/ids.ts';
import { entryView } from '../../view/project.ts';
import { targetWords } from '../words/naming.ts';
import { isAlive, type Life } from './frame.ts';
import type { Step } from './heard.ts';

/** The machine of everything that waits on the pile, before its first microstep tells where it is. */
const WAITING = ['pileEntry', 'pileEntry.waiting'];

/** With an entry that has just been announced. What is announced while nothing waits begins another pile. */
export function spawned(lives: readonly Life[], id: string): readonly Life[] {
  if (lives.some((life) => life.id === id)) return lives;
  const latest = lives.at(-1)?.pile ?? 0;
  const pile = lives.some(isAlive) ? latest : latest + 1;
  const life: Life = {
    id: id as EntryId,
    state: 'waiting',
    active: WAITING,
    removedBy: null,
    pile,
    seen: null,
  };
  return [...lives, life];
}

/** With a microstep of an entry's actor. */
export const stepped = (lives: readonly Life[], { actor, state, active }: Step): readonly Life[] =>
  lives.map((life) => (life.id === actor && state !== null ? { ...life, state, active } : life));

/** With what the step's facts and the game after it tell: who removed what, and what lies on the pile. */
export const seenIn = (lives: readonly Life[], game: Game, facts: readonly Fact[]): readonly Life[] =>
  lives.map((life) => {
    const removal = facts.find((fact) => fact.type === 'removed' && fact.entry.id === life.id);
    const by = removal?.type === 'removed' ? removal.by : null;
    const entry = game.pile.find(({ id }) => id === life.id);
    return {
      ...life,
      ...(by ? { removedBy: { title: game.cards[by.name]?.title ?? by.name, controller: by.controller } } : {}),
      ...(entry ? { seen: seeEntry(game, entry, lives, life) } : {}),
    };
  });

function seeEntry(game: Game, entry: Game['pile'][number], lives: readonly Life[], life: Life): Life['seen'] {
  const { kind, title, text, controller, targets } = entryView(game, entry);
  const number = lives.filter(({ pile }) => pile === life.pile).indexOf(life) + 1;
  return { number, kind, title, text, controller, targets: targets.map((target) => targetWords(game, target)) };
}

/**
 * Those that are shown: what waits, what has just left, and what left before from the same pile, until somebody does
 * something after that pile.
 */
export function shown(lives: readonly Life[], before: readonly Life[], byIntent: boolean): readonly Life[] {
  const alive = new Set(before.filter(isAlive).map(({ id }) => id));
  const latest = lives.at(-1)?.pile;
  const isOver = byIntent && alive.size === 0;
  return lives.filter((life) => isAlive(life) || alive.has(life.id) || (life.pile === latest && !isOver));
}
