import type { Bot } from '../../bots/index.ts';
import { seatOf } from '../../bots/index.ts';
import { afterPassing, automaticPass, inForce } from '../../host/autoPass.ts';
import type { Intent, PlayerId } from '../../index.ts';
import type { Terminal } from '../terminal.ts';
import { Unusable } from '../trouble.ts';
import type { Person } from './person.ts';
import type { Reader } from './reader.ts';
import { chanceOf, type Sitting } from './sitting.ts';
import { tellNews } from './teller.ts';
import type { Eyes } from './things.ts';

/** A game at this terminal: who sits where, who looks at the screen, and what has been kept of it. */
export type Desk = {
  readonly sitting: Sitting;
  readonly persons: ReadonlyMap<PlayerId, Person>;
  readonly bots: ReadonlyMap<PlayerId, Bot>;
  readonly out: Terminal;
  readonly reader: Reader;
  /** Who looks at the screen; null before the first in a hot seat. */
  watching: Person | null;
  /** Who did the last thing, by their own hand. */
  lastHand: PlayerId | null;
  /** What of the table need not be shown again, since little has happened. */
  known: 'nothing' | 'all but the pile' | 'all';
  /** Where the game was saved last, and after how many intents. */
  saved: { readonly file: string; readonly n: number } | null;
};

/** How it ends: by the rules, by somebody who leaves, or because nobody says anything more. */
export type Outcome = 'over' | 'left' | 'silent';

export const eyesOf = ({ sitting }: Desk, player: PlayerId): Eyes => ({
  view: sitting.game.view(player),
  callings: sitting.callings,
});

/** After these the table looks much as it did; after others only the pile is another. */
const SMALL: readonly Intent['type'][] = ['order', 'aim', 'hold', 'withdraw'];
const ON_THE_PILE: readonly Intent['type'][] = ['play', 'activate'];

const knownAfter = ({ type }: Intent): Desk['known'] =>
  SMALL.includes(type) ? 'all' : ON_THE_PILE.includes(type) ? 'all but the pile' : 'nothing';

/** What a person does by their own hand. The refusal in words, or null. */
export function doAll(desk: Desk, person: Person, intents: readonly Intent[]): string | null {
  const { sitting } = desk;
  for (const intent of intents) {
    const view = sitting.game.view(person.player);
    const result = sitting.submit(intent);
    if (!result.ok) return result.message;
    if (intent.type === 'pass') person.policy = afterPassing(person.policy, view);
    desk.lastHand = person.player;
    desk.known = knownAfter(intent);
  }
  return null;
}

/** What nobody has to be asked for: bots, and passes that are made for a player. Says whether there was any. */
export function goOn(desk: Desk, player: PlayerId): boolean {
  const intent = nextOf(desk, player);
  if (!intent) return false;
  const result = desk.sitting.submit(intent);
  if (!result.ok)
    throw new Unusable(`${player}'s ${intent.type} is refused, and the game cannot go on: ${result.message}`);
  desk.lastHand = null;
  desk.known = 'nothing';
  if (desk.watching) tellNews(desk.watching, desk.sitting, desk.out);
  return true;
}

function nextOf(desk: Desk, player: PlayerId): Intent | null {
  const { sitting, bots, persons } = desk;
  const bot = bots.get(player);
  if (bot) return bot.decide(seatOf(sitting.game, player));
  const person = persons.get(player);
  return person ? passFor(desk, person) : null;
}

function passFor({ sitting, lastHand }: Desk, person: Person): Intent | null {
  const { player } = person;
  const chance = chanceOf(sitting, player);
  person.policy = inForce(person.policy, chance.view);
  const pass = automaticPass(person.policy, chance);
  // What could still be taken back is not sealed by a pass that nobody made.
  if (pass === null || (lastHand === player && sitting.canUndo(player))) return null;
  person.policy = afterPassing(person.policy, chance.view);
  return pass;
}
