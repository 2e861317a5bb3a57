/** A phrase that names nothing, or not one thing: thrown while a line is read, and caught where the line is known. */
export class Unnamed {
  /** In one sentence. */
  readonly words: string;
  constructor(words: string) {
    this.words = words;
  }
}
