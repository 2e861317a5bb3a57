import type { ObjectId, PlayerId } from '../../../model/ids.ts';
import type { Viewer } from '../../../view/view.ts';
import { MAIN } from '../../protocol.ts';
import { type Filter, KINDS } from '../log/filter.ts';
import type { Place } from './board.ts';

/** Where somebody looks and what they look for, as the address of the page keeps it. */
export type Address = { readonly place: Place; readonly filter: Filter };

/** Letters of one part of it that are read: what is asked of the server, and put in a link, stays small. */
const LONGEST = 200;

/** What the address says; what it does not say is as at the beginning. */
export function readAddress(hash: string): Address {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const said = {
    get: (key: string): string | null => params.get(key)?.slice(0, LONGEST) ?? null,
    has: (key: string): boolean => params.has(key),
  };
  const step = said.get('step') ?? '';
  const place: Place = {
    branch: said.get('on') ?? MAIN,
    n: /^\d{1,9}$/.test(step) ? Number(step) : 'last',
    viewer: (said.get('as') ?? 'all') as Viewer,
  };
  const filter: Filter = {
    search: said.get('q') ?? '',
    players: (said.get('who')?.split(' ').filter(Boolean) ?? []) as PlayerId[],
    kind: KINDS.find((kind) => kind === said.get('kind')) ?? null,
    rule: said.get('rule'),
    card: said.get('card') as ObjectId | null,
    still: said.has('still'),
    marked: said.has('marked'),
    inverted: said.has('not'),
  };
  return { place, filter };
}

/** The address that says this, and whatever else the one before it said. */
export function writeAddress(hash: string, { place, filter }: Address): string {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const write = (key: string, value: string | null): void => {
    if (value === null || value === '') said.delete(key);
    else said.set(key, value);
  };
  const flag = (on: boolean): string | null => (on ? 'yes' : null);
  write('step', place.n === 'last' ? null : `${place.n}`);
  write('on', place.branch === MAIN ? null : place.branch);
  write('as', place.viewer === 'all' ? null : place.viewer);
  write('q', filter.search);
  write('who', filter.players.join(' '));
  write('kind', filter.kind);
  write('rule', filter.rule);
  write('card', filter.card);
  write('still', flag(filter.still));
  write('marked', flag(filter.marked));
  write('not', flag(filter.inverted));
  return `#${said}`;
}
