import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { sealedReplay } from '../../src/engine/replay.ts';
import { sealed } from '../../src/engine/sealed.ts';
import {
  type Checked,
  checkReplay,
  checkSave,
  createGame,
  type Printed,
  RecordError,
  type Recorded,
  type RunnerName,
  readReplay,
  replayGame,
  replayOf,
  restoreGame,
  type Scene,
  type StarpileGame,
} from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';
import { momentsOf } from './moments.ts';
import { accepted, activate, ada, answer, bor, doAll, game, CARDS as ITS_CARDS, pass, seenAt } from './table.ts';

/** A pile, a question of its entry and its answer, with something undone on the way. */
const played = (runner: RunnerName = 'live'): StarpileGame => {
  const at = game({ ada: { play: ['crossroads', 'pump'] }, bor: {} }, { undo: 'anything', runner });
  doAll(at, activate(at, ada, 'pump'));
  accepted(at.undo());
  doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor), pass(ada), (now) => answer(now, 1));
  return at;
};

const recorded = replayOf(played());

/** With a seal of its own. */
const but = (change: Partial<Recorded>): Recorded => {
  const { format: _, version: __, seal: ___, ...recording } = recorded;
  return sealedReplay({ ...recording, ...change });
};

const marksWith = (step: number, mark: (parts: string[]) => string[]): readonly string[] =>
  recorded.marks.map((one, n) => (n === step ? mark(one.split(' ')).join(' ') : one));

const failing = (act: () => unknown): string => {
  try {
    act();
  } catch (cause) {
    if (cause instanceof RecordError) return cause.message;
    throw cause;
  }
  throw new Error('It does not fail.');
};

describe('a replay', () => {
  test('is plain JSON, the same whichever runner made it, and agrees on both', () => {
    const text = JSON.stringify(recorded);
    expect(JSON.stringify(replayOf(played('data')))).toBe(text);
    expect(JSON.stringify(readReplay(JSON.parse(text)))).toBe(text);
    expect(Object.keys(recorded)).toEqual([
      ...['format', 'version', 'seal', 'rulebook', 'cards', 'edited', 'scene', 'intents', 'marks'],
    ]);
    for (const runner of ['live', 'data'] as const)
      expect(checkReplay(JSON.parse(text), { runner, cards: ITS_CARDS })).toEqual({
        kind: 'agrees',
        steps: 5,
        message: 'All went as recorded: 5 intents.',
      });
  });

  test('keeps the whole ruleset, so that another default changes nothing in it', () => {
    expect(recorded.scene.ruleset).toEqual(played().truth.ruleset);
  });

  test('is played again as any other', () => {
    const again = replayGame(recorded);
    expect(seenAt(again)).toEqual(seenAt(played()));
    expect(failing(() => replayGame({ ...recorded, intents: [] }))).toMatch(/^The replay is damaged/);
  });

  test('has no part in what is done with its game', () => {
    const at = played();
    const before = JSON.stringify(at.save());
    const told: number[] = [];
    at.subscribe(({ n }) => told.push(n));
    const replay = replayOf(at);
    (replay.intents as unknown[]).pop();
    expect([JSON.stringify(at.save()), told]).toEqual([before, []]);
    at.stop();
    expect(replayOf(at)).toEqual(recorded);
  });

  test('of random games agrees; at any point it can be gone on from (case 36)', () => {
    for (const seed of [1, 2, 3]) {
      const dice = diceFor(seed);
      const at = createGame(workingScene(() => randomTable(dice)));
      while (at.awaited.length > 0 && at.n < 60) doAll(at, legalIntent(at, dice));
      const replay = replayOf(at);
      expect(checkReplay(replay, { cards: { ...replay.scene.cards, ...CARDS } })).toMatchObject({ kind: 'agrees' });
      const whole = replayGame(replay, { runner: 'data' });
      for (let n = 0; n <= replay.intents.length; n += 1 + dice.roll(6)) {
        const from = whole.fork({ at: n });
        expect(seenAt(from)).toEqual(seenAt(at.history.at(n)));
        if (from.awaited.length === 0) continue;
        doAll(from, legalIntent(from, dice));
        expect(checkReplay(replayOf(from))).toMatchObject({ kind: 'agrees', steps: n + 1 });
      }
    }
  });

  test('of a game that was saved and restored is the same', () => {
    expect(replayOf(restoreGame(played().save()))).toEqual(recorded);
  });
});

describe('checking', () => {
  test.each([
    [0, 'already at the beginning'],
    [3, 'at step 3 (pass of Bor)'],
    [5, 'at step 5 (answer of Ada)'],
  ])('says at which step it parted: %i', (step, where) => {
    const changed = but({ marks: marksWith(step, ([facts, , ...rest]) => [facts ?? '', '00000000', ...rest]) });
    const checked = checkReplay(changed) as Extract<Checked, { kind: 'parted' }>;
    expect(checked).toMatchObject({ kind: 'parted', step, otherwise: [{ what: 'what is awaited' }] });
    expect(checked.message).toMatch(`Parted ${where}. Otherwise than recorded: what is awaited (here: `);
  });

  test('says how each part stands here', () => {
    const nothing = but({ marks: marksWith(4, (parts) => parts.map(() => '00000000')) });
    expect((checkReplay(nothing) as Extract<Checked, { kind: 'parted' }>).otherwise).toEqual([
      { what: 'what happened', here: 'passed, asked' },
      { what: 'what is awaited', here: 'Ada in the window resolving' },
      { what: 'the course of the game', here: "turn 2, which is Ada's" },
      { what: 'chance', here: 'another one is drawn next' },
      { what: 'the pile', here: '1 entry' },
      { what: 'the battle', here: 'none' },
      { what: 'what is in play', here: '6 cards' },
      { what: 'what Ada has', here: '4 ISK, 0 cards in hand and 0 in the deck' },
      { what: 'what Bor has', here: '4 ISK, 0 cards in hand and 0 in the deck' },
    ]);
  });

  test('finds out where it comes out otherwise, and says as what', () => {
    const cards = JSON.parse(JSON.stringify(ITS_CARDS).replaceAll('"by":2', '"by":3'));
    const scene = { ...recorded.scene, cards };
    const changed = but({ scene, cards: replayOf(createGame(scene)).cards });
    expect(checkReplay(changed)).toEqual({
      kind: 'parted',
      step: 1,
      otherwise: [{ what: 'the pile', here: '1 entry' }],
      message: 'Parted at step 1 (activate of Ada). Otherwise than recorded: the pile (here: 1 entry).',
    });
  });

  test('says what is refused, and why', () => {
    const [first, ...rest] = recorded.intents;
    const checked = checkReplay(but({ intents: [first as never, pass(bor), ...rest.slice(1)] }));
    expect(checked).toMatchObject({ kind: 'refused', step: 2, refusal: { ok: false, kind: 'rule' } });
    expect(checked.message).toMatch(/^Refused at step 2 \(pass of Bor\): .*\(\d+\.\d+\)$/);
    expect(checkReplay(but({ intents: [null as never, ...rest] })).message).toMatch(/^Refused at step 1: The intent/);
  });

  test('does not compare what another rulebook made', () => {
    const checked = checkReplay(but({ rulebook: '0123456789abcdef' }));
    expect(checked).toMatchObject({ kind: 'cannot be checked', cards: [] });
    expect(checked.message).toMatch(/^It was played by another rulebook \(0123456789abcdef\); this engine plays by /);
  });

  test('names each card that is another one now, and how', () => {
    const { raider: _, ...others } = ITS_CARDS as Record<string, Printed>;
    const pump = { ...(ITS_CARDS as Record<string, Printed>).pump, price: 3, abilities: [] } as unknown as Printed;
    expect(checkReplay(recorded, { cards: { ...others, pump } as never })).toEqual({
      kind: 'cannot be checked',
      cards: ['raider', 'pump'],
      message:
        'It was played with other cards. raider: there is none here; pump: price 0 then, 3 here, other abilities.',
    });
  });
});

const { format: _, version: __, seal: ___, ...recording } = recorded;

test.each<[string, unknown, string]>([
  ['nothing', null, 'This is no replay of Starpile.'],
  ['a text', 'x', 'This is no replay of Starpile.'],
  ['a save', played().save(), 'This is no replay of Starpile.'],
  ['only a scene and intents', { scene: recorded.scene, intents: [] }, 'This is no replay of Starpile.'],
  ['a later version', { ...recorded, version: 2 }, 'The replay is of version 2; this engine reads 1.'],
  ...Object.keys(recording).map((field): [string, unknown, string] => [
    `without its ${field}`,
    { ...recorded, [field]: undefined },
    'The replay is damaged: its seal is not that of what it holds.',
  ]),
  ['a circle', { ...recorded, marks: 1n }, 'The replay is damaged: it is no plain JSON.'],
  ['a mark too few', but({ marks: [] }), 'The replay contradicts itself: 5 intents need 6 marks, not 0.'],
  ['marks that are none', but({ marks: [1] as never }), 'The replay contradicts itself: it has no list of marks.'],
  ['no intents', but({ intents: {} as never }), 'The replay contradicts itself: it has no list of intents.'],
  ['no rulebook', but({ rulebook: 4 as never }), /by which rulebook/.source],
  ['no cards', but({ cards: null as never }), /with which cards/.source],
  ['other cards', but({ cards: {} }), 'The replay contradicts itself: it names other cards than its scene has.'],
  [
    'another card',
    but({ cards: { ...recorded.cards, pump: 'f' } as never }),
    'The replay contradicts itself: its scene has another pump than it was played with.',
  ],
  ['no scene', but({ scene: null as never }), 'The replay contradicts itself: its scene is none: The scene: '],
  [
    'a scene that is no game',
    but({ scene: { ...recorded.scene, seed: 0.5 } }),
    'It begins with what is no game here: Seed 0.5: it must be a whole number.',
  ],
])('%s is no replay, and is told so', (_, value, words) => {
  expect(failing(() => checkReplay(value))).toContain(words);
});

describe('a save', () => {
  test.each(momentsOf(1))('is where its intents lead: %s', (_, saved) => {
    for (const runner of ['live', 'data'] as const)
      expect(checkSave(saved, { runner })).toMatchObject({ kind: 'agrees', steps: saved.intents.length });
  });

  test('that they do not lead to is found out', () => {
    const { format: _, version: __, seal: ___, ...saved } = played().save();
    const scene: Scene = { ...saved.scene, isk: { [ada]: 9 } as never };
    const checked = checkSave(sealed({ ...saved, scene }));
    expect(checked).toMatchObject({ kind: 'parted', step: 5, otherwise: [{ what: 'what Ada has' }] });
    expect(checked.message).toContain('Parted at step 5 (answer of Ada).');
    expect(checkSave(sealed({ ...saved, intents: [pass(bor)] }))).toMatchObject({ kind: 'refused', step: 1 });
    expect(checkSave(sealed(saved), { cards: {} })).toMatchObject({ kind: 'cannot be checked' });
    expect(failing(() => checkSave({ ...played().save(), changes: 3 }))).toMatch(/^The save is damaged/);
    expect(failing(() => checkSave(sealed({ ...saved, intents: null as never })))).toMatch(/cannot go on from it/);
  });
});
