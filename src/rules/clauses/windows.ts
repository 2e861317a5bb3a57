import type { Game } from '../../model/game.ts';
import type { Intent, IntentType } from '../../model/intent.ts';
import type { About } from '../../model/question.ts';
import type { RuleId } from '../../model/rulebook.ts';
import { WINDOW_INTENTS, type Window, type WindowName } from '../../model/window.ts';
import { nameOf, playerOf } from '../look.ts';
import { breaks, type Failing, notNow } from './clause.ts';

/** The rule that makes each question. */
export const ABOUT_RULES: Record<About, RuleId> = {
  sacrifice: '1500.3',
  discard: '700.7',
  either: '700.7',
  order: '700.11',
  target: '800.1',
  handLimit: '500.10',
  patrol: '1200.5',
  openingHand: '400.2',
};

/** What each window is, in words, and the rule that makes it. */
const WINDOW_RULES: Record<WindowName, { readonly rule: RuleId; readonly words: (holder: string) => string }> = {
  development: { rule: '500.6', words: (holder) => `it is ${holder}'s development phase` },
  command: { rule: '500.7', words: (holder) => `it is ${holder}'s command phase` },
  battle: { rule: '900.1', words: (holder) => `it is ${holder}'s battle phase` },
  closing: { rule: '500.9', words: (holder) => `${holder} holds the initiative, with no pile open` },
  pile: { rule: '700.4', words: (holder) => `${holder} holds the initiative` },
  withdraw: { rule: '900.3', words: (holder) => `${holder}, the defender, may withdraw ships` },
  aim: { rule: '900.4', words: (holder) => `${holder} is giving battle targets` },
  choosing: { rule: '700.11', words: (holder) => `${holder} is asked something` },
  resolving: { rule: '700.7', words: (holder) => `the pile is resolving, and ${holder} is asked something` },
};

/** Where an intent belongs: the rule that says when, and the words for it. */
const BELONGS: Record<Exclude<IntentType, 'concede'>, { readonly rule: RuleId; readonly words: string }> = {
  play: { rule: '600.3', words: 'Cards are played in a phase of your own or while you hold the initiative' },
  activate: { rule: '600.3', words: 'Abilities are activated in a phase of your own or while you hold the initiative' },
  pass: { rule: '700.4', words: 'Only the holder of the initiative, or the active player in an open phase, can pass' },
  order: {
    rule: '500.7',
    words: 'Ships are given orders in your command phase, with no pile open and before it is declared over',
  },
  attack: {
    rule: '900.1',
    words: 'Battles are declared in your battle phase, with no pile open and no other battle going on',
  },
  withdraw: { rule: '900.3', words: 'Ships are withdrawn by the defender, before targeting' },
  stay: { rule: '900.3', words: 'Only a defender who may withdraw ships can say that they stay' },
  aim: { rule: '900.4', words: 'Battle targets are given in the target step' },
  hold: { rule: '900.4', words: 'A ship holds its fire in the target step' },
  answer: { rule: '700.7', words: 'Nothing is being asked' },
};

/** Whose doing the game waits for. */
export const awaitedIn = (window: Window): Intent['player'] => window.question?.asked ?? window.holder;

const isHeardIn = (window: WindowName, type: IntentType): boolean =>
  (WINDOW_INTENTS[window] as readonly IntentType[]).includes(type);

export const isHeard = (window: Window, type: IntentType): boolean =>
  type === 'concede' || isHeardIn(window.name, type);

/** There is no such intent in this window. */
export const notHeard = (window: Window, type: Exclude<IntentType, 'concede'>): Failing => {
  if (window.name === 'resolving' && (type === 'play' || type === 'activate')) {
    return notNow(
      '700.7',
      'While the pile resolves nothing can be added to it, by anyone.',
      'Legal again on the next pile.',
    );
  }
  const { rule, words } = BELONGS[type];
  return notNow(rule, () => `${words}; now ${WINDOW_RULES[window.name].words(nameOf(awaitedIn(window)))}.`);
};

/** While the initiative goes round, waiting helps. */
const hasRemedy = (window: WindowName): boolean => isHeardIn(window, 'pass');

const remedyIn = (window: WindowName, awaited: string): string =>
  window === 'pile' || window === 'closing'
    ? `Legal once ${awaited} hands the initiative on and it comes round.`
    : `Legal once ${awaited} opens a pile or closes the phase, and the initiative comes round.`;

/** It is somebody else's to act. */
export const notTheirs = (window: Window): Failing => {
  const awaited = () => nameOf(awaitedIn(window));
  const { rule, words } = WINDOW_RULES[window.name];
  const cited = window.question ? ABOUT_RULES[window.question.about] : rule;
  const sentence = () => {
    const said = words(awaited());
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  };
  return breaks(cited, sentence, hasRemedy(window.name) ? () => remedyIn(window.name, awaited()) : undefined);
};

/** Nothing is heard from whoever is not at the table any more, and nothing at all once the game is over. */
export const outsiders = (game: Game, intent: Intent): Failing | null => {
  if (!game.seats.includes(intent.player))
    return breaks('100.1', () => `${nameOf(intent.player)} does not sit at this table.`);
  if (playerOf(game, intent.player).out) return breaks('1600.1', () => `${nameOf(intent.player)} has left the game.`);
  return game.ending ? notNow('100.2', 'The game is over.') : null;
};
