import { gameMachine } from '../../machines/game.ts';
import { pileEntryMachine } from '../../machines/pileEntry.ts';

/** The charts themselves, by their names: for tools that draw them, not to be run. */
export const MACHINES = { game: gameMachine, pileEntry: pileEntryMachine };
