/** What the charts' own functions have given back, in the order in which they were asked. */
export class Tape {
  private readonly given: unknown[] = [];
  private at = 0;

  note<T>(given: T): T {
    this.given.push(given);
    return given;
  }

  next(): unknown {
    return this.given[this.at++];
  }

  get length(): number {
    return this.given.length;
  }

  /** Whether everything has been given back, once. */
  get isOver(): boolean {
    return this.at === this.given.length;
  }

  rewind(): void {
    this.at = 0;
  }
}
