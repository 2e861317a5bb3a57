/** An actor that is there from the beginning: a player, or the game. */
export type Fixed = { readonly id: string; readonly title: string; readonly seat: number };

/** One message, as the drawing needs it. */
export type Said = {
  readonly n: number;
  readonly from: string;
  readonly to: string;
  readonly kind: 'intent' | 'begins' | 'tells' | 'asks' | 'ends';
  readonly words: string;
  /** Of an actor that comes to be with it. */
  readonly born: { readonly title: string; readonly mark: string; readonly seat: number } | null;
};

/** An actor that comes and goes: the messages, by their number, between which it lives, and its lane meanwhile. */
export type Passing = {
  readonly id: string;
  readonly title: string;
  readonly mark: string;
  readonly seat: number;
  readonly lane: number;
  readonly from: number;
  readonly to: number;
};

export type Lanes = {
  readonly fixed: readonly Fixed[];
  readonly passing: readonly Passing[];
  readonly count: number;
  /** The lane of an actor at a message. */
  readonly laneOf: (actor: string, at: number) => number;
};

/**
 * Whoever comes and goes takes the first lane that is free, so that the drawing grows no wider than what lives at once. Who is
 * heard of without having come to be was there before.
 */
export function lanesOf(fixed: readonly Fixed[], messages: readonly Said[]): Lanes {
  const known = new Set(fixed.map(({ id }) => id));
  const passing: (Passing & { to: number })[] = [];
  const latest = new Map<string, Passing & { to: number }>();
  const living: (string | undefined)[] = [];
  const begin = (id: string, born: Said['born'], at: number): void => {
    const free = living.indexOf(undefined);
    const slot = free < 0 ? living.length : free;
    living[slot] = id;
    const one = {
      id,
      title: id,
      mark: '',
      seat: 0,
      ...born,
      lane: fixed.length + slot,
      from: at,
      to: messages.length - 1,
    };
    passing.push(one);
    latest.set(id, one);
  };
  for (const [at, { from, to, kind, born }] of messages.entries()) {
    for (const id of [from, to]) if (!known.has(id) && !living.includes(id)) begin(id, id === to ? born : null, at);
    if (kind !== 'ends' || known.has(from)) continue;
    const one = latest.get(from);
    if (one) one.to = at;
    living[living.indexOf(from)] = undefined;
  }
  const byId = new Map<string, Passing[]>();
  for (const one of passing) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  const order = new Map(fixed.map(({ id }, lane) => [id, lane]));
  return {
    fixed,
    passing,
    count: Math.max(fixed.length, ...passing.map(({ lane }) => lane + 1)),
    laneOf: (actor, at) =>
      order.get(actor) ?? byId.get(actor)?.find((one) => one.from <= at && at <= one.to)?.lane ?? fixed.length,
  };
}
