import type { FromPage } from '../../protocol.ts';

/** Letters that go in one piece: no message is large, even where each of them is escaped (`\u0000`). */
const PIECE = 10_000;
/** Pieces that go at once; the others follow, no faster than they are read. */
const AT_ONCE = 80;
const PAUSE = 25;

/** Sends a game that may be large, piece by piece. */
export function bringInPieces(text: string, send: (message: FromPage) => void): void {
  const of = Math.max(1, Math.ceil(text.length / PIECE));
  for (let part = 0; part < of; part++) {
    const piece: FromPage = { type: 'bring', part, of, text: text.slice(part * PIECE, (part + 1) * PIECE) };
    if (part < AT_ONCE) send(piece);
    else window.setTimeout(() => send(piece), (part - AT_ONCE + 1) * PAUSE);
  }
}

/** The game that the address of the page brings along; null when there is none. */
export const gameIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('game');

/** Takes it out of the address: it is brought once. */
export function forgetGame(): void {
  const { hash, pathname, search } = window.location;
  const said = new URLSearchParams(hash.slice(1));
  said.delete('game');
  window.history.replaceState(null, '', `${pathname}${search}#${said}`);
}

/** The step that a link leads to; the newest where it says none, and of anything else. */
export const stepIn = (text: string): number | 'last' => {
  const step = /^\s*\S*[#&]game=/.test(text) ? /[#&]step=(\d{1,9})(?!\d)/.exec(text)?.[1] : undefined;
  return step === undefined ? 'last' : Number(step);
};
