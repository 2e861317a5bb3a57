import type { Step } from '../../model/fact.ts';
import type { Entry, Game, Trigger } from '../../model/game.ts';
import { type EntryId, entryId, type QuestionId, questionId } from '../../model/ids.ts';
import { findEntry, namedEntry } from '../look.ts';
import { andThen, still, told } from '../step.ts';
import { withField, withMinted, withPile } from './patch.ts';
import { putInto } from './zones.ts';

/** 700.1, 700.2: what is announced goes on top of the pile and waits. */
export const putOnPile = (game: Game, entry: Omit<Entry, 'id'>): Step => {
  const { kind, controller, card, source, name, here, sentence, targets, x, seen, into } = entry;
  const id = entryId(game.minted.entries + 1);
  const full: Entry = { id, kind, controller, card, source, name, here, sentence, targets, x, seen, into };
  return told(withPile(withMinted(game, 'entries'), [...game.pile, full]), {
    type: 'announced',
    entry: namedEntry(full),
  });
};

const withoutEntry = (game: Game, id: EntryId): Game =>
  game.pile.at(-1)?.id === id
    ? withPile(game, game.pile.slice(0, -1))
    : withPile(
        game,
        game.pile.filter((entry) => entry.id !== id),
      );

/** 700.8: an entry is removed: it leaves at once and never resolves. Its card goes to a zone of its owner. */
export const removeEntry = (game: Game, id: EntryId, by: Entry, to: 'scrapheap' | 'hand' = 'scrapheap'): Step => {
  const entry = findEntry(game, id);
  if (!entry) return still(game);
  const gone = told(withoutEntry(game, id), { type: 'removed', entry: namedEntry(entry), by: namedEntry(by) });
  const { card } = entry;
  return card ? andThen(gone, (now) => putInto(now, card, 'pile', to)) : gone;
};

/** 1600.1: the entry of one who has left. Its card, being theirs, leaves the game with them. */
export const dropEntry = (game: Game, entry: Entry): Step =>
  told(withoutEntry(game, entry.id), { type: 'removed', entry: namedEntry(entry), by: null });

/** An entry has resolved, or fizzled (700.9), and is off the pile. Its card is its own affair. */
export const leavePile = (game: Game, entry: Entry, how: 'resolved' | 'fizzled'): Step =>
  told(withoutEntry(game, entry.id), { type: how, entry: namedEntry(entry) });

/** 700.11: triggers that have gone off wait. */
export const addTriggers = (game: Game, triggers: readonly Trigger[]): Step =>
  triggers.length === 0
    ? still(game)
    : told(
        withField(game, 'triggers', [...game.triggers, ...triggers]),
        ...triggers.map(({ source, name, controller }) => ({
          type: 'triggered' as const,
          source: { id: source, name },
          controller,
        })),
      );

export const setTriggers = (game: Game, triggers: readonly Trigger[]): Game =>
  triggers === game.triggers ? game : withField(game, 'triggers', triggers);

/** 700.14: how many piles in a row triggers have opened by themselves. */
export const countRunaway = (game: Game, runaway: number): Game =>
  runaway === game.runaway ? game : withField(game, 'runaway', runaway);

/** Every question has an id of its own, so that an old answer is known for what it is. */
export const mintQuestion = (game: Game): { readonly game: Game; readonly id: QuestionId } => {
  const after = withMinted(game, 'questions');
  return { game: after, id: questionId(after.minted.questions) };
};
