import { useState } from 'react';
import { MAIN } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { textOf } from '../parts/Said.tsx';
import { otherThan, RUN_SIGN } from '../run/running.ts';
import { titleOf, useTable } from '../wire/table.ts';

/** At an earlier step: what came next, and that something else can be done. */
export function NextStep() {
  const { hello, position, rows, last, asks } = useTable();
  const { n, rests } = position;
  const next = rows.find((row) => row.kind === 'step' && row.n === n + 1);
  return (
    <>
      <button
        type="button"
        className="go"
        data-act="next"
        data-key="Enter"
        onClick={() => asks.look(n + 1 >= last ? 'last' : n + 1)}
      >
        <Icon sign="next" />
        <span>
          <b>{say.acts.next(next ? textOf(hello, next.words) : say.acts.step(n + 1))}</b>
          {next && <small>{[next.player && titleOf(hello, next.player), next.rule].filter(Boolean).join(', ')}</small>}
        </span>
        <kbd>→</kbd>
      </button>
      <p className="none">{rests === n ? say.whatIf.about : say.whatIf.midst(n, rests)}</p>
      {rests !== n && (
        <button type="button" className="act" data-act="rest" onClick={() => asks.look(rests)}>
          <Icon sign="prev" />
          <b>{say.whatIf.toRest(rests)}</b>
        </button>
      )}
    </>
  );
}

/** At an earlier step: the way back to the newest, and going on from here, without what came after. */
export function EarlierActs() {
  const { hello, position, last, asks, tell } = useTable();
  const [sure, setSure] = useState(false);
  const { n, rests, branch } = position;
  const after = last - rests;
  const steps = say.count.steps(after);
  const other = otherThan(hello.runner);
  const isMain = branch === MAIN;
  return (
    <>
      <h3>{say.whatIf.whole}</h3>
      <button type="button" className="act" data-act="newest" onClick={() => asks.look('last')}>
        <Icon sign="last" />
        <b>{say.acts.newest}</b>
        <kbd>End</kbd>
      </button>
      {isMain &&
        (sure ? (
          <div className="chooser">
            <p>
              {rests !== n && say.run.midst(n, rests)} {say.run.takenBack(rests, last)}
            </p>
            <div className="done">
              <button type="button" className="go small" data-act="rewind" onClick={() => asks.rewind(n)}>
                <b>{say.acts.takeBackTo(rests)}</b>
              </button>
              <button type="button" className="btn out" onClick={() => setSure(false)}>
                {say.acts.cancel}
              </button>
            </div>
          </div>
        ) : (
          <button type="button" className="act" data-act="rewind" onClick={() => setSure(true)}>
            <Icon sign="back" />
            <b>{say.acts.takeBack}</b>
            <span className="cost">{steps}</span>
          </button>
        ))}
      {isMain && (
        <button
          type="button"
          className="act"
          data-act="run"
          aria-haspopup="dialog"
          onClick={() => tell({ about: 'run' })}
        >
          <Icon sign={RUN_SIGN[other]} />
          <b>{say.run[other].go}</b>
          <span className="cost">{steps}</span>
        </button>
      )}
    </>
  );
}
