import type { View } from 'starpile';

/** What the worker tells: a moment, and what can be done in it. All of it is plain data. */
export type Told = { readonly decision: string | null; readonly view: View; readonly labels: readonly string[] };

/** What the page asks for: one of those, by its number, and the decision that it belongs to. */
export type Asked = { readonly decision: string | null; readonly choice: number };
