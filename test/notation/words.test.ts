import { beforeAll, describe, expect, test } from 'vitest';
import type { Fact, Intent, Position } from '../../src/index.ts';
import { createGame } from '../../src/index.ts';
import { look, since } from '../../src/notation/happened.ts';
import { makeIntent } from '../../src/notation/makeIntent.ts';
import type { Names } from '../../src/notation/names.ts';
import { makeNames } from '../../src/notation/names.ts';
import { possible } from '../../src/notation/possible.ts';
import { printFact } from '../../src/notation/printFact.ts';
import { sayFact } from '../../src/notation/sayFact.ts';
import { printIntent } from '../../src/notation/sayIntent.ts';
import { learn } from '../../src/notation/seen.ts';
import { dice } from '../properties/dice.ts';
import { randomTable } from '../properties/randomTable.ts';
import { HEAD, treeOf } from './parsing.ts';

const GAMES = 8;
const INTENTS = 50;

/** What was said of one position of a random game, and what was read from it again. */
type Said = {
  readonly where: string;
  readonly intents: readonly { readonly intent: Intent; readonly text: string; readonly made: unknown }[];
  readonly facts: readonly Fact[];
  readonly text: string;
  readonly seen: unknown;
};

function say(position: Position, names: Names, where: string): Said {
  const offers = position.awaited.flatMap((player) => position.legal(player));
  const some = offers.flatMap((offer) => [...take(possible(offer, position.window?.question ?? null), 4)]);
  const intents = some.map((intent) => {
    const text = printIntent(intent, position, names);
    return { intent, text, made: makeIntent(text, position, names) };
  });
  const { facts } = position;
  const text = facts.map((fact) => printFact(sayFact(fact, names))).join(', ');
  const line = facts.length === 0 ? undefined : treeOf(`${HEAD}[play]\n= ${text}\n`).play?.lines[0];
  const read = line?.kind === 'happened' ? line.facts : [];
  return { where, intents, facts, text, seen: { read: read.length, ...look(read, since(position, names), names) } };
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
    const result = game.submit(chance.pick([...take(possible(offer, game.window.question), 200)]));
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
  });

  test('an intent that is printed is read as the same intent', () => {
    for (const { where, intents } of said) {
      for (const { intent, text, made } of intents) expect(made, `${where}: ${text}`).toEqual({ ok: true, intent });
    }
    expect(said.flatMap(({ intents }) => intents).length).toBeGreaterThan(1_000);
  });

  test('every fact can be said, and has then happened', () => {
    for (const { where, facts, text, seen } of said) {
      expect(seen, `${where}: ${text}`).toMatchObject({ ok: true, read: facts.length });
    }
    expect(new Set(said.flatMap(({ facts }) => facts.map(({ type }) => type))).size).toBeGreaterThan(25);
  });
});
