/** Whether a deck list can be played, for those who ask before there is a game (400.1). */
export { deckFaults, deckWarnings } from '../rules/deckList.ts';
