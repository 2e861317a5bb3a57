import { expect, test } from 'vitest';
import type { StarpileGame } from '../../src/index.ts';
import { atEveryMoment } from './moments.ts';

/** Everything that can be asked without doing anything: a card is chosen, targets are looked at, and it is called off. */
const lookAround = (game: StarpileGame): void => {
  for (const player of game.truth.seats) {
    game.view(player);
    for (const offer of game.legal(player)) game.why({ ...offer, mode: 0, x: 0, targets: [], into: null, pay: [] });
  }
};

/** What is wrong in every moment: half an announcement, somebody else's, an old answer, no intent at all. */
const refusedBy = (game: StarpileGame): unknown[] => {
  const [player] = game.truth.seats;
  const half = { mode: 9, x: 0, targets: [], into: null, pay: [] };
  const held = Object.values(game.truth.players).flatMap(({ id, hand }) =>
    hand.map((card) => ({ type: 'play', player: id, card: card.id, ...half })),
  );
  const inPlay = Object.values(game.truth.play).map(({ id }) => ({
    type: 'activate',
    player,
    card: id,
    ability: 0,
    ...half,
  }));
  return [
    ...held,
    ...inPlay,
    { type: 'answer', player, question: 'q0', chosen: [] },
    { type: 'pass', player: 'nobody' },
    { type: 'withdraw', player, ship: 'o9999' },
    'pass',
    null,
  ];
};

test('33: whatever is asked, called off or refused leaves the game equal to the byte', () => {
  const changed: string[] = [];
  atEveryMoment((game, where) => {
    const before = JSON.stringify(game.save());
    lookAround(game);
    for (const intent of refusedBy(game)) {
      if (game.submit(intent).ok) changed.push(`${where}: accepted ${JSON.stringify(intent)}`);
    }
    if (JSON.stringify(game.save()) !== before) changed.push(where);
  });
  expect(changed).toEqual([]);
}, 120_000);
