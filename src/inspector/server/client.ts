import type { RawData, WebSocket } from 'ws';
import type { Viewer } from '../../view/view.ts';
import { patchOf } from '../adapter/patch.ts';
import {
  type BranchId,
  type FromPage,
  type FromServer,
  type LogRow,
  MAIN,
  type Message,
  type Position,
} from '../protocol.ts';
import { sendTo } from './guarded.ts';
import { makeLimit } from './limit.ts';
import { parseMessage } from './parseMessage.ts';
import { makePieces } from './pieces.ts';
import type { Sitting } from './sitting.ts';
import { makeSparing } from './sparing.ts';

/** While more bytes wait to be sent, nothing new is told. */
const MUCH_WAITING = 1 << 20;
/** Messages that may come too fast before the connection is closed. */
const MOST_IGNORED = 2_000;

/** One page that looks on. */
export type Client = {
  /** Everything, for whoever has just come, or for all when the game is another. */
  greet(): void;
  /** What has changed since it was last told; a little later when there is much to be told, or it reads slowly. */
  tell(): void;
};

export type Desk = {
  readonly sitting: Sitting;
  hello(): FromServer;
  /** Does what was asked. Gives what is to be answered to the one who asked. */
  handle(message: Exclude<FromPage, { readonly type: 'look' | 'part' | 'messages' }>, asker?: Asker): FromServer | null;
};

/** Where somebody looks, and with whose eyes. */
export type Place = { readonly branch: BranchId; readonly n: number | 'last'; readonly viewer: Viewer };

/** Whoever asks for something, and how they are taken to where it is to be seen. */
export type Asker = Pick<Place, 'branch' | 'viewer'> & { readonly go: (to: Pick<Place, 'branch' | 'n'>) => void };

/** Whoever has no page, and so looks nowhere: what they ask for is of the main line. */
export const NOWHERE: Asker = { branch: MAIN, viewer: 'all', go: () => undefined };

const BEGINNING: Place = { branch: MAIN, n: 'last', viewer: 'all' };

/** What makes the main line another: whoever asks for it wants to see that. */
const GAME_ITSELF: readonly FromPage['type'][] = ['rewind', 'run', 'open', 'deal', 'restart'];

export const makeClient = (socket: WebSocket, desk: Desk): Client => {
  const { sitting } = desk;
  const limit = makeLimit();
  const pieces = makePieces();
  let place: Place = BEGINNING;
  let sent: readonly LogRow[] = [];
  let sentMessages: readonly Message[] = [];
  let sentBranches = '';
  let known: Position | null = null;
  let ignored = 0;
  let warned = false;

  const send = (message: FromServer): void => sendTo(socket, JSON.stringify(message));

  const tellLog = (): void => {
    const rows = sitting.rows(place.viewer, place.branch);
    let from = 0;
    while (from < rows.length && from < sent.length && rows[from] === sent[from]) from++;
    const isNews = from < rows.length || rows.length !== sent.length || rows.length === 0;
    sent = rows;
    if (isNews) send({ type: 'log', from, rows: rows.slice(from) });
  };

  const tellBranches = (): void => {
    const branches = sitting.branches(place.viewer);
    const told = JSON.stringify(branches);
    if (told !== sentBranches) send({ type: 'branches', branches });
    sentBranches = told;
  };

  /** Only what is new: whoever looks on has kept the rest. */
  const tellMessages = (): void => {
    const messages = sitting.messages(place.viewer, place.branch);
    let from = 0;
    while (from < messages.length && messages[from] === sentMessages[from]) from++;
    const isNews = from < messages.length || messages.length !== sentMessages.length;
    sentMessages = messages;
    if (isNews) send({ type: 'messages', from, messages: messages.slice(from) });
  };

  /** Only what is otherwise than in the last, where there was one. */
  const tellPosition = (position: Position): void => {
    const patch = known === null ? null : (patchOf(known, position) ?? { has: {} });
    known = position;
    send(patch === null ? { type: 'position', position } : { type: 'change', patch });
  };

  const tell = (acts = false): void => {
    if (!sitting.isViewer(place.viewer)) place = BEGINNING;
    if (!sitting.isBranch(place.branch)) go({ branch: MAIN, n: 'last' });
    tellLog();
    tellBranches();
    tellPosition(sitting.position(place.n, place.viewer, place.branch, acts));
  };

  const go = (to: Pick<Place, 'branch' | 'n'>): void => {
    const moves = to.branch !== place.branch || to.n !== place.n;
    place = { ...place, ...to };
    if (moves) send({ type: 'place', ...to });
  };

  const greet = (): void => {
    sent = [];
    sentMessages = [];
    sentBranches = '';
    known = null;
    send(desk.hello());
    tell();
  };

  const look = ({ n, viewer, branch = MAIN, acts = false }: Extract<FromPage, { readonly type: 'look' }>): void => {
    if (!sitting.isViewer(viewer)) {
      send({ type: 'problem', message: `Nobody here is called ${JSON.stringify(viewer)}.` });
      return;
    }
    if (viewer !== place.viewer) sent = [];
    place = { n, viewer, branch };
    tell(acts);
  };

  const hear = (text: string): void => {
    const read = parseMessage(text);
    if (!read.ok) send({ type: 'problem', message: read.problem });
    else if (read.message.type === 'look') look(read.message);
    else if (read.message.type === 'part') send({ type: 'part', part: sitting.part(read.message, place.branch) });
    else if (read.message.type === 'messages') tellMessages();
    else {
      const { branch, viewer } = place;
      const whole = read.message.type === 'bring' ? pieces.add(read.message) : read.message;
      if (whole === 'more') return;
      if (whole === 'too large') {
        send({ type: 'problem', message: 'That is too large to be a game: no more than 8 million letters are read.' });
        return;
      }
      if (GAME_ITSELF.includes(whole.type)) go({ branch: MAIN, n: 'last' });
      const answer = desk.handle(whole, { branch, viewer, go });
      if (answer) send(answer);
    }
  };

  const safely = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      const words = cause instanceof Error ? cause.message : String(cause);
      if (socket.readyState === socket.OPEN)
        socket.send(JSON.stringify({ type: 'problem', message: `The server failed: ${words}` }));
    }
  };

  const tooMany = (): void => {
    ignored++;
    if (!warned) safely(() => send({ type: 'problem', message: 'Too many messages: some were not read.' }));
    warned = true;
    if (ignored > MOST_IGNORED) socket.close(1008, 'too many messages');
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (!limit.allows()) {
      tooMany();
      return;
    }
    warned = false;
    safely(() => (isBinary ? send({ type: 'problem', message: 'A message is text.' }) : hear(String(data))));
  });

  // A game that goes on by itself is not held up by whoever looks on, and nothing piles up for who does not read.
  const sparing = makeSparing(
    () => safely(tell),
    () => socket.bufferedAmount > MUCH_WAITING,
  );
  socket.on('close', sparing.forget);

  return {
    greet() {
      sparing.forget();
      safely(greet);
    },
    tell: sparing.ask,
  };
};
