import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/index.ts';
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

const GAMES = 12;
const INTENTS = 60;

/** Some random games, and each of their positions with the names as they then are. */
function* positions(): Generator<{ readonly position: Position; readonly names: Names; readonly where: string }> {
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const chance = dice(seed);
    const scene = randomTable(chance);
    const game = createGame(scene);
    let names = learn(makeNames(scene), game);
    for (let n = 0; n <= INTENTS && game.window !== null; n += 1) {
      yield { position: game, names, where: `seed ${seed}, intent ${n}` };
      const player = chance.pick(game.awaited);
      const offer = chance.pick(game.legal(player).filter(({ type }) => type !== 'concede' || chance.chance(0.02)));
      const some = [...take(possible(offer, game.window.question), 200)];
      const result = game.submit(chance.pick(some));
      if (!result.ok) throw new Error(`seed ${seed}, intent ${n}: ${result.message}`);
      names = learn(names, game);
    }
    game.stop();
  }
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
  test('an intent that is printed is read as the same intent', () => {
    let count = 0;
    for (const { position, names, where } of positions()) {
      for (const player of position.awaited) {
        for (const offer of position.legal(player)) {
          for (const intent of take(possible(offer, position.window?.question ?? null), 4)) {
            const text = printIntent(intent, position, names);
            expect(makeIntent(text, position, names), `${where}: ${text}`).toEqual({ ok: true, intent });
            count += 1;
          }
        }
      }
    }
    expect(count).toBeGreaterThan(1_000);
  });

  test('every fact can be said, and has then happened', () => {
    const types = new Set<string>();
    for (const { position, names, where } of positions()) {
      if (position.facts.length === 0) continue;
      const text = position.facts.map((fact) => printFact(sayFact(fact, names))).join(', ');
      const line = treeOf(`${HEAD}[play]\n= ${text}\n`).play?.lines[0];
      const facts = line?.kind === 'happened' ? line.facts : [];
      expect(facts, `${where}: ${text}`).toHaveLength(position.facts.length);
      expect(look(facts, since(position, names), names), `${where}: ${text}`).toMatchObject({ ok: true });
      for (const { type } of position.facts) types.add(type);
    }
    expect(types.size).toBeGreaterThan(30);
  });
});
