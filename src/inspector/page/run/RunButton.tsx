import { Icon } from '../parts/Icon.tsx';
import { useGuide } from '../wire/table.ts';
import { RUN } from './runWords.ts';

/** In the bar: by which runner the game is run, and the way to change it. */
export function RunButton() {
  const { hello, tell } = useGuide();
  const { sign, word, title } = RUN[hello.runner];
  return (
    <button
      type="button"
      className="btn run"
      aria-haspopup="dialog"
      title={title}
      onClick={() => tell({ about: 'run' })}
    >
      <Icon sign={sign} />
      <span className="word" aria-hidden="true">
        {word}
      </span>
      <span className="vh" aria-live="polite">
        {title}
      </span>
    </button>
  );
}
