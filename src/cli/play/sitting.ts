import {
  createGame,
  type GameOptions,
  type Intent,
  type Offer,
  type PlayerId,
  type Result,
  type Scene,
  type StarpileGame,
  type View,
} from '../../index.ts';
import { makeRecorder } from '../../inspector/adapter/recorder.ts';
import { Unusable } from '../trouble.ts';
import { type Callings, makeCallings } from './callings.ts';
import { makeStory, type Story } from './story.ts';

/** A game that is played at this terminal, with the story of how it went. */
export type Sitting = {
  readonly game: StarpileGame;
  readonly callings: Callings;
  readonly story: Story;
  submit(intent: Intent): Result;
  /** Takes back the last intent, if it was that player's to take back. */
  undo(by: PlayerId): Result;
  /** Whether it could be. */
  canUndo(by: PlayerId): boolean;
};

/** What one player can know and do at this moment. */
export type Chance = {
  readonly player: PlayerId;
  readonly view: View;
  readonly legal: readonly Offer[];
};

/** @throws Unusable when one of the intents that led there is refused. */
export function sitDown(scene: Scene, intents: readonly unknown[]): Sitting {
  const recorder = makeRecorder();
  const options: GameOptions = { runner: 'data', undo: 'players', follow: recorder.follow };
  const game = createGame(scene, options);
  recorder.begin(game.facts.slice(0, game.facts.length - (recorder.frames[0]?.facts.length ?? 0)));
  const callings = makeCallings();
  const learn = (): void => callings.learn(game.view('table').play);
  learn();
  const submit = (intent: unknown): Result => {
    const result = game.submit(intent);
    if (result.ok) learn();
    return result;
  };
  for (const [n, intent] of intents.entries()) {
    const result = submit(intent);
    if (!result.ok) throw new Unusable(`Step ${n + 1} of what was loaded is refused: ${result.message}`);
  }
  return {
    game,
    callings,
    story: makeStory(() => recorder.frames),
    submit,
    undo(by) {
      const result = game.undo(by);
      const from = recorder.frames.findIndex((frame) => frame.intents > game.n);
      if (result.ok && from >= 0) recorder.cut(from);
      return result;
    },
    canUndo: (by) => game.fork().undo(by).ok,
  };
}

export const chanceOf = ({ game }: Sitting, player: PlayerId): Chance => ({
  player,
  view: game.view(player),
  legal: game.legal(player),
});
