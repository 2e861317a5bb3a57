import { createGame, type Intent, intentsOf, type StarpileGame } from 'starpile';
import { CARDS } from 'starpile/cards';
import { learn, makeScene, parse, printIntent } from 'starpile/notation';
import text from '../../scenarios/worked-example.pile?raw';

/** One thing that can be done now: an intent, and how one would say it. */
export type Choice = { readonly label: string; readonly intent: Intent };

/** The table of the worked example (1700.1), and what can be done at it. */
export function openTable(): { readonly game: StarpileGame; readonly choices: () => readonly Choice[] } {
  const parsed = parse(text, 'worked-example.pile');
  if (!parsed.ok) throw parsed.error;
  const made = makeScene(parsed.tree, { cards: CARDS });
  if (!made.ok) throw new Error(made.faults[0].message);
  const game = createGame(made.scene, { runner: 'data' });
  let names = learn(made.names, game);
  game.subscribe(() => {
    names = learn(names, game);
  });
  return {
    game,
    choices: () =>
      game.awaited.flatMap((player) =>
        game
          .legal(player)
          .flatMap((offer) => [...intentsOf(offer)])
          .map((intent) => ({ label: printIntent(intent, game, names), intent })),
      ),
  };
}
