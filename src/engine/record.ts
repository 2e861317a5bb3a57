import { unsealed } from './sealed.ts';

/** A save or replay that cannot be gone on with: what is wrong with it, and where. */
export class RecordError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RecordError';
  }
}

/** The records there are, each with what is said of any other value. */
const KINDS = {
  'starpile-save': { what: 'save', not: 'This is no saved game of Starpile.' },
  'starpile-replay': { what: 'replay', not: 'This is no replay of Starpile.' },
} as const;

/** The version of either that is written, and the only one that is read. */
const VERSION = 1;

/**
 * A copy of what a record holds, once it is known to be a record of this kind and version, and whole.
 *
 * @throws RecordError when it is not.
 */
export const contentsOf = <T>(value: unknown, kind: keyof typeof KINDS): T => {
  const { what, not } = KINDS[kind];
  if (typeof value !== 'object' || value === null) throw new RecordError(not);
  let contents: T | null;
  try {
    const { format, version } = value as Partial<Record<string, unknown>>;
    if (format !== kind) throw new RecordError(not);
    if (version !== VERSION)
      throw new RecordError(`The ${what} is of version ${JSON.stringify(version)}; this engine reads ${VERSION}.`);
    contents = unsealed<T>({ ...value });
  } catch (cause) {
    if (cause instanceof RecordError) throw cause;
    throw new RecordError(`The ${what} is damaged: it is no plain JSON.`, { cause });
  }
  if (!contents) throw new RecordError(`The ${what} is damaged: its seal is not that of what it holds.`);
  return contents;
};
