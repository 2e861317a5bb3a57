import type { Cost, Sentence } from '../model/ability.ts';
import { absurd } from '../model/absurd.ts';
import type { EntryKind } from '../model/cardType.ts';
import type { Step } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Announcement, Intent } from '../model/intent.ts';
import { exhaust, markUsed } from './atoms/permanents.ts';
import { putOnPile } from './atoms/pile.ts';
import { discard, pay } from './atoms/players.ts';
import { liftToPile } from './atoms/zones.ts';
import { iskOf } from './clauses/costs.ts';
import { sacrifice } from './destruction.ts';
import { eyeFrom } from './eye.ts';
import { permanentOf, playerOf, printedOf, regionOf } from './look.ts';
import { activatedOf, modesOf, priceOf } from './playable.ts';
import { andThen, each, still } from './step.ts';

/** What a card is called while it lies on the pile (700.1). */
const KIND_OF = {
  news: 'news',
  ship: 'ship',
  structure: 'structure',
  location: 'location',
  'outer-region': 'region',
  starbase: 'upgrade',
  'home-region': 'region',
} as const satisfies Record<string, EntryKind>;

/** A cost, and what it came to in ISK when it was announced: what else is paid for it changes that no more (600.1). */
type Owed = { readonly cost: Cost; readonly isk: number };

const owedFor = (game: Game, costs: readonly Cost[], player: PlayerId, card: ObjectId, x: number): readonly Owed[] => {
  const eye = eyeFrom(player, card, x);
  return costs.map((cost) => ({ cost, isk: iskOf(game, cost, eye) }));
};

/** Pays the costs beyond the price, in the order in which they are printed (600.4). They can be paid: the clauses saw to that. */
const payCosts = (game: Game, player: PlayerId, source: ObjectId, owed: readonly Owed[], said: Announcement): Step => {
  const cards = [...said.pay];
  return each(game, owed, (now, { cost, isk }) => {
    switch (cost.kind) {
      case 'isk':
        return pay(now, player, isk);
      case 'exhaust':
        return exhaust(now, source);
      case 'discard':
        return withNext(now, cards, (card) => discard(now, player, card));
      case 'sacrifice':
        return cost.what === 'itself' ? sacrifice(now, source) : withNext(now, cards, (card) => sacrifice(now, card));
      default:
        return absurd(cost);
    }
  });
};

const withNext = (game: Game, cards: ObjectId[], use: (card: ObjectId) => Step): Step => {
  const card = cards.shift();
  return card ? use(card) : still(game);
};

const NO_SENTENCE: Sentence = { slots: [], effects: [] };

/** 600.1, 600.2: a card is played. It goes on the pile with all that was chosen, then it is paid for. */
export const play = (game: Game, intent: Extract<Intent, { type: 'play' }>): Step => {
  const { player, card: id, mode, x, targets, into } = intent;
  const from = playerOf(game, player).hand.some((card) => card.id === id) ? 'hand' : 'reserve';
  const lifted = liftToPile(game, player, from, id);
  const printed = printedOf(game, lifted.card.name);
  const { modes, costs } = modesOf(printed);
  const owed = owedFor(game, costs, player, id, x);
  const announced = andThen(lifted, (now) =>
    putOnPile(now, {
      kind: KIND_OF[printed.type],
      controller: player,
      card: lifted.card,
      source: lifted.card.id,
      name: printed.name,
      here: null,
      sentence: modes[mode] ?? NO_SENTENCE,
      targets,
      x,
      seen: null,
      into,
    }),
  );
  const paid = andThen(announced, (now) => pay(now, player, priceOf(printed, x)));
  return andThen(paid, (now) => payCosts(now, player, lifted.card.id, owed, intent));
};

/** 600.4: an ability is activated. It goes on the pile, then its costs are paid; what they take away was still a target (600.1). */
export const activate = (game: Game, intent: Extract<Intent, { type: 'activate' }>): Step => {
  const { player, card: id, ability: number, mode, x, targets, into } = intent;
  const card = permanentOf(game, id);
  const ability = activatedOf(printedOf(game, card.name), number);
  if (!ability) throw new Error(`${card.name} has no activated ability ${number}`);
  const owed = owedFor(game, ability.costs, player, id, x);
  const announced = putOnPile(ability.oncePerTurn ? markUsed(game, id, number) : game, {
    kind: 'ability',
    controller: player,
    card: null,
    source: id,
    name: card.name,
    here: regionOf(game, card),
    sentence: ability.modes[mode] ?? NO_SENTENCE,
    targets,
    x,
    seen: null,
    into,
  });
  return andThen(announced, (now) => payCosts(now, player, id, owed, intent));
};
