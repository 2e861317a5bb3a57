import { rulesetOf } from '../model/ruleset.ts';
import type { Placed, Scene } from '../model/scene.ts';

/** The same text for equal data, whatever the order of keys. */
export const sortedJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  ) ?? '';

/** What another scene says otherwise, part by part; cards that lie nowhere do not count, nor by what words they go. */
export function otherwiseIn(scene: Scene, order: readonly Placed[], other: Scene): readonly string[] {
  const parts: readonly [what: string, of: (one: Scene, table: readonly Placed[]) => unknown][] = [
    ['who plays', ({ players }) => players],
    ['the seed', ({ seed }) => seed],
    ['the ruleset', ({ ruleset }) => rulesetOf(ruleset)],
    ['the ISK', ({ isk }) => isk],
    ['the turn', ({ turn }) => turn ?? 1],
    [
      'who is active',
      ({ active, players, moment }) => (moment.at === 'setup' ? (active ?? null) : (active ?? players[0])),
    ],
    ['the moment', (one, table) => momentBy(one, table)],
    ['what was edited', ({ edits }) => edits ?? []],
    ['the table', (one, table) => table.map((placed) => placedBy(placed, one, table))],
    ['the cards', ({ cards }, table) => Object.fromEntries(table.map(({ card }) => [card, cards[card]]))],
  ];
  return parts.flatMap(([what, of]) =>
    sortedJson(of(scene, order)) === sortedJson(of(other, other.table)) ? [] : [what],
  );
}

/** Where on the table the card lies that goes by that word. */
const numberOf = (word: string, table: readonly Placed[]): number =>
  table.findIndex((one) => (one.alias ?? one.card) === word);

const momentBy = ({ moment }: Scene, table: readonly Placed[]): unknown =>
  moment.at === 'fight'
    ? { ...moment, region: numberOf(moment.region, table), ships: moment.ships?.map((ship) => numberOf(ship, table)) }
    : moment;

/** A card of the table, with numbers for words; what is not said is as if it were. */
const placedBy = (placed: Placed, { cards }: Scene, table: readonly Placed[]): unknown => {
  const { alias: _, region, order, exhausted, damage, assembling, controller, ...rest } = placed;
  const isOuter = cards[placed.card]?.type === 'outer-region';
  const by = controller === undefined ? (isOuter ? null : placed.owner) : controller;
  return {
    ...rest,
    exhausted: exhausted ?? false,
    damage: damage ?? 0,
    assembling: assembling ?? 0,
    controller: placed.zone === 'play' ? by : null,
    region: region === undefined ? regionOf(placed, by, cards, table) : numberOf(region, table),
    order: order?.kind === 'mine' ? { kind: 'mine', at: numberOf(order.at, table) } : order,
  };
};

/** A ship for which no region is said is at its controller's home. */
const regionOf = (
  { card, owner, zone }: Placed,
  controller: Placed['controller'],
  cards: Scene['cards'],
  table: readonly Placed[],
): number | null =>
  zone === 'play' && cards[card]?.type === 'ship'
    ? table.findIndex(
        (one) => one.zone === 'play' && one.owner === (controller ?? owner) && cards[one.card]?.type === 'home-region',
      )
    : null;
