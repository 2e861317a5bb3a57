import fc from 'fast-check';
import { WINDOWS } from '../../src/model/window.ts';
import { ZONES } from '../../src/model/zone.ts';
import type { Check, StateLine } from '../../src/notation/checkTree.ts';
import { COUNTED_SAID, NUMBERS_SAID } from '../../src/notation/checkTree.ts';
import type { EndingSaid, EntrySaid, FactSaid, Told } from '../../src/notation/factTree.ts';
import {
  ABOUT_SAID,
  DRAWN_SAID,
  PHASES_SAID,
  STATS_SAID,
  TOLD_OF_CARDS,
  TOLD_OF_ISK,
  TOLD_OF_PLAYERS,
  UNTIL_SAID,
  WHY_LEFT_SAID,
} from '../../src/notation/factTree.ts';
import type { Lines, Section } from '../../src/notation/lines.ts';
import type { Ask, Chosen, PlayLine } from '../../src/notation/playTree.ts';
import type { CardSaid, FightSaid, OrderSaid, TableLine } from '../../src/notation/tableTree.ts';
import { PLACES_SAID, TIMES_SAID } from '../../src/notation/tableTree.ts';
import type { Json, Tag, Tree } from '../../src/notation/tree.ts';

/** Every tree that a text can say, for properties of the notation. */

const maybe = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
const joined = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>): fc.Arbitrary<A & B> =>
  fc.tuple(a, b).map(([one, other]) => ({ ...one, ...other }));
const some = <T>(one: fc.Arbitrary<T>, most = 3): fc.Arbitrary<T[]> => fc.array(one, { minLength: 1, maxLength: most });
const several = <T>(one: fc.Arbitrary<T>, most = 3): fc.Arbitrary<T[]> => fc.array(one, { maxLength: most });

// Names that are no words of the notation; `w1` and the like stand for all others.
const name = fc.oneof(
  fc.constantFrom('ian', 'elysha', 'x', 's', 'm', 'metropolis', 'stubborn-mechanic', 'e3', 'in-x', 'no1', 'toby'),
  fc.stringMatching(/^w[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/),
);
const card = fc.oneof(
  { weight: 6, arbitrary: name },
  { weight: 1, arbitrary: fc.tuple(name, fc.integer({ min: 1, max: 12 })).map(([one, n]) => `${one}.${n}`) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('home', 'starbase'), name).map((pair) => pair.join(' ')) },
);
const target = fc.oneof(
  { weight: 5, arbitrary: card },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('damage', 'ability'), card).map((pair) => pair.join(' ')) },
);
const holder = fc.option(name, { nil: null });
const number = fc.nat({ max: 99 });
const rule = fc.tuple(fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 14 })).map(([a, b]) => `${a}00.${b}`);

const comment = fc
  .oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 8 }))
  .map((text) => text.replace(/[\r\n]/g, '').trimEnd());
const words = fc
  .string({ minLength: 1, maxLength: 12 })
  .map((text) =>
    text
      .replace(/[\r\n\t]/g, '')
      .replaceAll('--', '-')
      .trim(),
  )
  .filter((text) => text !== '');

function lines<T extends { readonly kind: string }>(line: fc.Arbitrary<T>, most = 5): fc.Arbitrary<Lines<T>> {
  const withComment = joined(line, maybe<{ comment: string }>({ comment }));
  const any = fc.oneof(
    { weight: 8, arbitrary: withComment },
    { weight: 1, arbitrary: comment.map((text) => ({ kind: 'remark' as const, text })) },
    { weight: 1, arbitrary: fc.constant({ kind: 'gap' as const }) },
  );
  return fc.array(any, { maxLength: most }).map((all) => {
    const single = all.filter((one, index) => one.kind !== 'gap' || (index > 0 && all[index - 1]?.kind !== 'gap'));
    return single.at(-1)?.kind === 'gap' ? single.slice(0, -1) : single;
  });
}

/** The last comments of a section stand right above the next heading, unless a gap comes between: print puts one. */
const section = <T extends { readonly kind: string }>(line: fc.Arbitrary<T>): fc.Arbitrary<Section<T>> =>
  joined(fc.record({ above: several(comment, 2), lines: lines(line) }), maybe<{ comment: string }>({ comment }));

const json: fc.Arbitrary<Json> = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);

const tag: fc.Arbitrary<Tag> = fc.oneof(
  fc.record({ kind: fc.constant('title' as const), text: words }),
  fc.record({ kind: fc.constant('cites' as const), rules: some(rule, 4) }),
  fc.record({ kind: fc.constant('players' as const), players: fc.array(name, { minLength: 2, maxLength: 6 }) }),
  fc.record({ kind: fc.constant('seed' as const), seed: fc.nat() }),
  fc.record({
    kind: fc.constant('ruleset' as const),
    values: fc.dictionary(fc.constantFrom('battleWindows', 'handLimit', 'other'), fc.oneof(number, fc.boolean()), {
      minKeys: 1,
      noNullPrototype: true,
    }),
  }),
  fc.record({ kind: fc.constant('turn' as const), turn: number }),
  fc.record({ kind: fc.constant('edited' as const), text: words }),
);

const order: fc.Arbitrary<OrderSaid> = fc.oneof(
  fc.record({ kind: fc.constant('mine' as const), at: card }),
  fc.record({ kind: fc.constantFrom('patrol' as const, 'ambush' as const) }),
);
const cardSaid: fc.Arbitrary<CardSaid> = joined(
  fc.record({ card: name }),
  maybe<Omit<CardSaid, 'card'>>({
    alias: name,
    owner: name,
    controller: name,
    exhausted: fc.constant(true as const),
    damage: number,
    assembling: number,
    remaining: number,
    order,
    copies: number,
  } as never),
);
const oneCardSaid = cardSaid.map(({ copies: _, ...rest }) => rest);

const sides = maybe<{ ships: readonly string[]; defender: string }>({ ships: some(card), defender: name });
const fight: fc.Arbitrary<FightSaid> = joined(fc.record({ region: card }), sides);

const tableLine: fc.Arbitrary<TableLine> = fc.oneof(
  joined(
    fc.record({ kind: fc.constant('region' as const), region: oneCardSaid, cards: several(cardSaid) }),
    maybe<{ of: string | null }>({ of: holder }),
  ),
  fc.record({
    kind: fc.constant('zone' as const),
    zone: fc.constantFrom(...PLACES_SAID),
    player: name,
    cards: several(cardSaid),
  }),
  fc.record({ kind: fc.constant('isk' as const), player: name, isk: number }),
  joined(
    fc.record({ kind: fc.constant('moment' as const), at: fc.constantFrom(...TIMES_SAID) }),
    maybe<{ player: string }>({ player: name }),
  ),
  fc.record({ kind: fc.constant('moment' as const), at: fc.constant('battle' as const), player: name, fight }),
);

const slots = some(several(target));
const details = maybe({ mode: fc.oneof(number, fc.string()), x: number, targets: slots, into: card, pay: some(card) });
const chosen: fc.Arbitrary<Chosen> = fc.oneof(
  fc.record({ name: target }),
  fc.record({ label: fc.string() }),
  fc.record({ number }),
);
const ask: fc.Arbitrary<Ask> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pass' as const, 'stay' as const, 'concede' as const) }),
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'hold' as const), ship: card }),
  fc.record({ kind: fc.constantFrom('move' as const, 'mine' as const), ship: card, at: card }),
  fc.record({ kind: fc.constantFrom('patrol' as const, 'ambush' as const), ship: card }),
  fc.record({ kind: fc.constant('aim' as const), ship: card, at: target }),
  joined(fc.record({ kind: fc.constant('attack' as const), region: card }), sides),
  joined(fc.record({ kind: fc.constant('play' as const), card }), details),
  joined(fc.record({ kind: fc.constant('activate' as const), card }), joined(maybe({ ability: number }), details)),
  fc.record({ kind: fc.constant('answer' as const), chosen: several(chosen) }),
);
const askOpen = fc.oneof({ weight: 9, arbitrary: ask }, { weight: 1, arbitrary: fc.constant<Ask>({ kind: 'answer' }) });

const entry: fc.Arbitrary<EntrySaid> = fc.oneof(
  joined(
    fc.record({ kind: fc.constantFrom('card' as const, 'ability' as const), of: card }),
    maybe({ targets: some(target) }),
  ),
  joined(fc.record({ kind: fc.constant('damage' as const) }), maybe({ of: card, amount: number, target })),
);
const ending: fc.Arbitrary<EndingSaid> = fc.oneof(
  joined(fc.record({ kind: fc.constant('won' as const) }), maybe({ by: name })),
  joined(fc.record({ kind: fc.constant('drawn' as const) }), maybe({ why: fc.constantFrom(...DRAWN_SAID) })),
);
const until = fc.constantFrom(...UNTIL_SAID);
const zone = fc.constantFrom(...ZONES);
const change = joined(
  fc.record({ stat: fc.constantFrom(...STATS_SAID) }),
  maybe({ by: fc.integer({ min: -9, max: 9 }) }),
);

const fact = <F extends Told['fact']>(...facts: F[]): fc.Arbitrary<F> => fc.constantFrom(...facts);
const told: fc.Arbitrary<Told> = fc.oneof(
  fc.record({ fact: fact('announced', 'resolved', 'fizzled'), entry }),
  joined(fc.record({ fact: fact('removed'), entry }), maybe({ by: fc.option(entry, { nil: null }) })),
  joined(fc.record({ fact: fact('triggered'), card }), maybe({ by: name })),
  fc.record({ fact: fact('passed'), player: name }),
  joined(fc.record({ fact: fact('passed'), player: name, count: number }), maybe({ of: number })),
  joined(fc.record({ fact: fact('handedOn'), player: name }), maybe({ to: name })),
  joined(fc.record({ fact: fact('asked'), player: name }), maybe({ about: fc.constantFrom(...ABOUT_SAID) })),
  fc.record({ fact: fact(...TOLD_OF_PLAYERS), player: name }),
  joined(fc.record({ fact: fact('moved'), card, to: zone }), maybe({ from: zone, owner: name })),
  joined(fc.record({ fact: fact('damaged'), card }), maybe({ amount: number })),
  joined(fc.record({ fact: fact('changed'), card }), maybe({ change, until })),
  joined(fc.record({ fact: fact('protected', 'woreOff'), cards: several(card) }), maybe({ until })),
  fc.record({ fact: fact(...TOLD_OF_CARDS), cards: several(card) }),
  joined(fc.record({ fact: fact('sacrificed', 'discarded'), cards: several(card) }), maybe({ by: name })),
  joined(fc.record({ fact: fact('assembled', 'expired'), card }), maybe({ left: number })),
  joined(fc.record({ fact: fact('travelled'), card }), maybe({ from: card, to: card })),
  joined(fc.record({ fact: fact('controlled'), card }), maybe({ from: holder, by: holder })),
  joined(fc.record({ fact: fact('ordered'), ship: card }), maybe({ order })),
  joined(fc.record({ fact: fact('upgraded'), player: name }), maybe({ to: card })),
  joined(fc.record({ fact: fact(...TOLD_OF_ISK), player: name }), maybe({ isk: number })),
  fc.record({ fact: fact('isk'), player: name, isk: number }),
  joined(fc.record({ fact: fact('attacked'), region: card }), joined(maybe({ by: name }), sides)),
  joined(fc.record({ fact: fact('aimed'), ship: card }), maybe({ at: target })),
  fc.record({ fact: fact('fought'), region: card }),
  joined(fc.record({ fact: fact('turnBegan') }), maybe({ player: name, turn: number })),
  joined(
    fc.record({ fact: fact('phaseBegan', 'phaseEnded'), phase: fc.constantFrom(...PHASES_SAID) }),
    maybe({ player: name }),
  ),
  joined(fc.record({ fact: fact('left'), player: name }), maybe({ why: fc.constantFrom(...WHY_LEFT_SAID) })),
  fc.record({ fact: fact('ended'), ending }),
) as fc.Arbitrary<Told>;
const factSaid: fc.Arbitrary<FactSaid> = joined(
  told,
  maybe({ no: fc.constant(true as const) }),
) as fc.Arbitrary<FactSaid>;

const check: fc.Arbitrary<Check> = fc.oneof(
  joined(fc.record({ check: fc.constant('zone' as const), card, zone }), maybe({ owner: name })),
  fc.record({ check: fc.constant('region' as const), card, region: card }),
  fc.record({ check: fc.constant('controller' as const), card, player: holder }),
  fc.record({ check: fc.constant('number' as const), card, what: fc.constantFrom(...NUMBERS_SAID), amount: number }),
  fc.record({ check: fc.constantFrom('exhausted' as const, 'ready' as const, 'gone' as const), card }),
  fc.record({ check: fc.constant('order' as const), card, order: fc.option(order, { nil: null }) }),
  fc.record({ check: fc.constant('isk' as const), player: name, isk: number }),
  fc.record({
    check: fc.constant('count' as const),
    zone: fc.constantFrom(...COUNTED_SAID),
    player: name,
    count: number,
  }),
  fc.record({ check: fc.constant('pile' as const), entries: several(entry) }),
  fc.record({ check: fc.constantFrom('initiative' as const, 'out' as const), player: name }),
  fc.record({ check: fc.constant('passes' as const), count: number }),
  fc.record({ check: fc.constant('awaits' as const), players: several(name) }),
  fc.record({ check: fc.constant('window' as const), window: fc.constantFrom(...WINDOWS) }),
  joined(fc.record({ check: fc.constant('turn' as const), turn: number }), maybe({ player: name })),
  joined(fc.record({ check: fc.constant('over' as const) }), maybe({ ending })),
) as fc.Arbitrary<Check>;
const stateLine: fc.Arbitrary<StateLine> = fc.record({ kind: fc.constant('state' as const), checks: some(check) });

const plainLine: fc.Arbitrary<PlayLine> = fc.oneof(
  fc.record({ kind: fc.constant('intent' as const), player: name, ask }),
  fc.record({ kind: fc.constant('happened' as const), facts: some(factSaid) }),
  fc.record({ kind: fc.constant('refused' as const), player: name, ask, because: several(rule) }),
  fc.record({ kind: fc.constant('may' as const), player: name, asks: several(askOpen) }),
  stateLine,
);
const playLine: fc.Arbitrary<PlayLine> = fc.letrec<{ line: PlayLine; branch: PlayLine }>((tie) => ({
  line: fc.oneof({ maxDepth: 2, withCrossShrink: true }, { weight: 6, arbitrary: plainLine }, tie('branch')),
  branch: joined(
    fc.record({
      kind: fc.constant('branch' as const),
      label: fc.oneof(fc.constant(''), words),
      lines: lines(tie('line'), 3),
    }),
    maybe({ closing: comment }),
  ) as fc.Arbitrary<PlayLine>,
})).line;

const cardLine = fc.record({
  kind: fc.constant('card' as const),
  card: fc.dictionary(fc.string(), json, { noNullPrototype: true, maxKeys: 4 }),
});

export const anyTree: fc.Arbitrary<Tree> = joined(
  fc.record({ version: fc.constant(1 as const), header: section(tag) }),
  maybe({
    cards: section(cardLine),
    table: section(tableLine),
    goal: section(stateLine),
    play: section(playLine),
    expect: section(stateLine),
  }),
);
