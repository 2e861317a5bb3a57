import { z } from 'zod';
import type { Ability, Always, Cost, Sentence, Slot, When } from '../model/ability.ts';
import { STATS } from '../model/effect.ts';
import { amount, effect, steady, test } from './effectSchema.ts';
import { cardType, filter, inPlay } from './filterSchema.ts';
import {
  type ByWord,
  distinct,
  many,
  oneOf,
  type Parsed,
  type Same,
  same,
  some,
  strict,
  whole,
  words,
  yes,
} from './shape.ts';

const slot = strict({ what: filter, min: whole(0), max: whole(1) }).meta({
  id: 'Slot',
  description: 'One list of targets (800.3): what may be chosen, the fewest and the most.',
});
same<Same<z.output<typeof slot>, Slot>>();

const sentence = strict({
  label: words
    .exactOptional()
    .meta({ description: 'Names the mode where there are several; an ability with one may have a name of its own.' }),
  slots: many(slot).default([]),
  effects: some(effect),
  onlyIf: test.exactOptional().meta({ description: 'Checked when it is announced, and only then.' }),
  stillIf: test.exactOptional().meta({ description: 'Checked when it comes to resolve, and only then.' }),
}).meta({ id: 'Sentence', description: 'What is announced and then resolves: the targets, and what happens to them.' });
same<Same<z.output<typeof sentence>, Sentence>>();

const itself = z.literal('itself');
const one = z.union([itself, inPlay], { error: 'must be "itself", or an object such as { "of": "play" }' });

const COSTS = {
  isk: strict({ kind: z.literal('isk'), amount }),
  exhaust: strict({ kind: z.literal('exhaust') }),
  sacrifice: strict({ kind: z.literal('sacrifice'), what: one }),
  discard: strict({ kind: z.literal('discard') }),
};
same<Same<Parsed<typeof COSTS>, ByWord<Cost, 'kind'>>>();
const costs = many(oneOf('kind', COSTS).meta({ id: 'Cost', description: 'What must be paid (600.4).' })).default([]);

const WHENS = {
  destroyed: strict({ event: z.literal('destroyed'), what: one }),
  enters: strict({ event: z.literal('enters'), what: one }),
  battle: strict({ event: z.literal('battle'), what: z.enum(['itself', 'you']) }),
  plays: strict({ event: z.literal('plays'), who: z.enum(['you', 'enemy', 'anyone']), types: distinct(cardType) }),
};
same<Same<Parsed<typeof WHENS>, ByWord<When, 'event'>>>();
const when = oneOf('event', WHENS).meta({ id: 'When', description: 'What a triggered ability waits for.' });

const ALWAYS = {
  bonus: strict({ kind: z.literal('bonus'), what: one, stat: z.enum(STATS), by: steady }),
  indestructible: strict({ kind: z.literal('indestructible'), what: one }),
  forbid: strict({
    kind: z.literal('forbid'),
    act: z.enum(['play', 'activate']),
    types: distinct(cardType),
    who: z.enum(['anyone', 'enemy']),
    during: z.literal('battle').exactOptional(),
  }),
};
same<Same<Parsed<typeof ALWAYS>, ByWord<Always, 'kind'>>>();
const always = oneOf('kind', ALWAYS).meta({
  id: 'Always',
  description: 'Always on while the card is in play (600.4).',
});

const ABILITIES = {
  played: strict({ kind: z.literal('played'), costs, modes: some(sentence) }),
  activated: strict({ kind: z.literal('activated'), costs, modes: some(sentence), oncePerTurn: yes.exactOptional() }),
  triggered: strict({ kind: z.literal('triggered'), when, sentence }),
  static: strict({ kind: z.literal('static'), always }),
};
same<Same<Parsed<typeof ABILITIES>, ByWord<Ability, 'kind'>>>();
export const ability = oneOf('kind', ABILITIES).meta({
  id: 'Ability',
  description: 'played: what news do when they resolve; activated: cost, then effect; triggered; static.',
});
