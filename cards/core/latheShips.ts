import { activatedOneOf, exhaustThis, has, mode, whenItEnters } from '../abilities.ts';
import { ship } from '../define.ts';
import { LATHE } from '../races.ts';
import { inPlay, seen, ships, target, targeting, targetShip } from '../targets.ts';
import { draw, ready, shield, untilEndOf } from '../verbs.ts';

// The Lathe: whatever breaks can be made again.

export const drillBarge = ship('Drill Barge', {
  races: [LATHE],
  price: 4,
  attack: 1,
  shield: 4,
  assembly: 1,
  command: { order: 'mine', power: 2 },
  rarity: 'common',
});

export const cradleTender = ship('Cradle Tender', {
  races: [LATHE],
  price: 3,
  attack: 2,
  shield: 3,
  rarity: 'common',
  abilities: [whenItEnters(ships({ whose: 'yours', other: true }), [], shield(seen, 2, untilEndOf('turn')))],
});

export const workshopHull = ship('Workshop Hull', {
  races: [LATHE],
  price: 4,
  attack: 0,
  shield: 4,
  rarity: 'uncommon',
  abilities: [
    activatedOneOf(
      [exhaustThis],
      mode('Patch', [targetShip({ whose: 'yours', state: 'damaged' })], shield(target(), 2, untilEndOf('phase'))),
      mode('Tune', [targeting(inPlay('structure', { whose: 'yours', state: 'exhausted' }))], ready(target())),
    ),
  ],
});

export const scrapGleaner = ship('Scrap Gleaner', {
  races: [LATHE],
  subtypes: ['Drone'],
  price: 2,
  attack: 1,
  shield: 2,
  command: { order: 'mine', power: 1 },
  rarity: 'common',
  abilities: [whenItEnters('itself', [], draw(1))],
});

export const droneWarden = ship('Drone Warden', {
  races: [LATHE],
  price: 4,
  attack: 2,
  shield: 3,
  rarity: 'uncommon',
  abilities: [has(ships({ whose: 'yours', subtype: 'Drone' }), 'shield', 1)],
});

export const foundryColossus = ship('Foundry Colossus', {
  races: [LATHE],
  price: 8,
  attack: 5,
  shield: 8,
  assembly: 2,
  command: { order: 'mine', power: 3 },
  rarity: 'rare',
});
