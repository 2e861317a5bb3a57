import { say } from '../language/language.ts';
import { useTable } from '../wire/table.ts';
import { afterwards } from './afterwards.ts';
import { useLost } from './lost.ts';

/** Asks first, where something would be lost that nobody could bring back. */
export function LeaveNote({ file, close }: { file: string; close: () => void }) {
  const { asks } = useTable();
  const lost = useLost();
  const go = (): void => afterwards(close, () => asks.open(file));
  return (
    <div className="leave">
      <h2>{say.leave.open}</h2>
      <p>{lost ?? say.leave.nothing}</p>
      <div className="done">
        <button type="button" className="go small" onClick={go}>
          <b>{say.leave.go}</b>
        </button>
        <button type="button" className="btn out" onClick={close}>
          {say.leave.stay}
        </button>
      </div>
    </div>
  );
}
