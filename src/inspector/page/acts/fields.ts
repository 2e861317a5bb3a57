import type { Intent } from '../../../model/intent.ts';
import type { ModeOffer, Offer } from '../../../model/offer.ts';
import type { Choice, Question } from '../../../model/question.ts';
import type { Target } from '../../../model/target.ts';
import { say } from '../language/language.ts';

/** What an option is, for the page to draw. */
export type Thing =
  | { readonly kind: 'card' | 'entry' | 'player'; readonly id: string }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'trigger'; readonly source: string; readonly ability: number };

export type Option = { readonly key: string; readonly thing: Thing };

/** One thing to be chosen before an offer is an intent. */
export type Field = {
  readonly id: string;
  readonly label: string;
  /** `order`: everything is chosen, and the order counts. */
  readonly kind: 'options' | 'order' | 'number';
  readonly options: readonly Option[];
  /** How many are chosen; of a number, its range. */
  readonly min: number;
  readonly max: number;
};

/** What has been chosen so far, field by field: the keys of options, or a number as text. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** All that is to be chosen, given what has been chosen so far (a mode decides which targets there are). */
export function fieldsOf(offer: Offer, draft: Draft, question: Question | null): readonly Field[] {
  switch (offer.type) {
    case 'play':
    case 'activate':
      return [
        ...modeField(offer.modes),
        ...announced(offer, draft),
        ...(offer.into === null ? [] : [ofCards('into', say.fields.into, offer.into)]),
        ...offer.pay.map(({ cost, from }, at) => ofCards(`pay${at}`, say.fields.pay[cost], from)),
      ];
    case 'attack':
      return [
        {
          ...one('defender', say.fields.against),
          options: offer.defenders.map((id) => optionOf({ kind: 'player', id })),
        },
        { ...ofCards('ships', say.fields.ships, offer.ships), max: offer.ships.length },
      ];
    case 'withdraw':
      return [ofCards('ship', say.fields.withdraw, offer.ships)];
    case 'hold':
      return [ofCards('ship', say.fields.hold, offer.ships)];
    case 'order':
      return offer.at === null
        ? []
        : [ofCards('at', offer.order === 'move' ? say.fields.toRegion : say.fields.worksOn, offer.at)];
    case 'aim':
      return [ofCards('at', say.fields.aimsAt, offer.at)];
    case 'answer': {
      const { min, max } = offer;
      const options = Array.from({ length: offer.choices }, (_, at) => ({
        key: `${at}`,
        thing: thingOf(question?.choices[at], at),
      }));
      const order = question?.about === 'order';
      return [
        { id: 'chosen', label: amountWords(min, max, order), kind: order ? 'order' : 'options', options, min, max },
      ];
    }
    default:
      return [];
  }
}

/** What is chosen in a field: what somebody chose, or the only thing there is. */
export function chosenIn(field: Field, draft: Draft): readonly string[] {
  const chosen = draft[field.id];
  if (field.kind === 'number') return chosen ?? [`${field.min}`];
  if (chosen) return chosen.filter((key) => field.options.some((option) => option.key === key));
  if (field.kind === 'order') return field.options.length === 1 ? field.options.map(({ key }) => key) : [];
  const forced = field.options.length === field.min || (field.id === 'ships' && field.options.length > 0);
  return forced ? field.options.map(({ key }) => key) : [];
}

/** The draft after clicking an option: it replaces the only one, or comes and goes among several. */
export function choose(field: Field, draft: Draft, key: string): Draft {
  const before = chosenIn(field, draft);
  const single = field.min === 1 && field.max === 1;
  if (single) return { ...draft, [field.id]: [key] };
  if (before.includes(key)) return { ...draft, [field.id]: before.filter((other) => other !== key) };
  if (before.length >= field.max) return field.max === 1 ? { ...draft, [field.id]: [key] } : draft;
  return { ...draft, [field.id]: [...before, key] };
}

/** The fields in which still too little, or too much, is chosen. */
export function missing(fields: readonly Field[], draft: Draft): readonly Field[] {
  const paid = fields.filter(({ id }) => id.startsWith('pay')).flatMap((field) => chosenIn(field, draft));
  return fields.filter((field) => {
    const chosen = chosenIn(field, draft);
    if (field.kind === 'number') return !(Number(chosen[0]) >= field.min && Number(chosen[0]) <= field.max);
    if (chosen.length < field.min || chosen.length > field.max) return true;
    // One card can't pay two costs.
    return field.id.startsWith('pay') && chosen.some((key) => paid.filter((other) => other === key).length > 1);
  });
}

/** The intent that an offer becomes; null while something is still to be chosen. */
export function intentOf(offer: Offer, draft: Draft, question: Question | null): Intent | null {
  const fields = fieldsOf(offer, draft, question);
  if (missing(fields, draft).length > 0) return null;
  const keys = (id: string): readonly string[] => {
    const field = fields.find((one) => one.id === id);
    return field ? chosenIn(field, draft) : [];
  };
  const { player } = offer;
  const card = (id: string) => (keys(id)[0] ?? '').replace(/^card:/, '') as Extract<Target, { kind: 'card' }>['id'];
  switch (offer.type) {
    case 'play':
    case 'activate': {
      const mode = modeOf(offer, draft);
      const announcement = {
        mode: mode?.mode ?? 0,
        x: Number(keys('x')[0] ?? 0),
        targets: (mode?.slots ?? []).map((_, at) => keys(`target${at}`).map(targetOf)),
        into: offer.into === null ? null : card('into'),
        pay: offer.pay.map((_, at) => card(`pay${at}`)),
      };
      return offer.type === 'play'
        ? { type: 'play', player, card: offer.card, ...announcement }
        : { type: 'activate', player, card: offer.card, ability: offer.ability, ...announcement };
    }
    case 'attack': {
      const defender = offer.defenders.find((id) => keys('defender').includes(`player:${id}`));
      if (defender === undefined) return null;
      const ships = offer.ships.filter((id) => keys('ships').includes(`card:${id}`));
      return { type: 'attack', player, region: offer.region, defender, ships };
    }
    case 'withdraw':
    case 'hold':
      return { type: offer.type, player, ship: card('ship') };
    case 'order': {
      const { ship, order } = offer;
      return { type: 'order', player, ship, order, at: offer.at === null ? null : card('at') };
    }
    case 'aim':
      return { type: 'aim', player, ship: offer.ship, at: card('at') };
    case 'answer':
      return { type: 'answer', player, question: offer.question, chosen: keys('chosen').map(Number) };
    default:
      return { type: offer.type, player };
  }
}

type Announced = Extract<Offer, { readonly modes: readonly ModeOffer[] }>;

/** The mode that is chosen: with an X, once for each stretch of X in which the same can be chosen. */
function stretchesOf({ modes }: Announced, draft: Draft): readonly ModeOffer[] {
  const chosen = modes.find(({ mode }) => `${mode}` === draft.mode?.[0]) ?? modes[0];
  return modes.filter(({ mode }) => mode === chosen?.mode);
}

function modeOf(offer: Announced, draft: Draft): ModeOffer | undefined {
  const stretches = stretchesOf(offer, draft);
  const chosen = Number(draft.x?.[0] ?? Number.NaN);
  return stretches.find(({ x }) => x && chosen >= x.min && chosen <= x.max) ?? stretches[0];
}

function modeField(modes: readonly ModeOffer[]): readonly Field[] {
  const different = modes.filter(({ mode }, at) => modes.findIndex((other) => other.mode === mode) === at);
  if (different.length < 2) return [];
  return [
    {
      ...one('mode', say.fields.which),
      options: different.map(({ mode, label }) => ({
        key: `${mode}`,
        thing: { kind: 'words', words: label || say.fields.mode(mode + 1) },
      })),
    },
  ];
}

function announced(offer: Announced, draft: Draft): readonly Field[] {
  const mode = modeOf(offer, draft);
  if (mode === undefined) return [];
  const { x, slots } = mode;
  const spans = stretchesOf(offer, draft).flatMap((stretch) => stretch.x ?? []);
  const [min, max] = [Math.min(...spans.map((span) => span.min)), Math.max(...spans.map((span) => span.max))];
  return [
    ...(x === null ? [] : [{ id: 'x', label: 'X', kind: 'number' as const, options: [], min, max }]),
    ...slots.map(({ from, min, max }, at): Field => {
      const name = slots.length > 1 ? say.fields.targetOf(at + 1) : say.fields.target;
      const label = min === max && max === 1 ? name : say.fields.targets(name, amountWords(min, max, false));
      return {
        id: `target${at}`,
        label,
        kind: 'options',
        options: from.map(optionOf),
        min,
        max: Math.min(max, from.length),
      };
    }),
  ];
}

const one = (id: string, label: string): Omit<Field, 'options'> => ({ id, label, kind: 'options', min: 1, max: 1 });

const ofCards = (id: string, label: string, from: readonly string[]): Field => ({
  ...one(id, label),
  options: from.map((card) => optionOf({ kind: 'card', id: card })),
});

const optionOf = (thing: { readonly kind: 'card' | 'entry' | 'player'; readonly id: string }): Option => ({
  key: `${thing.kind}:${thing.id}`,
  thing: { kind: thing.kind, id: thing.id },
});

function targetOf(key: string): Target {
  const [kind, id] = key.split(':');
  return { kind, id } as Target;
}

function thingOf(choice: Choice | undefined, at: number): Thing {
  if (choice === undefined) return { kind: 'words', words: say.fields.choice(at + 1) };
  switch (choice.kind) {
    case 'target':
      return choice.target;
    case 'card':
      return { kind: 'card', id: choice.id };
    case 'option':
      return { kind: 'words', words: choice.label };
    case 'trigger':
      return { kind: 'trigger', source: choice.source, ability: choice.ability };
  }
}

function amountWords(min: number, max: number, order: boolean): string {
  if (order) return say.fields.order;
  if (min === max) return max === 1 ? say.fields.chooseOne : say.fields.choose(max);
  return min === 0 ? say.fields.upTo(max) : say.fields.between(min, max);
}
