import { z } from 'zod';
import { faultsIn } from './faults.ts';
import { strict } from './shape.ts';

const count = z.number();
const order = z.union([
  strict({ kind: z.literal('mine'), at: z.string() }),
  strict({ kind: z.enum(['patrol', 'ambush']) }),
]);
const placed = strict({
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
  strict({ at: z.enum(['setup', 'turn', 'development', 'command', 'battle']) }),
  strict({
    at: z.literal('fight'),
    region: z.string(),
    defender: z.string().optional(),
    ships: z.array(z.string()).optional(),
  }),
]);

/** Cards, as far as it takes to know them for such. */
export const cardSet = z.record(z.string(), z.looseObject({ name: z.string(), type: z.string() }));

/** The shape of a scene. What is printed on its cards is the card gate's affair, what it means the set-up's. */
const scene = strict({
  players: z.array(z.string()),
  seed: z.number(),
  cards: cardSet,
  table: z.array(placed),
  isk: z.record(z.string(), z.number()),
  active: z.string().optional(),
  turn: z.number().optional(),
  moment,
  ruleset: z.record(z.string(), z.unknown()),
  edits: z.array(z.string()).optional(),
});

const MOST = 20;

/** What keeps any value at all from being a scene, each fault beginning with where it is; none: it has the shape of one. */
export const sceneShapeFaults = (value: unknown): readonly string[] => shapeFaults(scene, value, 'The scene');

/** What keeps any value at all from having a shape; `whole`: what it is called. */
export const shapeFaults = (shape: z.ZodType, value: unknown, whole: string): readonly string[] => {
  try {
    const read = shape.safeParse(value);
    return read.success ? [] : [...new Set(faultsIn(read.error.issues, value, whole))].slice(0, MOST);
  } catch {
    // A getter or a proxy threw: that is no plain data.
    return [`${whole} cannot be read: it must be plain data.`];
  }
};
