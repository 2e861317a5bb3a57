import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Outline } from '../../chart/outline.ts';
import type { FromWatch, ToWatch, WatchedActor, WatchedProgram, WatchedStep } from '../../chart/watched.ts';
import type { Link } from '../wire/socket.ts';
import { openWire, socketAddress } from '../wire/socket.ts';

/** All that the page has been told of other programs. */
export type Watching = {
  readonly link: Link;
  readonly protocol: number | null;
  /** Where programs connect. */
  readonly address: string;
  readonly programs: readonly WatchedProgram[];
  readonly actors: readonly WatchedActor[];
  readonly outlines: ReadonlyMap<string, Outline>;
  readonly steps: readonly WatchedStep[];
  readonly context: { readonly n: number; readonly text: string | null } | null;
};

const NOTHING: Watching = {
  link: 'connecting',
  protocol: null,
  address: '',
  programs: [],
  actors: [],
  outlines: new Map(),
  steps: [],
  context: null,
};

type Heard = FromWatch | { readonly type: 'link'; readonly link: Link };

function hear(before: Watching, heard: Heard): Watching {
  switch (heard.type) {
    case 'link':
      return { ...before, link: heard.link };
    case 'watching':
      // Whoever greets tells everything again.
      return { ...NOTHING, link: before.link, protocol: heard.protocol, address: heard.address };
    case 'programs':
      return { ...before, programs: heard.programs };
    case 'actors':
      return { ...before, actors: heard.actors };
    case 'outline':
      return { ...before, outlines: new Map(before.outlines).set(heard.id, heard.outline) };
    case 'steps':
      return { ...before, steps: [...before.steps.filter(({ n }) => n >= heard.first), ...heard.steps] };
    case 'context':
      return { ...before, context: { n: heard.n, text: heard.text } };
    case 'problem':
      return before;
  }
}

export function useWatching(): { readonly watching: Watching; readonly askContext: (n: number) => void } {
  const [watching, tell] = useReducer(hear, NOTHING);
  const send = useRef<(message: ToWatch) => void>(() => {});
  useEffect(() => {
    const line = openWire<FromWatch, ToWatch>(socketAddress(window.location, '/watch'), {
      link: (link) => tell({ type: 'link', link }),
      message: tell,
    });
    send.current = line.send;
    return line.close;
  }, []);
  const askContext = useCallback((n: number) => send.current({ type: 'context', n }), []);
  return { watching, askContext };
}
