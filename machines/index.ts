/** The door to the charts, for any tool that reads XState 5 machines. */
export { gameMachine } from './game.ts';
export { pileEntryMachine } from './pileEntry.ts';
export type { Spine, SpineEvent, SpineInput } from './spine.ts';
