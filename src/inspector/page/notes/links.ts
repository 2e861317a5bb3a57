import { MAIN } from '../../protocol.ts';
import { type Address, writeAddress } from '../wire/address.ts';

/** The address of the step, the eyes and the filters: without the token, which is for this inspector alone. */
export function linkOf({ origin, pathname }: Location, address: Address): string {
  const said = new URLSearchParams(writeAddress('', address).slice(1));

  return `${origin}${pathname}#${said}`;
}

/** The same, with the game itself in it. */
export const linkWith = (location: Location, { place, filter }: Address, packed: string): string => {
  // A branch is this inspector's; in the link it is the game itself.
  const link = linkOf(location, { place: { ...place, branch: MAIN }, filter });
  return `${link}${link.endsWith('#') ? '' : '&'}game=${packed}`;
};
