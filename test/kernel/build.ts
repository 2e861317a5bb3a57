/** From a drawing to a machine. */
import {
  type AnyActorRef,
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  log,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import {
  type ActionSpec,
  DESCRIPTORS,
  EVENTS,
  type GuardSpec,
  type MachineSpec,
  type NodeSpec,
  type TransitionSpec,
} from './spec.ts';

/** What every drawn machine has as context; `hop` is how far the letter had come that it was born from. */
type Context = {
  readonly n: number;
  readonly hop: number;
  readonly log: readonly string[];
  readonly kids: readonly string[];
};
type Args = { readonly context: Context; readonly event: AnyEvent; readonly self?: AnyActorRef };
type AnyEvent = {
  readonly type: string;
  readonly output?: unknown;
  readonly hop?: number;
  /** Who is to be answered. */
  readonly from?: AnyActorRef;
};

/**
 * Letters may go round for ever, and no limit of XState's would end that. So each says how far it has come, and what
 * has no such number, as the end of a child, sets something off only while the actor is young.
 */
const FARTHEST = 2;
const YOUNG = 12;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Neither in the order of the alphabet nor, since JavaScript puts numbers first, in that of the drawing. */
const keyOf = (n: number): string => pick(['s', 'q', '7'], n);

const invokedBy = (id: string): string => `v${id.length % 2}`;

const noted = ({ context, event }: Args, text: string): Partial<Context> => ({
  n: context.n + 1,
  log: [...context.log, `${text}/${event.type}/${JSON.stringify(event.output) ?? ''}`].slice(-12),
});

const bump = assign({ n: ({ context }) => context.n + 1 });

const hopOf = ({ context, event }: Args): number | undefined =>
  event.type === 'xstate.init' ? context.hop : event.hop;
const mayGoOn = (args: Args): boolean => {
  const hop = hopOf(args);
  return hop === undefined ? args.context.n < YOUNG : hop < FARTHEST;
};
const orBreak = (goesOn: boolean): void => {
  if (!goesOn) throw new Error('boom out of fuel');
};

const letter = (n: number, args: Args): AnyEvent => ({
  type: pick(EVENTS, n),
  hop: (hopOf(args) ?? 0) + 1,
  ...(n % 2 === 0 && args.self ? { from: args.self } : {}),
});
/** Where a letter cannot be left unsent: one that is hardly heard instead, and then a break. */
const letterOrBreak = (n: number, args: Args): AnyEvent => {
  if (mayGoOn(args)) return letter(n, args);
  orBreak(args.event.hop !== undefined && args.event.type !== 'spent');
  return { type: 'spent', hop: FARTHEST };
};
const inputOrBreak = (args: Args): object => {
  orBreak(mayGoOn(args));
  return { n: args.context.n % 4, hop: (hopOf(args) ?? 0) + 1 };
};

/** Either left undone when it would go too far, or said outright. The actor ages. */
const unlessFar = (queued: boolean, action: unknown): readonly unknown[] => {
  if (!queued) return [bump, action];
  const chosen = enqueueActions((args) => {
    if (mayGoOn(args as never)) args.enqueue(action as never);
  });
  return [bump, chosen];
};

const actorIn = (event: object): string | undefined => ('actorId' in event ? String(event.actorId) : undefined);

const guards = {
  every: ({ context }: Args, { of, rest }: { of: number; rest: number }) => context.n % of === rest,
  odd: not({ type: 'every', params: { of: 2, rest: 0 } } as never),
  // Another name for a guard.
  third: { type: 'every', params: { of: 3, rest: 0 } },
};

const actions = {
  note: assign((args, params) => noted(args as unknown as Args, String((params as unknown as { text: unknown }).text))),
};

class Builder {
  private readonly kinds: readonly string[];
  private readonly nodes: { readonly spec: NodeSpec; readonly id: string; readonly path: readonly string[] }[] = [];
  private readonly reaping: boolean;

  constructor(kinds: readonly string[], reaping: boolean) {
    this.kinds = kinds;
    this.reaping = reaping;
  }

  config(root: NodeSpec): object {
    this.list(root, 'm', []);
    const config = this.node(root, 'm', true) as { on?: Record<string, unknown> };
    const reap = stopChild(({ event }) => actorIn(event) ?? '');
    const gone = assign({ kids: ({ context, event }) => context.kids.filter((id: string) => id !== actorIn(event)) });
    return {
      ...config,
      on: { ...(this.reaping ? { 'xstate.done.actor.*': { actions: [reap, gone] } } : {}), ...config.on },
      options: { maxIterations: 12 },
      context: ({ input }: { input?: Context }) => ({ n: input?.n ?? 0, hop: input?.hop ?? 0, log: [], kids: [] }),
      output: ({ context, event }: Args) => [context.n, event.type, event.output ?? null],
    };
  }

  private list(spec: NodeSpec, id: string, path: readonly string[]): void {
    this.nodes.push({ spec, id, path });
    if (!isLeafSpec(spec)) spec.kids.forEach((kid, n) => void this.list(kid, `${id}${n}`, [...path, keyOf(n)]));
  }

  private node(spec: NodeSpec, id: string, isRoot = false): object {
    const mark = { id, ...(spec.marked ? { tags: [`t${id}`, 'marked'], meta: { of: id } } : {}) };
    if (spec.kind === 'shallow' || spec.kind === 'deep')
      return { id, type: 'history', history: spec.kind, ...this.fallback(spec, id) };
    const entry = [...this.greeting(spec, id), ...this.actions(spec.entry, `+${id}`)];
    const exit = this.actions(spec.exit, `-${id}`);
    if (spec.kind === 'final' && !isRoot)
      return {
        ...mark,
        type: 'final',
        entry,
        exit,
        output: ({ context, event }: Args) => `${id}${context.n}${event.type}`,
      };
    const on: Record<string, unknown> = {};
    for (const { descriptor, transitions } of spec.on)
      on[pick(DESCRIPTORS, descriptor)] = transitions.map((one) => this.transition(one));
    // Most change what they ask about, so that they come to an end.
    const always = spec.always.map((one) =>
      this.transition({
        ...one,
        guard: one.guard ?? { guard: 'every', of: 5, rest: 1, worked: false },
        actions: one.reenter ? one.actions : [...one.actions, { act: 'note', text: 0 }],
      }),
    );
    const own = { ...mark, entry, exit, on, always, ...this.invoke(spec, id) };
    const kids = spec.kids.map((kid, n) => [keyOf(n), this.node(kid, `${id}${n}`)] as const);
    const proper = spec.kids.map((kid, n) => ({ kid, key: keyOf(n) })).filter(({ kid }) => !isMemory(kid));
    if (isLeafSpec(spec)) return own;
    const done = isRoot ? {} : { onDone: spec.done.map((one) => this.transition(one)) };
    const states = Object.fromEntries(kids);
    if (spec.kind === 'parallel') return { ...own, ...done, type: 'parallel', states };
    // What begins at its end would mostly go round in circles.
    const lasting = proper.filter(({ kid }) => kid.kind !== 'final');
    const { key } = pick(lasting.length > 0 ? lasting : proper, spec.initial);
    const first = this.actions(spec.first, `*${id}`);
    return { ...own, ...done, states, initial: first.length > 0 ? { target: key, actions: first } : key };
  }

  /** Where a history state leads that remembers nothing: said for some. */
  private fallback(spec: NodeSpec, id: string): object {
    if (!spec.marked) return {};
    const parent = this.nodes.find((node) => node.id === id.slice(0, -1));
    const keys = parent?.spec.kids.map((kid, n) => ({ kid, n })).filter(({ kid }) => !isMemory(kid)) ?? [];
    return keys.length > 0 ? { target: keyOf(pick(keys, spec.initial).n) } : {};
  }

  /** Whoever is invoked may be written to before it is there. */
  private greeting({ invoke, marked }: NodeSpec, id: string): readonly unknown[] {
    if (invoke === null) return [];
    // Whoever is invoked and done at once may be invoked again at once.
    if (!marked || this.kinds.length === 0) return [bump];
    return unlessFar(
      true,
      sendTo(invokedBy(id), (args) => letter(invoke, args as never)),
    );
  }

  private invoke({ invoke }: NodeSpec, id: string): object {
    if (invoke === null || this.kinds.length === 0) return {};
    return {
      invoke: {
        src: pick(this.kinds, invoke),
        id: invokedBy(id),
        input: inputOrBreak,
        onDone: { actions: bump },
      },
    };
  }

  private transition({ to, reenter, guard, actions: does }: TransitionSpec): object {
    const target = this.targets(to);
    return {
      ...(target.length > 0 ? { target, reenter } : {}),
      ...(guard ? { guard: this.guard(guard) } : {}),
      ...(does.length > 0 ? { actions: this.actions(does, 'go') } : {}),
    };
  }

  /** With two targets: states in two regions of the same parallel state. */
  private targets(to: readonly number[]): readonly string[] {
    const [first, second] = to;
    if (first === undefined) return [];
    const parallels = this.nodes.filter(
      ({ spec }) => spec.kind === 'parallel' && !isLeafSpec(spec) && spec.kids.length > 1,
    );
    if (second === undefined || parallels.length === 0) return [`#${pick(this.nodes, first).id}`];
    const { id, spec } = pick(parallels, first);
    const regions = spec.kids.map((_, n) => n).filter((n) => !isMemory(spec.kids[n] as NodeSpec));
    return regions.slice(0, 2).map((n) => {
      const inside = this.nodes.filter((node) => node.id.startsWith(`${id}${n}`));
      return `#${pick(inside, second + n).id}`;
    });
  }

  private guard(spec: GuardSpec): unknown {
    switch (spec.guard) {
      case 'every': {
        const params = { of: spec.of, rest: spec.rest };
        if (spec.of === 3 && spec.rest === 0) return 'third';
        if (spec.of === 2 && spec.rest === 1) return 'odd';
        return { type: 'every', params: spec.worked ? () => params : params };
      }
      case 'on':
        return ({ event }: Args) => event.type === pick(EVENTS, spec.event);
      case 'in': {
        const { id, path } = pick(this.nodes, spec.state);
        return stateIn(spec.byId || path.length === 0 ? `#${id}` : path.join('.'));
      }
      case 'and':
        return and(spec.parts.map((part) => this.guard(part)) as never);
      case 'or':
        return or(spec.parts.map((part) => this.guard(part)) as never);
      case 'not':
        return not(this.guard(spec.part) as never);
      case 'boom':
        return ({ context }: Args) => {
          if (context.n % 23 === 3) throw new Error('boom in a guard');
          return context.n % 2 === 0;
        };
    }
  }

  private actions(specs: readonly ActionSpec[], where: string): readonly unknown[] {
    return specs.flatMap((spec) => this.action(spec, where));
  }

  private action(spec: ActionSpec, where: string): unknown {
    switch (spec.act) {
      case 'note':
        return spec.text % 2 === 0
          ? { type: 'note', params: { text: where } }
          : { type: 'note', params: ({ context }: Args) => ({ text: `${where}${context.n}` }) };
      case 'emit':
        return emit(({ context, event }) => ({ type: 'told', n: context.n, by: event.type, where }));
      case 'log':
        return log(({ context }) => context.n, where);
      case 'boom':
        return ({ context }: Args) => {
          if (context.n % 17 === 3) throw new Error(`boom ${where.replace(/\W/g, '')}`);
        };
      case 'custom':
        return () => {};
      case 'nothing':
        return 'nobodyKnowsThisAction';
      case 'raise':
        return unlessFar(
          spec.queued,
          raise((args) => letterOrBreak(spec.event, args as never)),
        );
      case 'toSelf':
        return unlessFar(
          spec.queued,
          sendTo(
            ({ self }) => self,
            (args) => letterOrBreak(spec.event, args as never),
          ),
        );
      case 'reply':
        return unlessFar(
          spec.queued,
          sendTo(
            ({ event, self }) => (event as AnyEvent).from ?? self,
            (args) => letterOrBreak(spec.event, args as never),
          ),
        );
      case 'toParent':
        return unlessFar(
          spec.queued,
          sendParent((args) => letterOrBreak(spec.event, args as never)),
        );
      case 'toKid':
        return this.toKid(spec.kid % 4 === 3 ? 'v1' : `k${spec.kid % 4}`, spec.event, spec.careful);
      case 'forward':
        return this.toKnown(`k${spec.kid % 3}`, spec.careful, (id) => forwardTo(id));
      case 'spawn':
        return [bump, this.spawn(`k${spec.kid % 3}`, spec.kind, spec.queued)];
      case 'stop':
        return this.stop(`k${spec.kid % 3}`, spec.queued);
      case 'if':
        return enqueueActions(({ enqueue, check }) => {
          const list = check(this.guard(spec.guard) as never) ? spec.yes : spec.no;
          for (const action of this.actions(list, `?${where}`)) enqueue(action as never);
        });
    }
  }

  private toKid(id: string, event: number, careful: boolean): unknown {
    return this.toKnown(id, careful, (kid) => sendTo(kid, (args) => letterOrBreak(event, args as never)));
  }

  private toKnown(id: string, careful: boolean, action: (id: string) => unknown): unknown {
    if (!careful) return unlessFar(false, action(id));
    return enqueueActions((args) => {
      const { context } = args as unknown as Args;
      if (mayGoOn(args as never) && context.kids.includes(id)) args.enqueue(action(id) as never);
    });
  }

  private spawn(id: string, kind: number, queued: boolean): unknown {
    if (this.kinds.length === 0) return [];
    const src = pick(this.kinds, kind);
    const known = assign({ kids: ({ context }) => [...context.kids.filter((kid: string) => kid !== id), id] });
    const input = inputOrBreak as never;
    if (!queued) return [spawnChild(src, { id: (() => id) as never, input }), known];
    return enqueueActions((args) => {
      if (!mayGoOn(args as never)) return;
      args.enqueue.spawnChild(src, { id, input } as never);
      args.enqueue(known as never);
    });
  }

  private stop(id: string, queued: boolean): unknown {
    const gone = assign({ kids: ({ context }) => context.kids.filter((kid: string) => kid !== id) });
    if (!queued) return [stopChild(id), gone];
    return enqueueActions(({ enqueue }) => {
      enqueue.stopChild(id);
      enqueue(gone as never);
    });
  }
}

const isMemory = ({ kind }: NodeSpec): boolean => kind === 'shallow' || kind === 'deep';

/** What is drawn without states of its own, or with history states only, is a leaf. */
const isLeafSpec = ({ kind, kids }: NodeSpec): boolean =>
  (kind !== 'compound' && kind !== 'parallel') || kids.every(isMemory);

export const build = ({ root, kinds, reaping }: MachineSpec): AnyStateMachine => {
  const actors: Record<string, AnyStateMachine> = {};
  // From the last, which can spawn none.
  for (let n = kinds.length - 1; n >= 0; n--) {
    const later = kinds.slice(n + 1).map((_, m) => `kind${n + 1 + m}`);
    actors[`kind${n}`] = machineOf(kinds[n] as NodeSpec, later, { ...actors }, reaping);
  }
  return machineOf(
    root,
    kinds.map((_, n) => `kind${n}`),
    actors,
    reaping,
  );
};

const machineOf = (root: NodeSpec, kinds: readonly string[], actors: object, reaping: boolean): AnyStateMachine =>
  createMachine(
    new Builder(kinds, reaping).config(root) as never,
    { actors, guards, actions } as never,
  ) as AnyStateMachine;
