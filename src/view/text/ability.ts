import type { Ability, Activated, Always, Cost, Played, Sentence, When } from '../../model/ability.ts';
import { absurd } from '../../model/absurd.ts';
import type { CardType } from '../../model/cardType.ts';
import { bonusText, effectTexts } from './effect.ts';
import { capital, listed, withArticle } from './english.ts';
import { muchOf } from './measure.ts';
import { allNoun, someNoun, typeNoun } from './noun.ts';
import { testText } from './test.ts';
import { type Voice, voiceOf } from './voice.ts';

/** One ability of a card of that type, as a paragraph. */
export function abilityText(ability: Ability, type: CardType): string {
  switch (ability.kind) {
    case 'played':
      return playedText(ability, type);
    case 'activated':
      return activatedText(ability, type);
    case 'triggered': {
      const { sentence, when } = ability;
      const isAboutThis = 'what' in when && when.what === 'itself';
      const voice = { ...voiceOf(type, sentence), seesAnother: !isAboutThis && when.event !== 'battle' };
      if (isAboutThis) voice.mentioned.add('source');
      const onlyIf = sentence.onlyIf ? `, if ${testText(sentence.onlyIf, voice)}` : '';
      return `When ${whenText(when, voice)}${onlyIf}, ${bodyText(sentence, voice)}`;
    }
    case 'static':
      return `${capital(alwaysText(ability.always, voiceOf(type, null)))}.`;
    default:
      return absurd(ability);
  }
}

/** What a sentence does, without what must be so when it is announced. It begins small and ends with a full stop. */
export function bodyText(sentence: Sentence, voice: Voice): string {
  const [first = '', ...others] = effectTexts(sentence.effects, voice);
  const body = [first, ...others.map(capital)].join('. ');
  if (!sentence.stillIf) return `${body}.`;
  return `${body}. This does nothing unless ${testText(sentence.stillIf, voice)} when it resolves.`;
}

function playedText({ costs, modes }: Played, type: CardType): string {
  const voice = voiceOf(type, null);
  const also =
    costs.length === 0
      ? ''
      : `To play this, also ${listed(
          costs.map((cost) => costText(cost, voice)),
          'and',
        )}. `;
  const [only] = modes;
  if (modes.length > 1 || !only) return `${also}Choose one. ${modesText(modes, type)}`;
  const label = only.label === undefined ? '' : `${capital(only.label)}. `;
  const onlyIf = only.onlyIf ? `Play this only if ${testText(only.onlyIf, voice)}. ` : '';
  return `${label}${onlyIf}${also}${capital(bodyText(only, voiceOf(type, only)))}`;
}

function activatedText({ costs, modes, oncePerTurn }: Activated, type: CardType): string {
  const voice = voiceOf(type, null);
  const price = [...(oncePerTurn ? ['once per turn'] : []), ...costs.map((cost) => costText(cost, voice))];
  const before = capital(price.join(', ') || 'for nothing');
  const [only] = modes;
  if (modes.length > 1 || !only) return `${before}: choose one. ${modesText(modes, type)}`;
  const label = only.label === undefined ? '' : `${capital(only.label)}. `;
  const onlyIf = only.onlyIf ? ` Activate this only if ${testText(only.onlyIf, voice)}.` : '';
  return `${label}${before}: ${bodyText(only, voiceOf(type, only))}${onlyIf}`;
}

const modesText = (modes: readonly Sentence[], type: CardType): string =>
  modes
    .map((mode, n) => {
      const onlyIf = mode.onlyIf ? ` (only if ${testText(mode.onlyIf, voiceOf(type, null))})` : '';
      return `${capital(mode.label ?? `mode ${n + 1}`)}${onlyIf}: ${bodyText(mode, voiceOf(type, mode))}`;
    })
    .join(' ');

export function costText(cost: Cost, voice: Voice): string {
  switch (cost.kind) {
    case 'isk': {
      const { much, after } = muchOf(cost.amount, 'ISK', voice);
      return `pay ${much}${after}`;
    }
    case 'exhaust':
      return 'exhaust this';
    case 'sacrifice': {
      if (cost.what === 'itself') return 'sacrifice this';
      const { whose: _, ...yours } = cost.what;
      return `sacrifice ${someNoun(yours, voice)}`;
    }
    case 'discard':
      return 'discard a card';
    default:
      return absurd(cost);
  }
}

function whenText(when: When, voice: Voice): string {
  switch (when.event) {
    case 'destroyed':
      return `${when.what === 'itself' ? 'this' : someNoun(when.what, voice)} is destroyed`;
    case 'enters':
      return `${when.what === 'itself' ? 'this' : someNoun(when.what, voice)} enters play`;
    case 'battle':
      if (when.what === 'you') return 'a battle begins in which you fight';
      return voice.type === 'ship' ? 'a battle begins in which this fights' : 'a battle begins here';
    case 'plays': {
      const types = listed(
        when.types.map((type) => withArticle(typeNoun([type], 'one'))),
        'or',
      );
      return `${{ you: 'you play', enemy: 'an opponent plays', anyone: 'anyone plays' }[when.who]} ${types}`;
    }
    default:
      return absurd(when);
  }
}

function alwaysText(always: Always, voice: Voice): string {
  switch (always.kind) {
    case 'bonus': {
      const bonus = bonusText(always.by, always.stat, voice);
      return always.what === 'itself' ? `this has ${bonus}` : `${allNoun(always.what, voice)} have ${bonus}`;
    }
    case 'indestructible':
      return `${always.what === 'itself' ? 'this' : allNoun(always.what, voice)} cannot be destroyed`;
    case 'forbid': {
      const during = always.during === 'battle' ? ' during battles' : '';
      const types = typeNoun(always.types, always.who === 'enemy' ? 'many' : 'all');
      if (always.who === 'enemy') {
        return `opponents cannot ${always.act === 'play' ? `play ${types}` : `activate abilities of ${types}`}${during}`;
      }
      return `${always.act === 'play' ? `${types} cannot be played` : `abilities of ${types} cannot be activated`}${during}`;
    }
    default:
      return absurd(always);
  }
}
