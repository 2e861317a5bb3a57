import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { PlayerId } from '../../../model/ids.ts';
import type { Refusal } from '../../../model/result.ts';
import { say } from '../language/language.ts';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, titleOf, useTable } from '../wire/table.ts';
import { ActList } from './ActList.tsx';
import { Reasons } from './DeniedAct.tsx';
import { EarlierActs, NextStep } from './EarlierActs.tsx';
import type { Chooser } from './useChooser.ts';
import type { Explained } from './useExplained.ts';

type Props = { readonly chooser: Chooser; readonly explained: Explained; readonly refused: Refusal | null };

/** What can be done now, by whom; what can't, and why. At an earlier step: the ways on and back. */
export function ActsPanel({ chooser, explained, refused }: Props) {
  const { hello, position, branches, last, asks } = useTable();
  const { acts, denied, view, n } = position;
  // The wish holds while the same player is awaited: whoever acts next is shown without being asked for.
  const [wish, setWish] = useState<{ readonly player: PlayerId; readonly awaited: PlayerId | null } | null>(null);
  const wished = wish?.awaited === view.awaited ? wish.player : null;
  const able = hello.players.filter(({ id }) => [...acts, ...denied].some(({ player }) => player === id));
  const chosen = able.find(({ id }) => id === wished) ?? able.find(({ id }) => id === view.awaited) ?? able[0];
  const earlier = n < last;
  const panel = useRef<HTMLElement>(null);
  const acted = useRef(false);
  // Whoever acts by keyboard stays here, though the button is gone with the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every position has its own buttons
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    acted.current = false;
  }, [position]);
  const name = chosen ? titleOf(hello, chosen.id) : null;
  return (
    <section
      className="acts"
      id="acts"
      ref={panel}
      tabIndex={-1}
      aria-labelledby="h-acts"
      // Where the panel itself has the focus, these keys are for the branches, if there are any.
      onKeyDown={(event) => {
        if (event.target !== panel.current || branches.length < 2) goAlong(event);
      }}
      onClickCapture={() => {
        acted.current = true;
      }}
    >
      <div className="head">
        <h2 id="h-acts">{earlier ? say.whatIf.title(n) : name === null ? say.acts.title : say.acts.titleOf(name)}</h2>
        {able.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere
          <div className="end seg" role="group" aria-label={say.acts.whose}>
            {able.map(({ id, title }) => (
              <button
                type="button"
                key={id}
                data-p={seatOf(hello, id)}
                aria-pressed={id === chosen?.id}
                onClick={() => setWish(id === view.awaited ? null : { player: id, awaited: view.awaited })}
              >
                <Shape seat={seatOf(hello, id)} />
                {able.length < 3 ? title : <span className="vh">{title}</span>}
              </button>
            ))}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="body scroll" tabIndex={0} aria-label={say.acts.label}>
        {refused && (
          <div className="refused" role="alert">
            <b>{say.acts.refused}</b> {refused.clauses.length > 0 && refused.message}
            <Reasons refusal={refused} />
            <button type="button" className="btn out" onClick={asks.dismiss}>
              {say.link.understood}
            </button>
          </div>
        )}
        {earlier && <NextStep />}
        {chosen ? (
          <ActList
            whatIf={earlier}
            player={chosen.id}
            acts={acts.filter(({ player }) => player === chosen.id)}
            denied={denied.filter(({ player }) => player === chosen.id)}
            chooser={chooser}
            explained={explained}
          />
        ) : (
          !earlier && <p className="none">{nobodyActs(position.mode, view.viewer)}</p>
        )}
        {earlier && <EarlierActs />}
      </section>
    </section>
  );
}

function nobodyActs(mode: string, viewer: string): string {
  if (mode === 'over') return say.acts.over;
  if (viewer === 'table') return say.acts.watches;
  return say.acts.nobody;
}

/** Up and down go from act to act, wherever in the panel the focus is. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const typing = (event.target as HTMLElement).closest('input, .seg');
  if (step === 0 || typing) return;
  const acts = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-act]')];
  const at = acts.indexOf(document.activeElement as HTMLElement);
  const next = acts[at < 0 ? (step > 0 ? 0 : acts.length - 1) : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
