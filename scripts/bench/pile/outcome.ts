/** What the players of a pile game would compare: what lies where, and whose move it is. */
import type { Game, PlayerId } from '../../../src/index.ts';
import { HULK, SKIFF } from './cards.ts';
import type { PileGame } from './state.ts';

export type Outcome = {
  readonly seats: readonly {
    readonly id: PlayerId;
    readonly isk: number;
    readonly hand: readonly string[];
    readonly scrapheap: readonly string[];
  }[];
  readonly damage: readonly string[];
  readonly pile: readonly string[];
  readonly holder: PlayerId;
  readonly added: boolean;
  readonly passed: number;
};

type Named = { readonly id: string; readonly name: string };
const said = ({ id, name }: Named): string => `${id} ${name}`;
const hurt = (ship: Named & { readonly damage: number }): string => `${said(ship)} ${ship.damage}`;

export const outcomeOf = ({ seats, players, ships, pile, holder, added, passed }: PileGame): Outcome => ({
  seats: seats.map((id) => {
    const { isk = 0, hand = [], scrapheap = [] } = players[id] ?? {};
    return { id, isk, hand: hand.map(said), scrapheap: scrapheap.map(said) };
  }),
  damage: Object.values(ships).map(hurt),
  pile: pile.map(({ id, card, controller, target }) => `${id} ${said(card)} ${controller} ${target.id}`),
  holder,
  added,
  passed,
});

/** The same of the engine's game, with what only its charts know. */
export const outcomeIn = (game: Game, holder: PlayerId, added: boolean, passed: number): Outcome => ({
  seats: game.seats.map((id) => {
    const { isk = 0, hand = [], scrapheap = [] } = game.players[id] ?? {};
    return { id, isk, hand: hand.map(said), scrapheap: scrapheap.map(said) };
  }),
  damage: Object.values(game.play)
    .filter(({ name }) => name === SKIFF.name || name === HULK.name)
    .map(hurt),
  pile: game.pile.map(
    ({ id, card, name, controller, targets }) =>
      `${id} ${said(card ?? { id: 'none', name })} ${controller} ${targets.flat().map((target) => target.id)}`,
  ),
  holder,
  added,
  passed,
});
