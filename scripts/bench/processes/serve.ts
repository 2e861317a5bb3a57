import { cpu, sweep } from '../clock/cpu.ts';
import type { Lane } from '../clock/lane.ts';
import type { Answer, Ask } from './messages.ts';

/** In a contender's own process: does what it is asked until nobody asks any more. */
export const serve = (laneOf: (group: string) => Lane): void => {
  let lane: Lane = { measures: {}, stop() {} };

  const answerTo = (asked: Ask): Answer => {
    switch (asked.ask) {
      case 'begin':
        lane = laneOf(asked.group);
        return { ok: true, measures: Object.keys(lane.measures) };
      case 'turn': {
        const measure = lane.measures[asked.measure];
        if (!measure) throw new Error(`There is no measure ${asked.measure}.`);
        const begun = cpu();
        sweep();
        // Others have had the machine meanwhile: its caches are to know this work again before it is timed.
        measure(Math.floor(asked.times / 2));
        const spent = measure(asked.times);
        return { ok: true, turn: { ...spent, used: cpu() - begun } };
      }
      case 'end':
        lane.stop();
        lane = { measures: {}, stop() {} };
        return { ok: true };
    }
  };

  process.on('message', (asked: Ask) => {
    let answer: Answer;
    try {
      answer = answerTo(asked);
    } catch (cause) {
      answer = { ok: false, error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
    }
    process.send?.(answer);
  });
};
