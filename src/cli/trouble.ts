/** How a command ends: all well, something is not as it should be, or the command cannot be carried out as it was given. */
export const EXIT = { ok: 0, failed: 1, unusable: 2 } as const;

/** A mistake in what was asked for: said plainly, without a stack. */
export class Unusable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unusable';
  }
}
