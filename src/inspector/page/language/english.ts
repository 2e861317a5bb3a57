import { englishCharts } from './englishCharts.ts';

/**
 * Every word that the page itself says, in English; what the game says comes from the server. A translation is another file of
 * this shape (`Language`): sentences with something in them are functions, so that each language can order them as it likes.
 */
export const english = {
  /** Of a number of things. */
  count: {
    steps: (many: number): string => `${many} ${many === 1 ? 'step' : 'steps'}`,
    rows: (found: number, all: number): string => `${found} of ${all} rows`,
  },
  tabs: {
    label: 'Views',
    pile: 'Pile',
    table: 'Table',
    chart: 'Chart',
    log: 'Log',
    below: 'Below the table',
    statechart: 'Statechart',
  },
  chart: englishCharts,
  course: {
    label: 'Course of the game',
    first: 'First step',
    back: 'Step back',
    on: 'Step on',
    newest: 'Newest step',
    of: (last: number): string => `of ${last}`,
    step: 'step',
  },
} as const;
