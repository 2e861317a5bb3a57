import type { PlayerId } from '../model/ids.ts';
import { redact } from '../view/redact.ts';
import type { Viewer } from '../view/view.ts';
import type { GameSnapshot, Position } from './door.ts';

/** What each viewer sees of a position: made when somebody first looks, and the same object for whoever looks again. */
export const snapshotsOf = (position: Position): ((viewer: Viewer) => GameSnapshot) => {
  const made = new Map<Viewer, GameSnapshot>();
  return (viewer) => {
    let snapshot = made.get(viewer);
    if (!snapshot) {
      snapshot = snapshotFor(position, viewer);
      made.set(viewer, snapshot);
    }
    return snapshot;
  };
};

const snapshotFor = (position: Position, viewer: Viewer): GameSnapshot => {
  const { n, decision, awaited, facts, truth } = position;
  const isPlayer = truth.seats.some((seat) => seat === viewer);
  return Object.freeze({
    n,
    viewer,
    decision,
    view: Object.freeze(position.view(viewer)),
    legal: Object.freeze(isPlayer ? position.legal(viewer as PlayerId) : []),
    awaited,
    facts: Object.freeze(facts.map((fact) => redact(fact, viewer))),
  });
};
