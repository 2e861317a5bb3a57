import { ELSEWHERE } from './elsewhere.ts';
import type { PlantedFault } from './fault.ts';
import { IN_BATTLE } from './inBattle.ts';
import { IN_ORDERS } from './inOrders.ts';
import { IN_THE_PILE } from './inThePile.ts';
import { IN_THE_TURN } from './inTheTurn.ts';

export const FAULTS: readonly PlantedFault[] = [
  ...IN_THE_PILE,
  ...IN_BATTLE,
  ...IN_ORDERS,
  ...IN_THE_TURN,
  ...ELSEWHERE,
];
