import { useCallback, useEffect, useState } from 'react';

type Theme = 'light' | 'dark';
const KEY = 'starpile.theme';

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** What was chosen here before. */
function chosen(): Theme | null {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'light' || kept === 'dark') return kept;
  } catch {
    // A browser that keeps nothing still shows the page.
  }
  return null;
}

/** Without a choice, what the system prefers. */
const remembered = (): Theme => chosen() ?? (prefersDark().matches ? 'dark' : 'light');

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

/** Before anything is drawn, so that it is not drawn twice. */
export const showTheme = (): void => show(remembered());

export function useTheme(): { readonly theme: Theme; readonly turn: () => void } {
  const [theme, setTheme] = useState(remembered);
  useEffect(() => {
    const system = prefersDark();
    const follow = (): void => {
      const now = remembered();
      show(now);
      setTheme(now);
    };
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const turn = useCallback(() => {
    const next = theme === 'dark' ? 'light' : 'dark';
    show(next);
    setTheme(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // The choice then lasts as long as the page.
    }
  }, [theme]);
  return { theme, turn };
}
