import { englishAttached } from './englishAttached.ts';
import { englishCharts, englishSequence } from './englishCharts.ts';

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
  course: {
    label: 'Course of the game',
    first: 'First step',
    back: 'Step back',
    on: 'Step on',
    newest: 'Newest step',
    of: (last: number): string => `of ${last}`,
  },
  jump: {
    label: 'Jump to',
    to: { turn: 'turn', battle: 'battle', pile: 'pile', refusal: 'refusal', mark: 'mark' },
    next: (what: string): string => `Next ${what}`,
    before: (what: string): string => `Previous ${what}`,
  },
  log: {
    steps: 'Steps',
    nothing: 'No row of the log says that.',
  },
  filter: {
    search: 'Search the log',
    placeholder: 'Search: card, rule, player',
    label: 'Filter the log',
    kind: 'Kind',
    rule: 'Rule',
    any: (what: string): string => `${what}: any`,
    kinds: {
      play: 'Played',
      activate: 'Activated',
      pass: 'Passed',
      order: 'Ordered',
      attack: 'Attacked',
      withdraw: 'Withdrew',
      stay: 'Withdrew nothing',
      aim: 'Aimed',
      hold: 'Held fire',
      answer: 'Answered',
      concede: 'Conceded',
      follows: 'Followed by itself',
      refused: 'Refused',
    },
    still: 'Changed nothing',
    marked: 'Marked',
    touches: (card: string): string => `Touches ${card}`,
    aCard: 'a card',
    touching: 'Steps that touch this card',
    inverted: 'All but these',
    none: 'Clear',
  },
  note: {
    mark: 'Mark this step',
    unmark: 'Unmark',
    marked: 'marked',
    label: 'A note on this step',
  },
  branches: {
    title: 'Branches',
    label: 'The main line and its branches',
    branch: 'branch',
    main: 'The main line',
    compare: 'Compare',
    drop: 'Drop this branch',
    asData: 'This is a branch, and branches are run as data. The main line can be run either way: look at it first.',
    leaves: (without: boolean, player: string, what: string, at: number): string =>
      `${without ? 'Without ' : ''}${player === '' ? '' : `${player}: `}${what}, after step ${at}`,
    goesTo: (last: number): string => `It goes to step ${last}.`,
  },
  whatIf: {
    title: (n: number): string => `What if, from step ${n}`,
    about: 'Whatever is done here begins a branch. The line it leaves stays as it is.',
    midst: (n: number, rests: number): string =>
      `Step ${n} lies within what one intent did. What could be done otherwise begins at step ${rests}.`,
    toRest: (rests: number): string => `Go to step ${rests}`,
    whole: 'The whole line',
  },
  without: {
    button: 'Without this',
    about: 'The same game with this left out, as far as it goes: a branch.',
    is: (what: string): string => `The same game without “${what}”.`,
    parts: (n: number, instead: string): string => `It parts at step ${n}: “${instead}”.`,
    alike: 'All that follows goes as it did.',
    idle: (many: number): string =>
      many === 1
        ? 'One pass or answer had nothing to be about any more, and was left out too.'
        : `${many} passes and answers had nothing to be about any more, and were left out too.`,
    ends: (n: number, what: string, why: string): string =>
      `It goes no further than step ${n}, because “${what}” is refused${why === '' ? '.' : `: ${why}`}`,
    toItsEnd: 'It goes to its end.',
  },
  share: {
    title: 'Share',
    link: 'Link',
    here: 'This step, with its filters, while this inspector runs',
    anywhere: 'With the whole game, for any Starpile inspector',
    makeLink: 'Make a link with the whole game',
    noServer: 'No server keeps it: whoever has the link has the game.',
    onlyHere: (who: string): string =>
      `A link with the whole game would tell more than ${who} may see. Look as All to make one.`,
    table: 'the table',
    copy: 'Copy',
    copied: 'Copied',
    export: 'Export',
    whole: 'The whole game, with all that is hidden. It is played again before it is offered.',
    redacted: 'Only what is seen with these eyes. Look as All to export the whole game.',
    kinds: { scenario: 'Scenario (.pile)', replay: 'Replay', save: 'Save', seen: 'What is seen' },
    save: (name: string): string => `Save ${name}`,
    import: 'Import',
    importAbout:
      'A scenario, a replay, a save or a link. It is played before it is opened; the game that is open now is left.',
    file: 'A file',
    paste: 'Or paste it here',
    open: 'Open it',
  },
  report: {
    title: (n: number): string => `Report step ${n}`,
    expected: 'What should have happened?',
    required: 'must be said',
    check: 'The same as a line of the notation',
    optional: 'may be left out',
    make: 'Make the report',
    onlyAll: 'A report holds the whole game up to its step. Look as All to make one.',
  },
  compare: {
    title: 'Two lines side by side',
    left: 'Left',
    right: 'Right',
    waits: 'They are compared …',
    common: (n: number): string => `Both are the same up to step ${n}.`,
    alike: 'There is no difference.',
    first: (what: string): string => `The first difference: ${what}.`,
    firstMark: 'First difference',
    nothing: '—',
    rows: 'Step by step',
    more: (many: number): string => `${many} more rows are left out.`,
    ends: 'Where they end',
    sameEnds: 'They end alike, as far as can be seen.',
  },
  chart: englishCharts,
  sequence: englishSequence,
  attached: englishAttached,
} as const;
