import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useGuide } from '../wire/table.ts';
import { RUN_SIGN } from './running.ts';

/** In the bar: by which runner the game is run, and the way to change it. */
export function RunButton() {
  const { hello, tell } = useGuide();
  const { word, title } = say.run[hello.runner];
  return (
    <button
      type="button"
      className="btn run"
      aria-haspopup="dialog"
      title={title}
      onClick={() => tell({ about: 'run' })}
    >
      <Icon sign={RUN_SIGN[hello.runner]} />
      <span className="word" aria-hidden="true">
        {word}
      </span>
      <span className="vh" aria-live="polite">
        {title}
      </span>
    </button>
  );
}
