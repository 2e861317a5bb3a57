const KEY = 'starpile.token';

/**
 * A link has no token. Whoever has been let in from this browser before is let in again: the last token is kept for this origin,
 * which is this machine. When the server is begun again it is worth nothing.
 */
export function keepToken(): void {
  const { hash, pathname, search } = window.location;
  const said = new URLSearchParams(hash.slice(1));
  const token = said.get('token') ?? new URLSearchParams(search).get('token');
  try {
    if (token !== null) {
      localStorage.setItem(KEY, token);
      return;
    }
    const kept = localStorage.getItem(KEY);
    if (kept === null) return;
    said.set('token', kept);
    window.history.replaceState(null, '', `${pathname}${search}#${said}`);
  } catch {
    // A browser that keeps nothing asks for the printed address.
  }
}
