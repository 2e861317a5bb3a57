import type { Sentence } from '../model/ability.ts';
import type { Printed } from '../model/card.ts';
import type { Effect } from '../model/effect.ts';
import type { Those } from '../model/those.ts';
import { fault } from './faults.ts';
import { known } from './known.ts';
import { misfitsIn } from './misfits.ts';
import { neverIn } from './never.ts';
import type { Part } from './parts.ts';
import { type Parts, partsOf } from './parts.ts';

/** What is allowed on a card, but hardly meant. */
export function odditiesOf(card: Printed): readonly string[] {
  const parts = partsOf(card);
  return [
    ...odditiesInNumbers(card, parts),
    ...parts.sentences.flatMap((part) => unusedSlots(part, parts)),
    ...parts.sentences.flatMap(({ what, path }) => afterTheEnd(what.effects, `${path}.effects`)),
    ...parts.effects.flatMap(unreachable),
    ...misfitsIn(card, parts),
    ...neverIn(card, parts),
  ];
}

function odditiesInNumbers(card: Printed, { amounts, filters, sentences }: Parts): readonly string[] {
  const { type, price, level = 1, abilities, attack, command, duration } = card;
  const odd: string[] = [];
  if (price === 'X') {
    const isUsed =
      amounts.some(({ what }) => typeof what === 'object' && what.kind === 'x') ||
      filters.some(({ what }) => what.of === 'play' && (what.attackAtMost === 'x' || what.shieldAtMost === 'x'));
    if (!isUsed) odd.push(fault('price', 'is X, but nothing on the card asks what X is'));
  }
  if (type === 'starbase' && level === 1 && price !== 0) {
    odd.push(fault('price', 'nobody ever pays for a starbase of level 1'));
  }
  if (type === 'starbase' && level > 1 && price === 0) odd.push(fault('price', 'is 0: an upgrade for nothing'));
  if (type === 'ship' && attack === 0 && !command && abilities.length === 0) {
    odd.push(fault('attack', 'is 0, and it has neither command nor abilities: it can do nothing'));
  }
  if (duration !== undefined && abilities.every(({ kind }) => kind === 'played')) {
    odd.push(fault('duration', 'it stays in play, but does nothing there'));
  }
  for (const { what, path, ability } of sentences) {
    if (ability.kind === 'triggered' && what.label !== undefined) {
      odd.push(fault(`${path}.label`, 'a triggered ability has no modes to be named'));
    }
  }
  return odd;
}

function unusedSlots({ what: sentence, path }: Part<Sentence>, { those }: Parts): readonly string[] {
  const used = new Set(
    those.flatMap(({ what, sentence: of }) => (of === sentence && what.the === 'target' ? [what.slot] : [])),
  );
  return sentence.slots.flatMap((_, n) =>
    used.has(n) ? [] : [fault(`${path}.slots[${n}]`, 'is chosen, but no effect speaks of it')],
  );
}

const ENDINGS: readonly Effect['kind'][] = ['destroy', 'return', 'remove'];

/** What has left play or the pile cannot be spoken of any more (200.6); its controller is not known either. */
function afterTheEnd(effects: readonly Effect[], path: string): readonly string[] {
  const gone = new Set<string>();
  return effects.flatMap((effect, n) => {
    const here = `${path}[${n}]`;
    const lost = spokenOf(effect).filter(({ those }) => gone.has(JSON.stringify(those)));
    const odd = lost.map(({ field }) => fault(`${here}.${field}`, 'an effect before this one has done away with it'));
    if (ENDINGS.includes(effect.kind) && 'those' in effect && effect.those.the !== 'each') {
      gone.add(JSON.stringify(effect.those));
    }
    return [...odd, ...inner(effect, here)];
  });
}

function inner(effect: Effect, path: string): readonly string[] {
  if (effect.kind === 'if') {
    const otherwise = afterTheEnd(effect.otherwise ?? [], `${path}.otherwise`);
    return [...afterTheEnd(effect.effects, `${path}.effects`), ...otherwise];
  }
  if (effect.kind !== 'either') return [];
  return effect.options.flatMap(({ effects }, n) => afterTheEnd(effects, `${path}.options[${n}].effects`));
}

function spokenOf(effect: Effect): readonly { readonly field: string; readonly those: Those }[] {
  const said: { field: string; those: Those }[] = [];
  if ('those' in effect) said.push({ field: 'those', those: effect.those });
  if ('who' in effect) said.push({ field: 'who', those: effect.who });
  return said;
}

/** An "if" whose answer is known before the game begins. */
function unreachable({ what, path }: Part<Effect>): readonly string[] {
  if (what.kind !== 'if') return [];
  const answer = known(what.test);
  if (answer === null) return [];
  const never = answer ? what.otherwise && 'otherwise' : 'effects';
  const always = `the test is always ${answer}`;
  return [fault(never ? `${path}.${never}` : `${path}.test`, never ? `never happens: ${always}` : always)];
}
