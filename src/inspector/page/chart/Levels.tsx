import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Unfolded } from './whole.ts';

/** How many levels of a whole chart are unfolded. */
export function Levels({ depth, levels, setDepth }: Pick<Unfolded, 'depth' | 'levels' | 'setDepth'>) {
  const now = depth ?? levels;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere
    <div className="seg" role="group" aria-label={say.chart.levels}>
      <button type="button" aria-label={say.chart.fewer} disabled={now <= 1} onClick={() => setDepth(now - 1)}>
        <Icon sign="minus" />
      </button>
      <span className="depth" aria-live="polite">
        {say.chart.level(depth, levels)}
      </span>
      <button
        type="button"
        aria-label={say.chart.more}
        disabled={depth !== null && depth >= levels}
        onClick={() => setDepth(depth === null ? levels : now + 1)}
      >
        <Icon sign="plus" />
      </button>
    </div>
  );
}
