/** What is told of one actor: its name, whose child it is, and its definition as JSON. */
export type ToldActor = {
  readonly type: '@xstate.actor';
  readonly name: string;
  readonly sessionId: string;
  readonly parentId?: string | undefined;
  readonly definition?: string | undefined;
};

export type ToldEvent = {
  readonly type: '@xstate.event';
  readonly sessionId: string;
  readonly sourceId?: string | undefined;
  readonly event: { readonly type: string };
};

export type ToldSnapshot = {
  readonly type: '@xstate.snapshot';
  readonly sessionId: string;
  readonly event: { readonly type: string };
  readonly snapshot: { readonly status: string; readonly value?: unknown };
};

/** The telemetry of live actors, in the words of Stately and without context: what the bridge translates. */
export type Told = ToldActor | ToldEvent | ToldSnapshot;
