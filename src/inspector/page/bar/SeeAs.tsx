import type { Viewer } from '../../../view/view.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Shape } from '../parts/Shape.tsx';
import { useMenu } from '../parts/useMenu.ts';
import type { Hello } from '../wire/board.ts';
import { usePlace, useTable } from '../wire/table.ts';

type Eyes = { readonly viewer: Viewer; readonly title: string; readonly seat: number };

/** With whose eyes the game can be seen. */
export const eyesOf = ({ players }: Hello): readonly Eyes[] => [
  { viewer: 'all', title: say.bar.all, seat: 0 },
  ...players.map(({ id, title }, at) => ({ viewer: id, title, seat: at + 1 })),
  { viewer: 'table', title: say.bar.table, seat: 0 },
];

export function SeeAs() {
  const { hello, asks } = useTable();
  const place = usePlace();
  return (
    <>
      <span className="lbl big" id="see-as">
        {say.bar.seeAs}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere */}
      <div className="seg" role="group" aria-labelledby="see-as">
        {eyesOf(hello).map(({ viewer, title, seat }) => (
          <button
            type="button"
            key={viewer}
            aria-pressed={place.viewer === viewer}
            data-p={seat}
            onClick={() => asks.see(viewer)}
          >
            <Shape seat={seat} />
            {title}
          </button>
        ))}
      </div>
    </>
  );
}

/** The same choice where the table is too large for a row of buttons. */
export function SeeAsMenu() {
  const { hello, asks } = useTable();
  const place = usePlace();
  const { open, setOpen, around, onKeyDown } = useMenu();
  const eyes = eyesOf(hello);
  const now = eyes.find(({ viewer }) => viewer === place.viewer);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the menu inside it
    <div className="menu" ref={around} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="btn out"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="lbl">{say.bar.seeAs}</span>
        <span className="eyes" data-p={now?.seat}>
          <Shape seat={now?.seat ?? 0} />
          {now?.title}
        </span>
        <Icon sign="next" className="i turn" />
      </button>
      {open && (
        <div role="menu" aria-label={say.bar.seeAs} className="list right">
          {eyes.map(({ viewer, title, seat }) => (
            <button
              type="button"
              role="menuitemradio"
              aria-checked={viewer === place.viewer}
              tabIndex={-1}
              key={viewer}
              data-p={seat}
              onClick={() => {
                setOpen(false);
                asks.see(viewer);
              }}
            >
              <span className="eyes">
                <Shape seat={seat} />
                {title}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
