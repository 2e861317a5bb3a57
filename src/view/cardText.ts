import type { Sentence } from '../model/ability.ts';
import type { Printed } from '../model/card.ts';
import { abilityText, bodyText } from './text/ability.ts';
import { bonusText } from './text/effect.ts';
import { capital } from './text/english.ts';
import { muchOf } from './text/measure.ts';
import { type Known, voiceOf } from './text/voice.ts';

/** A printed card never changes, and every view shows many: each text is made once. */
const made = new WeakMap<Printed, readonly string[]>();

/** The text on a card, made from its data: a paragraph for each ability. */
export const textOf = (printed: Printed): readonly string[] => {
  const known = made.get(printed);
  if (known) return known;
  const text = Object.freeze(printed.abilities.map((ability) => abilityText(ability, printed.type)));
  made.set(printed, text);
  return text;
};

/**
 * What an entry on the pile does when it resolves, without a full stop. Its one target is shown beside it, so that what
 * it does to that needs few words: "3 damage", "+2 shield until the end of the phase". Empty for what only enters play.
 */
export function sentenceText(sentence: Sentence, known: Known = {}): string {
  if (sentence.effects.length === 0) return '';
  return (
    besideTarget(sentence, known) ?? capital(bodyText(sentence, voiceOf(null, sentence, known))).replace(/\.$/, '')
  );
}

function besideTarget(sentence: Sentence, known: Known): string | null {
  const [effect, ...others] = sentence.effects;
  if (effect?.kind !== 'damage' && effect?.kind !== 'change') return null;
  if (others.length > 0 || sentence.stillIf || sentence.slots.length > 1) return null;
  const { those } = effect;
  if (those.the !== 'target' && those.the !== 'seen') return null;
  const voice = voiceOf(null, sentence, known);
  if (those.the === 'target') voice.mentioned.add(those.slot);
  if (effect.kind === 'change') {
    return `${bonusText(effect.by, effect.stat, voice)} until the end of the ${effect.until}`;
  }
  const { much, after } = muchOf(effect.amount, 'damage', voice);
  return `${much}${after}`;
}
