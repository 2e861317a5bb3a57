import { createHash } from 'node:crypto';
import { difference } from '../adapter/difference.ts';
import type { Outline } from '../chart/outline.ts';
import type { WatchedActor, WatchedProgram, WatchedStep } from '../chart/watched.ts';
import { activeIn, likelyTaken, whereIn } from './places.ts';
import { type ReadDefinition, readDefinition } from './readDefinition.ts';
import type { Report, Told } from './readReport.ts';

/** More than that is not kept: the oldest goes, of programs and actors those that are gone first. */
export const MOST = { programs: 8, actors: 400, steps: 3_000, outlines: 60, letters: 24 << 20 } as const;

/** What was sent to an actor and never dealt with is forgotten by and by. */
const MOST_HEARD = 50;

/** What other programs told, kept within bounds. */
export type Watch = {
  readonly programs: readonly WatchedProgram[];
  readonly actors: readonly WatchedActor[];
  readonly outlines: ReadonlyMap<string, Outline>;
  readonly steps: readonly WatchedStep[];
  /** A connection begins: what it tells goes to the first, its end to the second. */
  join(): { hear(report: Report): void; leave(): void };
  /** What the context was after that step, as text; null when it is not known any more. */
  contextAt(n: number): string | null;
};

type Program = { -readonly [Key in keyof WatchedProgram]: WatchedProgram[Key] };

type Actor = WatchedActor & {
  readonly machine: ReadDefinition;
  active: readonly string[];
  told: Told;
  /** What it is about to take, as far as it was told. */
  edges: string[];
  /** What was sent to it and has not been dealt with yet, and by whom. */
  heard: readonly { readonly event: string; readonly source: string | null }[];
};

type Kept = { readonly step: WatchedStep; readonly context: unknown; readonly letters: number };

/** `changed` is told whenever there is something new. */
export const makeWatch = (
  changed: () => void,
  most: typeof MOST | Readonly<Record<keyof typeof MOST, number>> = MOST,
): Watch => {
  let programs: Program[] = [];
  let actors = new Map<string, Actor>();
  const definitions = new Map<string, ReadDefinition>();
  const steps: Kept[] = [];
  let letters = 0;
  let next = 0;
  let joined = 0;

  const machineOf = (definition: string | null): { readonly id: string | null; readonly read: ReadDefinition } => {
    if (definition === null) return { id: null, read: { outline: null, problem: null } };
    const id = createHash('sha256').update(definition).digest('base64url').slice(0, 16);
    const read = definitions.get(id) ?? readDefinition(definition);
    definitions.delete(id);
    definitions.set(id, read);
    const [oldest] = definitions.keys();
    const inUse = [...actors.values()].some(({ outline }) => outline === oldest);
    if (definitions.size > most.outlines && oldest !== undefined && !inUse) definitions.delete(oldest);
    return { id: read.outline ? id : null, read };
  };

  const keep = (step: Omit<WatchedStep, 'n'>, context: unknown): void => {
    const size = step.changes.length + sizeOf(context);
    steps.push({ step: { n: next, ...step }, context, letters: size });
    next += 1;
    letters += size;
    while (steps.length > most.steps || (letters > most.letters && steps.length > 1))
      letters -= steps.shift()?.letters ?? 0;
    changed();
  };

  const forgetActors = (): void => {
    if (actors.size <= most.actors) return;
    const gone = [...actors.values()].find(({ told }) => told.status !== 'active');
    actors.delete((gone ?? [...actors.values()][0])?.id ?? '');
  };

  const meet = (program: Program, report: Extract<Report, { type: 'actor' }>): void => {
    const { session, parent, name, definition, snapshot } = report;
    const { id: outline, read } = machineOf(definition);
    const id = `${program.id}/${session}`;
    const known = actors.get(id);
    const active = read.outline ? activeIn(read.outline, snapshot.value) : [];
    const actor: Actor = {
      id,
      program: program.id,
      name,
      parent: parent === null ? null : `${program.id}/${parent}`,
      outline,
      problem: read.problem,
      machine: read,
      active,
      told: snapshot,
      edges: [],
      heard: [],
    };
    actors.set(id, actor);
    forgetActors();
    // Whoever returns tells all again: what is known already is no news.
    if (known && sameText(known.told, snapshot)) {
      changed();
      return;
    }
    keep(
      {
        actor: id,
        event: null,
        source: actor.parent,
        status: snapshot.status,
        active,
        where: whereIn(snapshot.value),
        taken: [],
        guessed: false,
        still: false,
        changes: '',
      },
      snapshot.context,
    );
  };

  const move = (actor: Actor, { event, snapshot }: Extract<Report, { type: 'snapshot' }>): void => {
    const { outline } = actor.machine;
    const active = outline ? activeIn(outline, snapshot.value) : [];
    const told = actor.edges;
    const guess =
      outline && told.length === 0 && event !== 'xstate.init' ? likelyTaken(outline, actor.active, active, event) : [];
    const before = { ...actor.told };
    const still = sameText(before, snapshot);
    const at = actor.heard.findIndex((one) => one.event === event);
    const heard = actor.heard[at];
    actor.active = active;
    actor.told = snapshot;
    actor.edges = [];
    actor.heard = actor.heard.slice(at + 1);
    // An actor that is met as it begins says so twice.
    if (event === 'xstate.init' && still) return;
    keep(
      {
        actor: actor.id,
        event,
        source: heard?.source ?? null,
        status: snapshot.status,
        active,
        where: whereIn(snapshot.value),
        taken: told.length > 0 ? told : guess,
        guessed: told.length === 0 && guess.length > 0,
        still: still && told.length === 0,
        changes: difference(before.context, snapshot.context),
      },
      snapshot.context,
    );
  };

  const forgetPrograms = (): void => {
    if (programs.length <= most.programs) return;
    const gone = programs.find(({ connected }) => !connected) ?? programs[0];
    programs = programs.filter((one) => one !== gone);
    actors = new Map([...actors].filter(([, { program }]) => program !== gone?.id));
  };

  return {
    get programs() {
      return programs;
    },
    get actors() {
      return [...actors.values()].map(({ id, program, name, parent, outline, problem }) => ({
        id,
        program,
        name,
        parent,
        outline,
        problem,
      }));
    },
    get outlines() {
      return new Map([...definitions].flatMap(([id, { outline }]) => (outline ? [[id, outline] as const] : [])));
    },
    get steps() {
      return steps.map(({ step }) => step);
    },
    contextAt(n) {
      const kept = steps[n - (steps[0]?.step.n ?? 0)];
      return kept ? textOf(kept.context) : null;
    },
    join() {
      joined += 1;
      let program: Program | null = null;
      const begin = (id: string, name: string, speaks: Program['speaks']): Program => {
        const known = programs.find((one) => one.id === id);
        program = known ?? { id, name, connected: true, speaks, missed: 0 };
        program.connected = true;
        if (!known) programs = [...programs, program];
        forgetPrograms();
        changed();
        return program;
      };
      const number = joined;
      const ours = (): Program => program ?? begin(`connection-${number}`, `Program ${number}`, 'stately');
      return {
        hear(report) {
          if (report.type === 'program') {
            begin(report.id, report.name, 'starpile');
            return;
          }
          const of = ours();
          if (report.type === 'missed') of.missed += report.many;
          else if (report.type === 'actor') {
            // Of who does not say what it is called, the name of its first actor says most.
            if (of.speaks === 'stately' && report.parent === null && of.name.startsWith('Program '))
              of.name = report.name;
            meet(of, report);
          } else {
            const actor = actors.get(`${of.id}/${report.session}`);
            if (!actor) return;
            if (report.type === 'event')
              actor.heard = [
                ...actor.heard,
                { event: report.event, source: report.source === null ? null : `${of.id}/${report.source}` },
              ].slice(-MOST_HEARD);
            if (report.type === 'microstep') actor.edges = [...actor.edges, ...report.edges].slice(-50);
            if (report.type === 'snapshot') move(actor, report);
          }
        },
        leave() {
          if (program) program.connected = false;
          changed();
        },
      };
    },
  };
};

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const textOf = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'nothing';

const sizeOf = (value: unknown): number => (JSON.stringify(value) ?? '').length;
