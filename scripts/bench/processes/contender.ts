import { type ChildProcess, fork } from 'node:child_process';
import type { Answer, Ask, Turn } from './messages.ts';

/**
 * One contestant, in a process of its own: nobody's garbage, and nobody's shapes and types in the compiled code, cost anybody
 * else. It does something only when it is its turn.
 */
export class Contender {
  readonly name: string;
  measures: readonly string[] = [];
  private readonly child: ChildProcess;

  constructor(name: string) {
    this.name = name;
    this.child = fork(process.argv[1] ?? '', ['--as', name]);
    this.child.setMaxListeners(0);
  }

  /** Makes ready for a group of measures. */
  async begin(group: string): Promise<void> {
    const { measures = [] } = await this.say({ ask: 'begin', group });
    this.measures = measures;
  }

  async turn(measure: string, times: number): Promise<Turn> {
    const { turn } = await this.say({ ask: 'turn', measure, times });
    if (!turn) throw new Error(`${this.name} did not say what came of ${measure}.`);
    return turn;
  }

  async end(): Promise<void> {
    await this.say({ ask: 'end' });
    this.measures = [];
  }

  stop(): void {
    this.child.kill();
  }

  private say(ask: Ask): Promise<Extract<Answer, { readonly ok: true }>> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        this.child.off('message', hear);
        this.child.off('exit', gone);
      };
      const hear = (answer: Answer): void => {
        done();
        if (answer.ok) resolve(answer);
        else reject(new Error(`${this.name}: ${answer.error}`));
      };
      const gone = (): void => {
        done();
        reject(new Error(`${this.name} has gone.`));
      };
      this.child.on('message', hear);
      this.child.on('exit', gone);
      this.child.send(ask);
    });
  }
}

/** All of them, each started when it is first needed. */
export class Contenders {
  private readonly started = new Map<string, Contender>();

  /** Those of these names, ready for a group of measures. */
  async enter(group: string, names: readonly string[]): Promise<readonly Contender[]> {
    const entered = names.map((name) => {
      const contender = this.started.get(name) ?? new Contender(name);
      this.started.set(name, contender);
      return contender;
    });
    for (const contender of entered) await contender.begin(group);
    return entered;
  }

  async leave(entered: readonly Contender[]): Promise<void> {
    for (const contender of entered) await contender.end();
  }

  stop(): void {
    for (const contender of this.started.values()) contender.stop();
  }
}
