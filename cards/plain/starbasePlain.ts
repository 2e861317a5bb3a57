import { starbase } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';

/** For small scenes: it has every icon, so that its player can play anything (200.4). */
export const starbasePlain = starbase('Starbase Plain', {
  races: [ARDENT, HUSH, LATHE, TITHE],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 2,
});
