import { expect, test } from 'vitest';
import { type Intent, intentsOf, type PlayerId, type StarpileGame } from '../../src/index.ts';
import { atEveryMoment } from './moments.ts';

/** So many intents of each offer are tried. */
const MOST = 60;

function* offered(game: StarpileGame, player: PlayerId): Generator<Intent> {
  for (const offer of game.legal(player)) {
    let tried = 0;
    for (const intent of intentsOf(offer)) {
      if (++tried > MOST) break;
      yield intent;
    }
  }
}

/** What nobody may ask for in that moment: what is offered to somebody, asked for by somebody else. */
const notTheirs = (game: StarpileGame, player: PlayerId, intent: Intent): Intent[] =>
  game.truth.seats
    .filter((other) => other !== player && intent.type !== 'concede')
    .map((other) => ({ ...intent, player: other }));

test('8: at every moment of the scenarios, what is offered is accepted, and not to others', () => {
  const wrong: string[] = [];
  const moments = atEveryMoment((game, where) => {
    for (const player of game.truth.seats) {
      for (const intent of offered(game, player)) {
        const refused = game.why(intent);
        if (refused) wrong.push(`${where}: ${JSON.stringify(intent)} is offered, but refused: ${refused.message}`);
        for (const other of notTheirs(game, player, intent)) {
          if (!game.why(other)) wrong.push(`${where}: ${JSON.stringify(other)} is accepted from the wrong player`);
        }
      }
    }
  });
  expect(wrong).toEqual([]);
  expect(moments).toBeGreaterThan(1000);
}, 120_000);
