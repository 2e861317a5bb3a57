import { activated, does, oncePerTurn, onlyIf, whenPlaying } from '../../cards/abilities.ts';
import { homeRegion, news, outerRegion, ship, starbase, structure } from '../../cards/define.ts';
import { onPile, opponents, target, targeting, targetShip } from '../../cards/targets.ts';
import { damage, discard, discardAtRandom, draw, either, gain, option, remove } from '../../cards/verbs.ts';
import {
  type CardName,
  createGame,
  type GameOptions,
  type Intent,
  type ObjectId,
  type Placed,
  type PlayerId,
  type Position,
  type Printed,
  playerId,
  type Result,
  type Scene,
  type StarpileGame,
  type Target,
} from '../../src/index.ts';

export const ada = playerId('ada');
export const bor = playerId('bor');
export const cyd = playerId('cyd');

/** Cards that do one thing each. `Broken` and `Blind` are no cards: rules throw when they meet them. */
const PRINTED: readonly Printed[] = [
  starbase('Base', { shield: 20, level: 1, structureSlots: 6 }),
  homeRegion('Home', {}),
  outerRegion('Field', { price: 0, locations: 1 }),
  ship('Raider', { price: 0, attack: 2, shield: 3 }),
  structure('Pump', { price: 0, abilities: [activated([], [], gain(1))] }),
  structure('Well', { price: 0, abilities: [oncePerTurn(activated([], [], gain(1)))] }),
  structure('Crossroads', { price: 0, abilities: [activated([], [], fork())] }),
  structure('Alarm', { price: 0, abilities: [whenPlaying('anyone', ['news'], [], gain(1))] }),
  structure('Siren', { price: 0, abilities: [whenPlaying('anyone', ['news'], [], gain(2))] }),
  news('Grant', { price: 0, abilities: [does([], gain(2))] }),
  news('Dear', { price: 9, abilities: [does([], gain(2))] }),
  news('Choice', { price: 0, abilities: [does([], fork())] }),
  news('Levy', { price: 0, abilities: [does([], discard(1, opponents))] }),
  news('Search', { price: 0, abilities: [does([], draw(1))] }),
  news('Gamble', { price: 0, abilities: [does([], discardAtRandom(1, opponents))] }),
  news('Bolt', { price: 0, abilities: [does([targetShip()], damage(1, target()))] }),
  news('Veto', { price: 0, abilities: [does([targeting(onPile())], remove(target()))] }),
  news('Broken', { price: 0, abilities: [does([], { kind: 'implode' } as never)] }),
  news('Blind', { price: 0, abilities: [onlyIf({ kind: 'imagined' } as never, does([], gain(1)))] }),
];

function fork() {
  return either({ the: 'you' }, option('one', gain(1)), option('two', gain(2)));
}

export const CARDS: Readonly<Record<CardName, Printed>> = Object.fromEntries(PRINTED.map((card) => [card.name, card]));

type Laid = Partial<Record<'play' | 'hand' | 'deck', readonly string[]>>;
type Seats = { readonly ada?: Laid; readonly bor?: Laid; readonly cyd?: Laid };

/** A table for those who are named: each has a starbase and a home, and what is laid out for them. It is Ada's turn. */
export const table = (seats: Seats, more: Partial<Scene> = {}): Scene => ({
  players: (Object.keys(seats) as (keyof Seats)[]).map(playerId),
  seed: 1,
  cards: CARDS,
  table: Object.entries(seats).flatMap(([player, laid]) => {
    const owner = playerId(player);
    const zones = { play: ['base', 'home', ...(laid.play ?? [])], hand: laid.hand ?? [], deck: laid.deck ?? [] };
    return Object.entries(zones).flatMap(([zone, cards]) =>
      cards.map((card): Placed => ({ card: card as CardName, owner, zone: zone as Placed['zone'] })),
    );
  }),
  isk: {},
  active: ada,
  turn: 2,
  moment: { at: 'development' },
  ruleset: {},
  ...more,
});

export const game = (seats: Seats, options?: GameOptions): StarpileGame => createGame(table(seats), options);

/** The id of a card that a player holds, or has in play. */
export const idOf = ({ truth }: Position, player: PlayerId, card: string): ObjectId => {
  const here = [...(truth.players[player]?.hand ?? []), ...Object.values(truth.play)];
  const found = here.find(({ name, owner }) => name === card && owner === player);
  if (!found) throw new Error(`${player} has no ${card}`);
  return found.id;
};

type Announced<T extends Intent['type']> = Extract<Intent, { readonly type: T }>;

export const play = (
  at: Position,
  player: PlayerId,
  card: string,
  ...targets: readonly Target[]
): Announced<'play'> => ({
  type: 'play',
  player,
  card: idOf(at, player, card),
  mode: 0,
  x: 0,
  targets: targets.map((one) => [one]),
  into: null,
  pay: [],
});

export const activate = (at: Position, player: PlayerId, card: string): Announced<'activate'> => ({
  ...play(at, player, card),
  type: 'activate',
  ability: 0,
});

export const pass = (player: PlayerId): Intent => ({ type: 'pass', player });

export const answer = (at: Position, ...chosen: readonly number[]): Intent => {
  const question = at.window?.question;
  if (!question) throw new Error('nothing is asked');
  return { type: 'answer', player: question.asked, question: question.id, chosen };
};

/** Does one after the other; each must be accepted. */
export const doAll = (at: StarpileGame, ...steps: readonly (Intent | ((now: StarpileGame) => Intent))[]): void => {
  for (const step of steps) accepted(at.submit(typeof step === 'function' ? step(at) : step));
};

export const accepted = (result: Result): Extract<Result, { ok: true }> => {
  if (!result.ok) throw new Error(`It is refused: ${result.kind}: ${result.message}`);
  return result;
};

export const refused = (result: Result | null): Extract<Result, { ok: false }> => {
  if (!result || result.ok) throw new Error('It is accepted.');
  return result;
};

/** All that there is of a game, to the byte. */
export const bytes = (one: StarpileGame): string => JSON.stringify(one.save());

/** All that can be seen of a position, but for the id of its decision. */
export const seenAt = (at: Position): unknown => {
  const viewers = [...at.truth.seats, 'table', 'all'] as const;
  return JSON.parse(
    JSON.stringify({
      n: at.n,
      facts: at.facts,
      truth: at.truth,
      window: at.window,
      awaited: at.awaited,
      views: viewers.map((viewer) => at.view(viewer)),
      legal: at.truth.seats.map((player) => at.legal(player)),
    }),
  );
};
