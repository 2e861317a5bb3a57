import type { EntryId } from '../../model/ids.ts';
import type { Question } from '../../model/question.ts';
import type { Viewer } from '../../view/view.ts';
import type { Frame, Life } from '../adapter/frame.ts';
import { SPINE } from '../adapter/heard.ts';
import type { Message, Taken } from '../protocol.ts';
import { plainText } from './naming.ts';
import { rowWords } from './rowWords.ts';

/** What players, spine and entries said to each other, as one viewer may read it. */
export type Messages = {
  /** Of each step in its order. What has not changed stays the same objects. */
  of(frames: readonly Frame[]): readonly Message[];
};

/** Steps that several lines share are told once, as long as they have the same number. */
export const makeMessages = (viewer: Viewer): Messages => {
  const known = new WeakMap<Frame, readonly Message[]>();
  return {
    of: (frames) =>
      frames.flatMap((frame, n) => {
        const told = known.get(frame);
        if (told !== undefined && (told[0]?.n ?? n) === n) return told;
        const said = messagesOf(frame, frames[n - 1] ?? null, n, viewer);
        known.set(frame, said);
        return said;
      }),
  };
};

/** The first is what the step began with; then what came of it. */
function messagesOf(frame: Frame, before: Frame | null, n: number, viewer: Viewer): readonly Message[] {
  const { intent, facts, taken, entries } = frame;
  const say = (from: string, to: string, kind: Message['kind'], words: string): Message => ({
    n,
    from,
    to,
    kind,
    words,
    entry: null,
  });
  const begins = facts.flatMap((fact): readonly Message[] =>
    fact.type === 'announced'
      ? [{ ...say(SPINE, fact.entry.id, 'begins', 'goes on the pile'), entry: whoIs(entries, fact.entry.id) }]
      : [],
  );
  const heard = taken.filter(isHeard).flatMap((one): readonly Message[] => {
    if (one.actor !== SPINE) return [say(SPINE, one.actor, 'tells', TOLD[one.event] ?? one.event)];
    const left = /^xstate\.done\.actor\.(.+)$/.exec(one.event)?.[1];
    if (left !== undefined) return [say(left, SPINE, 'ends', stateOf(entries, before, left))];
    return one.event === 'entry.asks' && frame.from !== null ? [say(frame.from, SPINE, 'asks', 'asks')] : [];
  });
  const byPlayer = intent
    ? [say(intent.player, SPINE, 'intent', plainText(rowWords(frame, before, viewer).words))]
    : [];
  const [first, ...rest] = [...byPlayer, ...heard];
  const asked = questionIn(frame, before);
  return [
    ...(first ? [first] : []),
    ...begins,
    ...rest,
    ...(asked ? [say(SPINE, asked.asked, 'asks', `must answer: ${ABOUT[asked.about]}`)] : []),
  ];
}

/** What goes on by itself, or within the actor, was no message. */
const isHeard = ({ edges }: Taken): boolean =>
  edges.length > 0 && edges.every((edge) => !/\|(xstate\.done\.state\..*)?\|\d+$/.test(edge));

const TOLD: Readonly<Record<string, string>> = {
  'entry.resolve': 'resolves now',
  'entry.answer': 'has its answer',
  'entry.remove': 'is removed',
};

const ABOUT: Readonly<Record<Question['about'], string>> = {
  sacrifice: 'what to sacrifice',
  discard: 'what to discard',
  either: 'one of two',
  order: 'the order of triggers',
  target: 'a target',
  handLimit: 'what to discard to the hand limit',
  patrol: 'which patrols join',
  openingHand: 'whether to keep the hand',
};

const questionIn = ({ question }: Frame, before: Frame | null): Question | null =>
  question && question.id !== before?.question?.id ? question : null;

const lifeOf = (entries: readonly Life[], id: string): Life | undefined => entries.find((life) => life.id === id);

function whoIs(entries: readonly Life[], id: EntryId): Message['entry'] {
  const seen = lifeOf(entries, id)?.seen;
  return seen ? { title: seen.title, number: seen.number, controller: seen.controller } : null;
}

const stateOf = (entries: readonly Life[], before: Frame | null, id: string): string =>
  (lifeOf(entries, id) ?? lifeOf(before?.entries ?? [], id))?.state ?? 'has left';
