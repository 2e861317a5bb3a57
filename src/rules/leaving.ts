import type { Step } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import { endBattle } from './atoms/battle.ts';
import { dropEntry, setTriggers } from './atoms/pile.ts';
import { end, goOut } from './atoms/players.ts';
import { leaveGame, leavePlay } from './atoms/zones.ts';
import { permanents, seated } from './look.ts';
import { andThen, each, still, thenEach } from './step.ts';

/** 1600.1: what goes when a player goes: their objects, their entries, their triggers, the battle they are in. */
const leave = (game: Game, player: PlayerId, why: 'conceded' | 'starbase'): Step => {
  const out = goOut(game, player, why);
  const entries = out.game.pile.filter((entry) => entry.controller === player).toReversed();
  const cleared = thenEach(out, entries, dropEntry);
  const emptied = andThen(cleared, (now) =>
    each(
      now,
      permanents(now).filter((card) => card.owner === player),
      (game, card) => still(leaveGame(game, card.id)),
    ),
  );
  const returned = andThen({ ...emptied, game: withoutTheirs(emptied.game, player) }, (now) =>
    each(
      now,
      permanents(now).filter((card) => card.controller === player),
      (game, card) => leavePlay(game, card.id, 'scrapheap'),
    ),
  );
  const { battle } = returned.game;
  return battle && (battle.attacker === player || battle.defender === player) ? andThen(returned, endBattle) : returned;
};

const withoutTheirs = (game: Game, player: PlayerId): Game =>
  setTriggers(
    game,
    game.triggers.filter((trigger) => trigger.controller !== player),
  );

/** The last player left wins (100.2); when all who remained go at once, the game is drawn (100.4). */
const judge = (game: Game): Step => {
  const left = seated(game);
  if (left.length > 1) return still(game);
  const [winner] = left;
  return end(game, winner ? { kind: 'won', by: winner } : { kind: 'drawn', why: 'together' });
};

/** Players go out at the same moment. */
export const leaveTogether = (game: Game, players: readonly PlayerId[], why: 'conceded' | 'starbase'): Step =>
  andThen(
    each(game, players, (now, player) => leave(now, player, why)),
    judge,
  );
