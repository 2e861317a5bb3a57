import { intentsOf } from '../index.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Offer } from '../model/offer.ts';
import type { Refusal } from '../model/result.ts';
import { activatedOf } from './announced.ts';
import { intentFrom } from './makeIntent.ts';
import type { Ask } from './playTree.ts';
import type { Scope } from './pointed.ts';
import { serialOf } from './serialOf.ts';

/** How many intents are compared before it is said that there are too many. */
const MOST = 20_000;
/** How many that are allowed beyond what is said are named. */
const MOST_NAMED = 12;

export type Allowed =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Said, but refused. */
      readonly missing: readonly { readonly ask: Ask; readonly refusal: Refusal }[];
      /** Allowed, but not said. */
      readonly beyond: readonly Intent[];
      readonly tooMany: boolean;
    };

/**
 * Whether a player may do exactly these, and concede. What an ask leaves open, it leaves open: `play m` is every way to
 * play it. Throws `Unnamed`.
 */
export function mayExactly(player: PlayerId, asks: readonly Ask[], scope: Scope): Allowed {
  const { position } = scope;
  const meant = asks.map((ask) => ({ ask, intent: intentFrom(player, ask, scope) }));
  const found = new Set<Ask>();
  const beyond: Intent[] = [];
  let compared = 0;
  let tooMany = false;
  for (const offer of position.legal(player)) {
    if (offer.type === 'concede') continue;
    const whole = asks.find((ask) => isAllOf(ask, offer, scope));
    if (whole !== undefined) {
      found.add(whole);
      continue;
    }
    for (const intent of intentsOf(offer)) {
      compared += 1;
      tooMany ||= compared > MOST;
      if (tooMany || beyond.length >= MOST_NAMED) break;
      const saying = meant.filter((one) => isSaidBy(one.ask, one.intent, intent, scope));
      for (const { ask } of saying) found.add(ask);
      if (saying.length === 0) beyond.push(intent);
    }
  }
  const missing = meant.flatMap(({ ask, intent }) => {
    const refusal = found.has(ask) ? null : position.why(intent);
    return refusal === null ? [] : [{ ask, refusal }];
  });
  if (missing.length === 0 && beyond.length === 0 && !tooMany) return { ok: true };
  return { ok: false, missing, beyond, tooMany };
}

/** Whether the ask leaves so much open that it means every way to take the offer. */
function isAllOf(ask: Ask, offer: Offer, scope: Scope): boolean {
  switch (ask.kind) {
    case 'answer':
      return offer.type === 'answer' && ask.chosen === undefined;
    case 'attack': {
      const open = ask.ships === undefined && ask.defender === undefined;
      return open && offer.type === 'attack' && isCalled(ask.region, offer.region, scope);
    }
    case 'play':
      return offer.type === 'play' && isOpen(ask) && isCalled(ask.card, offer.card, scope);
    case 'activate':
      return (
        offer.type === 'activate' &&
        isOpen(ask) &&
        isCalled(ask.card, offer.card, scope) &&
        numberOf(ask, scope) === offer.ability
      );
    default:
      return false;
  }
}

type Announcing = Extract<Ask, { kind: 'play' | 'activate' }>;

const isOpen = ({ mode, x, targets, into, pay }: Announcing): boolean =>
  [mode, x, targets, into, pay].every((detail) => detail === undefined);

function numberOf({ card, ability = 1 }: Extract<Ask, { kind: 'activate' }>, { position, names }: Scope): number {
  const serial = serialOf(card, names);
  const found = Object.values(position.truth.play).find((one) => one.serial === serial);
  const printed = found === undefined ? undefined : position.truth.cards[found.name];
  return (printed === undefined ? [] : activatedOf(printed))[ability - 1]?.number ?? -1;
}

/** Whether everything that the ask says is so in this intent; `meant` is the ask as an intent. */
function isSaidBy(ask: Ask, meant: Intent, intent: Intent, scope: Scope): boolean {
  switch (meant.type) {
    case 'pass':
    case 'stay':
    case 'concede':
      return intent.type === meant.type;
    case 'withdraw':
    case 'hold':
      return intent.type === meant.type && intent.ship === meant.ship;
    case 'aim':
      return intent.type === 'aim' && intent.ship === meant.ship && intent.at === meant.at;
    case 'order': {
      if (intent.type !== 'order' || intent.order !== meant.order) return false;
      return intent.ship === meant.ship && intent.at === meant.at;
    }
    case 'attack': {
      if (ask.kind !== 'attack' || intent.type !== 'attack' || intent.region !== meant.region) return false;
      if (ask.defender !== undefined && intent.defender !== meant.defender) return false;
      return ask.ships === undefined || sameSet(meant.ships, intent.ships);
    }
    case 'play':
      return (
        ask.kind === 'play' &&
        intent.type === 'play' &&
        isCalled(ask.card, intent.card, scope) &&
        sameDetails(ask, meant, intent)
      );
    case 'activate':
      return (
        ask.kind === 'activate' &&
        intent.type === 'activate' &&
        intent.card === meant.card &&
        intent.ability === meant.ability &&
        sameDetails(ask, meant, intent)
      );
    case 'answer': {
      if (intent.type !== 'answer' || ask.kind !== 'answer') return false;
      const ordered = scope.position.window?.question?.about === 'order';
      if (ordered) return meant.chosen.join() === intent.chosen.join();
      return ask.chosen === undefined || sameSet(meant.chosen, intent.chosen);
    }
  }
}

type Announced = Extract<Intent, { type: 'play' | 'activate' }>;

function sameDetails(ask: Announcing, meant: Announced, intent: Announced): boolean {
  const ids = (slot: Announced['targets'][number] | undefined): string[] => (slot ?? []).map(({ id }) => id);
  const longest = Math.max(meant.targets.length, intent.targets.length);
  const slots = Array.from({ length: longest }, (_, index) => index);
  return (
    (ask.mode === undefined || intent.mode === meant.mode) &&
    (ask.x === undefined || intent.x === meant.x) &&
    (ask.into === undefined || intent.into === meant.into) &&
    (ask.pay === undefined || sameSet(meant.pay, intent.pay)) &&
    (ask.targets === undefined || slots.every((at) => sameSet(ids(meant.targets[at]), ids(intent.targets[at]))))
  );
}

/** Of several copies of one name, the name means each. */
function isCalled(phrase: string, id: Announced['card'], { names }: Scope): boolean {
  const serial = names.ids.get(id);
  const serials = names.called.get(phrase) ?? [serialOf(phrase, names)];
  return serial !== undefined && serials.includes(serial);
}

const sameSet = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
