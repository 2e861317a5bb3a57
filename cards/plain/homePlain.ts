import { homeRegion } from '../define.ts';

/** For small scenes. */
export const homePlain = homeRegion('Home Plain', { income: 1 });
