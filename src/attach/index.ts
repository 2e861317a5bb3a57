/** The door `starpile/inspect`: shows the state machines of any program in a Starpile inspector. */
export { type Attached, type AttachOptions, attach } from './attach.ts';
