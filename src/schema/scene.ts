import { z } from 'zod';

const count = z.number();
const order = z.union([
  z.strictObject({ kind: z.literal('mine'), at: z.string() }),
  z.strictObject({ kind: z.enum(['patrol', 'ambush']) }),
]);
const placed = z.strictObject({
  card: z.string(),
  alias: z.string().optional(),
  owner: z.string(),
  zone: z.enum(['deck', 'hand', 'reserve', 'play', 'scrapheap']),
  controller: z.string().nullable().optional(),
  region: z.string().optional(),
  exhausted: z.boolean().optional(),
  damage: count.optional(),
  assembling: count.optional(),
  remaining: count.optional(),
  order: order.optional(),
});

const moment = z.discriminatedUnion('at', [
  z.strictObject({ at: z.enum(['setup', 'turn', 'development', 'command', 'battle']) }),
  z.strictObject({
    at: z.literal('fight'),
    region: z.string(),
    defender: z.string().optional(),
    ships: z.array(z.string()).optional(),
  }),
]);

/** The shape of a scene. What is printed on its cards is the card gate's affair, what it means the set-up's. */
const scene = z.strictObject({
  players: z.array(z.string()),
  seed: z.number(),
  cards: z.record(z.string(), z.looseObject({ name: z.string(), type: z.string() })),
  table: z.array(placed),
  isk: z.record(z.string(), z.number()),
  active: z.string().optional(),
  turn: z.number().optional(),
  moment,
  ruleset: z.record(z.string(), z.unknown()),
});

const MOST = 20;

/** What keeps any value at all from being a scene, each fault beginning with where it is; none: it has the shape of one. */
export const sceneShapeFaults = (value: unknown): readonly string[] => {
  try {
    const read = scene.safeParse(value);
    if (read.success) return [];
    return read.error.issues
      .slice(0, MOST)
      .map(({ path, message }) => `${path.length === 0 ? 'The scene' : path.map(String).join('.')}: ${message}`);
  } catch {
    // A getter or a proxy threw: that is no plain data.
    return ['The scene cannot be read: it must be plain data.'];
  }
};
