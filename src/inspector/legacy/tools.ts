import { EventEmitter } from 'node:events';
import { inspect } from '@xstate/inspect/lib/server.js';
import type { Service } from './service.ts';
import { type Guest, makeTool, messageIn, type Tool } from './tool.ts';

type Server = Parameters<typeof inspect>[0]['server'];

/** The genuine @xstate/inspect, and the tools that it talks to. */
export type Tools = {
  /** From when the tool says that it is there, it hears of the services that are its affair. */
  add(guest: Guest): void;
  register(service: Service): void;
  /** Tells of an event that an actor has been sent, in the wrapping of XState 4. */
  tell(sessionId: string, event: unknown): void;
};

let begun: Tools | null = null;

/**
 * The package keeps its services and whoever listens in variables of its own, for as long as the process lives: so it is begun
 * once, and each tool hears only of what is its affair.
 */
export function theTools(): Tools {
  begun ??= begin();
  return begun;
}

function begin(): Tools {
  /** Those who have said that they are there. */
  const present = new Set<Tool>();
  /** Only whoever has just said so is told what all others know. */
  let newcomer: Tool | null = null;
  const server = new EventEmitter();
  Object.defineProperty(server, 'clients', { get: () => new Set(newcomer ? [newcomer] : present) });
  const inspector = inspect({ server: server as unknown as Server });

  const greet = (tool: Tool, text: string): void => {
    newcomer = tool;
    tool.emit('message', text, false);
    newcomer = null;
    present.add(tool);
  };

  return {
    add(guest) {
      const { socket, isItsAffair } = guest;
      const tool = makeTool(guest);
      server.emit('connection', tool);
      socket.on('close', () => present.delete(tool));
      socket.on('message', (data, isBinary) => {
        const text = String(data);
        const said = isBinary ? null : messageIn(text);
        if (said?.type === 'xstate.inspecting') greet(tool, text);
        else if (said?.type === 'xstate.event' && present.has(tool) && isItsAffair(said.origin)) tool.hear(text);
      });
    },
    register: (service) => devtools().register(service),
    tell(sessionId, event) {
      const message = { type: 'service.event', event: JSON.stringify(event), sessionId } as const;
      inspector.send(message as unknown as Parameters<typeof inspector.send>[0]);
    },
  };
}

const devtools = (): { register(service: Service): void } =>
  (globalThis as unknown as { readonly __xstate__: { register(service: Service): void } }).__xstate__;
