import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Viewer } from '../../../view/view.ts';
import {
  type BranchId,
  type Edit,
  type ExportKind,
  type FromPage,
  type FromServer,
  MAIN,
  type PartAsked,
  type Position,
  type RunnerName,
} from '../../protocol.ts';
import { readAddress } from './address.ts';
import type { Board, Place } from './board.ts';
import { EMPTY, hear, newestStep } from './board.ts';
import { bringInPieces, forgetGame, gameIn, stepIn } from './bringing.ts';
import { patched } from './patched.ts';
import type { Wire } from './socket.ts';
import { openWire, socketAddress } from './socket.ts';
import { keepToken } from './token.ts';
import { makeUnfolding } from './unfolding.ts';

export type Asks = {
  readonly look: (n: number | 'last') => void;
  readonly see: (viewer: Viewer) => void;
  /** At an earlier step a branch begins with it. */
  readonly submit: (intent: unknown) => void;
  /** The same step of another line; where both share it, the first that is that line's own. */
  readonly follow: (branch: BranchId) => void;
  /** The same game without what began that step: a branch. */
  readonly without: (n: number) => void;
  readonly drop: (branch: BranchId) => void;
  /** A note at a step: empty, it is only marked; null takes it away. */
  readonly note: (n: number, text: string | null) => void;
  readonly compare: (branches: readonly [BranchId, BranchId]) => void;
  readonly rewind: (n: number) => void;
  readonly run: (n: number, runner: RunnerName) => void;
  readonly open: (file: string) => void;
  /** A whole game, a deck for each player; without a seed, a new one. */
  readonly deal: (decks: readonly string[], seed: number | null) => void;
  readonly restart: (script: boolean) => void;
  /** What the game has done with a part of a chart. */
  readonly part: (asked: PartAsked) => void;
  /** What actors have said to each other. */
  readonly messages: () => void;
  /** The game of the line looked at, to be taken along. */
  readonly export: (kind: Exclude<ExportKind, 'report'>) => void;
  /** The table of a step with these edits: to look at, to play on, or as a scenario's text. */
  readonly edit: (n: number, edits: readonly Edit[], want: 'look' | 'open' | 'save') => void;
  readonly forgetExport: () => void;
  readonly report: (n: number, expected: string, check: string | null, link: string) => void;
  /** A game from elsewhere: a scenario, a replay, a save or a link. */
  readonly bring: (text: string) => void;
  readonly dismiss: () => void;
};

const LEADS_ELSEWHERE: readonly FromPage['type'][] = [
  'submit',
  'without',
  'edit',
  'bring',
  'open',
  'deal',
  'rewind',
  'run',
  'restart',
];
const ANSWERS: readonly FromServer['type'][] = ['hello', 'position', 'refused', 'problem', 'draft', 'exported'];

/** The board as the server tells it, where this page wants to look, and all that can be asked of the server. */
export function useBoard(): { readonly board: Board; readonly place: Place; readonly asks: Asks } {
  const [board, tell] = useReducer(hear, EMPTY);
  const [place, setPlace] = useState<Place>(() => readAddress(window.location.hash).place);
  const wire = useRef<Wire | null>(null);
  const wanted = useRef(place);
  // One look is on its way at a time; who scrubs faster skips what lies between.
  const looking = useRef<'no' | 'yes' | 'again'>('no');

  // Whoever has asked for what may lead elsewhere is not looked for at the old place, until there is an answer.
  const leaving = useRef(false);

  const send = useCallback((message: FromPage) => {
    if (LEADS_ELSEWHERE.includes(message.type)) leaving.current = true;
    wire.current?.send(message);
  }, []);

  const go = useCallback(
    (to: Partial<Place>) => {
      wanted.current = { ...wanted.current, ...to };
      setPlace(wanted.current);
      if (looking.current !== 'no') {
        looking.current = 'again';
        return;
      }
      looking.current = 'yes';
      const { branch, ...look } = wanted.current;
      send({ type: 'look', ...look, ...(branch === MAIN ? {} : { branch }) });
    },
    [send],
  );

  // Whoever stays at an earlier step wants to know what could be done there; whoever scrubs does not wait for it.
  const { position } = board;
  const lacks = position !== null && position.acts.length + position.denied.length === 0 && canBeActedAt(position);
  const where = position && `${position.branch} ${position.n} ${position.viewer} ${position.last}`;
  useEffect(() => {
    if (!lacks || where === null) return;
    const ask = (): void => {
      const { branch, ...look } = wanted.current;
      if (leaving.current) timer = window.setTimeout(ask, STAYS);
      else send({ type: 'look', ...look, ...(branch === MAIN ? {} : { branch }), acts: true });
    };
    let timer = window.setTimeout(ask, STAYS);
    return () => window.clearTimeout(timer);
  }, [lacks, where, send]);

  // Where a game that is brought along is looked at, once it is open: not where the one before was.
  const brought = useRef<number | 'last' | null>(null);

  const unfolding = useMemo(() => makeUnfolding((n) => go({ n })), [go]);
  const last = useRef(0);
  last.current = newestStep(board);
  const told = useRef(board);
  told.current = board;

  useEffect(() => {
    keepToken();
    let linked = gameIn(window.location.hash);
    const whole = makeWhole();
    const opened = openWire(socketAddress(window.location), {
      link: (link) => tell({ type: 'link', link }),
      message: (sent) => {
        const message = whole(sent);
        if (message.type === 'position' && unfolding.holds(message.position)) return;
        tell(message);
        if (ANSWERS.includes(message.type)) leaving.current = false;
        if (message.type === 'hello' && linked !== null) {
          // The link brings its game along: from then on it is the one that is open.
          bringInPieces(`#game=${linked}`, send);
          linked = null;
          forgetGame();
          return;
        }
        if (message.type === 'hello') {
          unfolding.stop();
          looking.current = 'no';
          const { viewer } = wanted.current;
          const known = viewer === 'all' || viewer === 'table' || message.players.some(({ id }) => id === viewer);
          const at = brought.current === null ? {} : { branch: MAIN, n: brought.current };
          brought.current = null;
          go(known ? at : { branch: MAIN, n: 'last', viewer: 'all', ...at });
        }
        if (message.type === 'problem') brought.current = null;
        if (message.type === 'place') {
          wanted.current = { ...wanted.current, branch: message.branch, n: message.n };
          setPlace(wanted.current);
        }
        if (message.type === 'position' || message.type === 'problem') {
          const again = looking.current === 'again';
          looking.current = 'no';
          if (again) go({});
        }
      },
    });
    wire.current = opened;
    return () => {
      unfolding.stop();
      opened.close();
    };
  }, [go, send, unfolding]);

  const asks = useMemo<Asks>(() => {
    const anew = (message: FromPage): void => {
      unfolding.stop();
      wanted.current = { ...wanted.current, branch: MAIN, n: 'last' };
      setPlace(wanted.current);
      send(message);
    };
    return {
      look: (n) => {
        unfolding.stop();
        go({ n });
      },
      see: (viewer) => {
        unfolding.stop();
        go({ viewer });
      },
      submit: (intent) => {
        unfolding.stop();
        const { n } = wanted.current;
        send({ type: 'submit', intent, ...(n === 'last' ? {} : { n }) });
        unfolding.begin(n === 'last' ? last.current : n);
      },
      follow: (branch) => {
        unfolding.stop();
        const row = told.current.branches.find(({ id }) => id === branch);
        const at = told.current.position?.n ?? 0;
        const own = row?.leaves && at <= row.leaves.at ? row.leaves.at + 1 : at;
        go({ branch, n: row && own < row.last ? own : 'last' });
      },
      without: (n) => {
        unfolding.stop();
        send({ type: 'without', n });
      },
      note: (n, text) => send({ type: 'note', n, text }),
      drop: (branch) => send({ type: 'drop', branch }),
      compare: (branches) => send({ type: 'compare', branches }),
      rewind: (n) => anew({ type: 'rewind', n }),
      run: (n, runner) => anew({ type: 'run', n, runner }),
      open: (file) => {
        anew({ type: 'open', file });
        toTheActs();
      },
      deal: (decks, seed) => {
        anew({ type: 'deal', decks, seed });
        toTheActs();
      },
      restart: (script) => {
        anew({ type: 'restart', script });
        toTheActs();
      },
      part: (asked) => send({ type: 'part', ...asked }),
      messages: () => send({ type: 'messages' }),
      export: (kind) => send({ type: 'export', kind }),
      edit: (n, edits, want) => {
        const message: FromPage = { type: 'edit', n, edits, want };
        if (want === 'open') anew(message);
        else send(message);
      },
      forgetExport: () => tell({ type: 'forgetExport' }),
      report: (n, expected, check, link) => send({ type: 'report', n, expected, check, link }),
      bring: (text) => {
        brought.current = stepIn(text);
        bringInPieces(text, send);
      },
      dismiss: () => tell({ type: 'dismiss' }),
    };
  }, [go, send, unfolding]);

  return { board, place, asks };
}

/** How long somebody looks at a step before they are said to stay. */
const STAYS = 150;

/** Whether somebody could act at an earlier step, with the eyes it is looked at. */
const canBeActedAt = ({ n, last, rests, viewer, mode }: Position): boolean =>
  n < last && rests === n && viewer !== 'table' && mode !== 'over';

/** What was sent as a change of the last position, as the position that it is. */
function makeWhole(): (message: FromServer) => FromServer {
  let last: Position | null = null;
  return (message) => {
    if (message.type === 'position') last = message.position;
    if (message.type !== 'change' || last === null) return message;
    last = patched(last, message.patch) as Position;
    return { type: 'position', position: last };
  };
}

/** Another game has begun: the keys are for what can be done in it. */
const toTheActs = (): void => document.getElementById('acts')?.focus({ preventScroll: true });
