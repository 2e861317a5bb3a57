import type { CardType, EntryKind } from '../model/cardType.ts';
import type { EntryId, ObjectId, PlayerId } from '../model/ids.ts';
import type { Placed, Scene } from '../model/scene.ts';
import type { Target } from '../model/target.ts';

/** An entry as it lay on the pile, kept for when it no longer lies there. Cards are ids of that time. */
export type SeenEntry = {
  readonly id: EntryId;
  readonly kind: EntryKind;
  readonly controller: PlayerId;
  /** The card that lay there, or the card it came from. */
  readonly of: ObjectId;
  readonly amount: number | null;
  readonly targets: readonly Target[];
};

/**
 * What everything is called. A card keeps its name through every zone, though its id changes with each (200.6): names
 * hold on to serials, and learn the ids from each position of the game (`learn`).
 */
export type Names = {
  readonly players: readonly PlayerId[];
  /** The cards that go by each word, by serial; more than one, and the word alone does not say which. */
  readonly called: ReadonlyMap<string, readonly number[]>;
  /** The one word for each card, by serial: its alias, its name, or its name and number. */
  readonly handles: ReadonlyMap<number, string>;
  /** The home region and starbase that each player was last seen with. */
  readonly homes: ReadonlyMap<PlayerId, number>;
  readonly starbases: ReadonlyMap<PlayerId, number>;
  /** Every id under which a card has been seen. */
  readonly ids: ReadonlyMap<ObjectId, number>;
  /** Every entry that has been seen on the pile. */
  readonly entries: ReadonlyMap<EntryId, SeenEntry>;
};

/** The card of `scene.table[i]` has the serial i + 1. */
export function makeNames({ players, table, cards }: Pick<Scene, 'players' | 'table' | 'cards'>): Names {
  const called = new Map<string, number[]>();
  const call = (word: string, serial: number): void => {
    called.set(word, [...(called.get(word) ?? []).filter((other) => other !== serial), serial]);
  };
  const handles = new Map<number, string>();
  const words = handlesOf(table);
  for (const [index, { card, alias }] of table.entries()) {
    const serial = index + 1;
    call(card, serial);
    if (alias !== undefined) call(alias, serial);
    call(numbered(table, index), serial);
    handles.set(serial, words[index] ?? card);
  }
  const lastOf = (type: CardType): ReadonlyMap<PlayerId, number> =>
    new Map(
      table.flatMap(({ card, owner, zone }, index): [PlayerId, number][] =>
        zone === 'play' && cards[card]?.type === type ? [[owner, index + 1]] : [],
      ),
    );
  const [homes, starbases] = [lastOf('home-region'), lastOf('starbase')];
  return { players, called, handles, homes, starbases, ids: new Map(), entries: new Map() };
}

/** The one word for each card of a table: its alias, its name where no other has it, or its name and number. */
export function handlesOf(table: readonly Placed[]): readonly string[] {
  const copies = new Map<string, number>();
  for (const { card } of table) copies.set(card, (copies.get(card) ?? 0) + 1);
  return table.map(({ card, alias }, index) => alias ?? (copies.get(card) === 1 ? card : numbered(table, index)));
}

/** `slasher.2`: the second of that name on the table. */
function numbered(table: readonly Placed[], index: number): string {
  const card = table[index]?.card;
  const before = table.slice(0, index + 1).filter((other) => other.card === card);
  return `${card}.${before.length}`;
}
