/** What a program tells of its actors, in our words or in Stately’s. */
export type Report =
  | { readonly type: 'program'; readonly id: string; readonly name: string }
  | { readonly type: 'missed'; readonly many: number }
  | {
      readonly type: 'actor';
      readonly session: string;
      readonly parent: string | null;
      readonly name: string;
      readonly definition: string | null;
      readonly snapshot: Told;
    }
  | { readonly type: 'event'; readonly session: string; readonly source: string | null; readonly event: string }
  | { readonly type: 'microstep'; readonly session: string; readonly edges: readonly string[] }
  | { readonly type: 'snapshot'; readonly session: string; readonly event: string; readonly snapshot: Told };

/** Where an actor is. */
export type Told = { readonly status: string; readonly value: unknown; readonly context: unknown };

export type ReadReport =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly problem: string };

/** A message of a program, whatever it sent. */
export function readReport(text: string): ReadReport {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return problem('That is no JSON.');
  }
  if (!isRecord(said)) return problem('A message is an object.');
  const report = reportIn(said);
  return report ? { ok: true, report } : problem(`A message of type ${JSON.stringify(said.type)} is not understood.`);
}

function reportIn(said: Readonly<Record<string, unknown>>): Report | null {
  const { type } = said;
  if (type === '@starpile.program')
    return isName(said.id) ? { type: 'program', id: said.id, name: nameOf(said.name, said.id) } : null;
  if (type === '@starpile.missed')
    return Number.isSafeInteger(said.many) ? { type: 'missed', many: Math.max(0, said.many as number) } : null;
  const { sessionId: session } = said;
  if (!isName(session)) return null;
  switch (type) {
    case '@xstate.actor':
      return {
        type: 'actor',
        session,
        parent: isName(said.parentId) ? said.parentId : null,
        name: nameOf(said.name, session),
        definition: typeof said.definition === 'string' ? said.definition : null,
        snapshot: toldIn(said.snapshot),
      };
    case '@xstate.event':
      return {
        type: 'event',
        session,
        source: isName(said.sourceId) ? said.sourceId : null,
        event: eventIn(said.event),
      };
    case '@xstate.snapshot':
      return { type: 'snapshot', session, event: eventIn(said.event), snapshot: toldIn(said.snapshot) };
    case '@starpile.microstep':
      return {
        type: 'microstep',
        session,
        edges: Array.isArray(said.edges) ? said.edges.filter(isName).slice(0, 50) : [],
      };
    default:
      return null;
  }
}

const MOST_LETTERS = 200;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 4 * MOST_LETTERS;

const nameOf = (said: unknown, otherwise: string): string =>
  (typeof said === 'string' && said !== '' ? said : otherwise).slice(0, MOST_LETTERS);

const eventIn = (event: unknown): string =>
  isRecord(event) && typeof event.type === 'string' ? event.type.slice(0, MOST_LETTERS) : '(unnamed)';

function toldIn(snapshot: unknown): Told {
  if (!isRecord(snapshot)) return { status: 'active', value: null, context: undefined };
  const { status, value, context, output, error } = snapshot;
  return {
    status: typeof status === 'string' ? status.slice(0, MOST_LETTERS) : 'active',
    value,
    context: output === undefined && error === undefined ? context : { context, output, error },
  };
}

const problem = (words: string): ReadReport => ({ ok: false, problem: words });
