import { beforeAll, describe, expect, test } from 'vitest';
import type { Fact, Intent, Position } from '../../src/index.ts';
import { createGame, intentsOf } from '../../src/index.ts';
import { look, since } from '../../src/notation/happened.ts';
import { makeIntent } from '../../src/notation/makeIntent.ts';
import { mayExactly } from '../../src/notation/may.ts';
import type { Names } from '../../src/notation/names.ts';
import { makeNames } from '../../src/notation/names.ts';
import { printFact } from '../../src/notation/printFact.ts';
import { sayFact } from '../../src/notation/sayFact.ts';
import { printIntent, sayIntent } from '../../src/notation/sayIntent.ts';
import { learn } from '../../src/notation/seen.ts';
import { dice } from '../properties/dice.ts';
import { randomTable } from '../properties/randomTable.ts';
import { HEAD, treeOf } from './parsing.ts';

const GAMES = 8;
const INTENTS = 50;
const MOST = 16;

/** What was said of one position of a random game, and what was read from it again. */
type Said = {
  readonly where: string;
  readonly intents: readonly { readonly intent: Intent; readonly text: string; readonly made: unknown }[];
  readonly facts: readonly Fact[];
  readonly text: string;
  readonly seen: unknown;
  /** Whether a player may do exactly what they may do, and all of it but the last; null where that is very much. */
  readonly may: readonly [whole: boolean, less: boolean] | null;
};

function say(position: Position, names: Names, where: string): Said {
  const offers = position.awaited.flatMap((player) => position.legal(player));
  const some = offers.flatMap((offer) => [...take(intentsOf(offer), 4)]);
  const intents = some.map((intent) => {
    const text = printIntent(intent, position, names);
    return { intent, text, made: makeIntent(text, position, names) };
  });
  const { facts } = position;
  const text = facts.map((fact) => printFact(sayFact(fact, names))).join(', ');
  const line = facts.length === 0 ? undefined : treeOf(`${HEAD}[play]\n= ${text}\n`).play?.lines[0];
  const read = line?.kind === 'happened' ? line.facts : [];
  const may = sayMay(position, names);
  return {
    where,
    intents,
    facts,
    text,
    may,
    seen: { read: read.length, ...look(read, since(position, names), names) },
  };
}

function sayMay(position: Position, names: Names): Said['may'] {
  const [player] = position.awaited;
  if (player === undefined) return null;
  const scope = { position, names };
  const offers = position.legal(player).filter(({ type }) => type !== 'concede');
  const asks = offers.flatMap((offer) =>
    [...take(intentsOf(offer), MOST + 1)].map((intent) => sayIntent(intent, scope)),
  );
  if (asks.length > MOST) return null;
  return [mayExactly(player, asks, scope).ok, mayExactly(player, asks.slice(0, -1), scope).ok];
}

function play(seed: number): Said[] {
  const chance = dice(seed);
  const scene = randomTable(chance);
  const game = createGame(scene);
  const all: Said[] = [];
  let names = learn(makeNames(scene), game);
  for (let n = 0; n <= INTENTS && game.window !== null; n += 1) {
    all.push(say(game, names, `seed ${seed}, intent ${n}`));
    const offer = chance.pick(game.legal(chance.pick(game.awaited)).filter(({ type }) => type !== 'concede'));
    const result = game.submit(chance.pick([...take(intentsOf(offer), 200)]));
    if (!result.ok) throw new Error(`seed ${seed}, intent ${n}: ${result.message}`);
    names = learn(names, game);
  }
  game.stop();
  return all;
}

function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let taken = 0;
  for (const one of all) {
    if (taken === most) return;
    taken += 1;
    yield one;
  }
}

describe('in random games', () => {
  const said: Said[] = [];
  beforeAll(() => {
    for (let seed = 1; seed <= GAMES; seed += 1) said.push(...play(seed));
  }, 180_000);

  test('an intent that is printed is read as the same intent', () => {
    for (const { where, intents } of said) {
      for (const { intent, text, made } of intents) expect(made, `${where}: ${text}`).toEqual({ ok: true, intent });
    }
    expect(said.flatMap(({ intents }) => intents).length).toBeGreaterThan(1_000);
  });

  test('whoever may do something may do exactly that, and not less', () => {
    const looked = said.filter(({ may }) => may !== null);
    for (const { where, may, intents } of looked) {
      expect(may, `${where}: ${intents.map(({ text }) => text).join(', ')}`).toEqual([true, false]);
    }
    expect(looked.length).toBeGreaterThan(100);
  });

  test('every fact can be said, and has then happened', () => {
    for (const { where, facts, text, seen } of said) {
      expect(seen, `${where}: ${text}`).toMatchObject({ ok: true, read: facts.length });
    }
    expect(new Set(said.flatMap(({ facts }) => facts.map(({ type }) => type))).size).toBeGreaterThan(25);
  });
});
