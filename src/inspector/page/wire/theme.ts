import { useCallback, useState } from 'react';

type Theme = 'light' | 'dark';
const KEY = 'starpile.theme';

/** What was chosen here before; without a choice, what the system prefers. */
function remembered(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'light' || kept === 'dark') return kept;
  } catch {
    // A browser that keeps nothing still shows the page.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

/** Before anything is drawn, so that it is not drawn twice. */
export const showTheme = (): void => show(remembered());

export function useTheme(): { readonly theme: Theme; readonly turn: () => void } {
  const [theme, setTheme] = useState(remembered);
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
