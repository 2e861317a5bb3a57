import type { Sentence, Slot } from '../../model/ability.ts';
import type { Game } from '../../model/game.ts';
import type { Target } from '../../model/target.ts';
import type { Eye } from '../eye.ts';
import { everything, matches } from '../filters.ts';
import { filterWords } from '../filterWords.ts';
import { scraps } from '../kinds.ts';
import { findEntry, findPermanent, nameOf, titleOf } from '../look.ts';
import { breaks, type Failing } from './clause.ts';

const targetName = (game: Game, target: Target): string => {
  if (target.kind === 'player') return nameOf(target.id);
  if (target.kind === 'entry') {
    const entry = findEntry(game, target.id);
    return entry ? titleOf(game, entry.name) : `no entry ${target.id}`;
  }
  const card = findPermanent(game, target.id) ?? scraps(game).find(({ id }) => id === target.id);
  return card ? titleOf(game, card.name) : `no card ${target.id}`;
};

const sameTarget = (a: Target, b: Target): boolean => a.kind === b.kind && a.id === b.id;

const manyWords = ({ min, max }: Slot): string =>
  min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;

function* slotClauses(game: Game, slot: Slot, chosen: readonly Target[], eye: Eye): Generator<Failing> {
  const words = () => filterWords(slot.what);
  if (chosen.length < slot.min) {
    const legal = everything(game, slot.what, eye);
    yield legal.length < slot.min
      ? breaks(
          '800.1',
          () =>
            `No legal target: it says "target ${words()}", and there ${legal.length === 0 ? 'is none' : `are only ${legal.length}`}.`,
          () => `Legal once there is a ${words()}.`,
        )
      : breaks('800.1', () => `It needs ${manyWords(slot)} target ${words()}.`);
  }
  if (chosen.length > slot.max)
    yield breaks('800.3', () => `It takes ${manyWords(slot)} target ${words()}, not ${chosen.length}.`);
  for (const [n, target] of chosen.entries()) {
    if (!matches(game, slot.what, target, eye))
      yield breaks('800.1', () => `"Target ${words()}" cannot be ${targetName(game, target)}.`);
    else if (chosen.slice(0, n).some((one) => sameTarget(one, target)))
      yield breaks('800.3', () => `${targetName(game, target)} is chosen twice.`);
  }
}

/** 800.1, 800.3: every slot has what it needs, each target is legal, none is chosen twice. */
export function* targetClauses(
  game: Game,
  sentence: Sentence,
  targets: readonly (readonly Target[])[],
  eye: Eye,
): Generator<Failing> {
  const { slots } = sentence;
  for (const [n, slot] of slots.entries()) yield* slotClauses(game, slot, targets[n] ?? [], eye);
  if (targets.length > slots.length && targets.slice(slots.length).some((list) => list.length > 0)) {
    yield breaks('800.1', () =>
      slots.length === 0
        ? 'It takes no target.'
        : `It takes targets for ${slots.length} ${slots.length === 1 ? 'list' : 'lists'} only.`,
    );
  }
}
