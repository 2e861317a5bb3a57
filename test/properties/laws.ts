import type { Game, Position, StarpileGame } from '../../src/index.ts';

const zones = (game: Game): readonly { readonly serial: number }[] => [
  ...game.seats.flatMap((id) => {
    const player = game.players[id];
    return player ? [...player.deck, ...player.hand, ...player.reserve, ...player.scrapheap] : [];
  }),
  ...Object.values(game.play),
  ...game.pile.flatMap(({ card }) => (card ? [card] : [])),
];

const fail = (law: string, detail: string): never => {
  throw new Error(`${law}: ${detail}`);
};

/** Law 10: every card of everybody who is still in the game is in exactly one zone (300.3), and belongs to them. */
export const cardsAreConserved = (beginning: Game, { truth }: Position): void => {
  const found = zones(truth).map(({ serial }) => serial);
  if (new Set(found).size !== found.length) fail('law 10', 'a card is in two zones');
  const expected = zones(beginning).filter((card) => !truth.players[(card as unknown as { owner: never }).owner]?.out);
  const here = new Set(found);
  const lost = expected.filter(({ serial }) => !here.has(serial));
  if (lost.length > 0) fail('law 10', `${lost.length} cards are lost: ${JSON.stringify(lost[0])}`);
  if (found.length !== expected.length) fail('law 10', 'there are cards that nobody brought');
};

/** Law 10: ISK comes and goes only as the facts tell. */
export const iskIsAccountedFor = (before: Game, after: Position): void => {
  for (const id of before.seats) {
    let isk = before.players[id]?.isk ?? 0;
    for (const fact of after.facts) {
      if (fact.type === 'paid' && fact.player === id) isk -= fact.isk;
      if (fact.type === 'gained' && fact.player === id) isk += fact.isk;
      if (fact.type === 'lost' && fact.player === id) isk -= fact.isk;
    }
    const now = after.truth.players[id]?.isk ?? 0;
    if (now !== isk || now < 0) fail('law 10', `${id} has ${now} ISK; the facts say ${isk}`);
  }
};

/** Law 10: whoever is awaited can do something other than concede, and nobody else can (case 49). */
export const theAwaitedCanAct = (position: Position): void => {
  for (const id of position.truth.seats) {
    const can = position.legal(id).some(({ type }) => type !== 'concede');
    if (can !== position.awaited.includes(id))
      fail('law 10', `${id} is ${can ? 'not ' : ''}awaited but can${can ? '' : 'not'} act in ${position.window?.name}`);
    const out = position.truth.players[id]?.out || position.truth.ending !== null;
    const mayConcede = position.why({ type: 'concede', player: id }) === null;
    if (mayConcede === !!out) fail('law 10', `${id} ${mayConcede ? 'may' : 'may not'} concede`);
  }
};

/** Law 6: at rest the spine's children are the pile, in order, and no entry keeps a game. */
export const actorsAreThePile = (game: StarpileGame): void => {
  if (game.truth.ending) return;
  const { children } = game.save().state as { readonly children: Readonly<Record<string, unknown>> };
  const alive = Object.keys(children).join();
  const pile = game.truth.pile.map(({ id }) => id).join();
  if (alive !== pile) fail('law 6', `the actors are ${alive}, the pile ${pile}`);
  if (/"(seats|players|deck)":/.test(JSON.stringify(children))) fail('law 6', 'an entry keeps a game');
};
