import type { Game, Position, StarpileGame } from '../index.ts';

/** A moment of a game at which laws are looked at: the game, and what it was before the last intent (null at the beginning). */
export type Moment = { readonly game: StarpileGame; readonly beginning: Game; readonly before: Game | null };

/** Something that must hold at every moment of every game. Throws what is broken, in words. */
export type Law = (moment: Moment) => void;

const broken = (law: string, detail: string): never => {
  throw new Error(`${law}: ${detail}`);
};

const zones = (game: Game): readonly { readonly serial: number; readonly owner: Game['active'] }[] => [
  ...game.seats.flatMap((id) => {
    const player = game.players[id];
    return player ? [...player.deck, ...player.hand, ...player.reserve, ...player.scrapheap] : [];
  }),
  ...Object.values(game.play),
  ...game.pile.flatMap(({ card }) => (card ? [card] : [])),
];

/** Law 10: every card of everybody who is still in the game is in exactly one zone (300.3), and belongs to them. */
export const cardsAreConserved = (beginning: Game, { truth }: Pick<Position, 'truth'>): void => {
  const found = zones(truth).map(({ serial }) => serial);
  const here = new Set(found);
  if (here.size !== found.length) broken('law 10', 'a card is in two zones');
  const expected = zones(beginning).filter(({ owner }) => !truth.players[owner]?.out);
  const lost = expected.filter(({ serial }) => !here.has(serial));
  if (lost.length > 0) broken('law 10', `${lost.length} cards are lost: ${JSON.stringify(lost[0])}`);
  if (found.length !== expected.length) broken('law 10', 'there are cards that nobody brought');
};

/** Law 10: ISK comes and goes only as the facts tell. */
export const iskIsAccountedFor = (before: Game, after: Pick<Position, 'truth' | 'facts'>): void => {
  for (const id of before.seats) {
    let isk = before.players[id]?.isk ?? 0;
    for (const fact of after.facts) {
      if (fact.type === 'paid' && fact.player === id) isk -= fact.isk;
      if (fact.type === 'gained' && fact.player === id) isk += fact.isk;
      if (fact.type === 'lost' && fact.player === id) isk -= fact.isk;
    }
    const now = after.truth.players[id]?.isk ?? 0;
    if (now !== isk || now < 0) broken('law 10', `${id} has ${now} ISK; the facts say ${isk}`);
  }
};

/** Law 10: whoever is awaited can do something other than concede, and nobody else can. */
export const theAwaitedCanAct = (position: Position): void => {
  for (const id of position.truth.seats) {
    const can = position.legal(id).some(({ type }) => type !== 'concede');
    if (can !== position.awaited.includes(id))
      broken(
        'law 10',
        `${id} is ${can ? 'not ' : ''}awaited but can${can ? '' : 'not'} act in ${position.window?.name}`,
      );
    const out = position.truth.players[id]?.out || position.truth.ending !== null;
    const mayConcede = position.why({ type: 'concede', player: id }) === null;
    if (mayConcede === !!out) broken('law 10', `${id} ${mayConcede ? 'may' : 'may not'} concede`);
  }
};

/** Law 6: at rest the spine's children are the pile, in order, and no entry keeps a game. */
export const actorsAreThePile = (game: StarpileGame): void => {
  if (game.truth.ending) return;
  const { children } = game.save().state as { readonly children: Readonly<Record<string, unknown>> };
  const alive = Object.keys(children).join();
  const pile = game.truth.pile.map(({ id }) => id).join();
  if (alive !== pile) broken('law 6', `the actors are ${alive}, the pile ${pile}`);
  if (/"(seats|players|deck)":/.test(JSON.stringify(children))) broken('law 6', 'an entry keeps a game');
};

/**
 * The laws of this game (ARCHITECTURE.md, laws 6 and 10) that can be looked at from outside, at any moment. That the actors are the
 * pile needs a save, which costs more than all the rest, so it is looked at only where something lies there.
 */
export const LAWS: readonly Law[] = [
  ({ game, beginning }) => cardsAreConserved(beginning, game),
  ({ game, before }) => before && iskIsAccountedFor(before, game),
  ({ game }) => theAwaitedCanAct(game),
  ({ game }) => {
    if (game.truth.pile.length > 0) actorsAreThePile(game);
  },
];
