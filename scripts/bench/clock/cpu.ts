/** CPU time that this process has used, in nanoseconds: its own threads', so that waiting for the machine does not count. */
export const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
};

/** What a piece of work came to. */
export type Spent = { readonly ns: number; readonly events: number };

export const timed = (events: number, work: () => void): Spent => {
  const begun = cpu();
  work();
  return { ns: cpu() - begun, events };
};

const collect = (globalThis as { readonly gc?: (options: { readonly type: 'minor' }) => void }).gc;

/**
 * So that nobody pays for what the one before has left lying about. Young garbage only: with the old, V8 also forgets what it
 * knows of shapes and types, and everything would run cold. Nothing where Node does not let it.
 */
export const sweep = (): void => collect?.({ type: 'minor' });
