import { type AutoPass, autoPass, type PassSetting } from '../../host/autoPass.ts';
import type { PlayerId } from '../../index.ts';

/** What is kept for each who sits at this terminal. */
export type Person = {
  readonly player: PlayerId;
  policy: AutoPass;
  /** How much of the story they have been told. */
  told: number;
  /** The last headings they have read. */
  heard: { turn: string; part: string };
};

export const makePerson = (player: PlayerId, setting: PassSetting): Person => ({
  player,
  policy: autoPass(setting),
  told: 0,
  heard: { turn: '', part: '' },
});
