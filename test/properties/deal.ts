import { CARDS } from '../../cards/index.ts';
import type { Placed, Printed, Scene } from '../../src/index.ts';
import type { Dice } from './dice.ts';
import { randomTable } from './randomTable.ts';

/** Whether a player with that starbase can play the card at all (200.4, 1300.2). */
const suits = (card: Printed, starbase: Printed): boolean =>
  (card.races.length === 0 || card.races.some((race) => starbase.races.includes(race))) &&
  (card.type !== 'starbase' || card.level === (starbase.level ?? 1) + 1);

/** A random table at which the active player holds some of those cards, is rich, and can play them. */
export const dealt = (dice: Dice, wanted: readonly Printed[]): Scene => {
  const scene = randomTable(dice, 2 + dice.roll(2));
  const [first] = wanted;
  const active = scene.active ?? scene.players[0];
  if (!first || !active) return scene;
  const bases = Object.values(CARDS).filter((card) => card.type === 'starbase');
  const base = dice.pick(bases.filter((one) => suits(first, one)));
  const given = wanted.filter((card) => suits(card, base)).slice(0, 8);
  const held = given.map(
    ({ name, type }): Placed => ({
      card: name,
      owner: active,
      zone: type === 'starbase' || type === 'outer-region' ? 'reserve' : 'hand',
    }),
  );
  const others = scene.table
    .filter(({ owner, zone }) => owner !== active || (zone !== 'hand' && zone !== 'reserve'))
    .map((placed) => (placed.alias === `base-${active}` ? { ...placed, card: base.name } : placed));
  return {
    ...scene,
    table: [...others, ...held],
    isk: Object.fromEntries(scene.players.map((id) => [id, 60])),
    moment: { at: 'development' },
    ruleset: { ...scene.ruleset, handLimit: 12 },
  };
};
