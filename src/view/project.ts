import { absurd } from '../model/absurd.ts';
import type { Printed } from '../model/card.ts';
import type { Card, Entry, Game, Permanent } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Question } from '../model/question.ts';
import type { Window } from '../model/window.ts';
import { controllerOf, nameOf, permanents, playerOf, printedOf, titleOf } from '../rules/look.ts';
import { attackOf, hasShield, shieldOf } from '../rules/totals.ts';
import { sentenceText, textOf } from './cardText.ts';
import { sees } from './seeing.ts';
import type { CardView, EntryView, PermanentView, PlayerView, View, Viewer, ZoneView } from './view.ts';

/** The moment that is looked at. */
export type Moment = {
  readonly game: Game;
  readonly window: Window | null;
  readonly passed: readonly PlayerId[];
  readonly added: boolean;
};

/** What is printed on a card does not depend on where it lies: it is worked out once. */
type PrintedView = Omit<CardView, 'id' | 'owner'>;
const printedViews = new WeakMap<Printed, PrintedView>();

const printedView = (printed: Printed): PrintedView => {
  const known = printedViews.get(printed);
  if (known) return known;
  const view: PrintedView = {
    name: printed.name,
    title: printed.title,
    type: printed.type,
    subtypes: printed.subtypes ?? NONE,
    races: printed.races,
    price: printed.price,
    text: textOf(printed),
    attack: printed.attack ?? null,
    shield: printed.shield ?? null,
    income: printed.income ?? null,
    assembly: printed.assembly ?? null,
    command: printed.command ?? null,
    locations: printed.locations ?? null,
    minerals: printed.minerals ?? null,
    duration: printed.duration ?? null,
    level: printed.level ?? null,
    structureSlots: printed.structureSlots ?? null,
  };
  printedViews.set(printed, view);
  return view;
};

const NONE: readonly string[] = Object.freeze([]);

// Field by field: a spread takes ten times as long, and every view shows many cards.
export const cardView = (game: Game, card: Card): CardView => {
  const view = printedView(printedOf(game, card.name));
  return {
    id: card.id,
    name: view.name,
    title: view.title,
    type: view.type,
    subtypes: view.subtypes,
    races: view.races,
    owner: card.owner,
    price: view.price,
    text: view.text,
    attack: view.attack,
    shield: view.shield,
    income: view.income,
    assembly: view.assembly,
    command: view.command,
    locations: view.locations,
    minerals: view.minerals,
    duration: view.duration,
    level: view.level,
    structureSlots: view.structureSlots,
  };
};

const changeWords = (card: Permanent): readonly string[] =>
  card.changes.map((change) =>
    change.kind === 'protected'
      ? `cannot be destroyed until the end of the ${change.until}`
      : `${change.by > 0 ? '+' : ''}${change.by} ${change.stat} until the end of the ${change.until}`,
  );

const permanentView = (game: Game, card: Permanent): PermanentView => {
  const view = printedView(printedOf(game, card.name));
  return {
    id: card.id,
    name: view.name,
    title: view.title,
    type: view.type,
    subtypes: view.subtypes,
    races: view.races,
    owner: card.owner,
    price: view.price,
    text: view.text,
    attack: view.attack,
    shield: view.shield,
    income: view.income,
    assembly: view.assembly,
    command: view.command,
    locations: view.locations,
    minerals: view.minerals,
    duration: view.duration,
    level: view.level,
    structureSlots: view.structureSlots,
    controller: controllerOf(game, card),
    region: card.region,
    exhausted: card.exhausted,
    damage: card.damage,
    assembling: card.assembling,
    remaining: card.remaining,
    order: card.order,
    attackNow: view.type === 'ship' ? attackOf(game, card) : null,
    shieldNow: hasShield(game, card) ? shieldOf(game, card) : null,
    changes: card.changes.length === 0 ? NONE : changeWords(card),
  };
};

/** The number that waits on the pile as damage. */
const amountOf = (entry: Entry): number | null => {
  if (entry.kind !== 'damage') return null;
  const [effect] = entry.sentence.effects;
  return effect?.kind === 'damage' && typeof effect.amount === 'number' ? effect.amount : null;
};

export const entryView = (game: Game, entry: Entry): EntryView => ({
  id: entry.id,
  kind: entry.kind,
  title: entryTitle(game, entry),
  text: entryText(game, entry),
  controller: entry.controller,
  card: entry.card?.id ?? null,
  source: entry.source,
  targets: (entry.seen && entry.kind === 'damage' ? [entry.seen] : entry.targets.flat()).map((target) => ({
    ...target,
  })),
  amount: amountOf(entry),
});

/** An ability goes by its own name where it has one, everything else by its card's. */
const entryTitle = (game: Game, entry: Entry): string => {
  if (entry.kind === 'damage') return `${amountOf(entry)} damage`;
  return (entry.kind === 'ability' && entry.sentence.label) || titleOf(game, entry.name);
};

const entryText = (game: Game, entry: Entry): string => {
  const title = titleOf(game, entry.name);
  switch (entry.kind) {
    case 'damage':
      return `from ${title}'s attack`;
    case 'news':
    case 'ability': {
      const text = sentenceText(entry.sentence, { x: entry.x, type: printedOf(game, entry.name).type });
      return entry.kind === 'ability' && entry.sentence.label ? `${title}: ${text}` : text;
    }
    case 'upgrade':
      return 'upgrades the starbase';
    case 'region':
      return 'enters play, uncontrolled';
    case 'location':
      return `enters play in ${entry.into ? titleOf(game, game.play[entry.into]?.name ?? entry.name) : 'a region'}`;
    case 'ship':
    case 'structure':
      return 'enters play';
    default:
      return absurd(entry.kind);
  }
};

const zoneView = (game: Game, cards: readonly Card[], visible: boolean): ZoneView => ({
  count: cards.length,
  cards: visible ? cards.map((card) => cardView(game, card)) : null,
});

const playerView = (game: Game, id: PlayerId, viewer: Viewer): PlayerView => {
  const player = playerOf(game, id);
  return {
    id,
    title: nameOf(id),
    out: player.out,
    isk: player.isk,
    deck: zoneView(game, player.deck, sees(viewer, 'deck', id)),
    hand: zoneView(game, player.hand, sees(viewer, 'hand', id)),
    reserve: zoneView(game, player.reserve, sees(viewer, 'reserve', id)),
    scrapheap: zoneView(game, player.scrapheap, sees(viewer, 'scrapheap', id)),
  };
};

/** What can be chosen may be cards of a hand: only the one who is asked sees it. */
const questionFor = (question: Question | null, viewer: Viewer): Question | null =>
  question && (viewer === 'all' || viewer === question.asked) ? question : null;

/** All that one viewer may know of a moment (300.4): built up from what they may see. */
export const project = ({ game, window, passed, added }: Moment, viewer: Viewer): View => {
  const question = window?.question ?? null;
  return {
    viewer,
    players: game.seats.map((id) => playerView(game, id, viewer)),
    play: permanents(game).map((card) => permanentView(game, card)),
    pile: game.pile.toReversed().map((entry) => entryView(game, entry)),
    battle: game.battle && structuredClone(game.battle),
    active: game.active,
    turn: game.turn,
    window: window?.name ?? null,
    awaited: window ? (question?.asked ?? window.holder) : null,
    passes: passed.length,
    added,
    asked: question && { player: question.asked, about: question.about, entry: question.entry },
    question: questionFor(question, viewer),
    ending: game.ending,
  };
};
