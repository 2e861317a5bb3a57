import type { View } from 'starpile';

/** A view as a page shows it: headings, each with its lines. Whatever draws it, this is all that it says. */
export type Lines = readonly (readonly [heading: string, lines: readonly string[]])[];

export function linesOf(view: View): Lines {
  const { play, pile, players, battle } = view;
  const titleOf = (id: string | null): string => play.find((one) => one.id === id)?.title ?? '';
  const ships = play.filter(({ type }) => type === 'ship');
  return [
    [
      'Ships',
      ships.map(({ title, owner, region, attackNow, shieldNow, damage }) => {
        const numbers = `${attackNow} / ${shieldNow}${damage > 0 ? `, damage ${damage}` : ''}`;
        return `${title} of ${owner} in ${titleOf(region)}: ${numbers}`;
      }),
    ],
    ['On the pile, top first', pile.map(({ title, text }) => `${title}: ${text}`)],
    ['In the scrapheaps', players.flatMap(({ scrapheap }) => (scrapheap.cards ?? []).map(({ title }) => title))],
    ['The battle', [battle ? `in ${titleOf(battle.region)}` : 'is resolved']],
  ];
}
