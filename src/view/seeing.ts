import type { PlayerId } from '../model/ids.ts';
import { VISIBILITY, type Zone } from '../model/zone.ts';
import type { Viewer } from './view.ts';

/** Whether a viewer may see the cards in a zone of that owner (300.4). */
export const sees = (viewer: Viewer, zone: Zone, owner: PlayerId): boolean =>
  viewer === 'all' || VISIBILITY[zone] === 'everyone' || (VISIBILITY[zone] === 'owner' && viewer === owner);
