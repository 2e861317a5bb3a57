import type { PlayerId } from '../../model/ids.ts';
import type { Edit, EditPlace } from '../protocol.ts';

/** What a page sent as an edit; null when it is none. What it names may be missing: the table knows. */
export function parseEdit(value: unknown): Edit | null {
  if (typeof value !== 'object' || value === null) return null;
  const said = value as Readonly<Record<string, unknown>>;
  const { card, by, to, at } = said;
  if (said.do === 'isk')
    return isText(said.player) && isNumber(to) ? { do: 'isk', player: said.player as PlayerId, to } : null;
  if (said.do === 'moment')
    return isText(said.active) && (at === 'development' || at === 'command' || at === 'battle')
      ? { do: 'moment', at, active: said.active as PlayerId }
      : null;
  if (!isText(card)) return null;
  switch (said.do) {
    case 'put': {
      const place = placeIn(to);
      return isText(said.owner) && place ? { do: 'put', card, owner: said.owner as PlayerId, to: place } : null;
    }
    case 'take':
      return { do: 'take', card };
    case 'move': {
      const place = placeIn(to);
      return place && { do: 'move', card, to: place };
    }
    case 'control':
      return by === null || isText(by) ? { do: 'control', card, by: by as PlayerId | null } : null;
    case 'set':
      return (said.what === 'damage' || said.what === 'assembling') && isNumber(to)
        ? { do: 'set', card, what: said.what, to }
        : null;
    case 'exhaust':
      return typeof said.exhausted === 'boolean' ? { do: 'exhaust', card, exhausted: said.exhausted } : null;
    default:
      return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const ZONES = ['hand', 'reserve', 'deck', 'scrapheap', 'play'] as const;

function placeIn(to: unknown): EditPlace | null {
  const zone = ZONES.find((one) => one === to);
  if (zone) return zone;
  const { region } = (to ?? {}) as { readonly region?: unknown };
  return isText(region) ? { region } : null;
}
