/** What a chart gets as `self`: an address, good for as long as the event lasts that is being worked on. */
import { refuse } from './errors.ts';
import { type Event, isEvent } from './notation.ts';

/** Whoever can be sent to. */
export interface Addressee {
  readonly id: string;
  readonly cascade: { readonly over: boolean };
  receive(event: Event): void;
}

export const eventFrom = (said: unknown): Event =>
  isEvent(said) ? said : refuse(`${said === undefined ? 'nothing' : JSON.stringify(said)} as an event`);

export class Self {
  readonly #actor: Addressee;

  constructor(actor: Addressee) {
    this.#actor = actor;
  }

  static actorOf(value: unknown): Addressee | null {
    return value instanceof Self ? value.#actor : null;
  }

  get id(): string {
    return this.#actor.id;
  }

  send(event: unknown): void {
    if (this.#actor.cascade.over) refuse('self.send when the step is over: the next event comes from outside');
    this.#actor.receive(eventFrom(event));
  }

  /** A reference must not end up in a state. */
  toJSON(): never {
    return refuse(`a reference to the actor '${this.id}' in a state: keep its id`);
  }
}

const ABSENT = ['getSnapshot', 'getPersistedSnapshot', 'subscribe', 'on', 'select', 'sessionId', 'system', '_parent'];
for (const name of [...ABSENT, 'start', 'stop', 'ref'])
  Object.defineProperty(Self.prototype, name, { get: () => refuse(`self.${name}`) });
