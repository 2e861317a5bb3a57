import { createContext, useContext } from 'react';
import type { CardName, EntryId, ObjectId, PlayerId } from '../../../model/ids.ts';
import type { RuleId } from '../../../model/rulebook.ts';
import type { Zone } from '../../../model/zone.ts';
import type {
  BranchId,
  BranchRow,
  Compared,
  Draft,
  Exported,
  LogRow,
  Message,
  PartTold,
  Position,
} from '../../protocol.ts';
import type { Filter } from '../log/filter.ts';
import type { Hello, Place } from './board.ts';
import type { Asks } from './useBoard.ts';

/** Something the page can tell more about, in a note above the board. */
export type Note =
  | { readonly about: 'run' }
  | { readonly about: 'deal' }
  | { readonly about: 'share' | 'edit' }
  /** To open that scenario leaves the game that is open. */
  | { readonly about: 'leave'; readonly file: string }
  | { readonly about: 'compare'; readonly branches: readonly [BranchId, BranchId] }
  | { readonly about: 'rule'; readonly rule: RuleId }
  | { readonly about: 'card'; readonly card: ObjectId; readonly name: CardName | null }
  | { readonly about: 'entry'; readonly entry: EntryId }
  | {
      readonly about: 'zone';
      readonly player: PlayerId;
      readonly zone: Extract<Zone, 'scrapheap' | 'reserve' | 'hand'>;
    };

/** What names mean, and how to be told more about them: the same for the whole game. */
export type Guide = {
  readonly hello: Hello;
  readonly tell: (note: Note) => void;
  /** Points at a card on the table, while somebody hovers over its name. */
  readonly point: (card: ObjectId | null) => void;
};

/** What every part of the page needs to draw the position and to ask for another. */
export type Table = {
  readonly position: Position;
  readonly rows: readonly LogRow[];
  /** All lines there are, the main line first. */
  readonly branches: readonly BranchRow[];
  readonly compared: Compared | null;
  /** What was exported last, until it is another game. */
  readonly exported: Exported | null;
  /** A table that is laid by hand, as it was told last. */
  readonly draft: Draft | null;
  /** What the server could not do. */
  readonly problem: string | null;
  /** Which rows of the log are shown; the address keeps it. */
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  /** The newest step there is. */
  readonly last: number;
  readonly asks: Asks;
  readonly pointed: ObjectId | null;
  /** What was told last of a part of a chart. */
  readonly part: PartTold | null;
  /** What actors said to each other, as far as it was asked for. */
  readonly messages: readonly Message[];
};

export const GuideContext = createContext<Guide | null>(null);
/** Where this page wants to look, also while that is on its way. */
export const PlaceContext = createContext<Place>({ branch: 'main', n: 'last', viewer: 'all' });
export const usePlace = (): Place => useContext(PlaceContext);

export const TableContext = createContext<Table | null>(null);

export function useGuide(): Guide {
  const guide = useContext(GuideContext);
  if (guide === null) throw new Error('Nobody has said hello to this part of the page.');
  return guide;
}

export function useTable(): Table & Guide {
  const guide = useGuide();
  const table = useContext(TableContext);
  if (table === null) throw new Error('There is no table around this part of the page.');
  return { ...guide, ...table };
}

/** The seat of a player, from 1, clockwise; 0 for nobody. */
export const seatOf = ({ players }: Hello, player: PlayerId | null): number =>
  players.findIndex(({ id }) => id === player) + 1;

export const titleOf = ({ players }: Hello, player: PlayerId): string =>
  players.find(({ id }) => id === player)?.title ?? player;
