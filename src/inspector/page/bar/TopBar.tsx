import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useMedia } from '../parts/useMedia.ts';
import { RunButton } from '../run/RunButton.tsx';
import { usePlace, useTable } from '../wire/table.ts';
import { useTheme } from '../wire/theme.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { ScenarioMenu } from './ScenarioMenu.tsx';
import { SeeAs, SeeAsMenu } from './SeeAs.tsx';

/** Above everything: which scenario, with whose eyes, and what concerns the whole game. */
export function TopBar() {
  const { hello, asks, tell } = useTable();
  const place = usePlace();
  const { theme, turn } = useTheme();
  const narrow = useMedia('(max-width: 900px)');
  const wide = useMedia('(min-width: 1281px)');
  const spread = hello.players.length <= (wide ? 4 : 2);
  return (
    <header className="bar">
      <div className="mark">
        <Mark />
        <span>Starpile</span>
      </div>
      <span className="sep big" />
      <ScenarioMenu />
      {hello.edits.length > 0 && (
        <span className="edited" title={say.edit.badgeAbout(hello.edits.join('; '))}>
          {say.edit.badge}
        </span>
      )}
      {!narrow && <RunButton />}
      <span className="gap" />
      {!narrow && (spread ? <SeeAs /> : <SeeAsMenu />)}
      {!narrow && hello.script > 0 && (
        <button type="button" className="btn" aria-label={say.bar.script} onClick={() => asks.restart(true)}>
          <Icon sign="play" />
          <span className="wide-only">{say.bar.script}</span>
        </button>
      )}
      {!narrow && (
        <button type="button" className="btn" aria-label={say.bar.restart} onClick={() => asks.restart(false)}>
          <Icon sign="restart" />
          <span className="wide-only">{say.bar.restart}</span>
        </button>
      )}
      {!narrow && place.viewer === 'all' && (
        <button
          type="button"
          className="btn"
          aria-label={say.edit.button}
          aria-haspopup="dialog"
          onClick={() => tell({ about: 'edit' })}
        >
          <Icon sign="edit" />
          <span className="wide-only">{say.edit.button}</span>
        </button>
      )}
      {!narrow && (
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => tell({ about: 'share' })}>
          <Icon sign="share" />
          {say.share.title}
        </button>
      )}
      {narrow && <MoreMenu />}
      <button type="button" className="btn sq" aria-label={say.bar.theme[theme]} onClick={turn}>
        <Icon sign="theme" />
      </button>
    </header>
  );
}

const Mark = () => (
  <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
    <path d="M3 18.500h16M3 13.500h16M3 8.500h7" />
    <path
      d="M16 1.200l1.100 3.200 3.200 1.100-3.200 1.100L16 9.800l-1.100-3.200-3.200-1.100 3.200-1.100z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
);
