import type { EndingSaid, EntrySaid, FactSaid, Told } from './factTree.ts';
import { printOrder } from './printCard.ts';
import { printSides } from './printTable.ts';

/** One thing that happened: `destroyed x s`. */
export function printFact(said: FactSaid): string {
  return said.no ? `no ${printTold(said)}` : printTold(said);
}

function printTold(told: Told): string {
  switch (told.fact) {
    case 'announced':
      return `on the pile ${printEntry(told.entry)}`;
    case 'removed': {
      const by = told.by === undefined ? '' : ` by ${told.by === null ? 'nobody' : printEntry(told.by)}`;
      return `removed ${printEntry(told.entry)}${by}`;
    }
    case 'resolved':
    case 'fizzled':
      return `${told.fact} ${printEntry(told.entry)}`;
    case 'triggered':
      return phrase('triggered', told.card, after('by', told.by));
    case 'passed':
      return phrase('passed', told.player, told.count, after('of', told.of));
    case 'handedOn':
      return phrase('handed on', told.player, after('to', told.to));
    case 'asked':
      return phrase('asked', told.player, told.about);
    case 'answered':
    case 'shuffled':
    case 'stayed':
      return phrase(told.fact, told.player);
    case 'moved':
      if (told.from === undefined) return phrase(told.card, 'in', told.to, told.owner);
      return phrase(told.card, 'from', told.from, 'to', told.to, told.owner);
    case 'damaged':
      return phrase('damaged', told.card, told.amount);
    case 'changed':
      return phrase('changed', told.card, told.change?.stat, signed(told.change?.by), after('until', told.until));
    case 'protected':
      return phrase('protected', ...told.cards, after('until', told.until));
    case 'woreOff':
      return phrase('wore off', ...told.cards, after('until', told.until));
    case 'destroyed':
    case 'exhausted':
    case 'readied':
    case 'recharged':
    case 'withdrew':
    case 'held':
    case 'joined':
    case 'relieved':
      return phrase(told.fact, ...told.cards);
    case 'sacrificed':
    case 'discarded':
      return phrase(told.fact, ...told.cards, after('by', told.by));
    case 'assembled':
    case 'expired':
      return phrase(told.fact, told.card, told.left === undefined ? undefined : `${told.left} left`);
    case 'travelled':
      return phrase('travelled', told.card, after('from', told.from), after('to', told.to));
    case 'controlled':
      if (told.by === null) return phrase('uncontrolled', told.card, after('from', told.from));
      return phrase('controlled', told.card, after('from', told.from), after('by', told.by));
    case 'ordered':
      return phrase('ordered', told.ship, told.order && printOrder(told.order));
    case 'upgraded':
      return phrase('upgraded', told.player, after('to', told.to));
    case 'paid':
    case 'gained':
    case 'lost':
    case 'isk':
      return phrase(told.fact, told.player, told.isk);
    case 'attacked':
      return phrase('attacked', told.region, after('by', told.by)) + printSides(told);
    case 'aimed':
      return phrase('aimed', told.ship, after('->', told.at));
    case 'fought':
      return phrase('fought', told.region);
    case 'turnBegan':
      return phrase('turn began', told.turn, told.player);
    case 'phaseBegan':
      return phrase('began', told.phase, told.player);
    case 'phaseEnded':
      return phrase('ended', told.phase, told.player);
    case 'left':
      return phrase('left', told.player, told.why);
    case 'ended':
      return phrase('ended', printEnding(told.ending));
  }
}

/** `damage 3 s -> x` */
export function printEntry(entry: EntrySaid): string {
  switch (entry.kind) {
    case 'card':
      return phrase(entry.of, after('->', entry.targets?.join(' ')));
    case 'ability':
      return phrase('ability', entry.of, after('->', entry.targets?.join(' ')));
    case 'damage':
      return phrase('damage', entry.amount, entry.of, after('->', entry.target));
  }
}

/** `won elysha` */
export function printEnding(ending: EndingSaid): string {
  return ending.kind === 'won' ? phrase('won', ending.by) : phrase('drawn', ending.why);
}

type Piece = string | number | undefined;

const phrase = (...pieces: readonly Piece[]): string => pieces.filter((piece) => piece !== undefined).join(' ');

/** The word and what follows it; nothing where nothing follows. Null is nobody. */
function after(word: string, piece: string | number | null | undefined): string | undefined {
  return piece === undefined ? undefined : `${word} ${piece ?? 'nobody'}`;
}

function signed(by: number | undefined): string | undefined {
  return by === undefined ? undefined : `${by < 0 ? '-' : '+'}${Math.abs(by)}`;
}
