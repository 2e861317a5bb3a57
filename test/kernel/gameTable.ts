/** Tables for games that are run twice. */
import { activated } from '../../cards/abilities.ts';
import { structure } from '../../cards/define.ts';
import { onPile, target, targeting } from '../../cards/targets.ts';
import { either, gain, option, remove } from '../../cards/verbs.ts';
import type { Game, Placed, PlayerId, Printed, Scene } from '../../src/index.ts';
import { makeGame } from '../../src/rules/setup.ts';
import type { Dice } from '../properties/dice.ts';
import { randomTable } from '../properties/randomTable.ts';

/** Abilities that cost nothing, so that a pile can grow as high as one likes: one that asks, and one that removes. */
const FREE = {
  pump: structure('Pump', { price: 0, abilities: [activated([], [], gain(1))] }),
  fork: structure('Fork', {
    price: 0,
    abilities: [activated([], [], either({ the: 'you' }, option('one', gain(1)), option('two', gain(2))))],
  }),
  veto: structure('Veto', { price: 0, abilities: [activated([], [targeting(onPile())], remove(target()))] }),
} as const satisfies Readonly<Record<string, Printed>>;

export type Free = keyof typeof FREE;

const withFree = (scene: Scene): Scene => ({
  ...scene,
  cards: { ...scene.cards, ...FREE },
  table: [
    ...scene.table,
    ...scene.players.flatMap((owner) =>
      Object.values(FREE).map(({ name }): Placed => ({ card: name, owner, zone: 'play' })),
    ),
  ],
});

/** The card of that name that the player has in play, if they still have it. */
export const freeCard = ({ play }: Game, player: PlayerId, name: Free) =>
  Object.values(play).find((card) => card.controller === player && card.name === FREE[name].name);

export type Beginning = { readonly game: Game; readonly begins: Scene['moment']['at'] };

/** How a random game begins: on the first table that is a legal position. */
export const anyBeginning = (dice: Dice, players: number, deep: boolean): Beginning => {
  for (;;) {
    const table = randomTable(dice, players);
    const scene = deep ? withFree(table) : table;
    const made = makeGame(scene);
    if (made.ok) return { game: made.game, begins: scene.moment.at };
  }
};
