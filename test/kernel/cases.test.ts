import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { actors } from './cases/actors.ts';
import type { Chapter, Entry } from './cases/chapter.ts';
import { documentation } from './cases/documentation.ts';
import { errors } from './cases/errors.ts';
import { histories } from './cases/histories.ts';
import { scxml } from './cases/scxml.ts';
import { Twins } from './twins.ts';

const CHAPTERS: Readonly<Record<string, Chapter>> = { documentation, scxml, histories, actors, errors };

/** XState's development build says a good deal about what these machines do on purpose. */
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const asks = ({ events }: Entry) => [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];

for (const [chapter, entries] of Object.entries(CHAPTERS)) {
  describe(chapter, () => {
    test.each(entries)('$name: the same after every event', (entry) => {
      const twins = new Twins({ ...entry, asks: asks(entry) });
      for (const event of entry.events) twins.send(event);
    });

    test.each(entries)('$name: the same when the state goes through its text', (entry) => {
      const twins = new Twins({ ...entry, asks: asks(entry) });
      for (const event of entry.events) {
        twins.reload();
        twins.send(event);
      }
    });

    test.each(entries)('$name: the same when the two change sides', (entry) => {
      const twins = new Twins({ ...entry, asks: asks(entry) });
      for (const event of entry.events) {
        twins.cross();
        twins.send(event);
      }
    });
  });
}
