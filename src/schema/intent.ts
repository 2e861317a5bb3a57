import type { Command } from '../model/card.ts';
import { COMMANDS } from '../model/card.ts';
import type { EntryId, ObjectId, PlayerId, QuestionId } from '../model/ids.ts';
import type { Announcement, Intent, IntentType } from '../model/intent.ts';
import { INTENTS } from '../model/intent.ts';
import type { Target } from '../model/target.ts';
import type { Raw } from './raw.ts';
import {
  FEW,
  fieldsOf,
  idIn,
  idsIn,
  listIn,
  listOf,
  MANY,
  Malformed,
  numberIn,
  numbersIn,
  show,
  wordIn,
} from './raw.ts';

/** `decision`: the decision that it says it answers, as `Position` gave it; null where it does not say. */
export type ParsedIntent =
  | { readonly ok: true; readonly intent: Intent; readonly decision: string | null }
  | { readonly ok: false; readonly message: string };

const ALWAYS = ['type', 'player', 'decision'];
const ANNOUNCING = ['mode', 'x', 'targets', 'into', 'pay'];

/** What each intent may say. */
const FIELDS: Readonly<Record<IntentType, readonly string[]>> = {
  play: [...ALWAYS, 'card', ...ANNOUNCING],
  activate: [...ALWAYS, 'card', 'ability', ...ANNOUNCING],
  pass: ALWAYS,
  order: [...ALWAYS, 'ship', 'order', 'at'],
  attack: [...ALWAYS, 'region', 'defender', 'ships'],
  withdraw: [...ALWAYS, 'ship'],
  stay: ALWAYS,
  aim: [...ALWAYS, 'ship', 'at'],
  hold: [...ALWAYS, 'ship'],
  answer: [...ALWAYS, 'question', 'chosen'],
  concede: ALWAYS,
};

/**
 * Any value at all becomes an intent or a refusal in words; it never throws, and keeps nothing of what it was given.
 * What has a plain value may be left out: mode, x and ability are 0, targets and pay none, into and an order's `at` null.
 */
export function parseIntent(value: unknown): ParsedIntent {
  try {
    const raw = fieldsOf(value);
    const type = typeIn(raw);
    const intent = intentIn(type, wordIn(raw, 'player') as PlayerId, raw);
    refuseStrangers(raw, FIELDS[type], `"${type}"`);
    const { decision } = raw;
    return { ok: true, intent, decision: decision === undefined || decision === null ? null : wordIn(raw, 'decision') };
  } catch (problem) {
    // Whatever else was thrown came out of the value itself (a getter, a proxy), and is not even looked at.
    if (!Malformed.is(problem)) return { ok: false, message: 'The intent cannot be read.' };
    return { ok: false, message: `${problem.where === '' ? 'The intent' : `"${problem.where}"`} ${problem.words}` };
  }
}

function typeIn(raw: Raw): IntentType {
  const { type } = raw;
  for (const known of INTENTS) if (known === type) return known;
  throw new Malformed('type', `is ${show(type)}; it must be one of: ${INTENTS.join(', ')}.`);
}

function refuseStrangers(raw: Raw, known: readonly string[], what: string): void {
  for (const field in raw) {
    if (known.includes(field)) continue;
    throw new Malformed('', `has a field ${show(field)}; ${what} has: ${known.join(', ')}.`);
  }
}

function intentIn(type: IntentType, player: PlayerId, raw: Raw): Intent {
  switch (type) {
    case 'play': {
      const { mode, x, targets, into, pay } = announcementIn(raw);
      return { type, player, card: objectIn(raw, 'card'), mode, x, targets, into, pay };
    }
    case 'activate': {
      const { mode, x, targets, into, pay } = announcementIn(raw);
      const ability = numberIn(raw, 'ability');
      return { type, player, card: objectIn(raw, 'card'), ability, mode, x, targets, into, pay };
    }
    case 'attack': {
      const defender = wordIn(raw, 'defender') as PlayerId;
      return { type, player, region: objectIn(raw, 'region'), defender, ships: objectsIn(raw, 'ships') };
    }
    case 'order':
      return { type, player, ship: objectIn(raw, 'ship'), order: commandIn(raw), at: placeIn(raw) };
    case 'withdraw':
    case 'hold':
      return { type, player, ship: objectIn(raw, 'ship') };
    case 'aim':
      return { type, player, ship: objectIn(raw, 'ship'), at: objectIn(raw, 'at') };
    case 'answer':
      return { type, player, question: idIn(raw, 'question', 'q') as QuestionId, chosen: numbersIn(raw, 'chosen') };
    case 'pass':
    case 'stay':
    case 'concede':
      return { type, player };
  }
}

const objectIn = (raw: Raw, field: string): ObjectId => idIn(raw, field, 'o') as ObjectId;
/** Null where it is not said. */
const placeIn = (raw: Raw): ObjectId | null => (raw.at === undefined || raw.at === null ? null : objectIn(raw, 'at'));

function commandIn(raw: Raw): Command {
  const { order } = raw;
  for (const known of COMMANDS) if (known === order) return known;
  throw new Malformed('order', `is ${show(order)}; it must be one of: ${COMMANDS.join(', ')}.`);
}

const objectsIn = (raw: Raw, field: string): readonly ObjectId[] => idsIn(raw, field) as readonly ObjectId[];

function announcementIn(raw: Raw): Announcement {
  const { targets, into, pay } = raw;
  return {
    mode: numberIn(raw, 'mode'),
    x: numberIn(raw, 'x'),
    targets: targets === undefined ? [] : listIn(raw, 'targets', FEW, slotIn),
    into: into === undefined || into === null ? null : objectIn(raw, 'into'),
    pay: pay === undefined ? [] : objectsIn(raw, 'pay'),
  };
}

const slotIn = (slot: unknown): readonly Target[] => listOf(slot, MANY, targetIn);

function targetIn(target: unknown): Target {
  const raw = fieldsOf(target);
  const { kind } = raw;
  refuseStrangers(raw, ['kind', 'id'], 'a target');
  switch (kind) {
    case 'card':
      return { kind, id: objectIn(raw, 'id') };
    case 'entry':
      return { kind, id: idIn(raw, 'id', 'e') as EntryId };
    case 'player':
      return { kind, id: wordIn(raw, 'id') as PlayerId };
    default:
      throw new Malformed('kind', `is ${show(kind)}; it must be one of: card, entry, player.`);
  }
}
