/** Errors of the kernel's own. They leave `next` as exceptions; what a chart throws becomes the state's `error`. */
export class KernelError extends Error {
  override readonly name: string = 'KernelError';
}

/** The chart uses something that the kernel does not run; each reason says what, and where. */
export class Unsupported extends KernelError {
  override readonly name = 'Unsupported';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], machine = 'this machine') {
    super(`The kernel cannot run ${machine}:${reasons.map((reason) => `\n- ${reason}`).join('')}`);
    this.reasons = reasons;
  }
}

/** The kernel was handed what it cannot use: what that was, and what would be right. */
export class Misuse extends KernelError {
  override readonly name = 'Misuse';
}

/** One event from outside set off more than the budget allows, so it would probably never end. */
export class BudgetExceeded extends KernelError {
  override readonly name = 'BudgetExceeded';
}

export const refuse = (reason: string): never => {
  throw new Unsupported([reason]);
};

const isSimple = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What a chart threw, as plain data: an error's name, message and own simple fields; plain values as they are. */
export const errorData = (thrown: unknown): unknown => {
  if (thrown instanceof Error) {
    const own = Object.entries(thrown).filter(([, value]) => isSimple(value));
    return { name: thrown.name, message: thrown.message, ...Object.fromEntries(own) };
  }
  return isSimple(thrown) || typeof thrown === 'object' ? thrown : thrown === undefined ? undefined : String(thrown);
};
