import type { EntryId } from '../model/ids.ts';
import type { EndingSaid, EntrySaid, Told } from './factTree.ts';
import type { Names } from './names.ts';
import { serialOf } from './serialOf.ts';
import type { OrderSaid } from './tableTree.ts';
import { Unnamed } from './unnamed.ts';

/** A fact in words, everything said, and the entries that it tells of. */
export type Happening = {
  readonly told: Told;
  readonly entry: EntryId | null;
  readonly by: EntryId | null;
  /** The ISK that its player now has; null where it tells of none. */
  readonly isk: number | null;
};

/**
 * Whether what is said is what was told: everything that is said must be so, what is not said is left open. Of several
 * cards, all must be among those told. Throws `Unnamed` for what nothing is called.
 */
export function isToldBy(said: Told, { told, entry, by, isk }: Happening, names: Names): boolean {
  const card = (a: string | undefined, b: string | undefined): boolean => a === undefined || sameCard(a, b, names);
  const cards = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
    (a ?? []).every((one) => (b ?? []).some((other) => sameCard(one, other, names)));
  const player = (a: string | null | undefined, b: string | null | undefined): boolean =>
    a === undefined || knownPlayer(a, names) === b;
  const order = (a: OrderSaid | undefined, b: OrderSaid | undefined): boolean => {
    if (a === undefined || b === undefined || a.kind !== b.kind) return a === undefined;
    return a.kind !== 'mine' || b.kind !== 'mine' || card(a.at, b.at);
  };
  const plain = <T>(a: T | undefined, b: T | undefined): boolean => a === undefined || a === b;

  switch (said.fact) {
    case 'announced':
    case 'resolved':
    case 'fizzled':
      return told.fact === said.fact && isEntry(said.entry, told.entry, entry, names);
    case 'removed': {
      if (told.fact !== 'removed' || !isEntry(said.entry, told.entry, entry, names)) return false;
      if (said.by === undefined || said.by === null) return said.by === undefined || told.by === null;
      return told.by !== undefined && told.by !== null && isEntry(said.by, told.by, by, names);
    }
    case 'triggered':
      return told.fact === 'triggered' && card(said.card, told.card) && player(said.by, told.by);
    case 'passed':
      return (
        told.fact === 'passed' &&
        player(said.player, told.player) &&
        plain(said.count, told.count) &&
        plain(said.of, told.of)
      );
    case 'handedOn':
      return told.fact === 'handedOn' && player(said.player, told.player) && player(said.to, told.to);
    case 'asked':
      return told.fact === 'asked' && player(said.player, told.player) && plain(said.about, told.about);
    case 'answered':
    case 'shuffled':
    case 'stayed':
      return told.fact === said.fact && player(said.player, told.player);
    case 'moved':
      return (
        told.fact === 'moved' &&
        card(said.card, told.card) &&
        plain(said.from, told.from) &&
        said.to === told.to &&
        player(said.owner, told.owner)
      );
    case 'damaged':
      return told.fact === 'damaged' && card(said.card, told.card) && plain(said.amount, told.amount);
    case 'changed':
      return (
        told.fact === 'changed' &&
        card(said.card, told.card) &&
        plain(said.change?.stat, told.change?.stat) &&
        plain(said.change?.by, told.change?.by) &&
        plain(said.until, told.until)
      );
    case 'protected':
    case 'woreOff':
      return told.fact === said.fact && cards(said.cards, told.cards) && plain(said.until, told.until);
    case 'destroyed':
    case 'exhausted':
    case 'readied':
    case 'recharged':
    case 'withdrew':
    case 'held':
    case 'joined':
    case 'relieved':
      return told.fact === said.fact && cards(said.cards, told.cards);
    case 'sacrificed':
    case 'discarded':
      return told.fact === said.fact && cards(said.cards, told.cards) && player(said.by, told.by);
    case 'assembled':
    case 'expired':
      return told.fact === said.fact && card(said.card, told.card) && plain(said.left, told.left);
    case 'travelled':
      return (
        told.fact === 'travelled' && card(said.card, told.card) && card(said.from, told.from) && card(said.to, told.to)
      );
    case 'controlled':
      return (
        told.fact === 'controlled' &&
        card(said.card, told.card) &&
        player(said.from, told.from) &&
        player(said.by, told.by)
      );
    case 'ordered':
      return told.fact === 'ordered' && card(said.ship, told.ship) && order(said.order, told.order);
    case 'upgraded':
      return told.fact === 'upgraded' && player(said.player, told.player) && card(said.to, told.to);
    case 'paid':
    case 'gained':
    case 'lost':
      return told.fact === said.fact && player(said.player, told.player) && plain(said.isk, told.isk);
    case 'isk': {
      if (told.fact !== 'paid' && told.fact !== 'gained' && told.fact !== 'lost') return false;
      return player(said.player, told.player) && said.isk === isk;
    }
    case 'attacked':
      return (
        told.fact === 'attacked' &&
        card(said.region, told.region) &&
        player(said.by, told.by) &&
        player(said.defender, told.defender) &&
        cards(said.ships, told.ships)
      );
    case 'aimed':
      return told.fact === 'aimed' && card(said.ship, told.ship) && card(said.at, told.at);
    case 'fought':
      return told.fact === 'fought' && card(said.region, told.region);
    case 'turnBegan':
      return told.fact === 'turnBegan' && plain(said.turn, told.turn) && player(said.player, told.player);
    case 'phaseBegan':
    case 'phaseEnded':
      return told.fact === said.fact && said.phase === told.phase && player(said.player, told.player);
    case 'left':
      return told.fact === 'left' && player(said.player, told.player) && plain(said.why, told.why);
    case 'ended':
      return told.fact === 'ended' && isEnding(said.ending, told.ending, names);
  }
}

/** Throws `Unnamed` for the first thing said that nothing is called: compared with itself, every phrase is read. */
export function readPhrases(said: Told, names: Names): void {
  if (said.fact === 'isk') knownPlayer(said.player, names);
  isToldBy(said, { told: said, entry: null, by: null, isk: null }, names);
}

/** The same, of an entry and its id. A card by itself is also the ability that came from it. */
export function isEntry(said: EntrySaid, told: EntrySaid, id: EntryId | null, names: Names): boolean {
  if (said.kind === 'card' && /^e\d+$/.test(said.of)) return said.of === id;
  const points = (phrases: readonly string[] | undefined, others: readonly string[]): boolean =>
    (phrases ?? []).every((phrase) => others.some((other) => samePoint(phrase, other, names)));
  switch (said.kind) {
    case 'card':
      return told.kind !== 'damage' && sameCard(said.of, told.of, names) && points(said.targets, told.targets ?? []);
    case 'ability':
      return told.kind === 'ability' && sameCard(said.of, told.of, names) && points(said.targets, told.targets ?? []);
    case 'damage':
      return (
        told.kind === 'damage' &&
        (said.of === undefined || sameCard(said.of, told.of, names)) &&
        (said.amount === undefined || said.amount === told.amount) &&
        (said.target === undefined || points([said.target], told.target === undefined ? [] : [told.target]))
      );
  }
}

export function isEnding(said: EndingSaid, told: EndingSaid, names: Names): boolean {
  if (said.kind === 'won') {
    return told.kind === 'won' && (said.by === undefined || knownPlayer(said.by, names) === told.by);
  }
  return told.kind === 'drawn' && (said.why === undefined || said.why === told.why);
}

/** `told` is a card's one word, or what it was called when nothing more was known of it. */
function sameCard(said: string, told: string | undefined, names: Names): boolean {
  const handle = names.handles.get(serialOf(said, names));
  return told !== undefined && (handle === told || said === told);
}

/** What an entry is aimed at: a card, a player or another entry. */
function samePoint(said: string, told: string, names: Names): boolean {
  if (names.players.some((player) => player === said)) return said === told;
  const [, kind, of] = /^(?:(damage|ability) )?(.*)$/.exec(said) ?? [];
  const [, toldKind, toldOf] = /^(?:(damage|ability) )?(.*)$/.exec(told) ?? [];
  return kind === toldKind && sameCard(of ?? said, toldOf, names);
}

function knownPlayer(name: string | null, names: Names): string | null {
  if (name === null || names.players.some((player) => player === name)) return name;
  throw new Unnamed(`nobody here is called \`${name}\`: at the table are ${names.players.join(', ')}.`);
}
