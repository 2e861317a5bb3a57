import type { Position } from '../../engine/door.ts';
import type { Sentence } from '../../model/ability.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { Intent } from '../../model/intent.ts';
import type { Target } from '../../model/target.ts';

type Announcing = Extract<Intent, { readonly type: 'play' | 'activate' }>;

/** What is needed to fill an announcement: how it may be asked, and the costs that are paid with a card. */
export type Asked = { readonly intent: Announcing; readonly modes: readonly Sentence[]; readonly pays: number };

/**
 * The announcement somebody would most likely make of a card they cannot play: whatever can be chosen legally is chosen,
 * so that only the clauses are left that no choice would mend. Only asks, again and again, why not.
 */
export function likelyIntent(position: Position, asked: Asked): Announcing {
  const modes = asked.modes.length === 0 ? [{ slots: [] }] : asked.modes;
  const filled = modes.map((sentence, mode) => fill(position, { ...asked.intent, mode }, sentence, asked.pays));
  return filled.toSorted((a, b) => failing(position, a) - failing(position, b))[0] ?? asked.intent;
}

const failing = (position: Position, intent: Announcing): number => position.why(intent)?.clauses.length ?? 0;

function fill(position: Position, bare: Announcing, { slots }: Pick<Sentence, 'slots'>, pays: number): Announcing {
  let intent: Announcing = { ...bare, targets: slots.map(() => []) };
  // Of what is legal with some choice nobody asks; so one reason is none that a choice would mend.
  if (failing(position, intent) <= 1) return intent;
  for (const [at, { min }] of slots.entries()) intent = fillSlot(position, intent, at, min);
  intent = better(position, intent, regions(position), (into) => ({ ...intent, into }));
  for (let paid = 0; paid < pays; paid++) {
    const now = intent;
    intent = better(position, now, payable(position, now), (id) => ({ ...now, pay: [...now.pay, id] }));
  }
  return intent;
}

/** Targets one by one: with the last that a slot needs one clause goes, and with no legal one does one come. */
function fillSlot(position: Position, bare: Announcing, at: number, min: number): Announcing {
  let intent = bare;
  let fails = failing(position, bare);
  for (const target of targets(position)) {
    const chosen = intent.targets[at] ?? [];
    if (chosen.length >= min) break;
    const list = [...chosen, target];
    const next = { ...intent, targets: intent.targets.map((slot, n) => (n === at ? list : slot)) };
    const gained = list.length === min ? 1 : 0;
    const nextFails = failing(position, next);
    if (nextFails <= fails - gained) [intent, fails] = [next, nextFails];
  }
  return intent;
}

/** With the first of these that mends something. */
function better<T>(position: Position, intent: Announcing, all: readonly T[], use: (one: T) => Announcing): Announcing {
  const now = failing(position, intent);
  const found = all.map(use).find((next) => failing(position, next) < now);
  return found ?? intent;
}

function targets({ truth }: Position): readonly Target[] {
  const { play, pile, players, seats } = truth;
  return [
    ...Object.keys(play).map((id): Target => ({ kind: 'card', id: id as ObjectId })),
    ...pile.toReversed().map(({ id }): Target => ({ kind: 'entry', id })),
    ...seats.map((id): Target => ({ kind: 'player', id })),
    ...Object.values(players).flatMap(({ scrapheap }) => scrapheap.map(({ id }): Target => ({ kind: 'card', id }))),
  ];
}

const regions = ({ truth: { play, cards } }: Position): readonly ObjectId[] =>
  Object.values(play)
    .filter(({ name }) => cards[name]?.type.endsWith('region'))
    .map(({ id }) => id);

const payable = ({ truth: { play, players } }: Position, { player, pay }: Announcing): readonly ObjectId[] =>
  [...(players[player]?.hand ?? []), ...Object.values(play)].map(({ id }) => id).filter((id) => !pay.includes(id));
