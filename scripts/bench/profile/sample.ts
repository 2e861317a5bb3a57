/** A CPU profile of a piece of work, taken by V8 itself. */
import { type Profiler, Session } from 'node:inspector';

const ask = <T>(session: Session, method: string, params: object = {}): T => {
  let answer: { readonly error: Error | null; readonly result: T } | null = null;
  // Without a front end the answer comes before `post` returns.
  session.post(method, params, (error: Error | null, result?: object) => {
    answer = { error, result: result as T };
  });
  const { error, result } = answer ?? { error: new Error(`${method} was not answered`), result: undefined as T };
  if (error) throw error;
  return result;
};

/** How many microseconds lie between two looks. */
const INTERVAL = 100;

export const profileOf = (work: () => void): Profiler.Profile => {
  const session = new Session();
  session.connect();
  try {
    ask(session, 'Profiler.enable');
    ask(session, 'Profiler.setSamplingInterval', { interval: INTERVAL });
    ask(session, 'Profiler.start');
    work();
    return ask<{ readonly profile: Profiler.Profile }>(session, 'Profiler.stop').profile;
  } finally {
    session.disconnect();
  }
};
