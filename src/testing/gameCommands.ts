import fc from 'fast-check';
import { type Intent, type Offer, someIntent } from '../index.ts';
import type { TestTable } from './table.ts';

/** One command of a play, for `fc.modelRun`: the table is both the model and what is real. */
export type GameCommand = fc.Command<TestTable, TestTable>;

export type GameCommandsOptions = {
  /** How many intents a play has at most (60). */
  readonly longest?: number;
  /** Whether players concede too; no, where it is not said. */
  readonly concede?: boolean;
};

/**
 * Plays of a game as fast-check commands. A command does not say an intent but picks one, by numbers, of what is legal when its turn
 * comes: so every intent is legal, wherever it comes to stand when fast-check takes others out, and smaller numbers pick plainer
 * ones (to pass comes first).
 */
export const gameCommands = ({
  longest = 60,
  concede = false,
}: GameCommandsOptions = {}): fc.Arbitrary<Iterable<GameCommand>> =>
  fc.commands([picked.map((pick): GameCommand => new Picked(pick, concede))], { maxCommands: longest, size: 'max' });

type Pick = { readonly offer: number; readonly choices: readonly number[]; readonly leaves: number };

/** Far beyond what there is to choose from, and without fast-check's bias, so that one choice is about as likely as another. */
const anyNumber = fc.noBias(fc.nat(9_999));

/** One intent in so many is a concession, where there are any. */
const STAYING = 40;

const picked: fc.Arbitrary<Pick> = fc.record({
  offer: anyNumber,
  choices: fc.array(anyNumber, { minLength: 3, maxLength: 8 }),
  leaves: fc.noBias(fc.nat(STAYING - 1)),
});

class Picked implements GameCommand {
  readonly #pick: Pick;
  readonly #concede: boolean;
  #said: Intent | null = null;

  constructor(pick: Pick, concede: boolean) {
    this.#pick = pick;
    this.#concede = concede;
  }

  check({ game }: Readonly<TestTable>): boolean {
    return this.#offers(game).length > 0;
  }

  run(_model: TestTable, table: TestTable): void {
    const offers = this.#offers(table.game);
    const offer = offers[this.#pick.offer % offers.length];
    if (!offer) return;
    let next = 0;
    // When the numbers run out, the first of everything.
    this.#said = someIntent(offer, (below) => (this.#pick.choices[next++] ?? 0) % below);
    table.play(this.#said);
  }

  toString(): string {
    return JSON.stringify(this.#said ?? this.#pick);
  }

  /** What whoever is awaited can do; or, now and then, that somebody concedes. */
  #offers({ awaited, truth, legal }: TestTable['game']): readonly Offer[] {
    const leaves = this.#concede && this.#pick.leaves === STAYING - 1;
    const players = leaves ? truth.seats : awaited;
    return players.flatMap((player) => legal(player).filter(({ type }) => (type === 'concede') === leaves));
  }
}
