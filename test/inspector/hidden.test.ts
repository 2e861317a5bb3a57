import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { Position } from '../../src/inspector/protocol.ts';
import { makeSitting, type Sitting } from '../../src/inspector/server/sitting.ts';
import type { View, Viewer } from '../../src/view/view.ts';
import type { Words } from '../../src/view/words.ts';
import { folder, opened, scenarioIn, scenarioOf } from './opened.ts';

/** The titles and ids of all cards that are shown in a view. */
function shownIn(view: View): ReadonlySet<string> {
  const zones = view.players.flatMap(({ hand, deck, reserve, scrapheap }) => [hand, deck, reserve, scrapheap]);
  const cards = [...view.play, ...zones.flatMap(({ cards }) => cards ?? [])];
  const entries = view.pile.flatMap(({ card, source, title }) => [card ?? '', source, title]);
  return new Set([...cards.flatMap(({ id, title }) => [id, title]), ...entries]);
}

const cardsIn = (sentences: readonly Words[]): readonly string[] =>
  sentences.flat().flatMap((word) => (typeof word === 'object' && 'card' in word ? [word.title] : []));

/** Cards that lay in play until this very step, which no view shows any more. */
const leftPlayIn = (changes: readonly Words[]): readonly string[] =>
  changes
    .filter((words) => words.includes('in play'))
    .flatMap((words) => words.flatMap((word) => (typeof word === 'object' && 'card' in word ? [word.card] : [])));

/** All ids of objects in whatever is sent: a hidden card must not be told apart by its id either. */
const idsIn = (position: Position): readonly string[] => JSON.stringify(position).match(/\bo\d+\b/g) ?? [];

function secretsTold(sitting: Sitting, viewer: Viewer): readonly string[] {
  const told: string[] = [];
  const seen = new Set<string>();
  for (const { n, words } of sitting.rows(viewer)) {
    const position = sitting.position(n, viewer);
    const { changes, band } = position;
    for (const one of [...shownIn(position.view), ...leftPlayIn(changes)]) seen.add(one);
    for (const title of cardsIn([words, ...changes, band.now, band.why])) {
      // What is sacrificed and what leaves the game was seen before.
      if (!seen.has(title)) told.push(`${n}: ${title}`);
    }
    for (const id of idsIn(position)) if (!seen.has(id)) told.push(`${n}: ${id}`);
  }
  return told;
}

describe('nothing is told of a card to somebody who has never seen it', () => {
  for (const { file } of folder.list())
    test(file, () => {
      const sitting = makeSitting(scenarioOf(file), { shelf: { cards: CARDS } });
      expect(sitting.restart(true)).toBeNull();
      const viewers: readonly Viewer[] = ['table', ...sitting.scenario.scene.players];
      for (const viewer of viewers) expect(secretsTold(sitting, viewer), viewer).toEqual([]);
      sitting.stop();
    });
});

test('a card that is drawn is named to the one who draws it only', () => {
  const file = folder.list().find(({ file }) => file.includes('500.5-the-draw-step'))?.file ?? '';
  const sitting = opened(file);
  const drawing = (viewer: Viewer): string => JSON.stringify(sitting.position('last', viewer).changes);
  const [, elysha] = sitting.scenario.scene.players;
  expect(drawing(elysha as Viewer)).toContain('"title":');
  expect(drawing('table')).toContain(' draws ');
  expect(drawing('table')).not.toContain('"title":');
});

test('what was refused names a hidden card to nobody else', () => {
  const text = '@pile 1\n@players ian elysha\n[table]\nhand elysha: slasher\nmoment: development ian\n';
  const sitting = makeSitting(scenarioIn(text), { shelf: { cards: CARDS } });
  const [card] = sitting.position('last', 'all').view.players[1]?.hand.cards ?? [];
  sitting.submit({
    type: 'play',
    player: 'elysha',
    card: card?.id,
    mode: 0,
    x: 0,
    targets: [],
    into: null,
    pay: [],
  });
  const words = (viewer: Viewer): string => JSON.stringify(sitting.rows(viewer).at(-1)?.words);
  expect(words('all')).toContain('Slasher');
  expect(words('table')).toBe('["Refused: ","to play ","a card"]');
});
