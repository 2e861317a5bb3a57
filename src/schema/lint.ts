import type { Printed } from '../model/card.ts';
import { slugOf } from '../model/slug.ts';
import { differingTexts, unshown } from './beside.ts';
import { parseCard } from './card.ts';
import type { Beside, Fault } from './finding.ts';
import { odditiesOf } from './oddities.ts';
import { partsOf } from './parts.ts';
import { show } from './raw.ts';

/** Reads a list of cards as somebody wrote them, and names everything that is wrong with each and with all together. */
export function lintCards(cards: readonly unknown[], { scenarios, texts }: Beside = {}): readonly Fault[] {
  const faults: Fault[] = [];
  const good: Printed[] = [];
  for (const [at, value] of cards.entries()) {
    const parsed = parseCard(value);
    if (parsed.ok) good.push(parsed.card);
    else faults.push(...parsed.faults.map((words) => ({ card: nameOf(value, at), kind: 'fault', words }) as const));
  }
  return [
    ...faults,
    ...good.flatMap(faultsOf),
    ...faultsBetween(good),
    ...(texts ? differingTexts(good, texts) : []),
    ...(scenarios ? unshown(good, scenarios) : []),
  ];
}

function nameOf(value: unknown, at: number): string {
  try {
    const { name } = value as { readonly name?: unknown };
    if (typeof name === 'string' && name !== '') return name.slice(0, 80);
  } catch {
    // What cannot even be asked for its name goes by its place.
  }
  return `card ${at + 1}`;
}

function faultsOf(card: Printed): readonly Fault[] {
  const slug = slugOf(card.title);
  const misnamed = card.name === slug ? [] : [`name: is ${show(card.name)}; its title makes it ${show(slug)}`];
  return [
    ...misnamed.map((words) => ({ card: card.name, kind: 'fault', words }) as const),
    ...odditiesOf(card).map((words) => ({ card: card.name, kind: 'oddity', words }) as const),
  ];
}

/** What only shows when the cards lie side by side. */
function faultsBetween(cards: readonly Printed[]): readonly Fault[] {
  const subtypes = new Set(cards.flatMap((card) => card.subtypes ?? []));
  const playable = new Set(cards.filter(({ type }) => type === 'starbase').flatMap(({ races }) => races));
  const faults: Fault[] = [];
  const names = new Set<string>();
  const titles = new Set<string>();
  for (const card of cards) {
    if (names.has(card.name)) faults.push({ card: card.name, kind: 'fault', words: 'name: another card has it' });
    else if (titles.has(card.title))
      faults.push({ card: card.name, kind: 'fault', words: 'title: another card has it' });
    names.add(card.name);
    titles.add(card.title);
    for (const { what, path } of partsOf(card).filters) {
      if (what.of !== 'play' || what.subtype === undefined || subtypes.has(what.subtype)) continue;
      faults.push({ card: card.name, kind: 'oddity', words: `${path}.subtype: no card is a ${show(what.subtype)}` });
    }
    if (card.races.length > 0 && !card.races.some((race) => playable.has(race))) {
      const words = 'races: no starbase shares an icon with it, so nobody can play it (200.4)';
      faults.push({ card: card.name, kind: 'oddity', words });
    }
  }
  return faults;
}
