/** What the bench plays: a pile of so many entries, then a little more of it, then all pass and it resolves. */
import type { Intent, PlayerId, Printed, Scene, Target } from '../../../src/index.ts';
import { FLAK, HULK, JAM, SALVO, SKIFF } from './cards.ts';
import { next } from './reducer.ts';
import { layOut, type PileGame } from './state.ts';
import { NAMES, tableOf } from './table.ts';

export type Steps = {
  readonly scene: Scene;
  /** After these the pile is that deep, and whoever has added last holds the initiative. */
  readonly build: readonly Intent[];
  /** More cards for the same pile. */
  readonly plays: readonly Intent[];
  /** Instead: the initiative is handed on, and all but the last pass. */
  readonly passes: readonly Intent[];
  /** The last pass: the whole pile resolves. */
  readonly last: Intent;
};

const SEATS = 4;
const PLAYS = 8;

/** Of eight cards one removes another from the pile; the others do damage. */
const printedAt = (n: number): Printed => (n % 8 === 5 ? JAM : n % 2 === 0 ? SALVO : FLAK);

const targetAt = (game: PileGame, n: number): Target => {
  const entry = game.pile.at(-2);
  if (printedAt(n) === JAM && entry) return { kind: 'entry', id: entry.id };
  const ships = Object.values(game.ships);
  const skiffs = ships.filter(({ name }) => name === SKIFF.name);
  const hulks = ships.filter(({ name }) => name === HULK.name);
  // Four are aimed at each skiff as long as there is one: two destroy it, and two find nothing there.
  const ship = (n % 4 === 2 ? skiffs[Math.floor(n / 16)] : undefined) ?? hulks[n % hulks.length];
  if (!ship) throw new Error('There is nothing left to aim at.');
  return { kind: 'card', id: ship.id };
};

export const playOf = (game: PileGame, player: PlayerId, target: Target): Intent => {
  const [card] = game.players[player]?.hand ?? [];
  if (!card) throw new Error(`${player} has nothing left to play.`);
  return { type: 'play', player, card: card.id, mode: 0, x: 0, targets: [[target]], into: null, pay: [] };
};

/** The player who adds the n-th card: each adds their share, one player after the other. */
const adderOf = (n: number, depth: number): number => Math.min(Math.floor((n * SEATS) / depth), SEATS - 1);

export const stepsAt = (depth: number): Steps => {
  const adders = Array.from({ length: depth }, (_, n) => adderOf(n, depth));
  const last = adders.at(-1) ?? 0;
  const seats = [...adders, ...Array.from({ length: PLAYS }, () => last)];
  const hands = Array.from({ length: SEATS }, (_, seat) =>
    seats.flatMap((adder, n) => (adder === seat ? [printedAt(n)] : [])),
  );
  const scene = tableOf({ hands, isk: 10 * (depth + PLAYS), skiffs: 2 });
  let game = layOut(scene);
  const doing = (intent: Intent): Intent => {
    const after = next(game, intent);
    if (after === game) throw new Error(`Not legal: ${JSON.stringify(intent)}`);
    game = after;
    return intent;
  };
  const add = (n: number): Intent => doing(playOf(game, NAMES[seats[n] ?? 0] as PlayerId, targetAt(game, n)));
  const handOn = (): Intent => doing({ type: 'pass', player: game.holder });
  const build: Intent[] = [];
  for (let n = 0; n < depth; n++) {
    while (game.holder !== NAMES[adders[n] ?? 0]) build.push(handOn());
    build.push(add(n));
  }
  const built = game;
  const plays = Array.from({ length: depth < 100 ? 1 : PLAYS }, (_, n) => add(depth + n));
  game = built;
  const passes = Array.from({ length: SEATS }, handOn);
  return { scene, build, plays, passes, last: handOn() };
};
