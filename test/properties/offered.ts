import type { Intent, Offer, Position } from '../../src/index.ts';
import { covers } from './covered.ts';
import type { Dice } from './dice.ts';
import { nearlyLegal } from './nearlyLegal.ts';
import { intentFrom } from './randomIntent.ts';

/** How often each kind of intent was found legal, and refused: what was never tried proves nothing. */
export type Tally = Record<string, { legal: number; refused: number }>;

/** Law 8 for the offers: exactly what is offered is legal, once, and with something to choose wherever something must be chosen. */
export const offeredIsLegal = (position: Position, dice: Dice, tally: Tally = {}): void => {
  const offers = position.truth.seats.flatMap((player) => position.legal(player));
  const twice = offers.map(choiceOf).find((key, n, all) => all.indexOf(key) !== n);
  if (twice !== undefined) fail('it is offered twice', twice);
  for (const offer of offers) {
    if (!hasChoices(offer)) fail('there is nothing to choose from', offer);
    for (let n = 0; n < 2; n++) {
      const intent = intentFrom(offer, dice);
      const refused = position.why(intent);
      if (refused) fail(`it is offered, and refused: ${refused.message}`, intent);
      if (!covers(offer, intent)) fail('it is no intent of the offer it was made from', intent);
    }
  }
  for (let n = 0; n < TRIES[isRare(position) ? 'rare' : 'often']; n++) {
    const intent = nearlyLegal(position, dice);
    const refused = position.why(intent);
    const isOffered = offers.some((offer) => covers(offer, intent));
    if (!refused && !isOffered) fail('it is legal, and not offered', intent);
    if (refused && isOffered) fail(`it is offered, and refused: ${refused.message}`, intent);
    if (refused) checkReasons(intent, refused);
    const kind = kindOf(position, intent);
    const known = tally[kind] ?? { legal: 0, refused: 0 };
    tally[kind] = known;
    known[refused ? 'refused' : 'legal']++;
  }
};

/** Ships are ordered and aimed in few of the positions. */
const TRIES = { often: 5, rare: 40 } as const;
const isRare = ({ window }: Position): boolean => window?.name === 'command' || window?.name === 'aim';

const fail = (what: string, of: unknown): never => {
  throw new Error(`law 8: ${what}: ${JSON.stringify(of)}`);
};

/** What an offer is about: two of one kind are one too many, but for the cards that pay for another X. */
const choiceOf = (offer: Offer): string => {
  switch (offer.type) {
    case 'play':
    case 'activate': {
      const modes = offer.modes.map(({ mode, x }) => [mode, x?.min ?? 0]);
      return JSON.stringify([offer.type, offer.player, offer.card, offer.ability, modes]);
    }
    case 'order':
      return JSON.stringify([offer.type, offer.player, offer.ship, offer.order]);
    case 'aim':
      return JSON.stringify([offer.type, offer.player, offer.ship]);
    case 'attack':
      return JSON.stringify([offer.type, offer.player, offer.region]);
    default:
      return JSON.stringify([offer.type, offer.player]);
  }
};

const hasChoices = (offer: Offer): boolean => {
  switch (offer.type) {
    case 'play':
    case 'activate': {
      const { modes, into, pay } = offer;
      const whole = modes.every(
        ({ slots, x }) =>
          (x === null || (x.min <= x.max && x.isk >= offer.isk)) &&
          slots.every(({ from, min, max }) => min <= max && max <= from.length && unique(from.map(({ id }) => id))),
      );
      return (
        modes.length > 0 && whole && into?.length !== 0 && pay.every(({ from }) => from.length > 0 && unique(from))
      );
    }
    case 'attack':
      return offer.ships.length > 0 && offer.defenders.length > 0 && unique(offer.ships) && unique(offer.defenders);
    case 'order':
      return offer.at === null || (offer.at.length > 0 && unique(offer.at));
    case 'withdraw':
    case 'hold':
      return offer.ships.length > 0 && unique(offer.ships);
    case 'aim':
      return offer.at.length > 0 && unique(offer.at);
    case 'answer':
      return offer.choices > 0 && offer.min <= offer.max && offer.max <= offer.choices && offer.max > 0;
    default:
      return true;
  }
};

const unique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Case 52: reasons with rules, in words of their own, and none said twice for the same thing. */
const checkReasons = (intent: Intent, { kind, clauses }: NonNullable<ReturnType<Position['why']>>): void => {
  if (kind === 'fault' || kind === 'malformed') fail(`the answer is ${kind}`, intent);
  if (clauses.length === 0) fail('no reason is given', intent);
  const odd = clauses.find(
    ({ words, rule }) => !/^["A-Z0-9].*[.!?]$/.test(words) || /undefined|null|NaN|unknown/.test(words) || !rule,
  );
  if (odd) fail(`the words are ${odd.words}`, intent);
};

/** A kind of intent, told apart by what is played, ordered or asked. */
const kindOf = ({ truth, window }: Position, intent: Intent): string => {
  if (intent.type === 'order') return `order ${intent.order}`;
  if (intent.type === 'answer') return `answer ${window?.question?.about}`;
  if (intent.type !== 'play') return intent.type;
  const { hand = [], reserve = [] } = truth.players[intent.player] ?? {};
  const held = [...hand, ...reserve].find(({ id }) => id === intent.card);
  return `play ${held && truth.cards[held.name]?.type}`;
};
