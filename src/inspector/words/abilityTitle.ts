import type { Sentence } from '../../model/ability.ts';
import type { Printed } from '../../model/card.ts';
import { sentenceText } from '../../view/cardText.ts';

/** What an ability is called among the things that can be done: "Repair Bay: +1 shield". `called`: what its card is called. */
export function abilityTitle(printed: Printed, number: number, called: string = printed.title): string {
  const ability = printed.abilities[number];
  if (ability?.kind !== 'activated') return called;
  const words = ability.modes.map(modeTitle).filter((text) => text !== '');
  return words.length === 0 ? called : `${called}: ${words.join(', or ')}`;
}

/** The name of a mode; one without is called by what it does. */
const modeTitle = (sentence: Sentence): string => sentence.label ?? lower(sentenceText(sentence));

/** After a colon a sentence goes on small, unless it begins with a word that is always written large. */
const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** What is paid for it beside ISK: "exhausts, discards a card". */
export function costWords(printed: Printed, number: number): readonly string[] {
  const ability = number < 0 ? printed.abilities.find(({ kind }) => kind === 'played') : printed.abilities[number];
  if (ability?.kind !== 'activated' && ability?.kind !== 'played') return [];
  return ability.costs.flatMap((cost) => {
    if (cost.kind === 'isk') return [];
    if (cost.kind === 'exhaust') return ['exhausts'];
    if (cost.kind === 'discard') return ['discards a card'];
    return [cost.what === 'itself' ? 'is sacrificed' : 'sacrifices a card'];
  });
}
