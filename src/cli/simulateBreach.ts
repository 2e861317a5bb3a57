import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '../../cards/index.ts';
import { createGame, replayOf, type Scene } from '../index.ts';
import { printReplay } from '../notation/index.ts';
import { type Breach, type Plan, sceneOf, setupOf } from '../simulate/index.ts';

/** Writes down the game that led there: as a scenario where one can say it, else as a replay. Gives the file's name. */
export function writeBreach(plan: Plan, { index, intents }: Breach, folder = ''): string {
  const setup = setupOf(plan, index);
  const scene = sceneOf(setup, CARDS);
  const file = join(folder, `breach-${setup.seed}`);
  const printed = scenarioOf(scene, intents);
  if (printed !== null) {
    writeFileSync(`${file}.pile`, printed);
    return `${file}.pile`;
  }
  const game = createGame(scene, { runner: 'data' });
  for (const intent of intents) game.submit(intent);
  writeFileSync(`${file}.json`, JSON.stringify(replayOf(game)));
  return `${file}.json`;
}

/** Null for what a scenario cannot say as it is. */
function scenarioOf(scene: Scene, intents: Breach['intents']): string | null {
  const printed = printReplay({ scene, intents }, { cards: CARDS, createGame });
  return printed.ok && printed.loss.length === 0 ? printed.text : null;
}
