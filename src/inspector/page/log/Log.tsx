import type { CSSProperties } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlayerId } from '../../../model/ids.ts';
import type { LogRow } from '../../protocol.ts';
import { Branches } from '../course/Branches.tsx';
import { Icon } from '../parts/Icon.tsx';
import { textOf } from '../parts/Said.tsx';
import { Shape } from '../parts/Shape.tsx';
import { useMedia } from '../parts/useMedia.ts';
import type { Hello } from '../wire/board.ts';
import { titleOf, useTable } from '../wire/table.ts';
import { Changes } from './Changes.tsx';
import { Heading, Row } from './Row.tsx';

/** From so many rows on, those out of sight are not drawn. */
const LONG = 400;

/** Every step so far, with headings where a new part of the game begins; and what has been refused. */
export function Log() {
  const { hello, rows, position, last, asks } = useTable();
  const narrow = useMedia('(max-width: 900px)');
  const [search, setSearch] = useState('');
  const [players, setPlayers] = useState<ReadonlySet<PlayerId>>(new Set());
  const [refusedOnly, setRefusedOnly] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const anyRefused = rows.some(({ kind }) => kind === 'refused');
  const shown = useMemo(
    () => rows.map((row) => isWanted(hello, row, { search, players, refusedOnly: refusedOnly && anyRefused })),
    [hello, rows, search, players, refusedOnly, anyRefused],
  );
  const found = shown.filter(Boolean).length;
  const filtered = found < rows.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows move when another one is the current one
  useEffect(() => {
    const centre = (): void => {
      const box = list.current;
      const current = box?.querySelector('[aria-current]')?.getBoundingClientRect();
      if (box && current) box.scrollTop += current.top - box.getBoundingClientRect().top - box.clientHeight * 0.48;
    };
    centre();
    // Rows that were out of sight have only been guessed at; once they are drawn it is measured again.
    const again = requestAnimationFrame(centre);
    return () => cancelAnimationFrame(again);
  }, [position.n, rows.length, shown]);

  const toggle = (player: PlayerId): void =>
    setPlayers(
      (before) => new Set(before.has(player) ? [...before].filter((id) => id !== player) : [...before, player]),
    );

  return (
    <section className="log" aria-labelledby="h-log">
      {narrow && <Branches />}
      <div className="head">
        <h2 id="h-log">Log</h2>
        <span className="end lbl" aria-live="polite">
          {filtered ? `${found} of ${rows.length} rows` : `${last} steps`}
        </span>
      </div>
      <label className="find">
        <Icon sign="find" />
        <span className="vh">Search the log</span>
        <input
          type="search"
          placeholder="Search: card, rule, player"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere */}
      <div className="chips" role="group" aria-label="Filter the log">
        {hello.players.map(({ id, title }, at) => (
          <button
            type="button"
            className="chip"
            key={id}
            data-p={at + 1}
            aria-pressed={players.has(id)}
            onClick={() => toggle(id)}
          >
            <Shape seat={at + 1} />
            {title}
          </button>
        ))}
        {anyRefused && (
          <button
            type="button"
            className="chip no"
            aria-pressed={refusedOnly}
            onClick={() => setRefusedOnly(!refusedOnly)}
          >
            <Icon sign="cross" />
            Refused
          </button>
        )}
      </div>
      <section
        className={rows.length > LONG ? 'rows scroll long' : 'rows scroll'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Steps"
        style={{ '--digits': `${last}`.length } as CSSProperties}
        ref={list}
      >
        {rows.map((row, at) => {
          const current = row.kind === 'step' && row.n === position.n;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's place in the log is its name
            <div key={at} className="item">
              {row.heading && <Heading heading={row.heading} />}
              {shown[at] && (
                <Row row={row} current={current} later={row.n > position.n} look={asks.look} newest={row.n === last} />
              )}
              {shown[at] && current && <Changes />}
            </div>
          );
        })}
        {found === 0 && rows.length > 0 && <p className="none">No row of the log says that.</p>}
      </section>
    </section>
  );
}

type Wanted = { readonly search: string; readonly players: ReadonlySet<PlayerId>; readonly refusedOnly: boolean };

function isWanted(hello: Hello, row: LogRow, { search, players, refusedOnly }: Wanted): boolean {
  if (refusedOnly && row.kind !== 'refused') return false;
  if (players.size > 0 && (row.player === null || !players.has(row.player))) return false;
  const asked = search.trim().toLowerCase();
  if (asked === '') return true;
  const said = [textOf(hello, row.words), row.rule ?? '', row.player === null ? '' : titleOf(hello, row.player)];
  return said.some((text) => text.toLowerCase().includes(asked));
}
