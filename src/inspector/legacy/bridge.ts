/*! The built file holds xstate 4.38.3 and @xstate/inspect 0.8.0, (c) 2015 David Khourshid, and fast-safe-stringify,
    (c) 2016 David Mark Clements, (c) 2017 David Mark Clements & Matteo Collina: all under the MIT licence. */
import type { WebSocket } from 'ws';
import { type AnyStateMachine, createMachine } from 'xstate';
import { makeService, type Service, wrapped } from './service.ts';
import type { Told, ToldActor, ToldSnapshot } from './told.ts';
import { theTools } from './tools.ts';
import { v4Config } from './v4Config.ts';

export type BridgeOptions = {
  /**
   * Telemetry of the live actors in the words of Stately, from now on until it is left: first every living actor and where it
   * is. `end` is told when there are no actors any more. Returns the way to leave.
   */
  readonly join: (hear: (text: string) => void, end: () => void) => () => void;
  /** Does what a tool asks of the game. Gives why not, or null. */
  readonly submit: (event: { readonly type: string }) => string | null;
  /** Sends to a tool, as far as it reads. */
  readonly send: (socket: WebSocket, text: string) => void;
  /** Said to tools when there are no actors any more. */
  readonly goodbye: string;
};

/**
 * A bridge to tools for XState 4: the actors of XState 5 are shown to them by the genuine @xstate/inspect as services of XState
 * 4, and what a tool sends to the game is asked of it. There is one bridge in a process.
 */
export type Bridge = {
  /** A tool that has been let in. */
  welcome(socket: WebSocket): void;
};

export function makeBridge({ join, submit, send: sendTo, goodbye }: BridgeOptions): Bridge {
  const tools = theTools();
  const services = new Map<string, Service>();
  /** Where these are has not been said yet: until then there is no state to show. */
  const unseen = new Map<string, ToldActor>();
  const machines = new Map<string, AnyStateMachine>();
  const sockets = new Set<WebSocket>();
  let leave: (() => void) | null = null;

  const machineOf = ({ name, definition = '{}' }: ToldActor): AnyStateMachine => {
    const known = machines.get(definition);
    if (known) return known;
    const config = { id: name, ...v4Config(JSON.parse(definition) as Readonly<Record<string, unknown>>) };
    const machine = createMachine({ ...config, predictableActionArguments: true });
    machines.set(definition, machine);
    return machine;
  };

  const end = (sessionId: string): void => {
    services.get(sessionId)?.stop();
    services.delete(sessionId);
  };

  const endAll = (): void => {
    unseen.clear();
    for (const id of [...services.keys()]) end(id);
  };

  const send = (id: string, isGame: boolean, event: { readonly type: string }): void => {
    const message = isGame ? submit(event) : 'Only the game can be sent to: its entries hear from it alone.';
    // Told after the event itself has been dealt with.
    if (message !== null) queueMicrotask(() => tools.tell(id, wrapped({ type: 'refused', event, message })));
  };

  const begin = (actor: ToldActor): void => {
    // A new game: nothing of the one before is alive.
    if (actor.parentId === undefined) endAll();
    unseen.set(actor.sessionId, actor);
  };

  const register = (actor: ToldActor, { snapshot, event }: ToldSnapshot): void => {
    const { name: id, sessionId, parentId } = actor;
    const isGame = parentId === undefined;
    const service = makeService({
      id,
      sessionId,
      parent: isGame ? undefined : services.get(parentId),
      machine: machineOf(actor),
      value: snapshot.value,
      event,
      send: (said) => send(sessionId, isGame, said),
    });
    unseen.delete(sessionId);
    services.set(sessionId, service);
    tools.register(service);
  };

  const move = (told: ToldSnapshot): void => {
    const { sessionId, snapshot, event } = told;
    const actor = unseen.get(sessionId);
    if (actor) register(actor, told);
    else services.get(sessionId)?.move(snapshot.value, event);
    if (snapshot.status !== 'active') end(sessionId);
  };

  const hear = (told: Told): void => {
    switch (told.type) {
      case '@xstate.actor':
        begin(told);
        return;
      case '@xstate.event':
        if (services.has(told.sessionId)) tools.tell(told.sessionId, wrapped(told.event));
        return;
      case '@xstate.snapshot':
        move(told);
    }
  };

  const silent = (): void => {
    leave = null;
    endAll();
    for (const socket of sockets) socket.close(1001, goodbye);
  };

  const gone = (socket: WebSocket): void => {
    sockets.delete(socket);
    if (sockets.size > 0) return;
    leave?.();
    leave = null;
    endAll();
  };

  return {
    welcome(socket) {
      sockets.add(socket);
      socket.on('close', () => gone(socket));
      leave ??= join((text) => hear(JSON.parse(text) as Told), silent);
      tools.add({
        socket,
        isItsAffair: (sessionId) => services.has(sessionId),
        send: (text) => sendTo(socket, text),
      });
    },
  };
}
