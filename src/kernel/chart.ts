/**
 * A machine object, read once. Everything that does not depend on context is decided here, before the first event, or
 * when it is first asked for: which transitions an event calls for, what a microstep does, and where it leads.
 */
import type { AnyStateMachine } from 'xstate';
import type { Configuration, Tables } from './configuration.ts';
import { candidatesIn, Hearing, type Kind } from './descriptor.ts';
import type { Guard, Step } from './doer.ts';
import type { Reader } from './enqueue.ts';
import { refuse, Unsupported } from './errors.ts';
import { namingItself } from './guards.ts';
import { type History, NO_HISTORY } from './history.ts';
import { mustBeMachine } from './misuse.ts';
import { everyNode, isHistory } from './nodes.ts';
import { isMachine, type Machine, read, type StateNode, type TransitionDefinition } from './notation.ts';
import { type Plan, type Planner, planBirth, planFrom } from './plan.ts';
import { Positions, type Remembered } from './positions.ts';
import { readerOf } from './reader.ts';
import { reasonsAgainst } from './support.ts';
import { NO_TRANSITIONS, type Transition } from './transition.ts';
import { initialNodes } from './value.ts';

export class Chart implements Tables, Planner<Configuration> {
  readonly machine: Machine;
  readonly root: StateNode;
  readonly maxIterations: number;
  readonly histories: readonly StateNode[];
  /** Before the first microstep, when only the root is active. A machine that fails at birth stays there. */
  readonly nowhere: Configuration;
  readonly birth: Plan<Configuration>;
  private readonly reader: Reader;
  private readonly hearing: Hearing;
  private readonly positions: Positions;
  private readonly transitions = new Map<TransitionDefinition, Transition>();
  private readonly heard = new Map<StateNode, Map<Kind, readonly Transition[]>>();
  private readonly actors = new Map<string, Chart>();

  private constructor(machine: Machine) {
    this.machine = machine;
    this.root = machine.root;
    this.maxIterations = machine.options?.maxIterations ?? Number.POSITIVE_INFINITY;
    const nodes = everyNode(machine.root);
    this.histories = nodes.filter(isHistory);
    this.reader = readerOf(machine);
    this.hearing = new Hearing(nodes);
    this.positions = new Positions(this);
    charts.set(machine, this);
    const reasons = reasonsAgainst(nodes, this);
    if (reasons.length > 0) throw new Unsupported(reasons, `'${machine.id}'`);
    this.nowhere = this.configuration([machine.root], NO_HISTORY);
    const arrow = { source: machine.root, target: [...initialNodes(machine.root)], reenter: true };
    this.birth = planBirth(this, machine.root, arrow, this.nowhere);
  }

  /** The chart of a machine; each is read once. Throws `Unsupported` with everything that stands against it. */
  static of(machine: Machine): Chart {
    const known = charts.get(machine);
    if (known) return known;
    const before = reading.length;
    reading.push(machine);
    try {
      return new Chart(machine);
    } catch (cause) {
      // Whatever was read on the way may lead back to it.
      for (const one of reading.slice(before)) charts.delete(one);
      throw cause;
    } finally {
      if (before === 0) reading.length = 0;
    }
  }

  /** The machine behind a name in `setup({ actors })`, or behind an `invoke`. */
  actor(src: unknown): Chart {
    if (typeof src !== 'string') return refuse('an actor that has no name in setup({ actors })');
    let chart = this.actors.get(src);
    if (!chart) {
      const logic = this.logic(src);
      if (logic === undefined) refuse(`the actor '${src}', which is not provided`);
      chart = isMachine(logic) ? Chart.of(logic) : refuse(`the actor '${src}', which is no machine`);
      this.actors.set(src, chart);
    }
    return chart;
  }

  /** What is invoked inline goes by the place where it is invoked. */
  private logic(src: string): unknown {
    const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(src) ?? [];
    if (id === undefined) return this.machine.implementations.actors[src];
    const { invoke } = this.machine.getStateNodeById(id).config;
    const one: unknown = Array.isArray(invoke) ? invoke[Number(index)] : invoke;
    return (one as { readonly src: unknown }).src;
  }

  step(action: unknown): Step {
    return this.reader.step(action);
  }

  steps(actions: readonly unknown[]): readonly Step[] {
    return actions.map((action) => this.reader.step(action));
  }

  transition(said: TransitionDefinition): Transition {
    let made = this.transitions.get(said);
    if (!made) {
      const { source, target, reenter, eventType, actions } = said;
      const alone: Transition[] = [];
      const forbids = target === undefined && actions.length === 0;
      const guard = this.guardOf(said);
      made = {
        n: this.transitions.size,
        source,
        target,
        reenter,
        eventType,
        index: alikeIn(source, eventType).indexOf(said),
        guard,
        steps: this.steps(actions),
        forbids,
        alone,
      };
      alone.push(made);
      this.transitions.set(said, made);
    }
    return made;
  }

  private guardOf({ guard, eventType, source }: TransitionDefinition): Guard | null {
    if (guard === undefined || guard === null) return null;
    const compiled = this.reader.guard(guard);
    return eventType ? namingItself(compiled, guard, eventType, source) : compiled;
  }

  kindOf(type: string): Kind {
    return this.hearing.kindOf(type);
  }

  heardBy(node: StateNode, kind: Kind, type: string): readonly Transition[] {
    let byKind = this.heard.get(node);
    if (!byKind) {
      byKind = new Map();
      this.heard.set(node, byKind);
    }
    let list = byKind.get(kind);
    if (!list) {
      list = candidatesIn(node, type).map((said) => this.transition(said));
      byKind.set(kind, list);
    }
    return list;
  }

  eventless(node: StateNode): readonly Transition[] {
    return node.always?.map((said) => this.transition(said)) ?? NO_TRANSITIONS;
  }

  planFrom(from: Configuration, taken: readonly Transition[]): Plan<Configuration> {
    return planFrom(this, from, taken);
  }

  configuration(nodes: readonly StateNode[], history: History): Configuration {
    return this.positions.of(nodes, history);
  }

  /** From the names in a saved state. */
  position(at: string, remembered: Remembered | undefined): Configuration {
    return this.positions.from(at, remembered);
  }
}

const alikeIn = ({ always, transitions }: StateNode, eventType: string | null): readonly TransitionDefinition[] =>
  (eventType ? transitions.get(eventType) : always) ?? [];

const charts = new WeakMap<Machine, Chart>();

/** The machines that are being read, and those that were on the way. */
const reading: Machine[] = [];

export const chartOf = (machine: AnyStateMachine): Chart => {
  mustBeMachine(machine);
  return Chart.of(read(machine));
};
