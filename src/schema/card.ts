import type { Printed } from '../model/card.ts';
import { deepFreeze } from '../model/freeze.ts';
import { faultsInAbilities } from './abilityFaults.ts';
import { printedCard } from './cardSchema.ts';
import { fault, faultsIn } from './faults.ts';
import { faultsInFields, MAY_BE_UNPRICED } from './fieldsOfType.ts';

export type ParsedCard =
  | { readonly ok: true; readonly card: Printed }
  | { readonly ok: false; readonly faults: readonly string[] };

const DEEPEST = 40;
const MOST_PARTS = 5000;

/**
 * The one gate for cards that somebody wrote: any value becomes a card or the list of its faults, each saying where it
 * is, what is wrong and what would be right. The card is a fresh copy, frozen to the ground.
 *
 * Left out, races and abilities are none, costs and slots too; the price of a starbase or home region is 0.
 */
export function parseCard(value: unknown): ParsedCard {
  try {
    return parse(value);
  } catch {
    return { ok: false, faults: [fault('', 'cannot be read')] };
  }
}

function parse(value: unknown): ParsedCard {
  if (isTooMuch(value, DEEPEST, { left: MOST_PARTS })) {
    return { ok: false, faults: [fault('', 'is too deep or too large for a card, or holds itself')] };
  }
  const parsed = printedCard.safeParse(value);
  if (!parsed.success) return { ok: false, faults: faultsIn(parsed.error.issues, value) };
  const card = parsed.data;
  const faults = [...faultsInPrice(value, card), ...faultsInFields(card), ...faultsInAbilities(card)];
  return faults.length === 0 ? { ok: true, card: deepFreeze(card) } : { ok: false, faults };
}

/** Only what nobody ever pays for may leave out its price. */
function faultsInPrice(value: unknown, { type }: Printed): readonly string[] {
  if (MAY_BE_UNPRICED.includes(type) || Object.hasOwn(value as object, 'price')) return [];
  return [fault('price', `is missing; a ${type} must have one: a whole number, 0 or more, or "X"`)];
}

function isTooMuch(value: unknown, depth: number, parts: { left: number }): boolean {
  if (typeof value !== 'object' || value === null) return false;
  parts.left -= 1;
  if (depth === 0 || parts.left < 0) return true;
  return Object.values(value).some((part) => isTooMuch(part, depth - 1, parts));
}
