import { useEffect, useId, useState } from 'react';
import type { BranchId, ComparedPair, LogRow } from '../../protocol.ts';
import { lineName } from '../course/lineName.ts';
import { say } from '../language/language.ts';
import { Said, textOf } from '../parts/Said.tsx';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, titleOf, useTable } from '../wire/table.ts';

/** Two lines side by side: what both say in one row, the first difference marked, and what is otherwise at their ends. */
export function CompareNote({ branches: first }: { branches: readonly [BranchId, BranchId] }) {
  const { hello, branches, compared, position, asks } = useTable();
  const [chosen, setChosen] = useState(first);
  const { compare } = asks;
  // Asked anew when either line has gone on, or other eyes look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is those lines that have changed
  useEffect(() => compare(chosen), [compare, chosen, branches, position.viewer]);
  const told = compared && compared.branches.join() === chosen.join() ? compared : null;
  const firstOther = told?.pairs.findIndex(({ same }) => !same) ?? -1;
  return (
    <div className="compare">
      <h2>{say.compare.title}</h2>
      <div className="which">
        {([0, 1] as const).map((side) => (
          <BranchChoice
            key={side}
            label={side === 0 ? say.compare.left : say.compare.right}
            value={chosen[side]}
            choose={(id) => setChosen(side === 0 ? [id, chosen[1]] : [chosen[0], id])}
          />
        ))}
      </div>
      {!told && <p role="status">{say.compare.waits}</p>}
      {told && (
        <>
          <p role="status">
            {told.common < 0 ? '' : say.compare.common(told.common)}{' '}
            {firstOther < 0 ? say.compare.alike : say.compare.first(firstWords(told.pairs[firstOther]))}
          </p>
          <table>
            <caption className="vh">{say.compare.rows}</caption>
            <tbody>
              {told.pairs.map((pair, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <tr key={at} data-other={pair.same ? undefined : ''} data-first={at === firstOther ? '' : undefined}>
                  <Side row={pair.sides[0]} first={at === firstOther} />
                  <Side row={pair.sides[1]} first={at === firstOther} />
                </tr>
              ))}
            </tbody>
          </table>
          {told.more > 0 && <p className="lbl">{say.compare.more(told.more)}</p>}
          <h3>{say.compare.ends}</h3>
          {told.stands.length === 0 ? (
            <p>{say.compare.sameEnds}</p>
          ) : (
            <table className="stands">
              <caption className="vh">{say.compare.ends}</caption>
              <tbody>
                {told.stands.map(({ what, sides }) => (
                  <tr key={textOf(hello, what)}>
                    <th scope="row">
                      <Said words={what} plain />
                    </th>
                    <td>
                      <Said words={sides[0]} plain />
                    </td>
                    <td>
                      <Said words={sides[1]} plain />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </div>
  );

  function firstWords(pair: ComparedPair | undefined): string {
    const row = pair?.sides.find((side) => side !== null);
    return row ? `${row.player === null ? '' : `${titleOf(hello, row.player)}: `}${textOf(hello, row.words)}` : '';
  }
}

type ChoiceProps = {
  readonly label: string;
  readonly value: BranchId;
  readonly choose: (branch: BranchId) => void;
};

function BranchChoice({ label, value, choose }: ChoiceProps) {
  const { hello, branches } = useTable();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="lbl">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {branches.map((row) => (
          <option key={row.id} value={row.id}>
            {lineName(hello, row)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Side({ row, first }: { row: LogRow | null; first: boolean }) {
  const { hello } = useTable();
  if (row === null) return <td className="lacks">{say.compare.nothing}</td>;
  const seat = seatOf(hello, row.player);
  return (
    <td data-p={seat}>
      {first && <b className="mark1">{say.compare.firstMark}</b>}
      <span className="n">{row.n}</span> <Shape seat={seat} />
      {row.player !== null && <span className="vh">{titleOf(hello, row.player)}: </span>}
      <Said words={row.words} plain />
    </td>
  );
}
