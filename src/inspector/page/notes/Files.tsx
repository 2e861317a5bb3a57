import type { Exported } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';

/** Files that were made, to be looked at and kept. */
export function Files({ exported }: { exported: Exported }) {
  return (
    <div className="files">
      <p role="status">{exported.words.join(' ')}</p>
      {exported.files.map(({ name, type, text }) => (
        <div key={name}>
          <button type="button" className="go small" onClick={() => saveFile(name, type, text)}>
            <Icon sign="down" />
            <b>{say.share.save(name)}</b>
          </button>
          <textarea readOnly rows={6} value={text.slice(0, MOST_SHOWN)} aria-label={name} />
        </div>
      ))}
    </div>
  );
}

/** Letters of a file that are shown before it is saved. */
const MOST_SHOWN = 20_000;

function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
