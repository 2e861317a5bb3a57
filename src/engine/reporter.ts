/**
 * Tells what somebody else threw, or prints it where nobody asked to be told. Whoever cannot even be told what went wrong
 * harms nobody either.
 */
export const reporter =
  (report: (cause: unknown) => void = console.error) =>
  (cause: unknown): void => {
    try {
      report(cause);
    } catch (trouble) {
      console.error(trouble);
    }
  };
