/** What happens next in a game that is run twice: mostly what is offered, often what is not, now and then what nobody could ask. */
import type { EventObject } from 'xstate';
import type { Spine } from '../../machines/spine.ts';
import type { Intent, PlayerId, Target, Window } from '../../src/index.ts';
import { WINDOWS } from '../../src/model/window.ts';
import { offersFor } from '../../src/rules/offers.ts';
import type { Dice } from '../properties/dice.ts';
import { intentFrom, wildIntent } from '../properties/randomIntent.ts';
import { type Free, freeCard } from './gameTable.ts';

/** What can be asked for now, and by whom. */
export type Moment = { readonly spine: Spine; readonly tags: readonly string[] };

const windowOf = ({ spine: { holder, question }, tags }: Moment): Window | null => {
  const name = WINDOWS.find((one) => tags.includes(one));
  return name ? { name, holder, question } : null;
};

const awaitedIn = ({ spine: { question, holder } }: Moment): PlayerId => question?.asked ?? holder;

export const wildEvent = ({ spine: { game } }: Moment, dice: Dice): Intent => wildIntent({ truth: game }, dice);

export const anyConcession = ({ spine: { game } }: Moment, dice: Dice): Intent => ({
  type: 'concede',
  player: dice.pick(game.seats),
});

/** Of all that is offered to whoever is awaited; rarely to concede. */
export const offeredEvent = (moment: Moment, dice: Dice): Intent => {
  const offers = offersFor(moment.spine.game, windowOf(moment), awaitedIn(moment));
  const lasting = offers.filter(({ type }) => type !== 'concede');
  return intentFrom(dice.pick(lasting.length > 0 && !dice.chance(0.002) ? lasting : offers), dice);
};

const FREELY: readonly Free[] = ['pump', 'pump', 'pump', 'pump', 'pump', 'pump', 'fork', 'fork', 'veto'];

/** One more entry on the pile, for nothing; null where that cannot be. */
const addition = ({ spine: { game, holder, question }, tags }: Moment, dice: Dice): Intent | null => {
  const name = dice.pick(FREELY);
  const card = freeCard(game, holder, name);
  if (!card || question || tags.includes('withdraw') || tags.includes('aim')) return null;
  const entry = name === 'veto' && game.pile.length > 0 ? dice.pick(game.pile) : null;
  if (name === 'veto' && !entry) return null;
  const targets: readonly (readonly Target[])[] = entry ? [[{ kind: 'entry', id: entry.id }]] : [];
  return { type: 'activate', player: holder, card: card.id, ability: 0, mode: 0, x: 0, targets, into: null, pay: [] };
};

/** Lets the pile grow to that depth, and then resolve. */
export class Heap {
  private readonly depth: number;
  private growing = true;

  constructor(depth: number) {
    this.depth = depth;
  }

  next(moment: Moment, dice: Dice): Intent | null {
    const { pile } = moment.spine.game;
    if (pile.length >= this.depth) this.growing = false;
    if (pile.length === 0) this.growing = true;
    if (this.growing) return dice.chance(0.95) ? addition(moment, dice) : null;
    return moment.tags.includes('pile') ? { type: 'pass', player: moment.spine.holder } : null;
  }
}

const SPOILT: readonly unknown[] = [null, -1, 1.5, 'x', {}, [[]], 1e21, 'constructor'];

/** An intent with something in it that belongs nowhere, or what only actors say to each other: rules may throw at it. */
export const brokenEvent = (moment: Moment, dice: Dice): EventObject => {
  const { game, question } = moment.spine;
  const entry = game.pile.length > 0 ? dice.pick(game.pile).id : 'e0';
  const intent = dice.chance(0.5) ? wildEvent(moment, dice) : offeredEvent(moment, dice);
  const key = dice.pick(Object.keys(intent).filter((one) => one !== 'type'));
  return dice.pick<() => EventObject>([
    () => ({ ...intent, [key]: dice.pick(SPOILT) }),
    () => ({ ...intent, [key]: dice.pick(SPOILT) }),
    () => ({ type: 'fly', player: awaitedIn(moment) }) as EventObject,
    () => ({ type: `xstate.done.actor.${entry}`, output: { id: entry, step: null }, actorId: entry }) as EventObject,
    () => ({ type: `xstate.done.actor.${entry}`, output: { id: entry, step: { facts: [] } } }) as EventObject,
    () => ({ type: `xstate.error.actor.${entry}`, error: { name: 'Error', message: 'lost' } }) as EventObject,
    () => ({ type: 'entry.asks', step: { facts: [] }, question }) as EventObject,
    () => ({ type: dice.pick(['xstate.init', 'xstate.stop', 'entry.remove', 'xstate.done.state.game.turn']) }),
  ])();
};
