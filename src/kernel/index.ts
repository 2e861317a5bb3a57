/** The kernel's door: XState machines as plain immutable values. */
export { BudgetExceeded, KernelError, Misuse, Unsupported } from './errors.ts';
export { hash } from './hash.ts';
export type { Options } from './options.ts';
export { fromPersisted, toPersisted } from './persisted.ts';
export { compile, type Runner, type StateOf, type Turn } from './runner.ts';
export type { Child, Microstep, State, TakenTransition } from './state.ts';
