import { useEffect } from 'react';
import type { Filter } from '../log/filter.ts';
import { writeAddress } from './address.ts';
import type { Place } from './board.ts';

/** Browsers take only so many changes of the address in a time. */
const PAUSE = 250;

/** Keeps in the address where this page looks and what for: it survives a reload, and can be sent as a link. */
export function useAddress(place: Place, filter: Filter): void {
  useEffect(() => {
    const write = (): void => {
      const { pathname, search, hash } = window.location;
      const next = writeAddress(hash, { place, filter });
      if (next !== hash) window.history.replaceState(null, '', `${pathname}${search}${next}`);
    };
    const timer = window.setTimeout(write, PAUSE);
    return () => window.clearTimeout(timer);
  }, [place, filter]);
  // Another link in the same tab: the page begins anew from what it says.
  useEffect(() => {
    const again = (): void => window.location.reload();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
}
