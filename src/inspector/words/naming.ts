import type { Named, NamedEntry } from '../../model/fact.ts';
import type { Game } from '../../model/game.ts';
import type { CardName, EntryId, ObjectId, PlayerId } from '../../model/ids.ts';
import type { Target } from '../../model/target.ts';
import { entryView } from '../../view/project.ts';
import { capital } from '../../view/text/english.ts';
import type { Word, Words } from '../../view/words.ts';

/** How things are called in the inspector's sentences. */

export const playerTitle = (player: PlayerId): string => capital(player);

export const cardTitle = (game: Game, name: CardName): string => game.cards[name]?.title ?? name;

export const cardWord = (game: Game, { id, name }: Named): Word => ({ card: id, name, title: cardTitle(game, name) });

/** A card in play or in a scrapheap, by its id; a plain word for one that is in neither. */
export function openCardWord(game: Game, id: ObjectId): Word {
  const card = game.play[id] ?? scraps(game).find((one) => one.id === id);
  return card ? cardWord(game, card) : 'a card';
}

const scraps = (game: Game) => Object.values(game.players).flatMap(({ scrapheap }) => scrapheap);

/** "3 damage" while it lies on the pile, and the same words for one that has left, where they are known. */
export function entryWord(game: Game, entry: NamedEntry, known: readonly KnownEntry[] = []): Word {
  const here = game.pile.find(({ id }) => id === entry.id);
  const before = known.find(({ id }) => id === entry.id);
  const title = here ? entryView(game, here).title : (before?.seen?.title ?? fallback(game, entry));
  return { entry: entry.id, title };
}

export type KnownEntry = { readonly id: EntryId; readonly seen: { readonly title: string } | null };

const fallback = (game: Game, { kind, name }: NamedEntry): string =>
  kind === 'damage' ? `${cardTitle(game, name)}’s damage` : cardTitle(game, name);

/** What an entry is aimed at, in words, and as something a page can point at. */
export function targetWords(
  game: Game,
  target: Target,
): { readonly words: Words; readonly card: ObjectId | null; readonly entry: EntryId | null } {
  switch (target.kind) {
    case 'player':
      return { words: [{ player: target.id }], card: null, entry: null };
    case 'card':
      return { words: [openCardWord(game, target.id)], card: target.id, entry: null };
    case 'entry': {
      const entry = game.pile.find(({ id }) => id === target.id);
      const word: Word = entry ? { entry: entry.id, title: entryView(game, entry).title } : 'an entry that has left';
      return { words: [word], card: null, entry: target.id };
    }
  }
}

/** "a", "a and b", "a, b and c", of words. */
export function listedWords(parts: readonly Words[]): Words {
  return parts.flatMap((part, at) => (at === 0 ? part : [at === parts.length - 1 ? ' and ' : ', ', ...part]));
}

/** The same sentence without the player it begins with, for where that player is drawn beside it. */
export function withoutSubject(words: Words, player: PlayerId | null): Words {
  const [first, second, ...rest] = words;
  if (player === null || typeof first !== 'object' || !('player' in first) || first.player !== player) return words;
  if (typeof second !== 'string' || !second.startsWith(' ')) return words;
  return [capital(second.trimStart()), ...rest];
}

/** Without drawing anything: for what is printed or searched. */
export const plainText = (words: Words): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('player' in word) return playerTitle(word.player);
      return 'rule' in word ? word.rule : word.title;
    })
    .join('');
