import type { Fact, FactType } from '../../model/fact.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Intent, IntentType } from '../../model/intent.ts';
import type { RuleId } from '../../model/rulebook.ts';
import { redact } from '../../view/redact.ts';
import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { Frame } from '../adapter/frame.ts';
import { factWords } from './factWords.ts';
import { plainText, withoutSubject } from './naming.ts';
import { BODY, HEADLINE, type Phrase, type Telling, telling } from './phrase.ts';

/** What a step is about: the line of the log. */
export type RowWords = { readonly player: PlayerId | null; readonly words: Words; readonly rule: RuleId | null };

/** The facts that tell of the intent itself. */
const OWN: Readonly<Record<IntentType, readonly FactType[]>> = {
  play: ['announced'],
  activate: ['announced'],
  pass: ['passed', 'handedOn'],
  order: ['ordered', 'travelled'],
  attack: ['attacked'],
  withdraw: ['withdrew'],
  stay: ['stayed'],
  aim: ['aimed'],
  hold: ['held'],
  answer: ['answered'],
  concede: ['left'],
};

/** Up to here a fact is not told beside what stands out. */
const QUIET = 45;
/** More than that is not said in one line. */
const MOST = 3;

type Told = { readonly fact: Fact; readonly said: Phrase };

export function rowWords(frame: Frame, before: Frame | null, viewer: Viewer): RowWords {
  const told = telling(frame, before, viewer);
  const all = frame.facts.map((fact): Told => ({ fact, said: factWords(redact(fact, viewer), told) }));
  if (frame.intent) return intentRow(frame.intent, all);
  if (before === null) return beginningRow(all, told);
  const player = frame.entries.find(({ id }) => id === frame.from)?.seen?.controller ?? null;
  return rowOf(player, topOf(all), { words: ['The pile resolves on'], rule: '700.7' });
}

function intentRow(intent: Intent, all: readonly Told[]): RowWords {
  const own = all.find(({ fact }) => OWN[intent.type].includes(fact.type));
  const rest = all.filter((one) => one !== own && one.said.weight >= HEADLINE);
  const said = [...(own ? [own] : []), ...most(rest, MOST - 1)];
  return rowOf(intent.player, said, { words: [{ player: intent.player }, ' acts'], rule: null });
}

function beginningRow(all: readonly Told[], { frame, game }: Telling): RowWords {
  const first = all.find(({ fact }) => fact.type === 'attacked') ?? all.find(({ fact }) => fact.type === 'turnBegan');
  const player = first?.fact.type === 'attacked' ? first.fact.attacker : game.active;
  const begun: Words = frame.settled.game.ending ? ['The game is over'] : ['The game begins here'];
  return rowOf(player, first ? [first] : [], { words: begun, rule: '500.1' });
}

/** What stands out; or else the one thing that happened, of its kind all. */
function topOf(all: readonly Told[]): readonly Told[] {
  const [top] = all.toSorted(byWeight);
  if (!top || top.said.weight < BODY) return [];
  const heads = all.filter(({ said }) => said.weight >= HEADLINE);
  const body = all.filter(({ said }) => said.weight < HEADLINE && said.weight > QUIET);
  if (heads.some(({ fact }) => fact.type === 'destroyed')) return most(heads, MOST);
  if (heads.length > 0) return most([...body.slice(0, 1), ...heads], MOST);
  return most(draws(all.filter(({ said }) => said.weight === top.said.weight)), MOST);
}

/** Several cards that one player draws are counted. */
function draws(all: readonly Told[]): readonly Told[] {
  const [first] = all;
  const { fact } = first ?? {};
  if (!first || fact?.type !== 'moved' || fact.from !== 'deck' || all.length < 2) return all;
  if (all.some((one) => one.fact.type === 'moved' && one.fact.owner !== fact.owner)) return all;
  return [{ ...first, said: { ...first.said, words: [{ player: fact.owner }, ` draws ${all.length} cards`] } }];
}

/** The weightiest, each said once, in the order in which they happened. */
function most(all: readonly Told[], count: number): readonly Told[] {
  const said = new Set<string>();
  const once = all.filter((one) => {
    const text = plainText(one.said.words);
    return said.has(text) ? false : said.add(text);
  });
  const chosen = new Set(once.toSorted(byWeight).slice(0, count));
  return once.filter((one) => chosen.has(one));
}

const byWeight = (a: Told, b: Told): number => b.said.weight - a.said.weight;

function rowOf(player: PlayerId | null, said: readonly Told[], otherwise: Pick<RowWords, 'words' | 'rule'>): RowWords {
  if (said.length === 0) return { player, words: withoutSubject(otherwise.words, player), rule: otherwise.rule };
  const parts = said.map(({ said: { words } }, at) => (at === 0 ? withoutSubject(words, player) : words));
  const rule = said.find((one) => one.said.rule !== null)?.said.rule ?? otherwise.rule;
  return { player, words: parts.flatMap((part, at) => (at === 0 ? part : ['; ', ...part])), rule };
}
