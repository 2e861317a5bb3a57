import type { Ability, Triggered } from '../model/ability.ts';
import type { Fact, Step } from '../model/fact.ts';
import type { Game, Permanent, Trigger } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Target } from '../model/target.ts';
import { isTrue } from './amounts.ts';
import { addTriggers } from './atoms/pile.ts';
import { censusOf } from './census.ts';
import { eyeFrom } from './eye.ts';
import { isOfKind } from './kinds.ts';
import { controllerOf, findPermanent, printedOf, regionOf } from './look.ts';
import { still } from './step.ts';

const isTriggered = (ability: Ability): ability is Triggered => ability.kind === 'triggered';

/** A card in play that has triggered abilities, seen at the moment at which they may go off. */
type Watcher = { readonly card: Permanent; readonly controller: PlayerId };

const watchers = (game: Game): readonly Watcher[] =>
  censusOf(game).watching.flatMap((card) => {
    const controller = controllerOf(game, card);
    return controller === null ? [] : [{ card, controller }];
  });

/** Something happened that triggers may wait for. */
type Happening =
  | { readonly event: 'destroyed'; readonly card: Permanent; readonly seen: Target }
  | { readonly event: 'enters'; readonly card: Permanent; readonly seen: Target }
  | { readonly event: 'battle'; readonly fight: Extract<Fact, { readonly type: 'attacked' }> }
  | { readonly event: 'plays'; readonly entry: Extract<Fact, { readonly type: 'announced' }>['entry'] };

const happeningsIn = (before: Game, after: Game, facts: readonly Fact[]): readonly Happening[] => {
  let happenings: Happening[] | null = null;
  for (const fact of facts) {
    const happening = happeningOf(before, after, fact, facts);
    if (!happening) continue;
    happenings ??= [];
    happenings.push(happening);
  }
  return happenings ?? NOTHING;
};

const NOTHING: readonly Happening[] = [];

const happeningOf = (before: Game, after: Game, fact: Fact, facts: readonly Fact[]): Happening | null => {
  switch (fact.type) {
    case 'destroyed':
    case 'sacrificed': {
      const card = findPermanent(before, fact.card.id);
      return card ? { event: 'destroyed', card, seen: { kind: 'card', id: becameOf(facts, card.id) } } : null;
    }
    case 'moved': {
      const card = fact.to === 'play' ? findPermanent(after, fact.becomes) : undefined;
      return card ? { event: 'enters', card, seen: { kind: 'card', id: card.id } } : null;
    }
    case 'attacked':
      return { event: 'battle', fight: fact };
    case 'announced':
      return fact.entry.kind === 'ability' || fact.entry.kind === 'damage'
        ? null
        : { event: 'plays', entry: fact.entry };
    default:
      return null;
  }
};

/** Under which id a card that moved is found now (200.6). */
const becameOf = (facts: readonly Fact[], id: ObjectId): ObjectId => {
  for (const fact of facts) if (fact.type === 'moved' && fact.card.id === id) return fact.becomes;
  return id;
};

const goesOff = (
  game: Game,
  { card, controller }: Watcher,
  { when }: Triggered,
  happening: Happening,
): Target | null | 'no' => {
  if (when.event !== happening.event) return 'no';
  switch (happening.event) {
    case 'destroyed':
    case 'enters': {
      if (when.event !== 'destroyed' && when.event !== 'enters') return 'no';
      const { what } = when;
      const sees =
        what === 'itself'
          ? happening.card.id === card.id
          : isOfKind(game, what, happening.card, eyeFrom(controller, card.id));
      return sees ? happening.seen : 'no';
    }
    case 'battle': {
      const { attacker, defender, region, ships } = happening.fight;
      if (when.event !== 'battle') return 'no';
      const takesPart =
        when.what === 'you'
          ? controller === attacker || controller === defender
          : isInFight(game, card, region.id, ships);
      return takesPart ? null : 'no';
    }
    case 'plays': {
      if (when.event !== 'plays') return 'no';
      const { entry } = happening;
      const byWhom = when.who === 'anyone' || (when.who === 'you') === (entry.controller === controller);
      return byWhom && when.types.includes(printedOf(game, entry.name).type) ? { kind: 'entry', id: entry.id } : 'no';
    }
  }
};

const isInFight = (
  game: Game,
  card: Permanent,
  region: ObjectId,
  ships: readonly { readonly id: ObjectId }[],
): boolean =>
  card.id === region || ships.some(({ id }) => id === card.id) || (game.battle?.defending.includes(card.id) ?? false);

/**
 * Which triggered abilities go off because of those facts (600.4). Cards that leave together see each other leave, so
 * destruction is watched by what was in play before it; all else by what is in play after it.
 */
export const watch = (before: Game, after: Game, facts: readonly Fact[]): Step => {
  const happenings = happeningsIn(before, after, facts);
  if (happenings.length === 0) return still(after);
  const old = happenings.some(({ event }) => event === 'destroyed') ? watchers(before) : [];
  const now = watchers(after);
  const triggers: Trigger[] = [];
  for (const happening of happenings) {
    const game = happening.event === 'destroyed' ? before : after;
    for (const watcher of happening.event === 'destroyed' ? old : now) {
      if (after.players[watcher.controller]?.out) continue;
      printedOf(game, watcher.card.name).abilities.forEach((ability, number) => {
        if (!isTriggered(ability)) return;
        const seen = goesOff(game, watcher, ability, happening);
        if (seen === 'no') return;
        const { id, name } = watcher.card;
        // "When …, if …": looked at now, and only now.
        const { onlyIf } = ability.sentence;
        if (onlyIf && !isTrue(after, onlyIf, { ...eyeFrom(watcher.controller, id), seen })) return;
        triggers.push({
          controller: watcher.controller,
          source: id,
          name,
          here: regionOf(game, watcher.card),
          ability: number,
          sentence: ability.sentence,
          seen,
          ordered: false,
          targets: [],
        });
      });
    }
  }
  return addTriggers(after, triggers);
};
