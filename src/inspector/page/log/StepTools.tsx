import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../wire/table.ts';

/** What can be left out of a game: what somebody chose to add to it. */
const CAN_BE_LEFT_OUT = ['play', 'activate', 'order', 'attack', 'withdraw'];

/** What can be done with the step that is looked at. */
export function StepTools() {
  const { position, rows, asks } = useTable();
  const { n } = position;
  const row = rows.find((one) => one.kind === 'step' && one.n === n);
  const isPlay = row?.what != null && CAN_BE_LEFT_OUT.includes(row.what);
  if (!isPlay) return null;
  return (
    <div className="tools">
      <button
        type="button"
        className="btn out"
        data-page-key="x"
        title={say.without.about}
        onClick={() => asks.without(n)}
      >
        <Icon sign="cross" />
        {say.without.button} <kbd>x</kbd>
      </button>
    </div>
  );
}
