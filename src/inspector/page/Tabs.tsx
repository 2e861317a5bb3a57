import type { KeyboardEvent } from 'react';
import type { RoomButtonsProps } from './chart/RoomButtons.tsx';
import { RoomButtons } from './chart/RoomButtons.tsx';
import { say } from './language/language.ts';
import type { Sign } from './parts/Icon.tsx';
import { Icon } from './parts/Icon.tsx';
import { useTable } from './wire/table.ts';

export type TabView = 'pile' | 'table' | 'chart' | 'log';
export type DockView = 'chart' | 'log';

const VIEWS: readonly (readonly [TabView, Sign, string])[] = [
  ['pile', 'pile', say.tabs.pile],
  ['table', 'table', say.tabs.table],
  ['chart', 'chart', say.tabs.chart],
  ['log', 'log', say.tabs.log],
];

/** The keys of what a view has (`data-page-key`), as long as it is not shown: with them it is opened first. */
const HAS_KEYS: Partial<Record<TabView, string>> = { chart: 'f', log: 'x n N t T b B p P r R m M' };
const DOCK_KEYS: Readonly<Record<DockView, string>> = { chart: 'f z', log: 'x n N' };

/** On a phone: one view at a time, chosen at the bottom. */
export function Tabs({ view, setView }: { view: TabView; setView: (view: TabView) => void }) {
  const { branches } = useTable();
  const keysOf = (id: TabView) => (id === 'log' && branches.length > 1 ? `${HAS_KEYS.log} d` : HAS_KEYS[id]);
  return (
    <nav aria-label={say.tabs.label} className="tabs">
      {VIEWS.map(([id, sign, title]) => (
        <button
          type="button"
          key={id}
          data-opens-for={view === id ? undefined : keysOf(id)}
          aria-current={view === id ? 'page' : undefined}
          onClick={() => {
            setView(id);
            window.scrollTo(0, 0);
          }}
        >
          <Icon sign={sign} />
          {title}
        </button>
      ))}
    </nav>
  );
}

type DockProps = {
  readonly dock: DockView;
  readonly setDock: (dock: DockView) => void;
  readonly room: RoomButtonsProps;
};

/** Below the table, where there is no room for both: the chart or the log. Both can be folded away. */
export function Dock({ dock, setDock, room }: DockProps) {
  const other = dock === 'chart' ? 'log' : 'chart';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    setDock(other);
    document.getElementById(`dock-${other}`)?.focus();
  };
  return (
    <div className="dock">
      <div role="tablist" aria-label={say.tabs.below} onKeyDown={onKeyDown}>
        {(['chart', 'log'] as const).map((id) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`dock-${id}`}
            data-opens-for={dock === id && room.room !== 'folded' ? undefined : DOCK_KEYS[id]}
            aria-selected={dock === id}
            tabIndex={dock === id ? 0 : -1}
            onClick={() => {
              setDock(id);
              if (room.room === 'folded') room.set('usual');
            }}
          >
            {id === 'chart' ? say.tabs.statechart : say.tabs.log}
          </button>
        ))}
      </div>
      <RoomButtons {...room} grows={room.grows && dock === 'chart'} />
    </div>
  );
}
