import { expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import { sealedReplay } from '../../src/engine/replay.ts';
import {
  createGame,
  type DeckList,
  dealtScene,
  isEdited,
  playerId,
  type Recorded,
  readReplay,
  replayOf,
  type Scene,
} from '../../src/index.ts';
import { readScene } from '../../src/notation/index.ts';

const [ian, elysha] = ['ian', 'elysha'].map(playerId);
const dealt = dealtScene(
  [
    { player: ian!, deck: DECKS.lathe as DeckList },
    { player: elysha!, deck: DECKS.hush as DeckList },
  ],
  { cards: CARDS, seed: 7, first: ian!, ruleset: { turnLimit: 30 } },
);
const laidOut = readScene('@pile 1\n@players ian elysha\n[table]\nmoment : battle ian\n', { cards: CARDS });

const recorded = (scene: Scene): Recorded => {
  const game = createGame(scene, { runner: 'data' });
  for (let n = 0; n < 3; n++) {
    const [player] = game.awaited;
    const [offer] = game.legal(player!);
    if (offer?.type !== 'answer') break;
    game.submit({ type: 'answer', player, question: offer.question, chosen: [0] });
  }
  return replayOf(game);
};

/** A record with another claim, and a seal of its own. */
const claiming = ({ format: _, version: __, seal: ___, ...rest }: Recorded, edited: unknown): Recorded =>
  sealedReplay({ ...rest, edited: edited as boolean });

test('37: a game that was dealt says that it was, one that was laid out that it was edited', () => {
  const whole = recorded(dealt);
  expect(whole.intents.length).toBeGreaterThan(0);
  expect(whole.edited).toBe(false);
  expect(recorded(laidOut).edited).toBe(true);
  expect(readReplay(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});

const others = (change: (table: Scene['table']) => Scene['table']): Scene => ({ ...dealt, table: change(dealt.table) });
const firstInDeck = dealt.table.findIndex(({ zone }) => zone === 'deck');

test.each<[string, Scene]>([
  ['a card less', others((table) => table.slice(0, -1))],
  ['a card more', others((table) => [...table, ...table.slice(-1)])],
  [
    'too many of one card',
    others((table) => table.map((one) => (one.zone === 'deck' ? { ...one, card: table[firstInDeck]!.card } : one))),
  ],
  ['a reserve too few', others((table) => table.filter(({ zone }, at) => zone !== 'reserve' || at % 2 === 0))],
  ['damage before the beginning', others((table) => table.map((one, at) => (at === 0 ? { ...one, damage: 1 } : one)))],
  ['ISK that somebody was given', { ...dealt, isk: { ...dealt.isk, [ian!]: 40 } }],
])('37: a game from its set-up with %s was edited too', (_, scene) => {
  expect(isEdited(scene)).toBe(true);
  expect(recorded(scene).edited).toBe(true);
});

test('37: what is put down in another order is the same deck', () => {
  expect(isEdited(others((table) => table.toReversed()))).toBe(false);
});

test('37: a record that claims otherwise is refused', () => {
  expect(() => readReplay(claiming(recorded(laidOut), false))).toThrow(
    'The replay contradicts itself: it says that it was dealt, and its scene was laid out by hand.',
  );
  for (const claim of [undefined, null, 'no', true])
    expect(() => readReplay(claiming(recorded(dealt), claim))).toThrow(
      'The replay contradicts itself: it does not say what its scene shows: whether it was laid out by hand.',
    );
});
