import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Viewer } from '../../../view/view.ts';
import type { FromPage, PartAsked, RunnerName } from '../../protocol.ts';
import type { Board, Place } from './board.ts';
import { EMPTY, hear, newestStep } from './board.ts';
import type { Wire } from './socket.ts';
import { openWire, socketAddress } from './socket.ts';
import { makeUnfolding } from './unfolding.ts';

export type Asks = {
  readonly look: (n: number | 'last') => void;
  readonly see: (viewer: Viewer) => void;
  readonly submit: (intent: unknown) => void;
  readonly rewind: (n: number) => void;
  readonly run: (n: number, runner: RunnerName) => void;
  readonly open: (file: string) => void;
  /** A whole game, a deck for each player; without a seed, a new one. */
  readonly deal: (decks: readonly string[], seed: number | null) => void;
  readonly restart: (script: boolean) => void;
  /** What the game has done with a part of a chart. */
  readonly part: (asked: PartAsked) => void;
  readonly dismiss: () => void;
};

/** The board as the server tells it, where this page wants to look, and all that can be asked of the server. */
export function useBoard(): { readonly board: Board; readonly place: Place; readonly asks: Asks } {
  const [board, tell] = useReducer(hear, EMPTY);
  const [place, setPlace] = useState<Place>({ n: 'last', viewer: 'all' });
  const wire = useRef<Wire | null>(null);
  const wanted = useRef(place);
  // One look is on its way at a time; who scrubs faster skips what lies between.
  const looking = useRef<'no' | 'yes' | 'again'>('no');

  const send = useCallback((message: FromPage) => wire.current?.send(message), []);

  const go = useCallback(
    (to: Partial<Place>) => {
      wanted.current = { ...wanted.current, ...to };
      setPlace(wanted.current);
      if (looking.current !== 'no') {
        looking.current = 'again';
        return;
      }
      looking.current = 'yes';
      send({ type: 'look', ...wanted.current });
    },
    [send],
  );

  const unfolding = useMemo(() => makeUnfolding((n) => go({ n })), [go]);
  const last = useRef(0);
  last.current = newestStep(board);

  useEffect(() => {
    const opened = openWire(socketAddress(window.location), {
      link: (link) => tell({ type: 'link', link }),
      message: (message) => {
        if (message.type === 'position' && unfolding.holds(message.position)) return;
        tell(message);
        if (message.type === 'hello') {
          unfolding.stop();
          looking.current = 'no';
          const { viewer } = wanted.current;
          const known = viewer === 'all' || viewer === 'table' || message.players.some(({ id }) => id === viewer);
          go(known ? {} : { n: 'last', viewer: 'all' });
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
  }, [go, unfolding]);

  const asks = useMemo<Asks>(() => {
    const anew = (message: FromPage): void => {
      unfolding.stop();
      wanted.current = { ...wanted.current, n: 'last' };
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
        anew({ type: 'submit', intent });
        unfolding.begin(last.current);
      },
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
      dismiss: () => tell({ type: 'dismiss' }),
    };
  }, [go, send, unfolding]);

  return { board, place, asks };
}

/** Another game has begun: the keys are for what can be done in it. */
const toTheActs = (): void => document.getElementById('acts')?.focus({ preventScroll: true });
