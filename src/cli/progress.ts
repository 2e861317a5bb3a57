const WIDTH = 30;
const CLEAR = '\r\u001b[2K';

/** A bar for somebody who sits there and waits; in pipes and files there is none. */
export type Progress = { show(done: number): void; clear(): void };

type Stream = { readonly isTTY?: boolean; write(text: string): unknown };

export const openProgress = (all: number, stream: Stream = process.stderr): Progress => {
  if (stream.isTTY !== true) return { show: () => {}, clear: () => {} };
  const begun = performance.now();
  const show = (done: number): void => {
    const full = Math.round((done / all) * WIDTH);
    const left = done === 0 ? '' : `, ${timeWords(((performance.now() - begun) / done) * (all - done))} left`;
    stream.write(`${CLEAR}${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${all} games${left}`);
  };
  show(0);
  return { show, clear: () => void stream.write(CLEAR) };
};

const timeWords = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};
