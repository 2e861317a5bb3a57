import type { EntryId } from '../../../model/ids.ts';
import { findCard, kindWords } from '../card/cardWords.ts';
import { say } from '../language/language.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Said } from '../parts/Said.tsx';
import { Who } from '../parts/Who.tsx';
import { useTable } from '../wire/table.ts';

/** An entry on the pile, in full. */
export function EntryNote({ id }: { id: EntryId }) {
  const { position } = useTable();
  const row = position.pile.find((one) => one.id === id);
  const entry = position.view.pile.find((one) => one.id === id);
  if (!row) return <p>{say.notes.entryGone}</p>;
  const source = entry && findCard(position.view, entry.source);
  return (
    <>
      <h2>{say.pile.entryCalled(row.number, row.title)}</h2>
      <p className="lbl kinds">
        <Icon sign={row.kind} />
        {kindWords(row)}, {say.pile.states[row.state]}
      </p>
      {row.text !== '' && <p className="text">{row.text}</p>}
      <dl>
        <dt>{say.notes.by}</dt>
        <dd>
          <Who player={row.controller} />
        </dd>
        {row.targets.map(({ words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: targets keep their order
          <div key={at} className="pair">
            <dt>{say.notes.target}</dt>
            <dd>
              <Said words={words} />
            </dd>
          </div>
        ))}
        {source && (
          <>
            <dt>{say.notes.from}</dt>
            <dd>
              <CardLink card={source.id} name={source.name} title={source.title} />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
