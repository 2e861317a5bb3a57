/** The door for tests: paths through charts, plays drawn at random and made smaller, and the laws that hold on every way. */

export { assertPlays, BrokenPlay, type PlaysOptions } from './assertPlays.ts';
export { type ChartLogic, chartLogic, type Place } from './chartLogic.ts';
export { type Coverage, coverageOf, coverageText, fewWays, type Way } from './coverage.ts';
export { type GameCommand, type GameCommandsOptions, gameCommands } from './gameCommands.ts';
export {
  type GamePath,
  type GamePathOptions,
  type GamePlace,
  gameKey,
  shortestGamePaths,
  simpleGamePaths,
} from './gamePaths.ts';
export { LAWS, type Law, type Moment } from './laws.ts';
export {
  type Path,
  type PathOptions,
  type PathStep,
  type Paths,
  type ShortestOptions,
  shortestPaths,
  simplePaths,
} from './paths.ts';
export { type PlayPathOptions, playPath } from './playPath.ts';
export { Breach, type TableOptions, TestTable } from './table.ts';
export { type ChartTransition, takenId, transitionsOf } from './transitions.ts';
