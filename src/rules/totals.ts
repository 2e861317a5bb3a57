import type { Always } from '../model/ability.ts';
import type { Stat } from '../model/effect.ts';
import type { Game, Permanent } from '../model/game.ts';
import { censusOf } from './census.ts';
import { eyeFrom } from './eye.ts';
import { countOfKind, isOfKind } from './kinds.ts';
import { controllerOf, printedOf } from './look.ts';

/** Whether a static ability of one card speaks of another. What nobody controls says nothing. */
export const speaksOf = (
  game: Game,
  from: Permanent,
  always: Exclude<Always, { kind: 'forbid' }>,
  card: Permanent,
): boolean => {
  if (always.what === 'itself') return from.id === card.id;
  const you = controllerOf(game, from);
  return you !== null && isOfKind(game, always.what, card, eyeFrom(you, from.id));
};

const bonus = (game: Game, card: Permanent, stat: Stat): number => {
  let sum = 0;
  for (const { card: from, always } of censusOf(game).bonuses) {
    if (always.stat !== stat || !speaksOf(game, from, always, card)) continue;
    const you = controllerOf(game, from);
    sum +=
      typeof always.by === 'number' ? always.by : you ? countOfKind(game, always.by.what, eyeFrom(you, from.id)) : 0;
  }
  return sum;
};

const changed = (card: Permanent, stat: Stat): number =>
  card.changes.reduce((sum, change) => (change.kind === 'stat' && change.stat === stat ? sum + change.by : sum), 0);

/** A ship's attack as it is now; never below zero. */
export const attackOf = (game: Game, card: Permanent): number =>
  Math.max(
    0,
    (printedOf(game, card.name).attack ?? 0) +
      changed(card, 'attack') +
      bonus(game, card, 'attack') +
      fromAmbush(game, card),
  );

/** 1200.6: what a ship that defends where it lies in ambush has more, for that battle. */
const fromAmbush = (game: Game, { id, name, order }: Permanent): number =>
  order?.kind === 'ambush' && game.battle?.defending.includes(id) ? (printedOf(game, name).command?.power ?? 0) : 0;

/** The total shield (1000.2); a starbase's is its own plus its structures' (1000.3). May be zero or less. */
export const shieldOf = (game: Game, card: Permanent): number => {
  const printed = printedOf(game, card.name);
  return (
    (printed.shield ?? 0) +
    changed(card, 'shield') +
    bonus(game, card, 'shield') +
    (printed.type === 'starbase' ? structures(game, card) : 0)
  );
};

const structures = (game: Game, starbase: Permanent): number => {
  let sum = 0;
  for (const card of censusOf(game).structures)
    if (card.controller === starbase.controller) sum += printedOf(game, card.name).shield ?? 0;
  return sum;
};

/** Ships and starbases have shields and can be destroyed by damage (1000.2). */
export const hasShield = (game: Game, card: Permanent): boolean => {
  const { type } = printedOf(game, card.name);
  return type === 'ship' || type === 'starbase';
};

/** 100.5: "cannot be destroyed", always or for a time. */
export const isIndestructible = (game: Game, card: Permanent): boolean => {
  if (card.changes.some((change) => change.kind === 'protected')) return true;
  return censusOf(game).shelters.some(({ card: from, always }) => speaksOf(game, from, always, card));
};
