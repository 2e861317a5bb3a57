import type { KeyboardEvent } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import { type Outline, treeOf } from '../../chart/outline.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';

/** More than that are not listed: whoever types on finds fewer. */
const MOST = 60;

type Props = {
  readonly outline: Outline | null;
  /** Told that somebody means to search: then the outline is needed. */
  readonly begin: () => void;
  readonly go: (state: string) => void;
};

/** Finds a state by its name, or by those around it: arrow keys choose, Enter leads there, Escape closes. */
export function FindState({ outline, begin, go }: Props) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const found = useMemo(() => (outline && open ? findIn(outline, text) : []), [outline, open, text]);

  const close = (): void => {
    setOpen(false);
    setText('');
    button.current?.focus();
  };
  const choose = (state: string): void => {
    close();
    go(state);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const chosen = found[at];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) choose(chosen.id);
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };

  return (
    <div className="finding">
      <button
        type="button"
        className="btn"
        ref={button}
        data-page-key="f"
        aria-expanded={open}
        onClick={() => {
          begin();
          setOpen(!open);
        }}
      >
        <Icon sign="find" />
        <span className="vh">{say.chart.find}</span>
        <kbd>F</kbd>
      </button>
      {open && (
        <search className="finder">
          <input
            ref={(field) => field?.focus()}
            type="text"
            role="combobox"
            aria-label={say.chart.find}
            aria-expanded="true"
            aria-controls={list}
            aria-activedescendant={found[at] ? `${list}-${at}` : undefined}
            placeholder={say.chart.find}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <p className="vh" role="status">
            {say.chart.found(found.length)}
          </p>
          <div className="scroll" role="listbox" id={list} aria-label={say.chart.find} tabIndex={-1}>
            {found.map(({ id, key, path }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
              <div
                key={id}
                role="option"
                id={`${list}-${index}`}
                tabIndex={-1}
                aria-selected={index === at}
                ref={index === at ? (one) => one?.scrollIntoView({ block: 'nearest' }) : null}
                onClick={() => choose(id)}
              >
                <b>{key}</b> {path}
              </div>
            ))}
          </div>
        </search>
      )}
    </div>
  );
}

type Found = { readonly id: string; readonly key: string; readonly path: string };

/** Every word must be in the state’s name or in those around it; those whose own name begins so come first. */
function findIn(outline: Outline, text: string): readonly Found[] {
  const tree = treeOf(outline);
  const words = text
    .toLowerCase()
    .split(/[\s.›>]+/)
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  return outline.states
    .map(({ id, key }): Found => {
      const around = tree.ancestors(id).slice(0, -1).toReversed();
      return { id, key, path: around.map((one) => tree.state(one)?.key ?? one).join(' › ') };
    })
    .filter(({ key, path }) => words.every((word) => `${path} ${key}`.toLowerCase().includes(word)))
    .toSorted((a, b) => rank(a.key, last) - rank(b.key, last))
    .slice(0, MOST);
}

const rank = (key: string, word: string): number => {
  const name = key.toLowerCase();
  return name === word ? 0 : name.startsWith(word) ? 1 : name.includes(word) ? 2 : 3;
};
