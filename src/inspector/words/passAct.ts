import type { Settled } from '../../engine/settled.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { WindowName } from '../../model/window.ts';
import type { Act } from '../protocol.ts';
import { playerTitle } from './naming.ts';
import { nextOf, seatedIn } from './seats.ts';

/** The settled moment at which something can be done. */
export type Moment = Settled;

const PHASE_NAME: Partial<Readonly<Record<WindowName, string>>> = {
  development: 'development phase',
  command: 'command phase',
  battle: 'battle phase',
};

/** Handing the initiative on, which may be a pass, or the declaration that a phase is over. */
export function passAct(player: PlayerId, { game, window, passed, added }: Moment): Act {
  const of = seatedIn(game).length;
  const count = passed.length + 1;
  const next = nextOf(game, player);
  const to = next ? playerTitle(next) : 'nobody';
  const phase = window ? PHASE_NAME[window.name] : undefined;
  const said = (): readonly [string, string] => {
    if (phase) return [`Close the ${phase}`, 'Counts as a pass; the initiative goes round. 500.9'];
    if (added) return [`Hand the initiative to ${to}`, `No pass, because ${playerTitle(player)} added. 700.5`];
    if (window?.name === 'closing')
      return [
        'Pass',
        count >= of ? `${count} of ${of}: the phase ends. 500.9` : `${count} of ${of}, then ${to}. 500.9`,
      ];
    return [
      'Pass',
      count >= of ? `${count} of ${of}: the pile resolves. 700.6` : `${count} of ${of}, then ${to}. 700.4`,
    ];
  };
  const [title, detail] = said();
  return {
    id: `pass:${player}`,
    player,
    icon: 'pass',
    title,
    detail,
    first: false,
    card: null,
    intent: { type: 'pass', player },
    offer: null,
  };
}
