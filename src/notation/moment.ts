import type { PlayerId } from '../model/ids.ts';
import { playerId } from '../model/ids.ts';
import type { Moment } from '../model/scene.ts';
import type { Fault } from './fault.ts';
import { faultAt } from './fault.ts';
import type { Table } from './layout.ts';
import { noPlayer } from './layout.ts';
import type { Names } from './names.ts';
import { serialOf } from './serialOf.ts';
import type { FightSaid, TableLine } from './tableTree.ts';
import { Unnamed } from './unnamed.ts';

type Read = { readonly moment: Moment; readonly active: PlayerId | null; readonly faults: readonly Fault[] };

/** Where a scenario begins that does not say so: the first player's development phase. */
const BEGINNING: Moment = { at: 'development' };

export function readMoment(lines: readonly TableLine[], table: Table, names: Names): Read {
  const [line, again] = lines.filter((one) => one.kind === 'moment');
  if (line === undefined) return { moment: BEGINNING, active: null, faults: [] };
  const { at, player, fight } = line;
  const faults: Fault[] = again === undefined ? [] : [faultAt(again, 'the moment stands here a second time.')];
  for (const name of [player, fight?.defender]) {
    if (name !== undefined && !table.players.some((one) => one === name)) faults.push(noPlayer(line, name, table));
  }
  const active = player === undefined ? null : playerId(player);
  if (fight === undefined) return { moment: { at }, active, faults };
  try {
    return { moment: readFight(fight, names), active, faults };
  } catch (problem) {
    if (!(problem instanceof Unnamed)) throw problem;
    return { moment: { at }, active, faults: [...faults, faultAt(line, problem.words)] };
  }
}

function readFight({ region, ships, defender }: FightSaid, names: Names): Moment {
  const handle = (phrase: string): string => names.handles.get(serialOf(phrase, names)) ?? phrase;
  return {
    at: 'fight',
    region: handle(region),
    ...(defender === undefined ? {} : { defender: playerId(defender) }),
    ...(ships === undefined ? {} : { ships: ships.map(handle) }),
  };
}
