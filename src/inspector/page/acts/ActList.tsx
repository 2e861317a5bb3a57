import { type MouseEvent, useState } from 'react';
import type { PlayerId } from '../../../model/ids.ts';
import type { Act, Denied } from '../../protocol.ts';
import { say } from '../language/language.ts';
import type { Sign } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { titleOf, useTable } from '../wire/table.ts';
import { ChooserForm } from './ChooserForm.tsx';
import { DeniedAct } from './DeniedAct.tsx';
import type { Chooser } from './useChooser.ts';
import type { Explained } from './useExplained.ts';

type Props = {
  /** At an earlier step: each of them begins a branch, and none is the one most likely meant. */
  readonly whatIf: boolean;
  readonly player: PlayerId;
  readonly acts: readonly Act[];
  readonly denied: readonly Denied[];
  readonly chooser: Chooser;
  readonly explained: Explained;
};

/** The acts of one player: the first as a plate, the others as buttons, then what is not legal now. */
export function ActList({ whatIf, player, acts, denied, chooser, explained }: Props) {
  // What is asked twice is asked anew at another step.
  const { n, branch } = useTable().position;
  const first = whatIf ? undefined : acts.find((act) => act.first);
  const others = acts.filter((act) => act !== first && act.icon !== 'concede');
  const concede = acts.find(({ icon }) => icon === 'concede');
  return (
    <>
      {first && <FirstAct act={first} chooser={chooser} />}
      {others.map((act, at) => (
        <OtherAct key={act.id} act={act} keys={keysOf(at)} chooser={chooser} />
      ))}
      {concede && <Concede key={`${branch} ${n}`} act={concede} />}
      {denied.length > 0 && <h3>{say.acts.notNow}</h3>}
      {denied.map((one) => (
        <DeniedAct key={one.id} denied={one} open={explained.isOpen(one)} toggle={() => explained.toggle(one)} />
      ))}
      {acts.length === 0 && denied.length === 0 && <Nothing player={player} />}
    </>
  );
}

type One = { readonly act: Act; readonly chooser: Chooser };

/** Sends the intent, or opens what is still to be chosen. The second click of a double click is not meant for the next act. */
function useDo({ act, chooser }: One): (event: MouseEvent) => void {
  const { asks } = useTable();
  return ({ detail }) => {
    if (detail === 2) return;
    if (act.intent !== null) asks.submit(act.intent);
    else chooser.open(chooser.act?.id === act.id ? null : act);
  };
}

function FirstAct({ act, chooser }: One) {
  const act1 = useDo({ act, chooser });
  const open = chooser.act?.id === act.id;
  return (
    <>
      <button
        type="button"
        className="go"
        data-act={act.id}
        data-key="Enter"
        aria-expanded={act.offer === null || act.intent !== null ? undefined : open}
        onClick={act1}
      >
        <Icon sign={act.icon as Sign} />
        <span>
          <b>{act.title}</b>
          {act.detail !== '' && <small>{act.detail}</small>}
        </span>
        <kbd>Enter</kbd>
      </button>
      {open && <ChooserForm chooser={chooser} />}
    </>
  );
}

/** Which keys do it: a digit, and for those after the ninth a zero before, for those after the eighteenth two. */
const keysOf = (at: number): string => `${'0'.repeat(Math.floor(at / 9))}${(at % 9) + 1}`;

function OtherAct({ act, keys, chooser }: One & { readonly keys: string }) {
  const act1 = useDo({ act, chooser });
  const { point } = useTable();
  const open = chooser.act?.id === act.id;
  return (
    <>
      <button
        type="button"
        className="act"
        data-act={act.id}
        data-key={keys}
        aria-expanded={act.intent === null ? open : undefined}
        onClick={act1}
        onMouseEnter={() => point(act.card)}
        onMouseLeave={() => point(null)}
        onFocus={() => point(act.card)}
        onBlur={() => point(null)}
      >
        <Icon sign={act.icon as Sign} />
        <b>{act.title}</b>
        <span className="cost">{act.detail}</span>
        <kbd>{keys}</kbd>
      </button>
      {open && <ChooserForm chooser={chooser} />}
    </>
  );
}

/** Conceding is asked twice. */
function Concede({ act }: { readonly act: Act }) {
  const { hello, asks } = useTable();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="act" data-act={act.id} onClick={() => setSure(true)}>
        <Icon sign="concede" />
        <b>{act.title}</b>
        <span className="cost">{act.detail}</span>
      </button>
    );
  return (
    <div className="chooser">
      <p>{say.acts.leaves(titleOf(hello, act.player))}</p>
      <div className="done">
        <button
          type="button"
          className="go small"
          data-act={act.id}
          onClick={() => act.intent !== null && asks.submit(act.intent)}
        >
          <b>{act.title}</b>
        </button>
        <button type="button" className="btn out" onClick={() => setSure(false)}>
          {say.acts.cancel}
        </button>
      </div>
    </div>
  );
}

const Nothing = ({ player }: { readonly player: PlayerId }) => {
  const { hello } = useTable();
  return <p className="none">{say.acts.nothing(titleOf(hello, player))}</p>;
};
