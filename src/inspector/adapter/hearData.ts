import { activeAfter, isOfTheSpine, type Microstep, spineAt } from '../../engine/microstep.ts';
import type { Fact } from '../../model/fact.ts';
import { edgeId } from '../edge.ts';
import type { EntryLife } from '../protocol.ts';
import { fromTheOutermost, type Heard, idsOf, pathOf, type Rest, SPINE, type Step } from './heard.ts';

/** Data has no session, and only one life at a time. */
export const DATA = 'data';

/** What a turn of the data runner means for the steps: the same as what live actors would have been heard to do. */
export function hearData(microsteps: readonly Microstep[]): readonly Heard[] {
  const heard: Heard[] = [];
  let begun: Microstep | null = null;
  let last: Microstep | null = null;
  const rest = (): void => {
    if (begun && last) heard.push({ type: 'rests', root: DATA, event: begun.event, rest: restOf(last) });
  };
  for (const microstep of microsteps) {
    if (isOfTheSpine(microstep)) {
      if (microstep.first) rest();
      if (microstep.first) begun = microstep;
      last = microstep;
    }
    heard.push(...heardIn(microstep));
  }
  rest();
  return heard;
}

function heardIn(microstep: Microstep): readonly Heard[] {
  const { first, event, transitions, emitted } = microstep;
  const isSpine = isOfTheSpine(microstep);
  const actor = isSpine ? SPINE : microstep.actor.join('.');
  const told = isSpine ? (emitted as readonly Fact[]) : [];
  const facts = told.map((fact): Heard => ({ type: 'fact', root: DATA, fact }));
  const isBirth = first && event.type === 'xstate.init' && transitions.length === 0;
  if (!isBirth) return [...facts, { type: 'moved', root: DATA, step: stepOf(microstep, actor) }];
  return [isSpine ? { type: 'begins', root: DATA } : { type: 'spawned', root: DATA, entry: actor }, ...facts];
}

const stepOf = (microstep: Microstep, actor: string): Step => ({
  actor,
  event: microstep.event.type,
  edges: microstep.transitions.map(({ source, eventType, index }) => edgeId(source, eventType ?? '', index)),
  active: idsOf(fromTheOutermost(activeAfter(microstep))),
  state: actor === SPINE ? null : (microstep.value as EntryLife['state']),
});

const restOf = (microstep: Microstep): Rest => ({
  ...spineAt(microstep),
  path: pathOf(fromTheOutermost(activeAfter(microstep))),
});
