import { useEffect } from 'react';
import type { WatchedStep } from '../../chart/watched.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';

type Props = {
  readonly steps: readonly WatchedStep[];
  readonly n: number;
  /** Whether the newest step is looked at, whatever comes. */
  readonly follows: boolean;
  readonly look: (n: number | 'last') => void;
};

/** The way through what happened: buttons, a slider, and the arrow keys. */
export function StepBar({ steps, n, follows, look }: Props) {
  const at = Math.max(
    0,
    steps.findLastIndex((step) => step.n <= n),
  );
  const last = steps.length - 1;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = event.target as HTMLElement;
      if (from.closest('input, select, textarea')) return;
      const turned = document.querySelector<HTMLElement>(`[data-page-key="${CSS.escape(event.key)}"]`);
      if (turned) {
        event.preventDefault();
        turned.click();
        return;
      }
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      const step = to === undefined ? undefined : steps[Math.min(Math.max(0, to), last)];
      if (!step) return;
      event.preventDefault();
      look(event.key === 'End' ? 'last' : step.n);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [steps, at, last, look]);

  const go = (to: number): void => {
    const step = steps[to];
    if (step) look(to === last ? 'last' : step.n);
  };
  return (
    <section className="stepbar" aria-label={say.attached.course}>
      <button type="button" className="btn sq" aria-label={say.course.first} disabled={at <= 0} onClick={() => go(0)}>
        <Icon sign="first" />
      </button>
      <button
        type="button"
        className="btn sq"
        aria-label={say.course.back}
        disabled={at <= 0}
        onClick={() => go(at - 1)}
      >
        <Icon sign="prev" />
      </button>
      <span className="at">
        {steps[at]?.n ?? 0} <span className="of">{say.course.of(steps.at(-1)?.n ?? 0)}</span>
      </span>
      <button
        type="button"
        className="btn sq"
        aria-label={say.course.on}
        disabled={at >= last}
        onClick={() => go(at + 1)}
      >
        <Icon sign="next" />
      </button>
      <button
        type="button"
        className="btn sq"
        aria-label={say.attached.follow}
        aria-pressed={follows}
        onClick={() => look('last')}
      >
        <Icon sign="last" />
      </button>
      <input
        type="range"
        aria-label={say.attached.step}
        min={0}
        max={Math.max(0, last)}
        value={at}
        onChange={({ target }) => go(Number(target.value))}
      />
    </section>
  );
}
