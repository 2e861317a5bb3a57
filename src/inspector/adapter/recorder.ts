import type { InspectionEvent } from 'xstate';
import type { Microstep } from '../../engine/microstep.ts';
import type { Fact } from '../../model/fact.ts';
import { INTENTS, type Intent } from '../../model/intent.ts';
import type { Taken } from '../protocol.ts';
import type { Frame, Life } from './frame.ts';
import { DATA, hearData } from './hearData.ts';
import { type Heard, SPINE, type Step } from './heard.ts';
import { hearLive } from './hearLive.ts';
import { seenIn, shown, spawned, stepped } from './lives.ts';

/** More steps than that are not kept apart: what happens then is added to the last one. */
const MOST_FRAMES = 20_000;
/** More transitions than that are not told of one step. */
const MOST_TAKEN = 400;

/** Listens to the charts, live or as data, and cuts what it hears into steps: the same of both. */
export type Recorder = {
  readonly frames: readonly Frame[];
  /** What it could not make sense of, last; null while all is well. */
  readonly problem: string | null;
  /** To be given to the engine as `inspect`. It never throws. */
  inspect(event: InspectionEvent): void;
  /** To be given to the engine as `follow`. It never throws. */
  follow(microsteps: readonly Microstep[]): void;
  /** What the beginning did before the charts began, for the first step. */
  begin(facts: readonly Fact[]): void;
  /** Forgets all steps from that one on. */
  cut(from: number): void;
};

/** `known`: the steps that led to where it begins to listen. */
export const makeRecorder = (most = MOST_FRAMES, known: readonly Frame[] = []): Recorder => {
  let frames: Frame[] = [...known];
  let problem: string | null = null;
  let root = '';
  /** The actors were raised again from a position that is known already. */
  let again = false;
  let facts: Fact[] = [];
  let taken: Taken[] = [];
  let lives: readonly Life[] = known.at(-1)?.entries ?? [];
  /** What entries did in answer to this step: the spine hears of it only in the next one. */
  let held: Step[] = [];

  const take = (step: Step): void => {
    const { actor, event, edges, active } = step;
    if (taken.length < MOST_TAKEN) taken.push({ actor, event, edges, active });
    if (actor !== SPINE) lives = stepped(lives, step);
  };

  const startAgain = (): void => {
    facts = [];
    taken = [];
    held = [];
    lives = frames.at(-1)?.entries ?? [];
  };

  const close = ({ event, rest }: Extract<Heard, { type: 'rests' }>): void => {
    const last = frames.at(-1);
    if (again && event.type === 'xstate.init') {
      again = false;
      startAgain();
      return;
    }
    const intent = isIntent(event) ? event : null;
    lives = shown(seenIn(lives, rest.settled.game, facts), last?.entries ?? [], intent !== null);
    const frame: Frame = {
      event: event.type,
      intent,
      from: senderOf(event),
      intents: (last?.intents ?? 0) + (intent ? 1 : 0),
      facts,
      ...rest,
      taken,
      entries: lives,
    };
    if (last && changesNothing(last, frame)) frames[frames.length - 1] = { ...frame, ...alikeIn(last, frame) };
    else if (frames.length >= most) frames[frames.length - 1] = frame;
    else frames.push(frame);
    facts = [];
    taken = [];
    const late = held;
    held = [];
    for (const step of late) take(step);
  };

  const hear = (heard: Heard): void => {
    if (heard.type !== 'begins' && heard.root !== root) return;
    switch (heard.type) {
      case 'begins':
        root = heard.root;
        again = frames.length > 0;
        startAgain();
        return;
      case 'spawned':
        lives = spawned(lives, heard.entry);
        return;
      case 'fact':
        facts.push(heard.fact);
        return;
      case 'moved':
        // An entry that is woken is seen to resolve first; what came of it is part of the next step.
        if (heard.step.actor === SPINE || heard.step.state === 'resolving' || heard.step.state === 'removed')
          take(heard.step);
        else held.push(heard.step);
        return;
      case 'rests':
        close(heard);
    }
  };

  const safely = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      problem = cause instanceof Error ? cause.message : String(cause);
    }
  };

  return {
    get frames() {
      return frames;
    },
    get problem() {
      return problem;
    },
    inspect: (event) =>
      safely(() => {
        const heard = hearLive(event);
        if (heard) hear(heard);
      }),
    follow: (microsteps) =>
      safely(() => {
        // Data that goes on from a state says nothing of a beginning.
        root = DATA;
        for (const heard of hearData(microsteps)) hear(heard);
      }),
    begin(before) {
      const [first, ...rest] = frames;
      if (first) frames = [{ ...first, facts: [...before, ...first.facts] }, ...rest];
    },
    cut(from) {
      frames = frames.slice(0, from);
      startAgain();
    },
  };
};

const isIntent = (event: { readonly type: string }): event is Intent =>
  (INTENTS as readonly string[]).includes(event.type);

/** The entry that told the spine something, by what it told. */
function senderOf(event: { readonly type: string }): string | null {
  const { output, question } = event as {
    readonly output?: { readonly id?: string };
    readonly question?: { readonly entry?: string | null };
  };
  return output?.id ?? question?.entry ?? null;
}

/** A removed entry says goodbye when all has happened already: that is no step of its own. */
const changesNothing = (last: Frame, { intent, facts, settled, path }: Frame): boolean =>
  intent === null &&
  facts.length === 0 &&
  settled.game === last.settled.game &&
  path.at(-1)?.id === last.path.at(-1)?.id;

/** The step that goes on, with the transitions of both. */
const alikeIn = (last: Frame, { taken }: Frame): Pick<Frame, 'event' | 'intent' | 'from' | 'facts' | 'taken'> => ({
  event: last.event,
  intent: last.intent,
  from: last.from,
  facts: last.facts,
  taken: [...last.taken, ...taken].slice(0, MOST_TAKEN),
});
