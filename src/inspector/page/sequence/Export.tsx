import { useState } from 'react';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Fixed, Said } from './lanes.ts';
import { mermaidOf } from './mermaid.ts';

/** What Mermaid draws unless it is told otherwise. */
const MOST_LETTERS = 50_000;

/** A stretch of the game: its steps, from the first to the last. */
export type Stretch = { readonly name: string; readonly from: number; readonly to: number };

type Props = {
  readonly title: string;
  readonly fixed: readonly Fixed[];
  readonly messages: readonly Said[];
  readonly stretches: readonly Stretch[];
};

/** The messages of a stretch as Mermaid text: copied, or as a file. */
export function Export({ title, fixed, messages, stretches }: Props) {
  const [chosen, setChosen] = useState(0);
  const [told, setTold] = useState('');
  const stretch = stretches[chosen] ?? stretches[0];
  const text = (): string =>
    mermaidOf(
      title,
      fixed,
      messages.filter(({ n }) => !stretch || (n >= stretch.from && n <= stretch.to)),
    );

  const tell = (done: string, { length }: string): void =>
    setTold(length > MOST_LETTERS ? `${done} ${say.sequence.long}` : done);
  const copy = (): void => {
    const copied = text();
    navigator.clipboard.writeText(copied).then(
      () => tell(say.sequence.copied, copied),
      () => setTold(say.sequence.notCopied),
    );
  };
  const download = (): void => {
    const saved = text();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([saved], { type: 'text/plain' }));
    link.download = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'game'}.mmd`;
    link.click();
    // The browser has taken it by then.
    window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    tell(say.sequence.saved(link.download), saved);
  };
  return (
    <div className="part export">
      <label>
        Mermaid{' '}
        <select
          value={chosen}
          aria-label={say.sequence.which}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {stretches.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn out" onClick={copy}>
        {say.sequence.copy}
      </button>
      <button type="button" className="btn out" onClick={download}>
        <Icon sign="down" />
        {say.sequence.download}
      </button>
      <span role="status">{told}</span>
    </div>
  );
}
