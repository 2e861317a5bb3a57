#!/usr/bin/env node
import { carryOut } from './program.ts';
import { endWhenNobodyReads, openTerminal } from './terminal.ts';

/** The command `starpile`. */

endWhenNobodyReads();
process.exitCode = await carryOut(process.argv.slice(2), openTerminal());
