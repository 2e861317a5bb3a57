import { say } from '../language/language.ts';
import { useLeave } from '../notes/lost.ts';
import { Icon } from '../parts/Icon.tsx';
import { useMenu } from '../parts/useMenu.ts';
import { useTable } from '../wire/table.ts';

/** The scenario that is open, and all the others to choose from. */
export function ScenarioMenu() {
  const { hello, tell } = useTable();
  const leave = useLeave();
  const { open, setOpen, around, onKeyDown } = useMenu();
  const current = hello.scenarios.find(({ file }) => file === hello.file);
  const [cited] = current?.cites ?? [];
  if (hello.scenarios.length === 0 && hello.decks.length === 0)
    return (
      <span className="scen">
        <b>{hello.title}</b>
      </span>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the menu inside it
    <div className="menu scen" ref={around} onKeyDown={onKeyDown}>
      <button type="button" className="btn" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{hello.title}</b>
        {cited && <span className="lbl big">{cited}</span>}
        <Icon sign="next" className="i turn" />
        <span className="vh">{say.bar.choose}</span>
      </button>
      {open && (
        <div role="menu" aria-label={say.bar.scenarios} className="list scroll">
          {hello.decks.length > 0 && (
            <button
              type="button"
              role="menuitemradio"
              aria-checked={hello.dealt !== null}
              tabIndex={-1}
              className="whole"
              onClick={() => {
                setOpen(false);
                tell({ about: 'deal' });
              }}
            >
              <span>{say.bar.wholeGame}</span>
              <span className="cites">{hello.dealt ? say.bar.seed(hello.dealt.seed) : say.bar.seats(hello.seats)}</span>
            </button>
          )}
          {hello.scenarios.map(({ file, title, cites }) => (
            <button
              type="button"
              role="menuitemradio"
              aria-checked={file === hello.file}
              tabIndex={-1}
              key={file}
              onClick={() => {
                setOpen(false);
                leave(file);
              }}
            >
              <span>{title}</span>
              <span className="cites">{cites.slice(0, 4).join('  ')}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
