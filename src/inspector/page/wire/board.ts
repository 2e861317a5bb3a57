import type { Refusal } from '../../../model/result.ts';
import type { Viewer } from '../../../view/view.ts';
import type {
  BranchId,
  BranchRow,
  Compared,
  Draft,
  Exported,
  FromServer,
  LogRow,
  Message,
  PartTold,
  Position,
} from '../../protocol.ts';
import type { Link } from './socket.ts';

export type Hello = Extract<FromServer, { type: 'hello' }>;

/** The step this page looks at, on which line, and with whose eyes. */
export type Place = { readonly branch: BranchId; readonly n: number | 'last'; readonly viewer: Viewer };

/** All that the page has been told. */
export type Board = {
  readonly link: Link;
  readonly hello: Hello | null;
  readonly rows: readonly LogRow[];
  readonly position: Position | null;
  /** All lines there are, the main line first; none before they have been told. */
  readonly branches: readonly BranchRow[];
  /** Two of them beside each other, as they were when it was asked for. */
  readonly compared: Compared | null;
  /** A table that is laid by hand, as it was told last. */
  readonly draft: Draft | null;
  /** What was exported last. */
  readonly exported: Exported | null;
  /** The answer to what was asked last about a part of a chart. */
  readonly part: PartTold | null;
  /** What actors said to each other, as far as it was asked for. */
  readonly messages: readonly Message[];
  /** The answer to the last intent, if it was refused. */
  readonly refused: Refusal | null;
  readonly problem: string | null;
};

export const EMPTY: Board = {
  link: 'connecting',
  hello: null,
  rows: [],
  position: null,
  branches: [],
  compared: null,
  exported: null,
  draft: null,
  part: null,
  messages: [],
  refused: null,
  problem: null,
};

export type Heard =
  | FromServer
  | { readonly type: 'link'; readonly link: Link }
  | { readonly type: 'dismiss' | 'forgetExport' };

export function hear(board: Board, heard: Heard): Board {
  switch (heard.type) {
    case 'link':
      return { ...board, link: heard.link };
    case 'hello':
      return { ...board, hello: heard, exported: null, problem: null };
    case 'log':
      return { ...board, rows: [...board.rows.slice(0, heard.from), ...heard.rows] };
    case 'position':
      return { ...board, position: heard.position, refused: null };
    case 'messages':
      return { ...board, messages: [...board.messages.slice(0, heard.from), ...heard.messages] };
    case 'part':
      return { ...board, part: heard.part };
    case 'branches':
      return { ...board, branches: heard.branches, compared: null };
    case 'exported':
      return { ...board, exported: heard.exported, problem: null };
    case 'draft':
      return { ...board, draft: heard.draft, problem: null };
    case 'forgetExport':
      return { ...board, exported: null, draft: null, problem: null };
    case 'compared':
      return { ...board, compared: heard.compared };
    case 'place':
    case 'change':
      return board;
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
