import type { Refusal } from '../../../model/result.ts';
import type { Viewer } from '../../../view/view.ts';
import type { FromServer, LogRow, PartTold, Position } from '../../protocol.ts';
import type { Link } from './socket.ts';

export type Hello = Extract<FromServer, { type: 'hello' }>;

/** The step this page looks at, and with whose eyes. */
export type Place = { readonly n: number | 'last'; readonly viewer: Viewer };

/** All that the page has been told. */
export type Board = {
  readonly link: Link;
  readonly hello: Hello | null;
  readonly rows: readonly LogRow[];
  readonly position: Position | null;
  /** The answer to what was asked last about a part of a chart. */
  readonly part: PartTold | null;
  /** The answer to the last intent, if it was refused. */
  readonly refused: Refusal | null;
  readonly problem: string | null;
};

export const EMPTY: Board = { link: 'connecting', hello: null, rows: [], position: null, part: null, refused: null, problem: null };

export type Heard = FromServer | { readonly type: 'link'; readonly link: Link } | { readonly type: 'dismiss' };

export function hear(board: Board, heard: Heard): Board {
  switch (heard.type) {
    case 'link':
      return { ...board, link: heard.link };
    case 'hello':
      return { ...board, hello: heard, problem: null };
    case 'log':
      return { ...board, rows: [...board.rows.slice(0, heard.from), ...heard.rows] };
    case 'position':
      return { ...board, position: heard.position, refused: null };
    case 'part':
      return { ...board, part: heard.part };
    case 'refused':
      return { ...board, refused: heard.refusal };
    case 'problem':
      return { ...board, problem: heard.message };
    case 'dismiss':
      return { ...board, refused: null, problem: null };
  }
}

/** The newest step there is, also one that this page does not look at. */
export const newestStep = ({ rows, position }: Board): number =>
  Math.max(position?.last ?? 0, rows.findLast(({ kind }) => kind === 'step')?.n ?? 0);
