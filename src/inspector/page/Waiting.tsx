import type { ReactNode } from 'react';
import { say } from './language/language.ts';
import { Icon } from './parts/Icon.tsx';
import type { Link } from './wire/socket.ts';

/** Before there is a board: why not. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <main className="waiting">
      <Icon sign="pile" />
      <h1>Starpile</h1>
      <p role="status">{children}</p>
    </main>
  );
}

/** What is said while nothing has been told yet. */
export function waitingWords(link: Link): string {
  if (link === 'turnedAway') return say.link.turnedAway;
  return link === 'lost' ? say.link.silent : say.link.waiting;
}

type Props = { readonly link: Link; readonly problem: string | null; readonly dismiss: () => void };

/** Above the board: that the connection is down, or what the server could not do. */
export function LinkNotice({ link, problem, dismiss }: Props) {
  const down = link !== 'open';
  return (
    <div className="notice" role="status">
      {down && <p>{link === 'turnedAway' ? say.link.turnedAway : say.link.lost}</p>}
      {problem !== null && (
        <p>
          <span className="lines">{problem}</span>
          <button type="button" className="btn out" onClick={dismiss}>
            {say.link.understood}
          </button>
        </p>
      )}
    </div>
  );
}
