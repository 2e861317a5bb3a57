import type { CardSet, Intent, ObjectId, Offer, PlayerId, Question } from '../../index.ts';
import { abilityTitle } from '../../inspector/words/abilityTitle.ts';
import { ABOUT } from '../../inspector/words/terms.ts';
import { type Announcing, announce, priceOf } from './announce.ts';
import { aim, aimAll, attack, attackWords, commonTargets, concede, orderShip, sayOrder } from './fleet.ts';
import { aboutCard } from './hand.ts';
import { capital, plural } from './lines.ts';
import { type Choosing, pick } from './step.ts';
import { type Eyes, inPlay, nameOf, sayChoice, stateOf, strength } from './things.ts';

/** Something that can be done, as one line of a list. */
export type Item = {
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  /** Told before its first step: what the card says. */
  readonly about: readonly string[];
  choose(): Choosing;
};

/** What the list is made of. */
export type Menu = {
  readonly eyes: Eyes;
  readonly player: PlayerId;
  readonly legal: readonly Offer[];
  readonly cards: CardSet;
  /** What the pass would be, in words. */
  readonly pass: readonly [title: string, detail: string];
};

/** Offers of one type; some types share a shape. */
type Of<T extends Offer['type'], O = Offer> = O extends { readonly type: infer U } ? (T extends U ? O : never) : never;

const ofType = <T extends Offer['type']>(offers: readonly Offer[], type: T): readonly Of<T>[] =>
  offers.filter((offer) => offer.type === type) as unknown as readonly Of<T>[];

/** Everything that can be done, grouped, as it is numbered on the screen. */
export function itemsOf(menu: Menu): readonly Item[] {
  const { legal } = menu;
  return [
    ...answers(menu),
    ...plays(menu),
    ...ofType(legal, 'activate').map((offer) => activation(menu, offer)),
    ...orders(menu),
    ...ofType(legal, 'attack').map((offer) => attackItem(menu, offer)),
    ...withdrawals(menu),
    ...aims(menu),
    ...passing(menu),
    ...ofType(legal, 'concede').map(({ player }) => ({
      ...item('Give up', 'Concede', 'leave the game'),
      choose: () => concede(player),
    })),
  ];
}

const item = (group: string, title: string, detail: string, about: readonly string[] = []): Omit<Item, 'choose'> => ({
  group,
  title,
  detail,
  about,
});

/** Nothing is left to choose. */
function* done(intent: Intent): Choosing {
  yield* [];
  return [intent];
}

const just = (intent: Intent) => (): Choosing => done(intent);

/** Cards to play; equal cards are one line. */
function plays({ eyes, legal, cards, player }: Menu): readonly Item[] {
  const me = eyes.view.players.find(({ id }) => id === player);
  const held = [...(me?.hand.cards ?? []), ...(me?.reserve.cards ?? [])];
  const offers = ofType(legal, 'play').flatMap((offer) => {
    const card = held.find(({ id }) => id === offer.card);
    return card ? [{ offer, card }] : [];
  });
  const isEqual = (a: (typeof offers)[number], b: (typeof offers)[number]): boolean =>
    a.card.name === b.card.name && a.offer.isk === b.offer.isk;
  const firsts = offers.filter((one, n) => offers.findIndex((other) => isEqual(one, other)) === n);
  return firsts.map((one) => {
    const count = offers.filter((other) => isEqual(one, other)).length;
    const { offer, card } = one;
    const printed = cards[card.name];
    const detail = `${priceOf(offer, printed)}. ${aboutCard(card)}`;
    const title = count > 1 ? `${card.title} ×${count}` : card.title;
    return { ...item('Play', title, detail, card.text), choose: () => announce(eyes, offer, printed) };
  });
}

function activation({ eyes, cards }: Menu, offer: Announcing): Item {
  const source = inPlay(eyes, offer.card);
  const printed = source && cards[source.name];
  const title = printed ? abilityTitle(printed, offer.ability) : 'an ability';
  const called = source ? title.replace(source.title, () => eyes.callings.call(source)) : title;
  const text = source?.text[offer.ability];
  return {
    ...item('Activate', called, priceOf(offer, printed), text === undefined ? [] : [text]),
    choose: () => announce(eyes, offer, printed),
  };
}

/** A line for each ship that can be told something. */
function orders({ eyes, legal }: Menu): readonly Item[] {
  const all = ofType(legal, 'order');
  const ships = [...new Set(all.map(({ ship }) => ship))];
  return ships.map((id) => {
    const offers = all.filter(({ ship }) => ship === id);
    const ship = inPlay(eyes, id);
    const where = ship ? `${strength(ship)} at ${nameOf(eyes, ship.region)}` : '';
    const state = ship ? stateOf(eyes, ship) : [];
    const words = offers.map((offer) => sayOrder(eyes, offer)).join(', or ');
    const detail = `${[where, ...state].join(', ')}: ${words}`;
    return {
      ...item('Order a ship', nameOf(eyes, id), detail, ship?.text ?? []),
      choose: () => orderShip(eyes, offers),
    };
  });
}

const attackItem = ({ eyes }: Menu, offer: Of<'attack'>): Item => ({
  ...item('Attack', attackWords(eyes, offer), ''),
  choose: () => attack(eyes, offer),
});

function withdrawals({ eyes, legal }: Menu): readonly Item[] {
  return ofType(legal, 'withdraw').flatMap(({ player, ships }) =>
    ships.map((ship) => ({
      ...item('Withdraw', nameOf(eyes, ship), 'goes home, exhausted, out of the battle'),
      choose: just({ type: 'withdraw', player, ship }),
    })),
  );
}

/** A line for each ship that has no target yet; and one for all of them. */
function aims({ eyes, legal }: Menu): readonly Item[] {
  const offers = ofType(legal, 'aim');
  const holds = ofType(legal, 'hold').flatMap(({ ships }) => ships);
  const [first] = offers;
  const isMany = first !== undefined && offers.length > 1 && commonTargets(offers).length > 0;
  const together = isMany
    ? [{ ...item('Aim', `All ${offers.length} at one`, ''), choose: () => aimAll(eyes, offers) }]
    : [];
  const player = first?.player;
  const idle = holds.filter((ship) => !offers.some((offer) => offer.ship === ship));
  return [
    ...together,
    ...offers.map((offer) => aimItem(eyes, offer, holds.includes(offer.ship))),
    ...(player === undefined ? ofType(legal, 'hold') : []).flatMap((offer) =>
      offer.ships.map((ship) => holdItem(eyes, offer.player, ship)),
    ),
    ...(player === undefined ? [] : idle.map((ship) => holdItem(eyes, player, ship))),
  ];
}

function aimItem(eyes: Eyes, offer: Of<'aim'>, canHold: boolean): Item {
  const ship = inPlay(eyes, offer.ship);
  const [only, ...others] = offer.at;
  const whom =
    only !== undefined && others.length === 0 ? nameOf(eyes, only) : `one of ${plural(offer.at.length, 'ship')}`;
  const detail = `attack ${ship?.attackNow ?? 0}: at ${whom}${canHold ? ', or it holds its fire' : ''}`;
  return { ...item('Aim', nameOf(eyes, offer.ship), detail), choose: () => aim(eyes, offer, canHold) };
}

const holdItem = (eyes: Eyes, player: PlayerId, ship: ObjectId): Item => ({
  ...item('Aim', nameOf(eyes, ship), 'holds its fire'),
  choose: just({ type: 'hold', player, ship }),
});

function passing({ legal, pass }: Menu): readonly Item[] {
  return legal.flatMap(({ type, player }): readonly Item[] => {
    if (type === 'pass') return [{ ...item('Pass', pass[0], pass[1]), choose: just({ type, player }) }];
    if (type !== 'stay') return [];
    return [{ ...item('Pass', 'Withdraw no ship', 'on to the battle targets'), choose: just({ type, player }) }];
  });
}

/** What is asked: one line for each answer where one is wanted, else one line that asks on. */
function answers({ eyes, legal }: Menu): readonly Item[] {
  const { question } = eyes.view;
  const [offer] = ofType(legal, 'answer');
  if (!offer || !question) return [];
  const group = `Choose ${ABOUT[question.about].words}`;
  if (offer.min === 1 && offer.max === 1)
    return question.choices.map((choice, n) => ({
      ...item(group, sayChoice(eyes, choice), ''),
      choose: just({ type: 'answer', player: offer.player, question: offer.question, chosen: [n] }),
    }));
  return [{ ...item(group, howMany(offer, question), ''), choose: () => answer(eyes, offer, question) }];
}

const howMany = ({ min, max, choices }: Of<'answer'>, { about }: Question): string => {
  if (about === 'order') return `All ${choices}, in the order in which they go on the pile`;
  return `${capital(min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`)} of ${choices}`;
};

function* answer(eyes: Eyes, { player, question: id, min, max }: Of<'answer'>, question: Question): Choosing {
  const ordered = question.about === 'order';
  const label = ordered ? 'Last to resolve first' : capital(ABOUT[question.about].words);
  const numbers = question.choices.map((_, n) => n);
  const chosen = yield* pick(label, numbers, (n) => sayChoice(eyes, question.choices[n]), { min, max, ordered });
  return [{ type: 'answer', player, question: id, chosen }];
}
