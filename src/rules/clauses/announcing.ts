import type { Ability, Sentence } from '../../model/ability.ts';
import type { Printed } from '../../model/card.ts';
import type { Card, Game, Permanent } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Announcement, Intent } from '../../model/intent.ts';
import type { Window } from '../../model/window.ts';
import { isTrue } from '../amounts.ts';
import { hasRoom, hasSlot, isNextLevel } from '../arrive.ts';
import { censusOf } from '../census.ts';
import { type Eye, eyeFrom } from '../eye.ts';
import { scraps } from '../kinds.ts';
import { controllerOf, findPermanent, named, nameOf, playerOf, printedOf, starbaseOf, titleOf } from '../look.ts';
import { activatedOf, asksForX, modesOf, priceOf } from '../playable.ts';
import { breaks, type Failing, forbidden } from './clause.ts';
import { costClauses } from './costs.ts';
import { targetClauses } from './targets.ts';

/** A card that a player could play at all: in hand, or an outer region or upgrade in the reserve (500.6). */
export const findPlayable = (game: Game, player: PlayerId, id: Card['id']): Card | undefined => {
  const { hand, reserve } = playerOf(game, player);
  return hand.find((card) => card.id === id) ?? reserve.find((card) => card.id === id);
};

/** 600.3, 500.6, 500.7: which cards other than news this moment takes. */
function* momentClauses(printed: Printed, player: PlayerId, window: Window): Generator<Failing> {
  if (window.name === 'pile') yield breaks('600.3', 'On an open pile only news and abilities may be added.');
  if (window.name === 'closing') yield breaks('600.3', 'In a closing window only news and abilities may be added.');
  if (window.name === 'development') return;
  const when = `${printed.title} is played in your own development phase, with no pile open.`;
  yield breaks('500.6', when, () => `Legal in ${nameOf(player)}'s development phase, with no pile open.`);
}

/** 200.4: a race icon in common with the starbase. */
const raceClause = (game: Game, printed: Printed, player: PlayerId): Failing | null => {
  if (printed.races.length === 0 || printed.type === 'starbase') return null;
  const starbase = starbaseOf(game, player);
  const theirs = starbase ? printedOf(game, starbase.name).races : [];
  if (printed.races.some((race) => theirs.includes(race))) return null;
  return breaks(
    '200.4',
    () => `${printed.title} is ${printed.races.join(' and ')}; ${nameOf(player)}'s starbase shares no race with it.`,
  );
};

const homeClause = (): Failing => breaks('200.1', 'A home region is never played.');

/** Where a card that enters play is to go: 1100.5, 1300.2, 1300.3. */
function* placeClauses(
  game: Game,
  card: Card,
  printed: Printed,
  { player, into }: Extract<Intent, { type: 'play' }>,
): Generator<Failing> {
  if (printed.type === 'structure' && !hasSlot(game, player))
    yield breaks('1300.3', () => `${nameOf(player)}'s starbase has no room for another structure.`);
  if (printed.type === 'starbase') {
    const old = starbaseOf(game, player);
    if (!isNextLevel(game, player, card))
      yield breaks('1300.2', 'An upgrade is one level higher than the starbase it replaces.');
    if (
      old &&
      printed.races.length > 0 &&
      !printed.races.some((race) => printedOf(game, old.name).races.includes(race))
    )
      yield breaks('1300.2', 'An upgrade shares a race icon with the starbase it replaces.');
  }
  if (printed.type === 'home-region') yield homeClause();
  const isInHand = playerOf(game, player).hand.some(({ id }) => id === card.id);
  if (isInHand && printed.type === 'starbase') yield breaks('1300.2', 'An upgrade comes from the reserve.');
  if (isInHand && printed.type === 'outer-region') yield breaks('500.6', 'An outer region comes from the reserve.');
  if (printed.type !== 'location') {
    if (into !== null) yield breaks('600.1', 'Only a location is played into a region.');
    return;
  }
  const region = into === null ? undefined : findPermanent(game, into);
  const isRegion = region && ['home-region', 'outer-region'].includes(printedOf(game, region.name).type);
  if (!region || !isRegion) yield breaks('1100.5', 'A location is played into a region: none is named.');
  else if (region.controller !== player)
    yield breaks('1100.5', () => `${nameOf(player)} does not control ${titleOf(game, region.name)}.`);
  else if (!hasRoom(game, region.id))
    yield breaks('1100.5', () => `${titleOf(game, region.name)} takes no more locations.`);
}

/** 100.5: a card in play says "cannot". */
function* forbidClauses(game: Game, player: PlayerId, act: 'play' | 'activate', printed: Printed): Generator<Failing> {
  for (const { card, always } of censusOf(game).forbids) {
    if (always.act !== act || !always.types.includes(printed.type)) continue;
    const you = controllerOf(game, card);
    // What nobody controls says nothing (1100.1).
    if (you === null || (always.who === 'enemy' && you === player)) continue;
    if (always.during === 'battle' && game.battle === null) continue;
    const what =
      act === 'play' ? `${printed.title} cannot be played` : `the abilities of ${printed.title} cannot be activated`;
    const until = always.during === 'battle' ? ', or the battle ends' : '';
    yield forbidden(
      named(card),
      () => `${titleOf(game, card.name)} forbids it: ${what}${always.during === 'battle' ? ' during a battle' : ''}.`,
      () => `Legal once ${titleOf(game, card.name)} leaves play${until}.`,
    );
  }
}

/** What holds for every announcement: X, mode, targets, "play only if" (600.1). */
function* wholeClauses(
  game: Game,
  card: Card,
  modes: readonly Sentence[],
  said: Announcement,
  takesX: boolean,
  eye: Eye,
): Generator<Failing> {
  if (!takesX && said.x !== 0) yield breaks('200.3', 'It has no X to choose.');
  const sentence = modes[said.mode];
  if (!sentence) {
    yield breaks(
      '600.1',
      () => `It has ${modes.length === 1 ? 'one mode' : `${modes.length} modes`}, and no mode ${said.mode + 1}.`,
    );
    return;
  }
  yield* targetClauses(game, sentence, said.targets, eye);
  if (sentence.onlyIf && !isTrue(game, sentence.onlyIf, eye))
    yield forbidden(
      named(card),
      () => `${titleOf(game, card.name)} itself allows it only under a condition that does not hold now.`,
    );
}

/** By its title, where everybody can see it; what is hidden, or not there at all, has only the id that was said. */
const whatIsNotHeld = (game: Game, id: Card['id']): string => {
  const onPile = game.pile.find(({ card }) => card?.id === id);
  const card = findPermanent(game, id) ?? onPile ?? scraps(game).find((scrap) => scrap.id === id);
  return card ? titleOf(game, card.name) : `A card ${id}`;
};

/** Why a card cannot be played. */
export function* playClauses(
  game: Game,
  window: Window,
  intent: Extract<Intent, { type: 'play' }>,
): Generator<Failing> {
  const { player } = intent;
  const card = findPlayable(game, player, intent.card);
  if (!card) {
    yield breaks('600.1', () => `${whatIsNotHeld(game, intent.card)} is not in ${nameOf(player)}'s hand or reserve.`);
    const there = findPermanent(game, intent.card);
    if (there && printedOf(game, there.name).type === 'home-region') yield homeClause();
    return;
  }
  const printed = printedOf(game, card.name);
  const { modes, costs } = modesOf(printed);
  const eye = eyeFrom(player, card.id, intent.x);
  // What is plain is seen at once: a generator that has nothing to say costs as much as one that has.
  const isNews = printed.type === 'news';
  if (!isNews) yield* momentClauses(printed, player, window);
  const race = raceClause(game, printed, player);
  if (race) yield race;
  if (censusOf(game).forbids.length > 0) yield* forbidClauses(game, player, 'play', printed);
  if (!isNews || intent.into !== null) yield* placeClauses(game, card, printed, intent);
  yield* wholeClauses(game, card, modes, intent, asksForX(printed), eye);
  yield* costClauses(game, { player, source: card.id, isk: priceOf(printed, intent.x), costs, pay: intent.pay }, eye);
}

/** Why an ability cannot be activated. */
export function* activateClauses(game: Game, intent: Extract<Intent, { type: 'activate' }>): Generator<Failing> {
  const { player } = intent;
  const card = findPermanent(game, intent.card);
  if (!card) {
    yield breaks('600.4', () => `There is no card ${intent.card} in play.`);
    return;
  }
  const printed = printedOf(game, card.name);
  const ability = activatedOf(printed, intent.ability);
  if (controllerOf(game, card) !== player)
    yield breaks('600.4', () => `${nameOf(player)} does not control ${printed.title}.`);
  if (!ability) {
    yield breaks('600.4', () => `${printed.title} has no activated ability ${intent.ability + 1}.`);
    return;
  }
  yield* readinessClauses(card, ability, printed, intent.ability);
  if (censusOf(game).forbids.length > 0) yield* forbidClauses(game, player, 'activate', printed);
  const eye = eyeFrom(player, card.id, intent.x);
  if (intent.into !== null) yield breaks('600.1', 'Only a location is played into a region.');
  yield* wholeClauses(game, card, ability.modes, intent, false, eye);
  yield* costClauses(game, { player, source: card.id, isk: 0, costs: ability.costs, pay: intent.pay }, eye);
}

function* readinessClauses(
  card: Permanent,
  ability: Extract<Ability, { kind: 'activated' }>,
  printed: Printed,
  number: number,
): Generator<Failing> {
  if (card.assembling > 0)
    yield breaks('1200.1', () => `${printed.title} is still assembling.`, 'Legal once it is assembled.');
  if (ability.oncePerTurn && card.used.includes(number))
    yield breaks('600.4', () => `${printed.title} has used this ability this turn.`, 'Legal again next turn.');
}
