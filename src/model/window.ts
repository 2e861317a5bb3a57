import type { PlayerId } from './ids.ts';
import type { IntentType } from './intent.ts';
import type { Question } from './question.ts';

/** The moments at which a player may act. Each is a tag of states in the charts. */
export const WINDOWS = [
  'development',
  'command',
  'battle',
  'closing',
  'pile',
  'withdraw',
  'aim',
  'choosing',
  'resolving',
] as const;
export type WindowName = (typeof WINDOWS)[number];

/**
 * What may be asked for, window by window. (`concede` is possible always, 100.8.)
 *
 * `closing`: the initiative goes round with no pile open (500.9, 900.9). `choosing`: the game itself asks something.
 * `resolving`: an entry asks while the pile resolves (700.7).
 */
export const WINDOW_INTENTS = {
  development: ['play', 'activate', 'pass'],
  command: ['order', 'play', 'activate', 'pass'],
  battle: ['attack', 'play', 'activate', 'pass'],
  closing: ['play', 'activate', 'pass'],
  pile: ['play', 'activate', 'pass'],
  withdraw: ['withdraw', 'stay'],
  aim: ['aim', 'hold'],
  choosing: ['answer'],
  resolving: ['answer'],
} as const satisfies Record<WindowName, readonly IntentType[]>;

/** The moment in the game in which something is allowed. */
export type Window = {
  readonly name: WindowName;
  /** Whose doing is awaited, unless a question is open: then that player's who is asked. */
  readonly holder: PlayerId;
  readonly question: Question | null;
};
