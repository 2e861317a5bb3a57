import type { Printed } from '../model/card.ts';
import type { Beside, Fault } from './finding.ts';

/** Cards that no scenario names, outside of its comments: nothing shows what they do. */
export function unshown(cards: readonly Printed[], scenarios: readonly string[]): readonly Fault[] {
  const words = new Set(scenarios.flatMap((text) => text.replace(/(^|\s)--.*$/gm, '').match(/[a-z][a-z0-9-]*/g) ?? []));
  return cards
    .filter(({ name }) => !words.has(name))
    .map(({ name }) => ({ card: name, kind: 'oddity', words: 'name: no scenario shows what it does' }));
}

/** Cards whose data say something else than what they have been printed with, and texts of cards that are not there. */
export function differingTexts(
  cards: readonly Printed[],
  { printed, textOf }: NonNullable<Beside['texts']>,
): readonly Fault[] {
  const faults: Fault[] = [];
  for (const card of cards) {
    const [now, then] = [textOf(card).join(' / '), (printed[card.title] ?? []).join(' / ')];
    if (now === then) continue;
    const words = `text: its data say “${now}”; it is printed with ${then === '' ? 'no text' : `“${then}”`}`;
    faults.push({ card: card.name, kind: 'fault', words });
  }
  const titles = new Set(cards.map(({ title }) => title));
  for (const title of Object.keys(printed)) {
    if (!titles.has(title))
      faults.push({ card: title, kind: 'fault', words: 'text: there is no card with this title' });
  }
  return faults;
}
