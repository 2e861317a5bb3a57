import { absurd } from '../../model/absurd.ts';
import type { Amount } from '../../model/amount.ts';
import type { Effect, Option } from '../../model/effect.ts';
import type { Those } from '../../model/those.ts';
import { listed, signed, timesOver, verb, withArticle } from './english.ts';
import { forEach, measure, muchOf, statWords, things } from './measure.ts';
import { isSame, type Mention, mention, mentionPlayer } from './mention.ts';
import { manyNoun, noun, scrapheap, someNoun } from './noun.ts';
import { testText } from './test.ts';
import type { Voice } from './voice.ts';

type Change = Extract<Effect, { kind: 'change' }>;

/** What players do to their own ISK and cards. */
const OF_PLAYERS: readonly Effect['kind'][] = ['isk', 'draw', 'discard', 'sacrifice'];

/** What effects do, one after the other: each a clause that begins small and has no full stop. */
export function effectTexts(effects: readonly Effect[], voice: Voice): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    if (effect === undefined) continue;
    if (effect.kind === 'change') {
      const together = [effect];
      for (let next = effects[at + 1]; next?.kind === 'change' && goWith(effect, next); next = effects[at + 1]) {
        together.push(next);
        at++;
      }
      texts.push(changeText(effect, together, voice));
      continue;
    }
    const before = effects[at - 1];
    const isAfterAnother = before !== undefined && 'who' in before && before.who.the !== 'you';
    const text = effectText(effect, isAfterAnother ? { ...voice, saysYou: true } : voice);
    if (isOwn(before) && isOwn(effect) && !voice.saysYou) texts.push(`${texts.pop()} and ${text}`);
    else texts.push(text);
  }
  return texts;
}

/** "gain 2 ISK and draw a card": what you are told to do in one breath. */
const isOwn = (effect: Effect | undefined): boolean =>
  effect !== undefined && OF_PLAYERS.includes(effect.kind) && 'who' in effect && effect.who.the === 'you';

const goWith = (one: Change, other: Change): boolean => isSame(one.those, other.those) && one.until === other.until;

function effectText(effect: Exclude<Effect, Change>, voice: Voice): string {
  switch (effect.kind) {
    case 'remove':
      return `remove ${mention(effect.those, voice, true).object} from the pile`;
    case 'destroy':
    case 'exhaust':
    case 'ready':
      return `${effect.kind} ${mention(effect.those, voice).object}`;
    case 'damage': {
      const { object } = mention(effect.those, voice);
      const { much, after } = muchOf(effect.amount, 'damage', voice);
      return `deal ${much} to ${object}${after}`;
    }
    case 'protect':
      return `${mention(effect.those, voice).subject} cannot be destroyed until the end of the ${effect.until}`;
    case 'isk': {
      const { much, after } = muchOf(effect.by, 'ISK', voice);
      return `${does(effect.who, measure(effect.by, voice).factor < 0 ? 'lose' : 'gain', voice)} ${much}${after}`;
    }
    case 'draw':
      return `${does(effect.who, 'draw', voice)} ${cards(effect.count, voice)}`;
    case 'discard':
      return `${does(effect.who, 'discard', voice)} ${cards(effect.count, voice)}${effect.atRandom ? ' at random' : ''}`;
    case 'sacrifice':
      return `${does(effect.who, 'sacrifice', voice)} ${sacrificed(effect, voice)}`;
    case 'win':
      return `${does(effect.who, 'win', { ...voice, saysYou: true })} the game`;
    case 'move':
      return moveText(effect, voice);
    case 'control': {
      const { object } = mention(effect.those, voice);
      return `${does(effect.who, 'gain', voice)} control of ${object}`;
    }
    case 'return':
      return returnText(effect.those, voice);
    case 'either':
      return eitherText(effect.who, effect.options, voice);
    case 'if': {
      const test = testText(effect.test, voice);
      const then = branchText(effect.effects, voice);
      return `if ${test}, ${then}${effect.otherwise ? `; otherwise, ${branchText(effect.otherwise, voice)}` : ''}`;
    }
    default:
      return absurd(effect);
  }
}

/** "target ship has +2 shield and -1 attack until the end of the phase". */
function changeText({ those, until }: Change, changes: readonly Change[], voice: Voice): string {
  const { subject, isMany } = mention(those, voice);
  const what = listed(
    changes.map(({ stat, by }) => bonusText(by, stat, voice)),
    'and',
  );
  return `${subject} ${verb('have', isMany)} ${what} until the end of the ${until}`;
}

/** "+2 shield", "+X attack", "-1 attack for each ship", "extra shield equal to its attack". */
export function bonusText(by: Amount, stat: string, voice: Voice): string {
  const { factor, base } = measure(by, voice);
  if (base === null) return `${signed(factor)} ${stat}`;
  switch (base.kind) {
    case 'x':
      return `${factor < 0 ? '-' : '+'}${timesOver(Math.abs(factor))}X ${stat}`;
    case 'count':
      return `${signed(factor)} ${stat} ${forEach(base, voice)}`;
    case 'stat':
      return `${factor < 0 ? `less ${stat}, by` : `extra ${stat} equal to`} ${timesOver(Math.abs(factor))}${statWords(base, voice)}`;
    default:
      return absurd(base);
  }
}

/** Who does it: told to do it when it is you, or said of another. */
function does(who: Those, base: string, voice: Voice): string {
  if (who.the === 'you' && !voice.saysYou) return base;
  const { subject, isMany } = mentionPlayer(who, voice);
  return `${subject} ${verb(base, isMany)}`;
}

const cards = (count: Amount, voice: Voice): string => things(count, 'card', 'cards', 'a', voice);

function sacrificed({ what, count }: Extract<Effect, { kind: 'sacrifice' }>, voice: Voice): string {
  const { whose: _, ...theirs } = what;
  if (count === 1) return someNoun(theirs, voice);
  const one = noun(theirs, 'one', voice);
  const article = what.other ? 'another' : withArticle(one).replace(/ .*/, '');
  return things(count, one, manyNoun(theirs, voice), article, voice);
}

function moveText({ those, to }: Extract<Effect, { kind: 'move' }>, voice: Voice): string {
  const { object } = mention(those, voice);
  return `move ${object} ${destination(to, voice)}`;
}

function destination(to: Extract<Effect, { kind: 'move' }>['to'], voice: Voice): string {
  if (to.the === 'home') return 'home';
  if (to.the !== 'source') return `to ${mention(to, voice).object}`;
  switch (voice.type) {
    case 'starbase':
    case 'structure':
      return 'to your home region';
    case 'home-region':
    case 'outer-region':
      return 'to this region';
    default:
      return `to ${mention(to, voice).possessive} region`;
  }
}

function returnText(those: Those, voice: Voice): string {
  const what = those.the === 'target' ? voice.slots[those.slot]?.what : those.the === 'each' ? those.what : undefined;
  const isFirst = those.the !== 'target' || !voice.mentioned.has(those.slot);
  const it = mention(those, voice, true);
  if (what?.of === 'scrapheap' && what.whose === 'yours')
    return `return ${it.object}${from(what, isFirst)} to your hand`;
  return `return ${it.object}${what ? from(what, isFirst) : ''} to ${ownersHand(it)}`;
}

const from = (what: NonNullable<Voice['slots'][number]>['what'], isFirst: boolean): string => {
  if (!isFirst || what.of === 'play' || what.of === 'players') return '';
  return ` from ${what.of === 'pile' ? 'the pile' : scrapheap(what)}`;
};

const ownersHand = ({ isMany }: Mention): string => (isMany ? "their owners' hands" : "its owner's hand");

/** What another is given to choose is said of them: "they". */
function eitherText(who: Those, options: readonly Option[], voice: Voice): string {
  const start = does(who, 'choose', voice);
  const inner: Voice = who.the === 'you' ? voice : { ...voice, chooser: who, saysYou: true };
  return `${start} one: ${options.map(({ effects }) => branchText(effects, inner)).join('; or ')}`;
}

/** What may not happen: what is mentioned in it has not been mentioned outside it. */
const branchText = (effects: readonly Effect[], voice: Voice): string =>
  listed(effectTexts(effects, { ...voice, mentioned: new Set(voice.mentioned) }), 'and');
