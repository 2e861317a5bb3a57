import type { Position } from '../../engine/door.ts';
import type { Card, Permanent } from '../../model/game.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { Placed, Scene } from '../../model/scene.ts';
import type { WindowName } from '../../model/window.ts';
import { makeNames } from '../../notation/names.ts';

/** The windows in which a scene can begin (a moment of its own name). */
const BEGINNINGS = ['development', 'command', 'battle'] as const satisfies readonly WindowName[];
type Beginning = (typeof BEGINNINGS)[number];

const isBeginning = (name: WindowName | undefined): name is Beginning => BEGINNINGS.some((one) => one === name);

/** Whether a scene can begin where a game stands: in a phase, with nothing open. */
export const canBegin = ({ truth, window }: Position): boolean =>
  isBeginning(window?.name) &&
  window?.question === null &&
  truth.pile.length === 0 &&
  truth.triggers.length === 0 &&
  truth.battle === null &&
  window.holder === truth.active &&
  truth.seats.every((seat) => truth.players[seat]?.out === false);

/** A position as a scene from which a game can go on; only where one can begin. What a scene cannot say is left out. */
export function sceneOf({ truth, window }: Position, scene: Scene): Scene {
  const { handles } = makeNames(scene);
  const called = ({ serial, name }: Card): string => handles.get(serial) ?? name;
  const wordOf = (id: ObjectId | null): string | undefined => {
    const card = id === null ? undefined : truth.play[id];
    return card && called(card);
  };
  const lying = (zone: Exclude<Placed['zone'], 'play'>): readonly Placed[] =>
    truth.seats.flatMap((seat) =>
      (truth.players[seat]?.[zone] ?? []).map(
        (card): Placed => ({ card: card.name, alias: called(card), owner: card.owner, zone }),
      ),
    );
  const bySerial = Object.values(truth.play).toSorted((a, b) => a.serial - b.serial);
  const play = bySerial.map((card) => placed(card, called(card), wordOf));
  const isPlain = ({ card, alias, owner, damage, exhausted }: Placed): boolean =>
    ((card === 'starbase-plain' && alias === `starbase-${owner}`) ||
      (card === 'home-plain' && alias === `home-${owner}`)) &&
    damage === undefined &&
    exhausted === undefined;
  // What the notation gives by itself stands at the end, as it puts it there.
  const table = [
    ...play.filter((one) => !isPlain(one)),
    ...(['hand', 'reserve', 'deck', 'scrapheap'] as const).flatMap(lying),
    ...truth.seats.flatMap((seat) => play.filter((one) => isPlain(one) && one.owner === seat)),
  ];
  const at = window?.name;
  return {
    ...scene,
    table,
    isk: Object.fromEntries(truth.seats.map((seat) => [seat, truth.players[seat]?.isk ?? 0])),
    active: truth.active,
    turn: truth.turn,
    moment: { at: isBeginning(at) ? at : 'development' },
  };
}

function placed(card: Permanent, alias: string, wordOf: (id: ObjectId | null) => string | undefined): Placed {
  const { owner, controller, exhausted, damage, assembling, remaining, order } = card;
  const region = wordOf(card.region);
  const mines = order?.kind === 'mine' ? wordOf(order.at) : undefined;
  return {
    card: card.name,
    alias,
    owner,
    zone: 'play',
    ...(controller === owner ? {} : { controller }),
    ...(region === undefined ? {} : { region }),
    ...(exhausted ? { exhausted } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(assembling > 0 ? { assembling } : {}),
    ...(remaining === null ? {} : { remaining }),
    ...(mines === undefined ? {} : { order: { kind: 'mine' as const, at: mines } }),
    ...(order && order.kind !== 'mine' ? { order: { kind: order.kind } } : {}),
  };
}
