import { useEffect, useState } from 'react';
import type { Refusal } from '../../model/result.ts';
import { ActsPanel } from './acts/ActsPanel.tsx';
import { useChooser } from './acts/useChooser.ts';
import { useExplained } from './acts/useExplained.ts';
import { TopBar } from './bar/TopBar.tsx';
import { isAlive } from './card/cardWords.ts';
import { ChoiceContext } from './card/choice.ts';
import { ChartPanel } from './chart/ChartPanel.tsx';
import type { Room } from './chart/RoomButtons.tsx';
import { Course } from './course/Course.tsx';
import { useKeys } from './keys.ts';
import { say } from './language/language.ts';
import { Log } from './log/Log.tsx';
import { NowBand } from './now/NowBand.tsx';
import { useMedia } from './parts/useMedia.ts';
import { Lead } from './pile/Lead.tsx';
import { PilePanel } from './pile/PilePanel.tsx';
import type { DockView, TabView } from './Tabs.tsx';
import { Dock, Tabs } from './Tabs.tsx';
import { ForbidsContext } from './table/forbids.ts';
import { isDense, isLarge } from './table/places.ts';
import { TablePanel } from './table/TablePanel.tsx';
import { useTable } from './wire/table.ts';
import { useCalm } from './wire/useCalm.ts';

/** All panels, in one of three layouts: side by side, with a dock, or one at a time behind tabs. */
export function Board({ refused }: { refused: Refusal | null }) {
  const { hello, position } = useTable();
  const [view, setView] = useState<TabView>('pile');
  const [dock, setDock] = useState<DockView>('chart');
  const [asked, setAsked] = useState<string | null>(null);
  const [main, setMain] = useState<HTMLElement | null>(null);
  const chooser = useChooser(position);
  const explained = useExplained(position);
  const calm = useCalm(position.n);
  const narrow = useMedia('(max-width: 900px)');
  const docked = useMedia('(min-width: 901px) and (max-width: 1280px)');
  // A whole game has more cards than a scenario, and so has a large table: there the table has the room, until the chart is asked for.
  const [wish, setWish] = useState<Room | null>(null);
  const full = hello.dealt !== null && !docked ? true : isLarge(position.view) || isDense(position.view);
  const room = wish ?? (full && !narrow ? 'folded' : 'usual');
  // On a phone the chart has a view of its own: there is nothing to make room for.
  const folded = room === 'folded' && !narrow;
  const large = room === 'large' && !narrow && !(docked && dock === 'log');
  const rooms = { room: large || folded ? room : 'usual', set: setWish, grows: !narrow } as const;
  useKeys();

  useEffect(() => {
    document.title = `${hello.title}, step ${position.n} · Starpile`;
  }, [hello.title, position.n]);

  const shows = {
    log: narrow ? view === 'log' : !docked || dock === 'log',
    chart: narrow ? view === 'chart' : !docked || dock === 'chart',
    table: narrow ? view === 'table' : !large,
    side: !narrow || view === 'pile',
  };
  const living = position.pile.filter(({ state }) => isAlive(state));
  const current = living.find(({ state }) => state !== 'waiting') ?? living[0] ?? null;
  const led = position.pile.find(({ id }) => id === asked) ?? current;
  return (
    <ChoiceContext value={chooser.onTable}>
      <ForbidsContext value={explained.forbidding}>
        {shows.side && (
          <a className="skip" href="#acts">
            {say.link.skip}
          </a>
        )}
        <div
          className="app"
          data-mode={position.mode}
          data-view={view}
          data-wide-table={(folded && !narrow) || undefined}
          data-large-chart={large || undefined}
          data-calm={calm || undefined}
        >
          <TopBar />
          <NowBand />
          <main className="main" ref={setMain}>
            {shows.log && !(docked && folded) && <Log />}
            {shows.table && <TablePanel />}
            {docked && <Dock dock={dock} setDock={setDock} room={rooms} />}
            {shows.chart && <ChartPanel room={rooms} buttons={!docked && !narrow} />}
            {shows.side && (
              <div className="side">
                <PilePanel lead={setAsked} />
                <ActsPanel chooser={chooser} explained={explained} refused={refused} />
              </div>
            )}
            {!narrow && main && <Lead row={led} main={main} />}
          </main>
          {!narrow && <Course />}
          {narrow && <Tabs view={view} setView={setView} />}
        </div>
      </ForbidsContext>
    </ChoiceContext>
  );
}
