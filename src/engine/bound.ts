/**
 * Lets each of these methods be handed out by itself, as `game.subscribe` is: the same function each time. It is bound when
 * somebody first asks for it: most games are forks in which one intent is tried, and never need more than two.
 */
export const bindWhenAsked = <T extends object>(prototype: T, names: readonly (keyof T & string)[]): void => {
  for (const name of names) {
    const method: unknown = prototype[name];
    if (typeof method !== 'function') throw new Error(`${name} is no method`);
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: T) {
        const bound: unknown = method.bind(this);
        Object.defineProperty(this, name, { value: bound, configurable: true, writable: true });
        return bound;
      },
    });
  }
};
