import { useEffect, useId, useRef, useState } from 'react';
import type { Exported, ExportKind } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Trouble } from '../parts/Trouble.tsx';
import { titleOf, usePlace, useTable } from '../wire/table.ts';
import { Files } from './Files.tsx';
import { linkOf, linkWith } from './links.ts';
import { useLost } from './lost.ts';

/** Links, exports, imports and reports of the game that is looked at. */
export function ShareNote({ close }: { close: () => void }) {
  const { hello, exported, problem, filter, asks } = useTable();
  const place = usePlace();
  const { viewer } = place;
  const { forgetExport } = asks;
  // Whether what was asked for last is to open what somebody has brought along.
  const [brings, setBrings] = useState(false);
  const isAll = viewer === 'all';
  // What was made before is of another moment.
  useEffect(() => forgetExport(), [forgetExport]);
  const kinds: readonly Exclude<ExportKind, 'report' | 'link'>[] = isAll ? ['scenario', 'replay', 'save'] : ['seen'];
  const make = (kind: (typeof kinds)[number] | 'link'): void => {
    setBrings(false);
    asks.export(kind);
  };
  return (
    <div className="share">
      <h2>{say.share.title}</h2>
      {problem !== null && !brings && (
        <p className="refused" role="alert">
          {problem}
        </p>
      )}
      <section>
        <h3>{say.share.link}</h3>
        <CopyField label={say.share.here} text={linkOf(window.location, { place, filter })} />
        {isAll ? (
          <button type="button" className="btn out" onClick={() => make('link')}>
            {say.share.makeLink}
          </button>
        ) : (
          <p className="lbl">{say.share.onlyHere(viewer === 'table' ? say.share.table : titleOf(hello, viewer))}</p>
        )}
        {exported?.kind === 'link' && <WholeLink exported={exported} />}
      </section>
      <section>
        <h3>{say.share.export}</h3>
        <p className="lbl">{isAll ? say.share.whole : say.share.redacted}</p>
        <div className="done">
          {kinds.map((kind) => (
            <button type="button" className="btn out" key={kind} onClick={() => make(kind)}>
              {say.share.kinds[kind]}
            </button>
          ))}
        </div>
        {exported && kinds.some((kind) => kind === exported.kind) && <Files exported={exported} />}
      </section>
      <Bring close={close} brings={brings} setBrings={setBrings} />
      {isAll ? <Report /> : <p className="lbl">{say.report.onlyAll}</p>}
    </div>
  );
}

function WholeLink({ exported }: { exported: Exported }) {
  const { filter } = useTable();
  const place = usePlace();
  const packed = exported.files[0]?.text ?? '';
  return (
    <>
      <CopyField label={say.share.anywhere} text={linkWith(window.location, { place, filter }, packed)} />
      <p className="lbl" role="status">
        {exported.words.join(' ')} {say.share.noServer}
      </p>
    </>
  );
}

/** Something to be copied: where a browser does not let it be, it is marked to be copied by hand. */
function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(null);
    }
  };
  return (
    <div className="copy">
      <label htmlFor={id} className="lbl">
        {label}
      </label>
      <input id={id} ref={field} readOnly value={text} onFocus={({ target }) => target.select()} />
      <button type="button" className="btn out" onClick={() => void copy()}>
        {copied === text ? say.share.copied : say.share.copy}
        <span className="vh">: {label}</span>
      </button>
    </div>
  );
}

/** Letters of what is brought that are shown, to be mended by hand. */
const LONGEST_SHOWN = 100_000;

type BringProps = {
  readonly close: () => void;
  readonly brings: boolean;
  readonly setBrings: (brings: boolean) => void;
};

/** A file or a link, opened as a game once the server has played it. */
function Bring({ close, brings, setBrings }: BringProps) {
  const { hello, problem, asks } = useTable();
  const [text, setText] = useState('');
  const id = useId();
  const lost = useLost();
  // What can be opened is another game, of which a new hello tells; what cannot be stays here, to be mended.
  const before = useRef(hello);
  useEffect(() => {
    if (brings && hello !== before.current) close();
    before.current = hello;
  }, [brings, hello, close]);
  const open = (brought: string): void => {
    setText(brought.length > LONGEST_SHOWN ? '' : brought);
    setBrings(true);
    asks.dismiss();
    asks.bring(brought);
  };
  return (
    <section>
      <h3>{say.share.import}</h3>
      <p className="lbl">
        {say.share.importAbout} {lost}
      </p>
      <label className="file">
        <span className="lbl">{say.share.file}</span>
        <input
          type="file"
          accept=".pile,.json,text/plain,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void file.text().then(open);
            // The same file can be chosen again once it is mended.
            target.value = '';
          }}
        />
      </label>
      <label htmlFor={id} className="lbl">
        {say.share.paste}
      </label>
      <textarea id={id} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" className="btn out" disabled={text.trim() === ''} onClick={() => open(text)}>
        {say.share.open}
      </button>
      {brings && problem !== null && <Trouble words={problem} />}
    </section>
  );
}

/** Letters of what should have happened: the server hears no message that is large. */
const LONGEST = 4000;

/** What goes wrong here: nothing is sent, a file comes of it. */
function Report() {
  const { position, exported, filter, asks } = useTable();
  const place = usePlace();
  const [expected, setExpected] = useState('');
  const [check, setCheck] = useState('');
  const [expectedId, checkId] = [useId(), useId()];
  const { n } = position;
  return (
    <section>
      <h3>{say.report.title(n)}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          asks.report(n, expected, check.trim() === '' ? null : check, linkOf(window.location, { place, filter }));
        }}
      >
        <label htmlFor={expectedId}>
          {say.report.expected} <span className="lbl">{say.report.required}</span>
        </label>
        <textarea
          id={expectedId}
          rows={2}
          required
          maxLength={LONGEST}
          value={expected}
          onChange={({ target }) => setExpected(target.value)}
        />
        <label htmlFor={checkId}>
          {say.report.check} <span className="lbl">{say.report.optional}</span>
        </label>
        <input
          id={checkId}
          placeholder=": x damage 3"
          maxLength={LONGEST}
          value={check}
          onChange={({ target }) => setCheck(target.value)}
        />
        <button type="submit" className="btn out" disabled={expected.trim() === ''}>
          {say.report.make}
        </button>
      </form>
      {exported?.kind === 'report' && <Files exported={exported} />}
    </section>
  );
}
