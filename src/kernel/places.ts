/**
 * Where a child stands among its siblings, by its id. A short list is looked through. To look through a thousand children
 * for every one that comes or goes would be most of the work, so a long list gets a table, which the lists that come of it
 * go on using as far as they still begin in the same way.
 */
type Sibling = { readonly id: string };

type Known = {
  readonly table: ReadonlyMap<string, number>;
  /** Up to here, the table is that of the list. */
  readonly upTo: number;
};

const NOTHING: Known = { table: new Map(), upTo: 0 };

/** Only a list that is asked a second time, or one that came of it, is worth a table. */
const known = new WeakMap<readonly Sibling[], Known>();

/** Up to here, looking through a list costs less than to remember anything of it. */
export const LONG = 100;

/** From the end, as far as `from`: who came last is asked for most. */
export const lookThrough = (list: readonly Sibling[], id: string, from: number): number => {
  for (let i = list.length - 1; i >= from; i--) if (list[i]?.id === id) return i;
  return -1;
};

/** The places in one list, while it is written to. */
export class Places {
  private table: Known['table'];
  private upTo: number;
  private readonly isWorthIt: boolean;

  constructor(list: readonly Sibling[]) {
    const found = known.get(list);
    this.isWorthIt = found !== undefined;
    if (!found) known.set(list, NOTHING);
    const { table, upTo } = found ?? NOTHING;
    this.table = table;
    this.upTo = upTo;
  }

  find(list: readonly Sibling[], id: string): number {
    const beyond = list.length - this.upTo;
    if (this.isWorthIt && beyond > LONG && beyond > list.length / 4) {
      this.table = new Map(list.map((one, where) => [one.id, where]));
      this.upTo = list.length;
      this.keep(list);
    }
    const late = lookThrough(list, id, this.upTo);
    if (late >= 0) return late;
    const where = this.table.get(id);
    return where !== undefined && where < this.upTo ? where : -1;
  }

  /** From there on, the list is another. */
  changedAt(where: number): void {
    if (where < this.upTo) this.upTo = where;
  }

  /** What is known of a list is kept for whoever asks it, or one that comes of it, next. */
  keep(list: readonly Sibling[]): void {
    known.set(list, { table: this.table, upTo: this.upTo });
  }
}
