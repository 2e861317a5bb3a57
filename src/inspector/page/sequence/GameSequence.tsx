import { useEffect, useMemo } from 'react';
import type { LogRow } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { seatOf, useTable } from '../wire/table.ts';
import type { Stretch } from './Export.tsx';
import { Export } from './Export.tsx';
import type { Fixed, Said } from './lanes.ts';
import { Sequence } from './Sequence.tsx';

/** What players, the spine and the pile's entries say to each other in this game. */
export function GameSequence() {
  const { hello, position, rows, last, messages, asks } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the log is another, so are the messages
  useEffect(() => asks.messages(), [asks, rows, hello]);

  const fixed = useMemo<readonly Fixed[]>(
    () => [
      ...hello.players.map(({ id, title }) => ({ id, title, seat: seatOf(hello, id) })),
      { id: 'game', title: say.sequence.game, seat: 0 },
    ],
    [hello],
  );
  const said = useMemo(
    () =>
      messages.map(({ entry, ...one }): Said => {
        const born = entry && { title: entry.title, mark: `${entry.number}`, seat: seatOf(hello, entry.controller) };
        return { ...one, born };
      }),
    [messages, hello],
  );
  const { n } = position;
  return (
    <>
      <Sequence fixed={fixed} messages={said} n={n} look={(to) => asks.look(to === last ? 'last' : to)} />
      <Export title={hello.title} fixed={fixed} messages={said} stretches={stretchesOf(rows, n, last)} />
    </>
  );
}

/** The part of the turn, the turn, and the whole game, as the headings of the log divide it. */
function stretchesOf(rows: readonly LogRow[], n: number, last: number): readonly Stretch[] {
  const within = (levels: readonly number[], name: string): readonly Stretch[] => {
    const begins = rows.filter(({ heading }) => heading && levels.includes(heading.level));
    const begin = begins.findLast((row) => row.n <= n);
    if (!begin?.heading) return [];
    const next = begins.find((row) => row.n > n);
    return [{ name: `${name}: ${begin.heading.words}`, from: begin.n, to: next ? next.n - 1 : last }];
  };
  return [
    ...within([1, 2], say.sequence.part),
    ...within([1], say.sequence.turn),
    { name: say.sequence.all, from: 0, to: last },
  ];
}
