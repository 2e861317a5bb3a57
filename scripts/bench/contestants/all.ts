import { boardgame, boardgameUndrafted } from './boardgame.ts';
import { CONTESTANTS, type Contestant, type Name } from './contestant.ts';
import { data } from './data.ts';
import { doorData, doorLive } from './door.ts';
import { live } from './live.ts';
import { reducer } from './reducer.ts';

/** The contestants, each made when it is asked for. */
const MAKERS: Readonly<Record<Name, () => Contestant>> = {
  live: () => live,
  data: () => data,
  'door, live': () => doorLive,
  'door, data': () => doorData,
  'boardgame.io': boardgame,
  'boardgame.io, no drafts': boardgameUndrafted,
  reducer: () => reducer,
};

export const contestantOf = (name: Name): Contestant => MAKERS[name]();

export const allContestants = (): readonly Contestant[] => CONTESTANTS.map(contestantOf);
