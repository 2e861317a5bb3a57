/** What is no part of a link: the token lets in whoever has it, and is for this inspector alone. */
const PRIVATE = ['token', 'game'];

/** The address of the step, the eyes and the filters that are looked at with. */
export function linkOf({ origin, pathname, hash }: Location): string {
  const said = new URLSearchParams(hash.slice(1));
  for (const key of PRIVATE) said.delete(key);
  return `${origin}${pathname}#${said}`;
}

/** The same, with the game itself in it. */
export const linkWith = (location: Location, packed: string): string => {
  const link = linkOf(location);
  // A branch is another's; in the link it is the game itself.
  const plain = link.replace(/(#|&)on=[^&]*/, '$1').replace('#&', '#');
  return `${plain}${plain.endsWith('#') ? '' : '&'}game=${packed}`;
};
