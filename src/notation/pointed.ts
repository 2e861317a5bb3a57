import type { Position } from '../engine/door.ts';
import type { Card, Entry } from '../model/game.ts';
import type { EntryId, ObjectId, PlayerId } from '../model/ids.ts';
import { playerId } from '../model/ids.ts';
import type { Target } from '../model/target.ts';
import type { Names } from './names.ts';
import { cardsOf } from './seen.ts';
import { serialOf } from './serialOf.ts';
import { Unnamed } from './unnamed.ts';

/** What phrases are read with. */
export type Scope = { readonly position: Position; readonly names: Names };

/** The card that a phrase names, where it now is. Throws `Unnamed`, also where it has left the game (1600.1). */
export function cardIn(phrase: string, { position, names }: Scope, among: (card: Card) => boolean = () => false): Card {
  const cards = cardsOf(position.truth).map(({ card }) => card);
  const serial = serialOf(phrase, names, (one) => cards.some((card) => card.serial === one && among(card)));
  const card = cards.find((one) => one.serial === serial);
  if (card === undefined) throw new Unnamed(`\`${phrase}\` has left the game.`);
  return card;
}

export const objectIn = (phrase: string, scope: Scope, among?: (card: Card) => boolean): ObjectId =>
  cardIn(phrase, scope, among).id;

export function playerIn(name: string, { names }: Scope): PlayerId {
  const player = playerId(name);
  if (!names.players.includes(player)) {
    throw new Unnamed(`nobody here is called \`${name}\`: at the table are ${names.players.join(', ')}.`);
  }
  return player;
}

/** What kind of thing a target slot asks for (`play` and `scrapheap` are cards). */
export type Wanted = 'play' | 'scrapheap' | 'pile' | 'players';

/** What a phrase points at: where it could be a card and its entry, whatever is wanted. Throws `Unnamed`. */
export function targetIn(phrase: string, scope: Scope, wanted: Wanted | undefined): Target {
  const { position, names } = scope;
  if (names.players.some((player) => player === phrase)) return { kind: 'player', id: playerId(phrase) };
  const said = /^(damage|ability) (.*)$/.exec(phrase);
  if (said) return { kind: 'entry', id: entryFrom(said[1] ?? '', said[2] ?? '', scope) };
  if (/^e\d+$/.test(phrase) && !names.called.has(phrase)) return { kind: 'entry', id: phrase as EntryId };
  const card = cardIn(phrase, scope);
  const entry = wanted === 'pile' ? entryOf(card, position.truth.pile) : undefined;
  return entry === undefined ? { kind: 'card', id: card.id } : { kind: 'entry', id: entry.id };
}

/** The entry whose card it is; or else the only one that came from it. */
function entryOf(card: Card, pile: readonly Entry[]): Entry | undefined {
  const own = pile.find((entry) => entry.card?.serial === card.serial);
  const [from, ...others] = pile.filter((entry) => entry.source === card.id);
  return own ?? (others.length === 0 ? from : undefined);
}

function entryFrom(kind: string, phrase: string, { position, names }: Scope): EntryId {
  const serial = serialOf(phrase, names);
  const [entry, ...others] = position.truth.pile.filter(
    (one) => one.kind === kind && names.ids.get(one.source) === serial,
  );
  if (entry === undefined) throw new Unnamed(`there is no ${kind} of \`${phrase}\` on the pile.`);
  if (others.length > 0) {
    const ids = [entry, ...others].map(({ id }) => `\`${id}\``).join(' or ');
    throw new Unnamed(`there is more than one ${kind} of \`${phrase}\` on the pile: say ${ids}.`);
  }
  return entry.id;
}

/** How a target is called, so that `targetIn` finds it again. */
export function sayTarget(target: Target, { position, names }: Scope): string {
  switch (target.kind) {
    case 'player':
      return target.id;
    case 'card':
      return sayObject(target.id, names);
    case 'entry':
      return sayEntry(target.id, position, names);
  }
}

function sayEntry(id: EntryId, { truth: { pile } }: Position, names: Names): string {
  const entry = pile.find((one) => one.id === id);
  if (entry === undefined) return id;
  if (entry.card !== null) return sayObject(entry.card.id, names);
  const alike = pile.filter((one) => one.kind === entry.kind && one.source === entry.source);
  return alike.length > 1 || !names.ids.has(entry.source) ? id : `${entry.kind} ${sayObject(entry.source, names)}`;
}

/** What a card is called, by the id it has or had; the id itself if nothing is known of it. */
export function sayObject(id: ObjectId, names: Names): string {
  const serial = names.ids.get(id);
  return (serial === undefined ? undefined : names.handles.get(serial)) ?? id;
}
