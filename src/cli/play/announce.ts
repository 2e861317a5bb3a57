import type { Intent, ModeOffer, ObjectId, Offer, PayOffer, Printed } from '../../index.ts';
import { sentenceText } from '../../index.ts';
import { costWords } from '../../inspector/words/abilityTitle.ts';
import { capital } from './lines.ts';
import { type Answer, type Choosing, pick, pickNumber, pickOne, type Step } from './step.ts';
import { type Eyes, regionName, sayTarget } from './things.ts';

export type Announcing = Extract<Offer, { readonly type: 'play' | 'activate' }>;

/** Mode, X, targets, region and costs of a card or ability (600.1), one after the other. */
export function* announce(eyes: Eyes, offer: Announcing, printed: Printed | undefined): Choosing {
  const { modes, into: regions, pay: costs } = offer;
  const different = modes.filter(({ mode }, at) => modes.findIndex((other) => other.mode === mode) === at);
  const { mode } = yield* pickOne('Which of these', different, (one) => modeText(offer, one, printed));
  const stretches = modes.filter((one) => one.mode === mode);
  const { x, stretch } = yield* chooseX(stretches);
  const targets = [];
  for (const [at, { from, min, max }] of (stretch?.slots ?? []).entries()) {
    const label = (stretch?.slots.length ?? 0) > 1 ? `Target ${at + 1}` : 'Target';
    targets.push(yield* pick(label, from, (target) => sayTarget(eyes, target), { min, max, always: true }));
  }
  const into =
    regions === null ? null : yield* pickOne('Into which region', regions, (region) => regionName(eyes, region));
  const pay = yield* choosePay(eyes, costs);
  const { type, player, card, ability } = offer;
  const said = { mode, x, targets, into, pay };
  const intent: Intent = type === 'play' ? { type, player, card, ...said } : { type, player, card, ability, ...said };
  return [intent];
}

function modeText({ ability }: Announcing, { mode, label }: ModeOffer, printed: Printed | undefined): string {
  const spoken = ability < 0 ? printed?.abilities.find(({ kind }) => kind === 'played') : printed?.abilities[ability];
  const sentence = spoken?.kind === 'played' || spoken?.kind === 'activated' ? spoken.modes[mode] : undefined;
  const text = sentence ? sentenceText(sentence) : '';
  return [capital(label), text].filter((part) => part !== '').join(': ') || `Mode ${mode + 1}`;
}

type Chosen = { readonly x: number; readonly stretch: ModeOffer | undefined };

/** With a higher X more can be chosen, so each stretch of X has its own targets. */
function* chooseX(stretches: readonly ModeOffer[]): Generator<Step, Chosen, Answer> {
  const spans = stretches.flatMap((stretch) => (stretch.x ? [stretch.x] : []));
  const [first] = spans;
  if (!first) return { x: 0, stretch: stretches[0] };
  const least = Math.min(...spans.map(({ min }) => min));
  const most = Math.max(...spans.map(({ max }) => max));
  const cost = `X = ${least} costs ${first.isk} ISK, each one more ${first.each}`;
  const x = yield* pickNumber(`Choose X (${cost})`, least, most);
  return { x, stretch: stretches.find((one) => one.x && x >= one.x.min && x <= one.x.max) ?? stretches[0] };
}

/** One card for each cost, none twice, and none that another cost needs (600.4). */
function* choosePay(eyes: Eyes, costs: readonly PayOffer[]): Generator<Step, readonly ObjectId[], Answer> {
  const paid: ObjectId[] = [];
  for (const [at, { cost, from }] of costs.entries()) {
    const rest = costs.slice(at + 1);
    const able = from.filter((id) => !paid.includes(id) && canBePaid(rest, [...paid, id]));
    const say = (id: ObjectId): string => sayTarget(eyes, { kind: 'card', id });
    paid.push(yield* pickOne(cost === 'sacrifice' ? 'Sacrifice, as a cost' : 'Discard, as a cost', able, say, true));
  }
  return paid;
}

const canBePaid = ([first, ...rest]: readonly PayOffer[], paid: readonly ObjectId[]): boolean =>
  first === undefined || first.from.some((id) => !paid.includes(id) && canBePaid(rest, [...paid, id]));

/** "2 ISK", "1 to 4 ISK, exhausts". */
export function priceOf({ isk, modes, ability }: Announcing, printed: Printed | undefined): string {
  const dearest = Math.max(isk, ...modes.map(({ x }) => (x ? x.isk + x.each * (x.max - x.min) : isk)));
  const price = dearest > isk ? `${isk} to ${dearest} ISK` : `${isk} ISK`;
  const costs = printed ? costWords(printed, ability) : [];
  return [...(isk > 0 || dearest > 0 || ability < 0 ? [price] : []), ...costs].join(', ');
}
