import { useCallback, useMemo, useState } from 'react';
import type { ObjectId } from '../../model/ids.ts';
import { PROTOCOL } from '../protocol.ts';
import { Board } from './Board.tsx';
import { say } from './language/language.ts';
import { NoteDialog } from './notes/NoteDialog.tsx';
import { LinkNotice, Waiting, waitingWords } from './Waiting.tsx';
import { readAddress } from './wire/address.ts';
import { newestStep } from './wire/board.ts';
import type { Guide, Note, Table } from './wire/table.ts';
import { GuideContext, PlaceContext, TableContext } from './wire/table.ts';
import { useAddress } from './wire/useAddress.ts';
import { useBoard } from './wire/useBoard.ts';

/** The page: what the server has told, drawn; and until it has told enough, the words that say so. */
export function App() {
  const { board, place, asks } = useBoard();
  const { hello, position, rows, branches, compared, exported, problem, draft, part, messages } = board;
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [pointed, point] = useState<ObjectId | null>(null);
  const tell = useCallback((note: Note) => setNotes((before) => [...before, note]), []);
  const [filter, setFilter] = useState(() => readAddress(window.location.hash).filter);
  useAddress(place, filter);
  const last = newestStep(board);

  const guide = useMemo<Guide | null>(() => hello && { hello, tell, point }, [hello, tell]);
  const table = useMemo<Table | null>(
    () =>
      position && {
        position,
        rows,
        branches,
        compared,
        exported,
        problem,
        draft,
        filter,
        setFilter,
        last,
        asks,
        pointed,
        part,
        messages,
      },
    [position, rows, branches, compared, exported, problem, draft, filter, last, asks, pointed, part, messages],
  );

  if (hello && hello.protocol !== PROTOCOL) return <Waiting>{say.link.protocols(hello.protocol, PROTOCOL)}</Waiting>;
  if (guide === null || table === null) return <Waiting>{board.problem ?? waitingWords(board.link)}</Waiting>;
  return (
    <GuideContext value={guide}>
      <TableContext value={table}>
        <PlaceContext value={place}>
          <Board refused={board.refused} />
          <LinkNotice link={board.link} problem={board.problem} dismiss={asks.dismiss} />
          <NoteDialog notes={notes} back={() => setNotes((before) => before.slice(0, -1))} close={() => setNotes([])} />
        </PlaceContext>
      </TableContext>
    </GuideContext>
  );
}
