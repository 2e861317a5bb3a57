import type { Cost, Sentence } from '../model/ability.ts';
import type { Game } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { ModeOffer, PayOffer, SlotOffer } from '../model/offer.ts';
import { isTrue } from './amounts.ts';
import { iskNeeded } from './clauses/costs.ts';
import { type Eye, eyeFrom } from './eye.ts';
import { everything } from './filters.ts';
import { permanents, playerOf } from './look.ts';
import { payOffers } from './payments.ts';
import { attackOf, shieldOf } from './totals.ts';

/** A card or an ability that somebody could announce (600.1). */
export type Announceable = {
  readonly player: PlayerId;
  readonly card: ObjectId;
  readonly modes: readonly Sentence[];
  readonly costs: readonly Cost[];
  /** In ISK, of that X; nothing for an ability. */
  readonly price: (x: number) => number;
  /** Whether an X is chosen (200.3). */
  readonly takesX: boolean;
};

/** The modes that can be paid for with the same cards. */
export type Announcing = {
  readonly modes: readonly ModeOffer[];
  readonly pay: readonly PayOffer[];
  /** The least it costs, in ISK. */
  readonly isk: number;
};

/** What one mode offers at one X. */
type Choices = { readonly slots: readonly SlotOffer[]; readonly pay: readonly PayOffer[]; readonly isk: number };

type Stretch = { readonly mode: ModeOffer; readonly pay: readonly PayOffer[]; readonly isk: number };

/** Every way to announce it, with all choices worked out: one for all X, but where another X means other choices. */
export const announcings = (game: Game, what: Announceable): readonly Announcing[] => {
  const found: { modes: ModeOffer[]; readonly pay: readonly PayOffer[]; isk: number }[] = [];
  for (const [number, sentence] of what.modes.entries()) {
    for (const { mode, pay, isk } of stretches(game, what, sentence, number)) {
      const same = found.find((one) => samePay(one.pay, pay));
      if (!same) found.push({ modes: [mode], pay, isk });
      else {
        same.modes.push(mode);
        same.isk = Math.min(same.isk, isk);
      }
    }
  }
  return found;
};

const stretches = (game: Game, what: Announceable, sentence: Sentence, mode: number): readonly Stretch[] => {
  const label = sentence.label ?? '';
  if (what.takesX) return withX(game, what, sentence, mode, label);
  const choices = choicesAt(game, what, sentence, 0);
  if (!choices || choices.isk > playerOf(game, what.player).isk) return [];
  return [{ mode: { mode, label, slots: choices.slots, x: null }, pay: choices.pay, isk: choices.isk }];
};

/** 200.3: the stretches of X, from none up to what can be paid, in which the same can be chosen. */
const withX = (game: Game, what: Announceable, sentence: Sentence, mode: number, label: string): readonly Stretch[] => {
  const most = mostX(game, what);
  // Where nothing is asked of X, all X are alike.
  const last = asksAboutX(sentence) || what.costs.some(asksAboutX) ? Math.min(most, horizon(game)) : 0;
  const found: Stretch[] = [];
  let open: Open | null = null;
  for (let x = 0; x <= Math.min(last, most); x++) {
    const choices = choicesAt(game, what, sentence, x);
    if (open && choices && goesOn(open, choices, x)) continue;
    if (open) found.push(closed(open, x - 1, mode, label));
    open = choices && { from: x, each: iskAt(game, what, x + 1) - choices.isk, choices };
  }
  if (open) found.push(closed(open, most, mode, label));
  return found;
};

/** A stretch whose end is not known yet. */
type Open = { readonly from: number; readonly each: number; readonly choices: Choices };

const goesOn = ({ from, each, choices }: Open, next: Choices, x: number): boolean =>
  next.isk === choices.isk + each * (x - from) &&
  samePay(choices.pay, next.pay) &&
  sameSlots(choices.slots, next.slots);

const closed = ({ from, each, choices }: Open, to: number, mode: number, label: string): Stretch => {
  const { slots, pay, isk } = choices;
  return { mode: { mode, label, slots, x: { min: from, max: to, isk, each } }, pay, isk };
};

/** What can be chosen at that X; null when some slot or cost has too little, or its own text forbids it. */
const choicesAt = (game: Game, what: Announceable, sentence: Sentence, x: number): Choices | null => {
  const eye = eyeFrom(what.player, what.card, x);
  if (sentence.onlyIf && !isTrue(game, sentence.onlyIf, eye)) return null;
  const slots = slotsOf(game, sentence, eye);
  const pay = slots && payOffers(game, what.costs, what.player, what.card, eye);
  return slots && pay && { slots, pay, isk: iskAt(game, what, x) };
};

const slotsOf = (game: Game, { slots }: Sentence, eye: Eye): readonly SlotOffer[] | null => {
  const offers: SlotOffer[] = [];
  for (const { what, min, max } of slots) {
    const from = everything(game, what, eye);
    if (from.length < min) return null;
    offers.push({ from, min, max: Math.min(max, from.length) });
  }
  return offers;
};

const iskAt = (game: Game, { player, card, costs, price }: Announceable, x: number): number =>
  iskNeeded(game, { isk: price(x), costs }, eyeFrom(player, card, x));

/** The highest X that can be paid: the price is X, and the costs add to it. -1 if there is none. */
const mostX = (game: Game, what: Announceable): number => {
  const { isk } = playerOf(game, what.player);
  let [able, unable] = [-1, isk + 1];
  while (unable - able > 1) {
    const x = Math.floor((able + unable) / 2);
    if (iskAt(game, what, x) <= isk) able = x;
    else unable = x;
  }
  return able;
};

/** Numbers on cards end here. */
const LARGEST_PRINTED = 999;

/** Beyond this a higher X lets in nothing more. */
const horizon = (game: Game): number =>
  permanents(game).reduce((most, card) => Math.max(most, attackOf(game, card), shieldOf(game, card)), LARGEST_PRINTED) +
  1;

const asking = new WeakMap<Sentence | Cost, boolean>();

/** Whether what may be chosen or must be paid depends on X. */
const asksAboutX = (part: Sentence | Cost): boolean => {
  let asks = asking.get(part);
  if (asks === undefined) {
    asks = JSON.stringify('slots' in part ? [part.slots, part.onlyIf] : part).includes('"x"');
    asking.set(part, asks);
  }
  return asks;
};

const sameSlots = (a: readonly SlotOffer[], b: readonly SlotOffer[]): boolean =>
  a.every(({ from }, n) => {
    const others = b[n]?.from ?? [];
    return (
      from.length === others.length &&
      from.every(({ id, kind }, at) => others[at]?.id === id && others[at]?.kind === kind)
    );
  });

const samePay = (a: readonly PayOffer[], b: readonly PayOffer[]): boolean =>
  a.length === b.length &&
  a.every(({ from }, n) => {
    const others = b[n]?.from ?? [];
    return from.length === others.length && from.every((id, at) => others[at] === id);
  });
