import { type AnyState, type AnyStateMachine, State, type StateValue } from 'xstate';

/** An event in the wrapping of XState 4. */
export type Wrapped = {
  readonly name: string;
  readonly data: { readonly type: string };
  readonly $$type: 'scxml';
  readonly type: 'external';
};

export const wrapped = <T extends { readonly type: string }>(event: T): Wrapped => ({
  name: event.type,
  data: event,
  $$type: 'scxml',
  type: 'external',
});

/** What an actor of XState 5 looks like to the devtools of XState 4: all that they use of a service, and no more. */
export type Service = {
  readonly id: string;
  readonly sessionId: string;
  readonly parent: Service | undefined;
  readonly machine: AnyStateMachine;
  state: AnyState;
  send(event: unknown): void;
  subscribe(listener: (state: AnyState) => void): { unsubscribe(): void };
  onStop(listener: () => void): void;
  /** The actor has moved. */
  move(value: unknown, event: { readonly type: string }): void;
  /** The actor has come to its end. */
  stop(): void;
};

export type ServiceOptions = {
  readonly id: string;
  readonly sessionId: string;
  readonly parent: Service | undefined;
  readonly machine: AnyStateMachine;
  /** Where it is when it is first seen, and by which event it came there. */
  readonly value: unknown;
  readonly event: { readonly type: string };
  /** What is to come of an event that a tool sends. */
  readonly send: (event: { readonly type: string }) => void;
};

export function makeService({ send, value: first, event: by, ...what }: ServiceOptions): Service {
  const { machine } = what;
  const listeners = new Set<(state: AnyState) => void>();
  const enders = new Set<() => void>();
  const service: Service = {
    ...what,
    state: stateOf(machine, first as StateValue, by),
    send: (event) => {
      const said = eventIn(event);
      if (said) send(said);
    },
    subscribe(listener) {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    onStop: (ender) => void enders.add(ender),
    move(value, event) {
      service.state = stateOf(machine, (value ?? service.state.value) as StateValue, event);
      for (const listener of listeners) listener(service.state);
    },
    stop() {
      for (const end of enders) end();
    },
  };
  return service;
}

/** The event itself, unwrapped; null where there is none. */
function eventIn(said: unknown): { readonly type: string } | null {
  const { $$type, data } = (said ?? {}) as { readonly $$type?: unknown; readonly data?: unknown };
  const event = $$type === 'scxml' ? data : said;
  return typeof event === 'object' && event !== null && typeof (event as { type?: unknown }).type === 'string'
    ? (event as { readonly type: string })
    : null;
}

/** Where the actor is, as a state of XState 4. */
function stateOf(machine: AnyStateMachine, value: StateValue, event: { readonly type: string }): AnyState {
  const state = machine.resolveState(State.from(value, {}));
  return Object.assign(state, { event, _event: wrapped(event), changed: true });
}
