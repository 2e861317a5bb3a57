/** What the page says of charts; a part of `english`. */
export const englishCharts = {
  title: 'Statechart',
  path: 'Active states, from the outermost',
  which: 'Which charts',
  messages: 'Messages',
  around: 'Around',
  whole: 'Whole',
  entries: (many: number): string => (many === 0 ? 'No entry' : many === 1 ? '1 entry' : `${many} entries`),
  entryMoved: 'An entry took a transition',
  noEntry: 'Nothing waits on the pile. This is the chart that every entry has.',
  fold: 'Fold',
  unfold: 'Show the chart',
  enlarge: 'Enlarge',
  reduce: 'Reduce',
  size: 'Size of the drawing',
  smaller: 'Smaller',
  larger: 'Larger',
  fit: 'As large as there is room for',
  levels: 'Levels that are unfolded',
  fewer: 'Fewer levels',
  more: 'More levels',
  level: (depth: number | null, all: number): string => `Levels ${depth ?? '·'} of ${all}`,
  find: 'Find a state',
  found: (many: number): string =>
    many === 0 ? 'No state is called that.' : `${many} ${many === 1 ? 'state' : 'states'}`,
  label: (path: string): string => `Statechart. Active: ${path}.`,
  entryLabel: (number: number, title: string, state: string): string => `Chart of entry ${number}, ${title}: ${state}`,
  entriesLabel: 'Charts of the pile’s entries',
  state: (key: string, how: 'now' | 'active' | 'none', folded: boolean): string =>
    `State ${key}${how === 'now' ? ', the game is here' : how === 'active' ? ', active' : ''}${folded ? ', folded' : ''}`,
  edge: (what: string, from: string, to: string, last: boolean): string =>
    `${what}, from ${from} to ${to}${last ? ', just taken' : ''}`,
  atOnce: 'at once',
  whenDone: 'when it is done',
  entryLeft: 'an entry has left',
  justTaken: 'Just taken:',
  ask: 'Click or focus a state or a transition to see what it does, and by which rule.',
  aState: 'A state.',
  aStateWithInside: 'A state with an inside of its own.',
  entering: (action: string): string => `entering: ${action}`,
  leaving: (action: string): string => `leaving: ${action}`,
  guarded: (guard: string): string => `if ${guard}`,
  does: (actions: string): string => `does ${actions}`,
  entered: (until: number, all: number): string => counted('entered', until, all),
  taken: (until: number, all: number): string => counted('taken', until, all),
  guardSaid: (value: boolean, n: number): string => `it said ${value ? 'yes' : 'no'} at step ${n}`,
  guardNever: 'not looked at so far',
  lastAt: (n: number): string => `last at step ${n}`,
  foldState: 'Fold this state',
  unfoldState: 'Unfold this state',
  lookInside: 'Look inside',
  waits: 'Laying it out …',
  failed: 'It could not be laid out.',
} as const;

/** What the page says of messages between actors; a part of `english`. */
export const englishSequence = {
  label: 'Messages between players, the game and the entries of the pile',
  none: 'Nobody has said anything yet.',
  game: 'Game',
  who: (mark: string, title: string): string => (mark === '' ? title : `${mark}: ${title}`),
  message: (from: string, to: string, words: string, n: number): string => `${from} to ${to}: ${words}, step ${n}`,
  which: 'Which messages are exported',
  part: 'This part',
  turn: 'This turn',
  all: 'The whole game',
  copy: 'Copy',
  download: 'Download',
  copied: 'Copied.',
  notCopied: 'The browser does not let it be copied: download it.',
  long: 'It is longer than what Mermaid draws, unless its maxTextSize is raised.',
  saved: (file: string): string => `Saved as ${file}.`,
} as const;

function counted(what: string, until: number, all: number): string {
  if (all === 0) return `never ${what} in this game`;
  const times = (many: number): string => (many === 1 ? 'once' : many === 2 ? 'twice' : `${many} times`);
  if (until === all) return `${what} ${times(all)} in this game`;
  return until === 0
    ? `not yet ${what}; ${times(all)} later in this game`
    : `${what} ${times(until)} so far, ${times(all)} in this game`;
}
