import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may come in: only this machine, only our own page, and only with the token that was printed. */
export type Gate = {
  /** Whether a request asks for us by a name of this machine; another name means that a foreign page leads here. */
  knowsHost(host: string | undefined): boolean;
  /** Why a connection is refused; null when it may come in. */
  refuses(url: string | undefined, headers: IncomingHttpHeaders): Refused | null;
};

export type Refused = { readonly status: 401 | 403 | 404 | 409 | 503; readonly words: string };

export const makeGate = (token: string, port: () => number): Gate => {
  const hosts = (): readonly string[] => ['127.0.0.1', 'localhost'].map((name) => `${name}:${port()}`);
  const knowsHost = (host: string | undefined): boolean => host !== undefined && hosts().includes(host.toLowerCase());
  return {
    knowsHost,
    refuses(url, { host, origin }) {
      if (!knowsHost(host)) return { status: 403, words: 'Ask for 127.0.0.1 or localhost.' };
      // A page always says its origin; a program that is no browser says none, and needs the token all the same.
      if (origin !== undefined && !hosts().some((name) => origin.toLowerCase() === `http://${name}`))
        return { status: 403, words: 'Only the inspector’s own page may connect.' };
      const said = readUrl(url)?.searchParams.get('token') ?? '';
      return isSame(said, token)
        ? null
        : { status: 401, words: 'The token is missing or wrong: use the printed address.' };
    },
  };
};

/**
 * Who may tell of a program: programs of this machine, and pages that are served from it. A page from elsewhere needs the
 * token, since whatever is open in a browser can knock here.
 */
export const makeOpenGate = (token: string, port: () => number): Pick<Gate, 'refuses'> => {
  const gate = makeGate(token, port);
  return {
    refuses(url, { host, origin }) {
      if (!gate.knowsHost(host)) return { status: 403, words: 'Ask for 127.0.0.1 or localhost.' };
      const said = readUrl(url)?.searchParams.get('token') ?? '';
      if (origin === undefined || isOfThisMachine(origin) || isSame(said, token)) return null;
      return { status: 403, words: 'A page from elsewhere needs the token: add ?token= with the printed one.' };
    },
  };
};

const isOfThisMachine = (origin: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(URL.canParse(origin) ? new URL(origin).hostname : '');

/** What was asked for; null when it is no address. */
export function readUrl(url: string | undefined): URL | null {
  try {
    return new URL(url ?? '/', 'http://127.0.0.1');
  } catch {
    return null;
  }
}

function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
