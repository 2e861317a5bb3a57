import { z } from 'zod';
import type { Amount } from '../model/amount.ts';
import type { Effect, Option, Test } from '../model/effect.ts';
import { SPANS, STATS } from '../model/effect.ts';
import { destination, filter, inPlay, those } from './filterSchema.ts';
import { type ByWord, oneOf, type Parsed, type Same, same, some, strict, words, yes } from './shape.ts';

const number = z.int().min(-999).max(999);

/** A number tree holds itself, and zod and the compiler must both be told where the knot is. */
const innerAmount: z.ZodType<Amount> = z.lazy(() => amount);
const AMOUNTS = {
  x: strict({ kind: z.literal('x') }),
  count: strict({ kind: z.literal('count'), what: filter }),
  stat: strict({ kind: z.literal('stat'), stat: z.enum(['attack', 'shield', 'damage']), of: those }),
  times: strict({ kind: z.literal('times'), factor: number, amount: innerAmount }),
};
same<Same<Parsed<typeof AMOUNTS>, ByWord<Exclude<Amount, number>, 'kind'>>>();
const amount = z
  .union([number, oneOf('kind', AMOUNTS)], {
    error: `must be a whole number, or an object of kind ${Object.keys(AMOUNTS).join(', ')}`,
  })
  .meta({
    id: 'Amount',
    description: 'A number as a card says it: printed, X, a count, a stat of some card, or a multiple.',
  });

export { amount };

/** What a static ability may say: nothing that itself asks for an attack or a shield. */
export const steady = z
  .union([number, AMOUNTS.count], { error: 'must be a whole number, or an object of kind count' })
  .meta({ id: 'Steady', description: 'A number that stays what it is while it is looked at.' });

const innerTest: z.ZodType<Test> = z.lazy(() => test);
const TESTS = {
  exists: strict({ kind: z.literal('exists'), what: filter }),
  atLeast: strict({ kind: z.literal('atLeast'), amount, least: number }),
  not: strict({ kind: z.literal('not'), test: innerTest }),
};
same<Same<Parsed<typeof TESTS>, ByWord<Test, 'kind'>>>();
const test = oneOf('kind', TESTS).meta({ id: 'Test', description: 'Asked of the game as it is at that moment.' });

export { test };

const innerEffect: z.ZodType<Effect> = z.lazy(() => effect);
const option = strict({ label: words, effects: some(innerEffect) });
same<Same<z.output<typeof option>, Option>>();

const until = z.enum(SPANS);
const EFFECTS = {
  remove: strict({ kind: z.literal('remove'), those }).meta({
    description: 'Entries leave the pile and never resolve (700.8).',
  }),
  destroy: strict({ kind: z.literal('destroy'), those }).meta({
    description: "Cards in play go to their owners' scrapheaps (1000.5).",
  }),
  damage: strict({ kind: z.literal('damage'), those, amount }).meta({ description: 'Dealt at once (700.1).' }),
  change: strict({ kind: z.literal('change'), those, stat: z.enum(STATS), by: amount, until }).meta({
    description: 'More or less attack or shield for a time (500.2, 500.10).',
  }),
  protect: strict({ kind: z.literal('protect'), those, until }).meta({
    description: 'They cannot be destroyed for a time (100.5).',
  }),
  isk: strict({ kind: z.literal('isk'), who: those, by: amount }).meta({
    description: 'ISK gained, or lost if it is negative (1100.7).',
  }),
  draw: strict({ kind: z.literal('draw'), who: those, count: amount }).meta({ description: 'Cards from the deck.' }),
  exhaust: strict({ kind: z.literal('exhaust'), those }).meta({ description: 'Cards in play become exhausted.' }),
  ready: strict({ kind: z.literal('ready'), those }).meta({ description: 'Cards in play become ready.' }),
  move: strict({ kind: z.literal('move'), those, to: destination }).meta({
    description: 'Ships move to a region, to the region of a card, or home (1200.3).',
  }),
  control: strict({ kind: z.literal('control'), those, who: those }).meta({
    description: 'A player gains control of them (200.5).',
  }),
  return: strict({ kind: z.literal('return'), those }).meta({
    description: "To their owners' hands, from play, a scrapheap or the pile (300.2).",
  }),
  sacrifice: strict({ kind: z.literal('sacrifice'), who: those, what: inPlay, count: amount }).meta({
    description: 'Each of these players chooses what to sacrifice (1500.3).',
  }),
  discard: strict({ kind: z.literal('discard'), who: those, count: amount, atRandom: yes.exactOptional() }).meta({
    description: 'Each of these players chooses what to discard from hand, or discards at random.',
  }),
  win: strict({ kind: z.literal('win'), who: those }).meta({
    description: 'The game is won, at once; several who win together have drawn (100.3).',
  }),
  either: strict({ kind: z.literal('either'), who: those, options: z.array(option).min(2).max(8) }).meta({
    description: 'Each of these players chooses one side while it resolves (700.7).',
  }),
  if: strict({
    kind: z.literal('if'),
    test,
    effects: some(innerEffect),
    otherwise: some(innerEffect).exactOptional(),
  }).meta({ description: 'Asked when it comes to that.' }),
};
same<Same<Parsed<typeof EFFECTS>, ByWord<Effect, 'kind'>>>();
const effect = oneOf('kind', EFFECTS).meta({ id: 'Effect', description: 'What a card or ability does: one verb.' });

export { effect };
