/** A scene that is no game: `faults` names everything that is wrong with it. */
export class SceneError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The scene is no game:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    this.name = 'SceneError';
    this.faults = faults;
  }
}
