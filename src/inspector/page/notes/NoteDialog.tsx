import { useEffect, useRef } from 'react';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { RunNote } from '../run/RunNote.tsx';
import type { Note } from '../wire/table.ts';
import { CardNote } from './CardNote.tsx';
import { CompareNote } from './CompareNote.tsx';
import { DealNote } from './DealNote.tsx';
import { EditNote } from './EditNote.tsx';
import { EntryNote } from './EntryNote.tsx';
import { LeaveNote } from './LeaveNote.tsx';
import { RuleNote } from './RuleNote.tsx';
import { ShareNote } from './ShareNote.tsx';
import { ZoneNote } from './ZoneNote.tsx';

type Props = { readonly notes: readonly Note[]; readonly back: () => void; readonly close: () => void };

/** A note above the board: a rule, a card, an entry, a zone, how the game is run. One leads to the next, and back. */
export function NoteDialog({ notes, back, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const note = notes.at(-1);
  const open = note !== undefined;
  useEffect(() => {
    const box = dialog.current;
    if (open && box && !box.open) box.showModal();
    if (!open) box?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      className={note && WIDE.includes(note.about) ? 'note wide' : 'note'}
      ref={dialog}
      aria-label={note === undefined ? say.notes.names.note : NAMES[note.about]}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      {note && (
        <div className="sheet" key={JSON.stringify(note)}>
          <div className="top">
            {notes.length > 1 && (
              <button type="button" className="btn" onClick={back}>
                <Icon sign="prev" />
                {say.notes.back}
              </button>
            )}
            <button type="button" className="btn sq close" aria-label={say.notes.close} onClick={close}>
              <Icon sign="cross" />
            </button>
          </div>
          <Told note={note} close={close} />
        </div>
      )}
    </dialog>
  );
}

/** What needs more room than a card. */
const WIDE: readonly Note['about'][] = ['compare', 'share', 'edit'];

const NAMES: Readonly<Record<Note['about'], string>> = {
  run: say.run.about,
  deal: say.deal.title,
  compare: say.compare.title,
  share: say.share.title,
  edit: say.edit.button,
  leave: say.leave.open,
  rule: say.notes.names.rule,
  card: say.notes.names.card,
  entry: say.notes.names.entry,
  zone: say.notes.names.zone,
};

function Told({ note, close }: { note: Note; close: () => void }) {
  switch (note.about) {
    case 'run':
      return <RunNote close={close} />;
    case 'deal':
      return <DealNote close={close} />;
    case 'compare':
      return <CompareNote branches={note.branches} />;
    case 'share':
      return <ShareNote close={close} />;
    case 'edit':
      return <EditNote close={close} />;
    case 'leave':
      return <LeaveNote file={note.file} close={close} />;
    case 'rule':
      return <RuleNote rule={note.rule} />;
    case 'card':
      return <CardNote id={note.card} name={note.name} close={close} />;
    case 'entry':
      return <EntryNote id={note.entry} />;
    case 'zone':
      return <ZoneNote player={note.player} zone={note.zone} />;
  }
}
