/** A machine of a chapter, what is sent to it, and what `can` is asked about after each event. */
import { type AnyStateMachine, assign, type EventObject, setup } from 'xstate';

export type Chapter = readonly Entry[];

export type Entry = {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly events: readonly EventObject[];
};

/** Events without anything beside their type. */
export const say = (...types: readonly string[]): readonly EventObject[] => types.map((type) => ({ type }));

type Noted = { readonly log: readonly string[] };

/** For charts that show in which order things happen: every action writes its name down. */
export const noting = setup({
  types: { context: {} as Noted, events: {} as EventObject, emitted: {} as EventObject },
  actions: {
    note: assign(({ context }, { text }: { readonly text: string }) => ({ log: [...context.log, text] })),
    noteEvent: assign(({ context, event }) => ({ log: [...context.log, JSON.stringify(event)] })),
  },
});

export const note = (text: string) => ({ type: 'note', params: { text } }) as const;

/** A state that notes when it is entered and left. */
export const noted = (text: string) => ({ entry: note(`+${text}`), exit: note(`-${text}`) });

export const nothingNoted: Noted = { log: [] };
