import type { RawData, WebSocket } from 'ws';
import { type FromWatch, type ToWatch, WATCH_PROTOCOL } from '../chart/watched.ts';
import type { Watch } from '../foreign/watch.ts';
import { sendTo } from './guarded.ts';
import { makeLimit } from './limit.ts';

/** A page that watches other programs. */
export type Watcher = {
  /** What is new since it was last told. */
  tell(): void;
};

/** Tells a page everything there is, and later what is new; `address` is where programs connect. */
export const makeWatcher = (socket: WebSocket, watch: Watch, address: string): Watcher => {
  const limit = makeLimit();
  const outlines = new Set<string>();
  let sent = { programs: '', actors: '' };
  let next = 0;

  const send = (message: FromWatch): void => sendTo(socket, JSON.stringify(message));

  const tell = (): void => {
    const { programs, actors, steps } = watch;
    const said = { programs: JSON.stringify(programs), actors: JSON.stringify(actors) };
    if (said.programs !== sent.programs) send({ type: 'programs', programs });
    for (const [id, outline] of watch.outlines) {
      if (outlines.has(id)) continue;
      outlines.add(id);
      send({ type: 'outline', id, outline });
    }
    if (said.actors !== sent.actors) send({ type: 'actors', actors });
    sent = said;
    const news = steps.filter(({ n }) => n >= next);
    const first = steps[0]?.n ?? next;
    if (news.length > 0) send({ type: 'steps', first, steps: news });
    next = (steps.at(-1)?.n ?? next - 1) + 1;
  };

  const hear = (text: string): void => {
    const asked = readAsked(text);
    if (asked === null)
      send({ type: 'problem', message: 'That is not understood. There is `context`, with the number `n` of a step.' });
    else send({ type: 'context', n: asked.n, text: watch.contextAt(asked.n) });
  };

  socket.on('message', (data: RawData) => {
    if (limit.allows()) hear(String(data));
  });
  send({ type: 'watching', protocol: WATCH_PROTOCOL, address });
  tell();
  return { tell };
};

function readAsked(text: string): ToWatch | null {
  try {
    const said = JSON.parse(text) as { readonly type?: unknown; readonly n?: unknown } | null;
    return said?.type === 'context' && Number.isSafeInteger(said.n) ? { type: 'context', n: said.n as number } : null;
  } catch {
    return null;
  }
}
