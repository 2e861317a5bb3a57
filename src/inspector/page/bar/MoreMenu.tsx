import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Shape } from '../parts/Shape.tsx';
import { useMenu } from '../parts/useMenu.ts';
import { RUN_SIGN } from '../run/running.ts';
import { usePlace, useTable } from '../wire/table.ts';
import { eyesOf } from './SeeAs.tsx';

/** On a phone: all that the bar has no room for. */
export function MoreMenu() {
  const { hello, asks, tell } = useTable();
  const place = usePlace();
  const { open, setOpen, around, onKeyDown } = useMenu();
  const then = (ask: () => void) => () => {
    setOpen(false);
    ask();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the menu inside it
    <div className="menu" ref={around} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="btn sq"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={say.bar.more}
        onClick={() => setOpen(!open)}
      >
        <Icon sign="more" />
      </button>
      {open && (
        <div role="menu" aria-label={say.bar.more} className="list right">
          {eyesOf(hello).map(({ viewer, title, seat }) => (
            <button
              type="button"
              role="menuitemradio"
              aria-checked={viewer === place.viewer}
              tabIndex={-1}
              key={viewer}
              data-p={seat}
              onClick={then(() => asks.see(viewer))}
            >
              <span className="eyes">
                <Shape seat={seat} />
                {say.bar.seeAsOne(title)}
              </span>
            </button>
          ))}
          <button type="button" role="menuitem" tabIndex={-1} onClick={then(() => tell({ about: 'run' }))}>
            <span className="eyes">
              <Icon sign={RUN_SIGN[hello.runner]} />
              {say.run[hello.runner].title}
            </span>
          </button>
          {place.viewer === 'all' && (
            <button type="button" role="menuitem" tabIndex={-1} onClick={then(() => tell({ about: 'edit' }))}>
              <span className="eyes">
                <Icon sign="edit" />
                {say.edit.button}
              </span>
            </button>
          )}
          <button type="button" role="menuitem" tabIndex={-1} onClick={then(() => tell({ about: 'share' }))}>
            <span className="eyes">
              <Icon sign="share" />
              {say.share.title}
            </span>
          </button>
          {hello.script > 0 && (
            <button type="button" role="menuitem" tabIndex={-1} onClick={then(() => asks.restart(true))}>
              <span className="eyes">
                <Icon sign="play" />
                {say.bar.script}
              </span>
            </button>
          )}
          <button type="button" role="menuitem" tabIndex={-1} onClick={then(() => asks.restart(false))}>
            <span className="eyes">
              <Icon sign="restart" />
              {say.bar.restart}
            </span>
          </button>
        </div>
      )}
    </div>
  );
}
