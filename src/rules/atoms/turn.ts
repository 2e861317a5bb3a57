import type { Phase, Step } from '../../model/fact.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import { told } from '../step.ts';
import { withTurn } from './patch.ts';

/** A turn begins; `first` when it is the game's first, whose number is given. */
export const beginTurn = (game: Game, player: PlayerId, turn: number): Step =>
  told(withTurn(game, player, turn), { type: 'turnBegan', player, turn });

/** A phase begins: told, not kept, for the machine is the phase. */
export const beginPhase = (game: Game, phase: Phase): Step =>
  told(game, { type: 'phaseBegan', phase, player: game.active });
export const endPhase = (game: Game, phase: Phase): Step =>
  told(game, { type: 'phaseEnded', phase, player: game.active });
