/** A part of a machine's definition as XState 5 writes it: plain data, read as it comes. */
type Part = Readonly<Record<string, unknown>>;

/**
 * The definition of an XState 5 machine as XState 4 reads one. Only what can be seen is kept, since nothing of it is run:
 * guards and actions by name, no context.
 */
export function v4Config(config: Part): Part {
  const { id, type, history, description, meta, tags, initial } = config;
  return {
    ...present({ id, type, history, description, meta, tags }),
    ...present({ initial: typeof initial === 'object' ? targetsIn(initial)[0] : initial }),
    ...present({ entry: namesOf(config.entry), exit: namesOf(config.exit) }),
    ...present({ on: each(config.on, transitions), after: each(config.after, transitions) }),
    ...present({
      always: config.always && transitions(config.always),
      onDone: config.onDone && transitions(config.onDone),
    }),
    ...present({ states: each(config.states, (state) => v4Config(state as Part)) }),
  };
}

const transitions = (said: unknown): readonly Part[] => listOf(said).map(transition);

function transition(said: unknown): Part {
  if (typeof said !== 'object' || said === null) return { target: said };
  const { target, guard, actions, reenter, description, meta } = said as Part;
  return {
    ...present({ target, cond: guard && v4Guard(guard), actions: namesOf(actions), description, meta }),
    internal: reenter !== true,
  };
}

/** A guard of a name and parameters is an object of both in XState 4 as well. */
const v4Guard = (guard: unknown): unknown =>
  typeof guard === 'object' && guard !== null ? { ...(guard as Part), type: nameOf(guard) } : nameOf(guard);

const namesOf = (actions: unknown): readonly string[] | undefined =>
  actions === undefined ? undefined : listOf(actions).map(nameOf);

const nameOf = (part: unknown): string => {
  const { type, name } = typeof part === 'object' && part !== null ? (part as Part) : { type: part, name: undefined };
  return String(type || name || 'inline');
};

const targetsIn = (said: unknown): readonly unknown[] => listOf((said as Part).target);

const listOf = (said: unknown): readonly unknown[] => (said === undefined ? [] : Array.isArray(said) ? said : [said]);

const each = <T>(parts: unknown, of: (part: unknown) => T): Readonly<Record<string, T>> | undefined =>
  typeof parts === 'object' && parts !== null
    ? Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, of(part)]))
    : undefined;

/** Only what there is: XState 4 takes a key without a value for a word. */
const present = (parts: Part): Part =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
