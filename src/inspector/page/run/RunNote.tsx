import { MAIN } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../wire/table.ts';
import { otherThan, RUN_SIGN } from './running.ts';

/** By which runner the game is run, and the other, from the step that is looked at. */
export function RunNote({ close }: { close: () => void }) {
  const { hello, position, last, asks } = useTable();
  const { n, rests, branch } = position;
  const other = otherThan(hello.runner);
  const now = say.run[hello.runner];
  const then = say.run[other];
  return (
    <>
      <h2>
        <Icon sign={RUN_SIGN[hello.runner]} />
        {now.title}
      </h2>
      <p>{now.about}</p>
      {branch !== MAIN && <p>{say.branches.asData}</p>}
      <p hidden={branch !== MAIN}>
        {rests !== n && say.run.midst(n, rests)} {then.from(rests)} {last > rests && say.run.takenBack(rests, last)}
      </p>
      <button
        type="button"
        className="go small"
        disabled={branch !== MAIN}
        onClick={() => {
          close();
          asks.run(n, other);
        }}
      >
        <Icon sign={RUN_SIGN[other]} />
        <b>{then.go}</b>
      </button>
    </>
  );
}
