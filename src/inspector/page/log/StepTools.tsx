import { useState } from 'react';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../wire/table.ts';

/** What can be left out of a game: what somebody chose to add to it. */
const CAN_BE_LEFT_OUT = ['play', 'activate', 'order', 'attack', 'withdraw'];

/** What can be done with the step that is looked at: left out of the game, marked, and noted on. */
export function StepTools() {
  const { position, rows, asks } = useTable();
  const { n } = position;
  const row = rows.find((one) => one.kind === 'step' && one.n === n);
  const note = row?.note ?? null;
  const isPlay = row?.what != null && CAN_BE_LEFT_OUT.includes(row.what);
  return (
    <div className="tools">
      {isPlay && (
        <button
          type="button"
          className="btn out"
          data-page-key="x"
          title={say.without.about}
          onClick={() => asks.without(n)}
        >
          <Icon sign="cross" />
          {say.without.button} <kbd>x</kbd>
        </button>
      )}
      <button
        type="button"
        className="btn out"
        data-page-key="n"
        data-opens-for={note === null ? 'N' : undefined}
        aria-pressed={note !== null}
        onClick={() => asks.note(n, note === null ? '' : null)}
      >
        <Icon sign="star" />
        {note === null ? say.note.mark : say.note.unmark} <kbd>n</kbd>
      </button>
      {note !== null && <NoteField key={n} note={note} keep={(text) => asks.note(n, text)} />}
    </div>
  );
}

/** About so many letters go into a line of the log. */
const LINE = 36;
const MOST_ROWS = 8;

/** All that is written stays in sight, as far as there is room. */
const rowsFor = (text: string): number =>
  Math.min(
    MOST_ROWS,
    text.split('\n').reduce((sum, { length }) => sum + 1 + Math.floor(length / LINE), 0),
  );

/** The words of a note: kept when one has finished. */
function NoteField({ note, keep }: { note: string; keep: (text: string) => void }) {
  const [text, setText] = useState(note);
  return (
    <label className="notefield">
      <span className="vh">{say.note.label}</span>
      <textarea
        rows={rowsFor(text)}
        data-page-key="N"
        placeholder={say.note.label}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
        onBlur={() => {
          if (text !== note) keep(text);
        }}
      />
    </label>
  );
}
