import type { CSSProperties } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { Branches } from '../course/Branches.tsx';
import { Jumps } from '../course/Jumps.tsx';
import { say } from '../language/language.ts';
import { useMedia } from '../parts/useMedia.ts';
import { useTable } from '../wire/table.ts';
import { Changes } from './Changes.tsx';
import { Filters } from './Filters.tsx';
import { itemsOf } from './items.ts';
import { Heading, Row } from './Row.tsx';
import { useVirtual } from './useVirtual.ts';
import { wantedIn } from './wanted.ts';

/** Every step so far, with headings where a new part of the game begins; and what has been refused. */
export function Log() {
  const { hello, rows, position, last, filter, asks } = useTable();
  const { n } = position;
  const narrow = useMedia('(max-width: 900px)');
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => wantedIn(hello, rows, filter), [hello, rows, filter]);
  const items = useMemo(() => itemsOf(rows, shown, n), [rows, shown, n]);
  const { from, to, above, below, isLong, topOf, measure } = useVirtual(list, items);
  const here = items.findIndex(({ current }) => current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows move when another one is the current one
  useEffect(() => {
    const centre = (): void => {
      const box = list.current;
      if (!box || here < 0) return;
      const current = box.querySelector('[aria-current]')?.getBoundingClientRect();
      if (current) box.scrollTop += current.top - box.getBoundingClientRect().top - box.clientHeight * 0.48;
      else if (isLong) box.scrollTop = topOf(here) - box.clientHeight * 0.48;
    };
    centre();
    // Rows that were out of sight have only been guessed at; once they are drawn it is measured again.
    const again = requestAnimationFrame(centre);
    return () => cancelAnimationFrame(again);
  }, [n, rows.length, shown]);

  return (
    <section className="log" aria-labelledby="h-log">
      {narrow && <Branches />}
      {narrow && <Jumps />}
      <div className="head">
        <h2 id="h-log">{say.tabs.log}</h2>
        <span className="end lbl" aria-live="polite">
          {shown.length < rows.length ? say.count.rows(shown.length, rows.length) : say.count.steps(last)}
        </span>
      </div>
      <Filters />
      <section
        className={isLong ? 'rows scroll long' : 'rows scroll'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={say.log.steps}
        style={{ '--digits': `${last}`.length } as CSSProperties}
        ref={list}
      >
        {above > 0 && <div style={{ height: above }} />}
        {items.slice(from, to).map(({ row, headings, current, key }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's place in the log is its name
            key={from + at}
            className="item"
            ref={(element) => {
              if (isLong) measure(key, element);
            }}
          >
            {headings.map((heading) => (
              <Heading key={heading.level} heading={heading} />
            ))}
            <Row row={row} current={current} later={row.n > n} look={asks.look} newest={row.n === last} />
            {current && <Changes />}
          </div>
        ))}
        {below > 0 && <div style={{ height: below }} />}
        {shown.length === 0 && rows.length > 0 && <p className="none">{say.log.nothing}</p>}
      </section>
    </section>
  );
}
