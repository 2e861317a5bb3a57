import type { CardType } from '../model/cardType.ts';
import type { CardName, EntryId, ObjectId, PlayerId } from '../model/ids.ts';
import type { Intent, IntentType } from '../model/intent.ts';
import type { Offer } from '../model/offer.ts';
import type { Refusal } from '../model/result.ts';
import type { RuleId } from '../model/rulebook.ts';
import type { Zone } from '../model/zone.ts';
import type { View, Viewer } from '../view/view.ts';
import type { Words } from '../view/words.ts';

/** The one version both ends must speak. */
export const PROTOCOL = 4;

/** How the game is run: on live actors, which can be inspected, or as data. */
export type RunnerName = 'live' | 'data';

// ---------------------------------------------------------------- the charts, drawn from their definitions

/** A state of a chart, placed. Coordinates are absolute, in CSS pixels of the drawing. */
export type ChartNode = {
  /** The state node's id in the machine. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether its parent begins with it. */
  readonly initial: boolean;
  /** A compound state whose inside is not drawn in this drawing. */
  readonly folded: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rules: readonly RuleId[];
  readonly description: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
};

/** One transition of the definition, as a drawing tells it. */
export type ChartTransition = {
  /** See `edgeId`: what a microstep names. */
  readonly id: string;
  /** The event, as the definition has it; empty for `always`. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly rules: readonly RuleId[];
  readonly description: string | null;
};

/** A line of a drawing: every transition between these two states, as far as they are unfolded. */
export type ChartEdge = {
  readonly id: string;
  readonly source: string;
  /** A node of this drawing, or a state outside it: such a line has only a label. */
  readonly target: string;
  /** The events, without their prefixes, in lines. */
  readonly label: readonly string[];
  readonly transitions: readonly ChartTransition[];
  /** Empty for what stays inside a compound state or leaves the drawing: only its label is drawn, beside the title. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The middle of the label's first line. */
  readonly at: readonly [x: number, y: number] | null;
};

/** One drawing of a machine, with some of its compound states folded. */
export type ChartDrawing = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
};

/** A machine with its drawings, by the id of the state node they are drawn for (the parent of the active leaf). */
export type Chart = {
  readonly machine: string;
  readonly title: string;
  readonly drawings: Readonly<Record<string, ChartDrawing>>;
};

/** One part of a chart, asked about at step `n` of a line: a state, or the transitions of one line of a drawing. */
export type PartAsked = {
  readonly machine: 'game' | 'pileEntry';
  readonly n: number;
  readonly state: string | null;
  readonly edges: readonly string[];
};

/** How often something happened: up to the step looked at, and in all; and at which step the last time, up to there. */
export type Count = { readonly until: number; readonly all: number; readonly last: number | null };

/** What a game has done with one part of a chart. Of an entry's chart, all entries count. */
export type PartTold = {
  readonly machine: PartAsked['machine'];
  readonly n: number;
  readonly state: string | null;
  /** How often the state was entered. */
  readonly entered: Count;
  readonly edges: readonly {
    readonly id: string;
    readonly taken: Count;
    /** What its guard said when it was last looked at, and at which step; null when it never was. */
    readonly guard: { readonly value: boolean; readonly n: number } | null;
  }[];
};

// ---------------------------------------------------------------- the history

/** What can be seen at a glance on the course. */
export type Mark = 'turn' | 'battle' | 'pile' | 'resolve' | 'refused' | 'ended';

/** One row of the log. A step is one macrostep of the spine: an intent that was accepted, or one thing that followed. */
export type LogRow = {
  /** Steps are numbered from 0, the beginning; a refused intent has the number of the step it was refused at. */
  readonly n: number;
  readonly kind: 'step' | 'refused';
  /** The heading above this row, where a new part of the game begins. */
  readonly heading: { readonly level: 1 | 2; readonly words: string; readonly player: PlayerId | null } | null;
  readonly player: PlayerId | null;
  readonly words: Words;
  readonly rule: RuleId | null;
  readonly mark: Mark | null;
  /** What it began with, or what was refused; null for what followed by itself, and for what is no intent. */
  readonly what: IntentType | null;
  /** Every rule that is cited by what happened in it. */
  readonly rules: readonly RuleId[];
  /** The cards that it concerns, by the ids the viewer sees. */
  readonly touches: readonly ObjectId[];
  /** Cards that the viewer saw become another object, as each change of zone makes them (200.6). */
  readonly becomes: readonly (readonly [ObjectId, ObjectId])[];
  /** The table is after it as it was before: somebody passed, or was refused. */
  readonly still: boolean;
  /** What somebody noted at this step; empty where it is only marked, null where it is not. */
  readonly note: string | null;
};

/** One transition the charts took, as XState's microsteps tell it. */
export type Taken = {
  /** `game` for the spine, or an entry's id. */
  readonly actor: string;
  readonly event: string;
  /** The transitions taken, see ChartTransition. */
  readonly edges: readonly string[];
  /** State node ids that are active after it. */
  readonly active: readonly string[];
};

/** The life of one pile entry's own actor. */
export type EntryLife = {
  readonly id: EntryId;
  readonly state: 'waiting' | 'resolving' | 'asking' | 'resolved' | 'fizzled' | 'removed';
  readonly active: readonly string[];
  /** What removed it: an entry and its controller. */
  readonly removedBy: { readonly title: string; readonly controller: PlayerId | null } | null;
};

/** An entry as the pile panel shows it: also those of this pile that have gone. Top first. */
export type PileRow = EntryLife & {
  readonly number: number;
  readonly kind: View['pile'][number]['kind'];
  readonly title: string;
  readonly text: string;
  readonly controller: PlayerId;
  readonly targets: readonly {
    readonly words: Words;
    readonly card: ObjectId | null;
    readonly entry: EntryId | null;
  }[];
};

/** Something a player can ask for now: a button, or the start of one. */
export type Act = {
  readonly id: string;
  readonly player: PlayerId;
  readonly icon:
    | 'pass'
    | 'next'
    | 'news'
    | 'ability'
    | 'ship'
    | 'region'
    | 'starbase'
    | 'structure'
    | 'location'
    | 'attack'
    | 'withdraw'
    | 'stay'
    | 'hold'
    | 'answer'
    | 'concede';
  readonly title: string;
  readonly detail: string;
  /** The first action is drawn as a plate. */
  readonly first: boolean;
  readonly card: ObjectId | null;
  /** Ready to send, when nothing is left to choose. */
  readonly intent: Intent | null;
  /** Otherwise: what is to be chosen, worked out. The page builds the intent from it. */
  readonly offer: Offer | null;
};

/** Something that a player holds and can't do now, and why. */
export type Denied = {
  readonly id: string;
  readonly player: PlayerId;
  readonly title: string;
  readonly icon: Act['icon'];
  readonly card: ObjectId | null;
  readonly refusal: Refusal;
};

/** One of the ways the game went: the main line, or a branch that leaves another line. */
export type BranchId = string;

/** The line of the game itself. */
export const MAIN: BranchId = 'main';

/** A line of the tree of branches, as one viewer may read it. */
export type BranchRow = {
  readonly id: BranchId;
  /** The line that it leaves, and the last step that both share; null for the main line. */
  readonly leaves: { readonly branch: BranchId; readonly at: number } | null;
  readonly last: number;
  /** The step with which it begins; of a game without one play, the play that is left out. */
  readonly words: Words;
  readonly player: PlayerId | null;
  /** Of a game without one play: how far it goes. */
  readonly without: Without | null;
  /** It was the main line, until that was taken back. */
  readonly takenBack: boolean;
};

/** The same game without one play, as far as it goes. */
export type Without = {
  /** Passes on a pile that is not there, and answers to what nobody asks: left out with it. */
  readonly idle: number;
  /** The first step at which something else happens than did, and what happened then; null where all is as it was. */
  readonly parts: { readonly n: number; readonly instead: Words; readonly player: PlayerId | null } | null;
  /** What cannot be done any more, and why, so that it goes no further; null when it goes to its end. */
  readonly ends: {
    readonly words: Words;
    readonly player: PlayerId;
    readonly why: string;
    readonly rules: readonly RuleId[];
  } | null;
};

/** Two lines beside each other, as one viewer may read them. */
export type Compared = {
  readonly branches: readonly [BranchId, BranchId];
  /** The last step that both share. */
  readonly common: number;
  /** From there on, row by row; what one line has and the other has not stands alone. */
  readonly pairs: readonly ComparedPair[];
  /** Rows that are left out, because there are too many. */
  readonly more: number;
  /** What is otherwise at their ends. */
  readonly stands: readonly { readonly what: Words; readonly sides: readonly [Words, Words] }[];
};

export type ComparedPair = {
  readonly sides: readonly [LogRow | null, LogRow | null];
  /** Whether both say the same. */
  readonly same: boolean;
};

/** All that the page draws of one step, as one viewer sees it. */
export type Position = {
  readonly branch: BranchId;
  readonly n: number;
  /** The number of the newest step. */
  readonly last: number;
  /** The step, at or before this one, at which everything had come to rest: from there the game can go on anew. */
  readonly rests: number;
  readonly viewer: Viewer;
  readonly mode: 'open' | 'building' | 'resolving' | 'asking' | 'over';
  /** The band, in words: mode (two lines), the sentence, the reason, the passes (two lines). */
  readonly band: {
    readonly mode: readonly [string, string];
    readonly now: Words;
    readonly why: Words;
    readonly passes: readonly [Words, Words];
  };
  readonly holder: PlayerId | null;
  readonly next: PlayerId | null;
  /** Players whose passes count, in a row. */
  readonly passed: readonly PlayerId[];
  readonly view: View;
  readonly pile: readonly PileRow[];
  /** Active state nodes of the spine, from the outermost to the leaf. */
  readonly path: readonly { readonly id: string; readonly key: string }[];
  /** The transitions that led to this step. */
  readonly taken: readonly Taken[];
  /** What changed with this step: in words, and raw (a JSON difference as text). */
  readonly changes: readonly Words[];
  readonly raw: string;
  /**
   * What each player can do, and what they hold and cannot: at the newest step, and at any other at which everything has come to
   * rest. There it begins a branch.
   */
  readonly acts: readonly Act[];
  readonly denied: readonly Denied[];
  /** Rules whose texts this step cites. */
  readonly cites: readonly RuleId[];
};

/** What one actor said to another: players, the spine (`game`), and the entries of the pile, by their ids. */
export type Message = {
  /** The step it belongs to. */
  readonly n: number;
  readonly from: string;
  readonly to: string;
  /** `begins`: with it an entry comes to be; `ends`: it is the last that is heard of it. */
  readonly kind: 'intent' | 'begins' | 'tells' | 'asks' | 'ends';
  readonly words: string;
  /** Of an entry that begins: what it is. */
  readonly entry: { readonly title: string; readonly number: number; readonly controller: PlayerId } | null;
};

export type ScenarioEntry = { readonly file: string; readonly title: string; readonly cites: readonly RuleId[] };

/** What a whole game is dealt from: the same decks and seed deal the same again. */
export type Dealt = { readonly decks: readonly string[]; readonly seed: number };

/** A deck that can be played: what it is asked for by, and what it is called. */
export type DeckEntry = { readonly name: string; readonly title: string; readonly races: readonly string[] };

// ---------------------------------------------------------------- what is laid by hand

/** Where a card is laid: a zone, or in play at a region, by the word that region goes by. */
export type EditPlace = 'hand' | 'reserve' | 'deck' | 'scrapheap' | 'play' | { readonly region: string };

/** One thing laid otherwise. Cards go by their words in the draft. */
export type Edit =
  | { readonly do: 'put'; readonly card: string; readonly owner: PlayerId; readonly to: EditPlace }
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'move'; readonly card: string; readonly to: EditPlace }
  | { readonly do: 'control'; readonly card: string; readonly by: PlayerId | null }
  | { readonly do: 'set'; readonly card: string; readonly what: 'damage' | 'assembling'; readonly to: number }
  | { readonly do: 'exhaust'; readonly card: string; readonly exhausted: boolean }
  | { readonly do: 'isk'; readonly player: PlayerId; readonly to: number }
  | { readonly do: 'moment'; readonly at: 'development' | 'command' | 'battle'; readonly active: PlayerId };

/** A table that is laid by hand, as far as it has come. */
export type Draft = {
  /** The step it was taken from. */
  readonly n: number;
  readonly players: readonly { readonly id: PlayerId; readonly title: string; readonly isk: number | null }[];
  readonly cards: readonly {
    /** The one word it goes by. */
    readonly word: string;
    readonly title: string;
    readonly type: CardType;
    readonly owner: PlayerId;
    readonly zone: Exclude<Zone, 'pile'>;
    readonly region: string | null;
    readonly controller: PlayerId | null;
    readonly exhausted: boolean;
    readonly damage: number;
    readonly assembling: number;
  }[];
  readonly moment: string;
  readonly active: PlayerId | null;
  /** What was laid otherwise, in words; what keeps it from being a game; and what of the step it does not keep. */
  readonly words: readonly string[];
  readonly faults: readonly string[];
  readonly loss: readonly string[];
};

// ---------------------------------------------------------------- what is taken along

/** What a game can be exported as. `seen`: what one viewer has seen; everything else is the whole game. */
export type ExportKind = 'scenario' | 'replay' | 'save' | 'link' | 'seen' | 'report';

/** Files to be kept, and what was found when they were checked. */
export type Exported = {
  readonly kind: ExportKind;
  readonly files: readonly { readonly name: string; readonly type: string; readonly text: string }[];
  readonly words: readonly string[];
};

// ---------------------------------------------------------------- the messages

/** What became of a value of plain data: another; a record with some parts changed or gone; a list changed in place, or spliced. */
export type Patch =
  | { readonly is: unknown }
  | { readonly has: Readonly<Record<string, Patch>>; readonly gone?: readonly string[] }
  | { readonly at: Readonly<Record<string, Patch>> }
  | { readonly from: number; readonly drop: number; readonly put: readonly unknown[] };

/** From the server to a page. */
export type FromServer =
  | {
      readonly type: 'hello';
      readonly protocol: typeof PROTOCOL;
      readonly title: string;
      readonly file: string | null;
      readonly players: readonly { readonly id: PlayerId; readonly title: string }[];
      readonly scenarios: readonly ScenarioEntry[];
      /** Whether the scenario has a script that can be played. */
      readonly script: number;
      readonly runner: RunnerName;
      /** The decks that whole games can be played with, and how many can play; none where there are no decks. */
      readonly decks: readonly DeckEntry[];
      readonly seats: number;
      /** What was laid by hand before the game began, in words. */
      readonly edits: readonly string[];
      /** Of a whole game, what it was dealt from. */
      readonly dealt: Dealt | null;
      readonly rules: readonly {
        readonly number: RuleId;
        readonly parts: readonly { readonly provenance: 'S' | 'P' | 'H'; readonly text: string }[];
      }[];
      readonly cards: readonly { readonly name: CardName; readonly title: string; readonly text: readonly string[] }[];
    }
  /** The log from that row on; rows before it stand. */
  | { readonly type: 'log'; readonly from: number; readonly rows: readonly LogRow[] }
  | { readonly type: 'position'; readonly position: Position }
  /** What is otherwise than in the position this page was sent last. */
  | { readonly type: 'change'; readonly patch: Patch }
  | { readonly type: 'part'; readonly part: PartTold }
  /** What actors said to each other from that message on; those before it stand. */
  | { readonly type: 'messages'; readonly from: number; readonly messages: readonly Message[] }
  /** All lines there are, the main line first, each before those that leave it. */
  | { readonly type: 'branches'; readonly branches: readonly BranchRow[] }
  /** Where this page looks now, since what it asked for is to be seen there. */
  | { readonly type: 'place'; readonly branch: BranchId; readonly n: number | 'last' }
  | { readonly type: 'compared'; readonly compared: Compared }
  | { readonly type: 'exported'; readonly exported: Exported }
  | { readonly type: 'draft'; readonly draft: Draft }
  /** The answer to an intent that was refused. */
  | { readonly type: 'refused'; readonly intent: unknown; readonly refusal: Refusal }
  /** The server could not do what was asked, and says why. */
  | { readonly type: 'problem'; readonly message: string };

/** From a page to the server. */
export type FromPage =
  /** `acts`: what could be done there is wanted too. At the newest step it is always told. */
  | {
      readonly type: 'look';
      readonly n: number | 'last';
      readonly viewer: Viewer;
      readonly branch?: BranchId;
      readonly acts?: boolean;
    }
  /** At the step that was looked at last: where that is not the newest of its line, a branch begins with it. */
  | { readonly type: 'submit'; readonly intent: unknown; readonly n?: number }
  /** The same game without the intent that led to that step of the line looked at, as far as it goes: a branch. */
  | { readonly type: 'without'; readonly n: number }
  /** Forgets a branch, and those that leave it. */
  | { readonly type: 'drop'; readonly branch: BranchId }
  | { readonly type: 'compare'; readonly branches: readonly [BranchId, BranchId] }
  /** The table of a step of the line looked at, with these edits: to look at, to be opened as a game, or as a scenario's text. */
  | {
      readonly type: 'edit';
      readonly n: number;
      readonly edits: readonly Edit[];
      readonly want: 'look' | 'open' | 'save';
    }
  /** The game of the line looked at, to be taken along. */
  | { readonly type: 'export'; readonly kind: Exclude<ExportKind, 'report'> }
  /** What goes wrong at a step of the line looked at. `check`: what was expected, as a line of the notation. */
  | {
      readonly type: 'report';
      readonly n: number;
      readonly expected: string;
      readonly check: string | null;
      readonly link: string;
    }
  /** A piece of a game that is brought along: a scenario, a replay, a save or a link. With the last it is opened. */
  | { readonly type: 'bring'; readonly part: number; readonly of: number; readonly text: string }
  /** A note at that step of the line looked at; empty, it is only marked, and null takes it away. */
  | { readonly type: 'note'; readonly n: number; readonly text: string | null }
  /** What the game has done with one part of a chart. */
  | ({ readonly type: 'part' } & PartAsked)
  /** What actors have said to each other on the line looked at, as far as it is not told yet. */
  | { readonly type: 'messages' }
  /** Take back everything after that step; it is kept as a branch. */
  | { readonly type: 'rewind'; readonly n: number }
  /** The same, and go on from there by that runner. */
  | { readonly type: 'run'; readonly n: number; readonly runner: RunnerName }
  | { readonly type: 'open'; readonly file: string }
  /** A whole game from its set-up: a deck for each player; without a seed, a new one. */
  | { readonly type: 'deal'; readonly decks: readonly string[]; readonly seed: number | null }
  /** Back to the beginning; or play the scenario's own script from the beginning. */
  | { readonly type: 'restart'; readonly script: boolean };
