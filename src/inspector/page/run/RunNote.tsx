import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../wire/table.ts';
import { inTheMidst, otherThan, RUN, takenBack } from './runWords.ts';

/** By which runner the game is run, and the other, from the step that is looked at. */
export function RunNote({ close }: { close: () => void }) {
  const { hello, position, last, asks } = useTable();
  const { n, rests } = position;
  const other = otherThan(hello.runner);
  const now = RUN[hello.runner];
  const then = RUN[other];
  return (
    <>
      <h2>
        <Icon sign={now.sign} />
        {now.title}
      </h2>
      <p>{now.about}</p>
      <p>
        {rests !== n && inTheMidst(n, rests)} {then.from(rests)} {last > rests && takenBack(rests, last)}
      </p>
      <button
        type="button"
        className="go small"
        onClick={() => {
          close();
          asks.run(n, other);
        }}
      >
        <Icon sign={then.sign} />
        <b>{then.go}</b>
      </button>
    </>
  );
}
