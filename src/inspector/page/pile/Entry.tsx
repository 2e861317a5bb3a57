import type { PileRow } from '../../protocol.ts';
import { kindWords } from '../card/cardWords.ts';
import { useChoice } from '../card/choice.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Said, textOf } from '../parts/Said.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Who } from '../parts/Who.tsx';
import { seatOf, titleOf, useTable } from '../wire/table.ts';
import { Life } from './Life.tsx';

type Props = {
  readonly row: PileRow;
  /** Where the game is: the one that resolves, or the one added last. */
  readonly top: boolean;
  readonly fresh: boolean;
  /** Draws the line to its targets, while it is hovered or focused. */
  readonly lead: (entry: string | null) => void;
};

/** An entry that is on the pile: what it is, whose, against what, and where its own life stands. */
export function Entry({ row, top, fresh, lead }: Props) {
  const { hello, tell } = useTable();
  const choice = useChoice(row.id);
  const seat = seatOf(hello, row.controller);
  const targets = row.targets.map(({ words }) => textOf(hello, words)).join(', ');
  const said = [
    say.pile.entry(row.number),
    kindWords(row),
    row.title,
    say.pile.by(titleOf(hello, row.controller)),
    targets === '' ? say.pile.noTarget : say.pile.target(targets),
    say.pile.states[row.state],
  ].join(', ');
  return (
    <button
      type="button"
      className={`entry${top ? ' top' : ''}${fresh ? ' fresh' : ''}${choice ? ' eligible' : ''}`}
      data-entry={row.id}
      data-p={seat}
      aria-label={said}
      aria-pressed={choice ? choice.chosen : undefined}
      onClick={() => (choice ? choice.toggle() : tell({ about: 'entry', entry: row.id }))}
      onMouseEnter={() => lead(row.id)}
      onMouseLeave={() => lead(null)}
      onFocus={() => lead(row.id)}
      onBlur={() => lead(null)}
    >
      <span className="gut">
        <Shape seat={seat} />
        <b>{row.number}</b>
      </span>
      <span className="in">
        <span className="l1">
          <strong>{row.title}</strong>
          <span className="kind">
            <Icon sign={row.kind} />
            {kindWords(row)}
          </span>
        </span>
        {row.text !== '' && <span className="l2">{row.text}</span>}
        <span className="l3">
          <Who player={row.controller} />
          {row.targets.length > 0 && (
            <span className="to">
              <Icon sign="to" />
              <span className="cut">
                {row.targets.map(({ words }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: targets keep their order
                  <span key={at}>
                    {at > 0 && ', '}
                    <Said words={words} plain />
                  </span>
                ))}
              </span>
            </span>
          )}
          <Life state={row.state} />
        </span>
      </span>
    </button>
  );
}
