import { createContext, useContext } from 'react';

/** An open choice among things on the table and the pile, by their ids. */
export type OpenChoice = {
  readonly eligible: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
};

export const ChoiceContext = createContext<OpenChoice | null>(null);

/** Whether this thing can be chosen now, and how. */
export function useChoice(id: string): { readonly chosen: boolean; readonly toggle: () => void } | null {
  const open = useContext(ChoiceContext);
  if (!open?.eligible.has(id)) return null;
  return { chosen: open.chosen.has(id), toggle: () => open.toggle(id) };
}
