import type { Slot } from '../../model/ability.ts';
import { absurd } from '../../model/absurd.ts';
import type { CardType } from '../../model/cardType.ts';
import type { Filter } from '../../model/filter.ts';
import type { Those } from '../../model/those.ts';
import { inWords, spaced } from './english.ts';
import { eachNoun, noun, shortNoun, typeNoun } from './noun.ts';
import type { Voice } from './voice.ts';

/** Somebody or something, as a sentence says it. */
export type Mention = {
  /** As a subject, and as an object: "they", "them". */
  readonly subject: string;
  readonly object: string;
  /** "its", "target ship's": what stands before "attack". */
  readonly possessive: string;
  readonly isMany: boolean;
};

const plain = (text: string, isMany = false): Mention => ({
  subject: text,
  object: text,
  possessive: `${text}'${isMany && text.endsWith('s') ? '' : 's'}`,
  isMany,
});
const IT: Mention = { subject: 'it', object: 'it', possessive: 'its', isMany: false };
const THEM: Mention = { subject: 'they', object: 'them', possessive: 'their', isMany: true };
const YOU: Mention = { subject: 'you', object: 'you', possessive: 'your', isMany: true };

/** Whom or what the sentence speaks of here. `bare`: where it lies is said otherwise ("from the pile"). */
export function mention(those: Those, voice: Voice, bare = false): Mention {
  switch (those.the) {
    case 'target':
      return mentionTarget(those.slot, voice, bare);
    case 'source':
      return mentionThis(voice);
    case 'seen':
      return voice.slots.length === 0 ? IT : plain('that card');
    case 'each':
      return plain(eachNoun(those.what, voice, bare));
    case 'you':
      return YOU;
    case 'opponents':
      return plain('each opponent');
    case 'everyone':
      return plain('each player');
    default:
      return absurd(those);
  }
}

/** The players meant: of cards and entries, whoever controls them. */
export function mentionPlayer(who: Those, voice: Voice): Mention {
  if (voice.chooser && isSame(who, voice.chooser) && isOne(who, voice)) return THEM;
  const of = sortOf(who, voice);
  if (of === 'players') return mention(who, voice);
  const { object, possessive } = mention(who, voice);
  return plain(object === 'it' || object === 'this' ? `${possessive} controller` : `the controller of ${object}`);
}

/** "this", and "it" the second time, unless something else could be meant. */
function mentionThis(voice: Voice): Mention {
  const isClear = voice.mentioned.has('source') && voice.slots.length === 0 && !voice.seesAnother;
  voice.mentioned.add('source');
  return isClear ? IT : { subject: 'this', object: 'this', possessive: thisCards(voice.type), isMany: false };
}

const thisCards = (type: CardType | null): string => `this ${type === null ? 'card' : typeNoun([type], 'one')}'s`;

export const isSame = (one: Those, other: Those): boolean => JSON.stringify(one) === JSON.stringify(other);

const isOne = (who: Those, { slots }: Voice): boolean =>
  who.the === 'target' ? slots[who.slot]?.max === 1 : who.the === 'source' || who.the === 'seen';

/** What those are: players, or something that has a controller. */
function sortOf(those: Those, { slots }: Voice): Filter['of'] {
  if (those.the === 'target') return slots[those.slot]?.what.of ?? 'play';
  if (those.the === 'each') return those.what.of;
  return those.the === 'source' || those.the === 'seen' ? 'play' : 'players';
}

function mentionTarget(number: number, voice: Voice, bare: boolean): Mention {
  const slot = voice.slots[number];
  if (slot === undefined) return plain('the target');
  if (!voice.mentioned.has(number)) {
    const first = firstMention(slot, number, voice, bare);
    voice.mentioned.add(number);
    return plain(first, slot.max > 1);
  }
  const isMany = slot.max > 1;
  if (voice.slots.length === 1 && slot.what.of !== 'players') return isMany ? THEM : IT;
  const name = shortNoun(slot.what, isMany ? 'many' : 'one');
  const alike = voice.slots.filter(({ what }) => shortNoun(what, 'one') === shortNoun(slot.what, 'one'));
  if (alike.length === 1) return plain(`${isMany ? 'those' : 'that'} ${name}`, isMany);
  const whose = whoseOf(slot.what);
  if (whose && alike.filter(({ what }) => whoseOf(what) === whose).length === 1) {
    return plain(`${whose === 'yours' ? 'your' : 'the enemy'} ${name}`, isMany);
  }
  return plain(`the ${ORDINALS[alike.indexOf(slot)] ?? 'last'} ${name}`, isMany);
}

/** Players have no side, they are one. */
const whoseOf = (filter: Filter) => (filter.of === 'players' ? undefined : filter.whose);

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** "target ship", "another target ship", "up to two target ships". */
function firstMention({ what, min, max }: Slot, number: number, voice: Voice, bare: boolean): string {
  const isMany = max > 1;
  const before = voice.slots.slice(0, number).some((slot) => JSON.stringify(slot.what) === JSON.stringify(what));
  const another = before || (what.of === 'play' && what.other === true);
  return spaced(
    howMany(min, max),
    another && (isMany ? 'other' : 'another'),
    'target',
    noun(what, isMany ? 'many' : 'one', voice, bare),
  );
}

function howMany(min: number, max: number): string {
  if (min === max) return max === 1 ? '' : inWords(max);
  if (min === 0) return `up to ${inWords(max)}`;
  return `${inWords(min)} ${max === min + 1 ? 'or' : 'to'} ${inWords(max)}`;
}
