import { useMemo, useState } from 'react';
import type { LogRow } from '../../protocol.ts';
import { findCard } from '../card/cardWords.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Shape } from '../parts/Shape.tsx';
import { useMedia } from '../parts/useMedia.ts';
import { useTable } from '../wire/table.ts';
import { EVERYTHING, type Filter, isFiltering, KINDS, type Kind } from './filter.ts';

/** The search, and all else by which rows of the log are chosen. */
export function Filters() {
  const narrow = useMedia('(max-width: 900px)');
  const [opened, setOpened] = useState(false);
  const { hello, rows, position, filter, setFilter } = useTable();
  const set = (part: Partial<Filter>): void => setFilter({ ...filter, ...part });
  const anyRefused = rows.some(({ kind }) => kind === 'refused');
  const anyMarked = rows.some(({ note }) => note !== null);
  // On a phone the rows come first; what leaves some of them out is seen nevertheless.
  const isSet = isFiltering(filter) || filter.inverted;
  const card = filter.card === null ? null : findCard(position.view, filter.card);
  return (
    <>
      <label className="find">
        <Icon sign="find" />
        <span className="vh">{say.filter.search}</span>
        <input
          type="search"
          placeholder={say.filter.placeholder}
          value={filter.search}
          onChange={({ target }) => set({ search: target.value })}
        />
      </label>
      {narrow && !isSet && (
        <button type="button" className="btn more" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <Icon sign="next" className="i turn" />
          {say.filter.label}
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere */}
      <div className="chips" role="group" aria-label={say.filter.label} hidden={narrow && !opened && !isSet}>
        {hello.players.map(({ id, title }, at) => {
          const on = filter.players.includes(id);
          const players = on ? filter.players.filter((one) => one !== id) : [...filter.players, id];
          return (
            <button
              type="button"
              className="chip"
              key={id}
              data-p={at + 1}
              aria-pressed={on}
              onClick={() => set({ players })}
            >
              <Shape seat={at + 1} />
              {title}
            </button>
          );
        })}
        {(anyRefused || filter.kind === 'refused') && (
          <button
            type="button"
            className="chip no"
            aria-pressed={filter.kind === 'refused'}
            onClick={() => set({ kind: filter.kind === 'refused' ? null : 'refused' })}
          >
            <Icon sign="cross" />
            {say.filter.kinds.refused}
          </button>
        )}
        <Choice
          label={say.filter.kind}
          value={filter.kind}
          options={KINDS.map((kind) => [kind, say.filter.kinds[kind]])}
          choose={(kind) => set({ kind: kind as Kind | null })}
        />
        <Rules rows={rows} chosen={filter.rule} choose={(rule) => set({ rule })} />
        <Chip on={filter.still} turn={() => set({ still: !filter.still })} words={say.filter.still} />
        {(anyMarked || filter.marked) && (
          <Chip on={filter.marked} turn={() => set({ marked: !filter.marked })} words={say.filter.marked} />
        )}
        {filter.card !== null && (
          <Chip on turn={() => set({ card: null })} words={say.filter.touches(card?.title ?? say.filter.aCard)} />
        )}
        {isSet && (
          <>
            <Chip on={filter.inverted} turn={() => set({ inverted: !filter.inverted })} words={say.filter.inverted} />
            <button type="button" className="chip" onClick={() => setFilter(EVERYTHING)}>
              <Icon sign="cross" />
              {say.filter.none}
            </button>
          </>
        )}
      </div>
    </>
  );
}

type ChipProps = { readonly on: boolean; readonly turn: () => void; readonly words: string };

const Chip = ({ on, turn, words }: ChipProps) => (
  <button type="button" className="chip" aria-pressed={on} onClick={turn}>
    {words}
  </button>
);

type RulesProps = {
  readonly rows: readonly LogRow[];
  readonly chosen: string | null;
  readonly choose: (rule: string | null) => void;
};

/** The rules that the log cites, by number. */
function Rules({ rows, chosen, choose }: RulesProps) {
  const cited = useMemo(() => {
    const all = new Set<string>(rows.flatMap(({ rule, rules }) => (rule === null ? rules : [rule, ...rules])));
    return [...all].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  }, [rows]);
  const options = chosen !== null && !cited.includes(chosen) ? [chosen, ...cited] : cited;
  return (
    <Choice label={say.filter.rule} value={chosen} options={options.map((rule) => [rule, rule])} choose={choose} />
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly choose: (value: string | null) => void;
};

const Choice = ({ label, value, options, choose }: ChoiceProps) => (
  <select
    className="chip"
    aria-label={label}
    data-set={value === null ? undefined : ''}
    value={value ?? ''}
    onChange={({ target }) => choose(target.value === '' ? null : target.value)}
  >
    <option value="">{say.filter.any(label)}</option>
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </select>
);
