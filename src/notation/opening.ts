import type { StarpileGame } from '../engine/door.ts';
import type { Scene } from '../model/scene.ts';
import type { Difference } from './differs.ts';
import { Differs } from './differs.ts';
import type { Fault } from './fault.ts';
import { faultAt } from './fault.ts';
import type { Names } from './names.ts';
import type { Shelf } from './scene.ts';
import { makeScene } from './scene.ts';
import type { CreateGame } from './stand.ts';
import type { Tree } from './tree.ts';

/** What a scenario is played with: the cards it may name, and the engine's door. */
export type Tools = Shelf & { readonly createGame: CreateGame };

export type Opened = {
  readonly names: Names;
  /** The game at its beginning, a new one each time. */
  readonly createGame: () => StarpileGame;
};

/** The game that a scenario lays out. `caught` makes a `Difference` of what it throws. */
export function open(tree: Tree, tools: Tools): Opened {
  const made = makeScene(tree, tools);
  if (!made.ok) throw new Faulty(made.faults);
  const { scene, names } = made;
  return { names, createGame: () => create(tree, scene, tools) };
}

/** Everything that is wrong with a scenario before anything is played. */
class Faulty {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    this.faults = faults;
  }
}

/** The engine is a gate too: what it finds wrong with the scene is said of the table. */
function create(tree: Tree, scene: Scene, { createGame }: Tools): StarpileGame {
  try {
    return createGame(scene);
  } catch (problem) {
    const faults = faultsIn(problem);
    if (faults === null) throw problem;
    throw new Faulty(faults.map((words) => faultAt(tree.table ?? tree, words)));
  }
}

function faultsIn(problem: unknown): readonly string[] | null {
  if (!(problem instanceof Error) || !('faults' in problem) || !Array.isArray(problem.faults)) return null;
  return problem.faults.map(String);
}

/** The result, or the difference or the faults that kept it from being one. */
export function caught<T>(make: () => T): T | Difference {
  try {
    return make();
  } catch (problem) {
    if (problem instanceof Differs) return problem.difference;
    if (!(problem instanceof Faulty)) throw problem;
    const [first, ...more] = problem.faults;
    if (first === undefined) throw new Error('The engine refuses the scene, but says no reason.');
    const { file, line, column, message, excerpt } = first;
    const got = message.slice(`${file}:${line}:${column}: `.length);
    const others = more.map((fault) => `${fault.message}\n${fault.excerpt}`);
    return {
      ok: false,
      at: { file, line, column },
      expected: 'a scene',
      got,
      message: [`${message}\n${excerpt}`, ...others].join('\n'),
    };
  }
}
