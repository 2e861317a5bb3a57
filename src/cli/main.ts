#!/usr/bin/env node
import { program } from './program.ts';
import { endWhenNobodyReads, openTerminal } from './terminal.ts';
import { EXIT, Unusable } from './trouble.ts';

/** The command `starpile`. */

endWhenNobodyReads();
const out = openTerminal();
try {
  await program(out).parseAsync();
} catch (cause) {
  if (!(cause instanceof Unusable)) throw cause;
  out.aside(cause.message);
  process.exitCode = EXIT.unusable;
}
