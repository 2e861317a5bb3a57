/** What is done: the bar above, who acts, what can be done, and how the game is run. */
export const englishBar = {
  seeAs: 'See as',
  seeAsOne: (who: string): string => `See as ${who}`,
  all: 'All',
  table: 'Table',
  more: 'See as, and the whole game',
  choose: ', choose a scenario',
  scenarios: 'Scenarios',
  wholeGame: 'A whole game …',
  seed: (seed: number): string => `seed ${seed}`,
  seats: (most: number): string => `2 to ${most} players`,
  script: 'Play the script',
  restart: 'Restart',
  theme: { dark: 'Change to the light theme', light: 'Change to the dark theme' },
} as const;

export const englishNow = {
  label: 'Now',
  step: 'Step',
  of: (n: number, last: number): string => `${n} of ${last}`,
} as const;

export const englishLink = {
  protocols: (server: number, page: number): string =>
    `The server speaks version ${server} of the protocol, and this page version ${page}. Reload the page; if that does not help, build it again.`,
  silent: 'The server does not answer. Trying again …',
  waiting: 'Waiting for the game …',
  turnedAway:
    'The server answers, but does not let this page in: open the address that it printed. Each time that it is started, it prints another.',
  lost: 'The connection to the server is down. What you see is the last it told; trying again …',
  understood: 'Understood',
  skip: 'Skip to what you can do',
} as const;

export const englishActs = {
  title: 'What can be done',
  titleOf: (player: string): string => `What ${player} can do`,
  whose: 'Whose acts',
  label: 'Intents',
  notNow: 'Not now, and why',
  notLegal: ', not legal now',
  clausesFail: (many: number): string => `${many} clauses fail`,
  refused: 'Refused.',
  leaves: (player: string): string => `${player} leaves the game.`,
  nothing: (player: string): string => `${player} can do nothing just now.`,
  over: 'The game is over. Look back along the course, or restart.',
  watches: 'The table only watches. Under “See as” choose a player, or all, to act.',
  nobody: 'Nothing can be done from here just now.',
  cancel: 'Cancel',
  lacking: (labels: readonly string[]): string => `Still to be chosen: ${labels.join('; ').toLowerCase()}.`,
  next: (what: string): string => `Next: ${what}`,
  step: (n: number): string => `step ${n}`,
  newest: 'Back to the newest step',
  takeBack: 'Take back to here',
  takeBackTo: (n: number): string => `Take back to step ${n}`,
} as const;

/** What is chosen for an act. */
export const englishFields = {
  into: 'Into the region',
  pay: { sacrifice: 'Sacrifice', discard: 'Discard' },
  against: 'Against',
  ships: 'With these ships',
  withdraw: 'Withdraw',
  hold: 'Holds its fire',
  toRegion: 'To the region',
  worksOn: 'Works on',
  aimsAt: 'Aims at',
  which: 'Which',
  mode: (number: number): string => `Mode ${number}`,
  target: 'Target',
  targetOf: (number: number): string => `Target ${number}`,
  targets: (name: string, amount: string): string => `${name}: ${amount}`,
  range: (label: string, min: number, max: number): string => `${label}, ${min} to ${max}`,
  choice: (number: number): string => `Choice ${number}`,
  order: 'In this order: the first goes on the pile first, and so resolves last',
  chooseOne: 'Choose one',
  choose: (many: number): string => `Choose ${many}`,
  upTo: (most: number): string => `choose up to ${most}`,
  between: (min: number, max: number): string => `choose ${min} to ${max}`,
} as const;

export const englishRun = {
  about: 'How the game is run',
  live: {
    word: 'Live',
    title: 'Run on live actors',
    about:
      'The spine is a live XState actor, and so is every entry on the pile. Whoever inspects them hears all they do.',
    go: 'Raise live actors here',
    from: (step: number): string =>
      `The actors are raised as they were at step ${step}, and the game goes on with them.`,
  },
  data: {
    word: 'Data',
    title: 'Run as data',
    about:
      'The charts are run as plain data: the same steps, many times faster. There is nothing to inspect until live actors are raised.',
    go: 'Go on as data from here',
    from: (step: number): string => `The actors are put away, and the game goes on as data from step ${step}.`,
  },
  midst: (n: number, rests: number): string =>
    `Step ${n} lies within what one intent did, and nothing rests there: the game goes on from step ${rests}, ${rests < n ? 'before that intent' : 'after it'}.`,
  takenBack: (step: number, last: number): string =>
    `${last - step === 1 ? `The step after step ${step} is` : `The ${last - step} steps after step ${step} are`} taken back, and kept as a branch.`,
} as const;

export const englishPile = {
  title: 'Pile',
  first: 'resolves first',
  lands: 'next addition lands here',
  none: 'no pile is open',
  last: 'the last one resolves',
  resolving: (resolving: number, waiting: number): string =>
    `${resolving} resolving, ${waiting} wait${waiting === 1 ? 's' : ''}`,
  waiting: (waiting: number): string => (waiting === 1 ? '1 entry waits' : `${waiting} entries wait`),
  entry: (number: number): string => `Entry ${number}`,
  entryCalled: (number: number, title: string): string => `Entry ${number}, ${title}`,
  by: (player: string): string => `by ${player}`,
  noTarget: 'no target',
  target: (targets: string): string => `target ${targets}`,
  removedBy: (title: string): string => `By ${title}`,
  never: '. Never resolves.',
  playerLeft: 'Its player left the game. Never resolves.',
  fizzled: 'No target was legal any more: it did nothing.',
  /** The states of an entry's own actor. */
  states: {
    waiting: 'waiting',
    resolving: 'resolving',
    asking: 'asking',
    resolved: 'resolved',
    fizzled: 'fizzled',
    removed: 'removed',
  },
  kinds: {
    news: 'News',
    ability: 'Ability',
    damage: 'Damage',
    ship: 'Ship',
    structure: 'Structure',
    location: 'Location',
    region: 'Region',
    upgrade: 'Upgrade',
  },
} as const;
