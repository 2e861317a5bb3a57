import { type AnyStateMachine, createMachine } from 'xstate';
import type { Outline } from '../chart/outline.ts';
import { outlineOf } from '../chart/outlineOf.ts';

/** More states than that are not drawn. */
const MOST_STATES = 1_500;
/** What serializers write in the place of what they leave out. */
const CUT = /^\[(Object|Array|Circular|\.\.\.|circular|too large|too deep)\]$/;

export type ReadDefinition = { readonly outline: Outline | null; readonly problem: string | null };

/** The outline of a machine whose definition somebody sent, whatever they sent. It never throws. */
export function readDefinition(text: string | null): ReadDefinition {
  if (text === null) return { outline: null, problem: null };
  try {
    const config: unknown = JSON.parse(text);
    if (!isRecord(config)) return { outline: null, problem: 'The definition is no object.' };
    const found = { cut: false, states: 0 };
    const whole = stateIn(config, found, 0);
    if (found.states > MOST_STATES)
      return { outline: null, problem: `More than ${MOST_STATES} states are not drawn; this has ${found.states}.` };
    return drawn(whole, found.cut);
  } catch (cause) {
    return { outline: null, problem: `The definition cannot be read: ${wordsOf(cause)}` };
  }
}

function drawn(config: Config, cut: boolean): ReadDefinition {
  const missing = cut
    ? 'The sender has cut the definition: what lies deeper is missing. Say serializationDepthLimit: 30 there.'
    : null;
  try {
    return { outline: outlineOf(machineOf(config)), problem: missing };
  } catch (cause) {
    // Its states can be shown even if its transitions lead nowhere.
    const outline = outlineOf(machineOf(withoutTransitions(config)));
    return { outline, problem: missing ?? `Its transitions cannot be read: ${wordsOf(cause)}` };
  }
}

/** A machine finds its targets when it is made or asked: all of it is asked here. */
const machineOf = (config: Config): AnyStateMachine =>
  createMachine(config as Parameters<typeof createMachine>[0]) as AnyStateMachine;

type Config = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KEPT = ['id', 'type', 'initial', 'history', 'target', 'description', 'meta', 'tags', 'entry', 'exit'] as const;
const TRANSITIONS = ['on', 'always', 'after', 'onDone', 'invoke'] as const;

/** A state’s configuration, of what a chart shows of it, without what was cut. */
function stateIn(config: Config, found: { cut: boolean; states: number }, depth: number): Config {
  if (depth > 60) throw new Error('its states lie too deep in each other');
  found.states += 1;
  const { states } = config;
  const kept = [...KEPT, ...TRANSITIONS].flatMap((key) => {
    const value = whole(config[key], found);
    return value === undefined ? [] : [[key, value] as const];
  });
  const inside = isRecord(states)
    ? Object.entries(states).map(([key, inner]) => {
        if (!isRecord(inner)) found.cut = true;
        return [key, stateIn(isRecord(inner) ? inner : {}, found, depth + 1)] as const;
      })
    : [];
  if (states !== undefined && !isRecord(states)) found.cut = true;
  const result = Object.fromEntries([
    ...kept,
    ...(inside.length > 0 ? [['states', Object.fromEntries(inside)] as const] : []),
  ]);
  return beginning(result, inside[0]?.[0]);
}

/** What begins in a state that is not known begins in its first; what has no inside begins nowhere. */
function beginning(config: Config, first: string | undefined): Config {
  const { initial, ...rest } = config;
  if (first === undefined || config.type === 'parallel') return rest;
  const target = isRecord(initial) ? initial.target : initial;
  const isKnown = typeof target === 'string' && isRecord(config.states) && Object.hasOwn(config.states, target);
  return isKnown ? config : { ...rest, initial: first };
}

/** The same without what was cut. */
function whole(value: unknown, found: { cut: boolean }): unknown {
  if (typeof value === 'string' && CUT.test(value)) {
    found.cut = true;
    return undefined;
  }
  if (Array.isArray(value)) return value.map((one) => whole(one, found)).filter((one) => one !== undefined);
  if (!isRecord(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, whole(part, found)] as const)
      .filter(([, part]) => part !== undefined),
  );
}

function withoutTransitions(config: Config): Config {
  const kept = Object.entries(config).filter(([key]) => !(TRANSITIONS as readonly string[]).includes(key));
  const states = isRecord(config.states)
    ? Object.fromEntries(
        Object.entries(config.states).map(([key, inner]) => [key, withoutTransitions(inner as Config)] as const),
      )
    : undefined;
  return { ...Object.fromEntries(kept), ...(states && { states }) };
}

const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).slice(0, 300);
