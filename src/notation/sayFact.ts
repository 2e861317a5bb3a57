import type { OrderKind } from '../model/card.ts';
import type { Fact, Named, NamedEntry } from '../model/fact.ts';
import type { Ending } from '../model/game.ts';
import type { Target } from '../model/target.ts';
import type { AboutSaid, EndingSaid, EntrySaid, Told } from './factTree.ts';
import type { Names } from './names.ts';
import { sayObject } from './pointed.ts';
import type { OrderSaid } from './tableTree.ts';

/** A fact in the words of the notation, everything said. */
export function sayFact(fact: Fact, names: Names): Told {
  const card = ({ id }: Named): string => sayObject(id, names);
  const cards = (all: readonly Named[]): readonly string[] => all.map(card);
  switch (fact.type) {
    case 'announced':
    case 'resolved':
    case 'fizzled':
      return { fact: fact.type, entry: sayNamedEntry(fact.entry, names) };
    case 'removed': {
      const by = fact.by === null ? null : sayNamedEntry(fact.by, names);
      return { fact: 'removed', entry: sayNamedEntry(fact.entry, names), by };
    }
    case 'triggered':
      return { fact: 'triggered', card: card(fact.source), by: fact.controller };
    case 'passed':
      return { fact: 'passed', player: fact.player, count: fact.count, of: fact.of };
    case 'handedOn':
      return { fact: 'handedOn', player: fact.player, to: fact.to };
    case 'asked':
      return { fact: 'asked', player: fact.player, about: sayAbout(fact.about) };
    case 'answered':
    case 'shuffled':
    case 'stayed':
      return { fact: fact.type, player: fact.player };
    case 'moved':
      return { fact: 'moved', card: card(fact.card), from: fact.from, to: fact.to, owner: fact.owner };
    case 'damaged':
      return { fact: 'damaged', card: card(fact.card), amount: fact.amount };
    case 'changed': {
      const { stat, by, until } = fact;
      return { fact: 'changed', card: card(fact.card), change: { stat, by }, until };
    }
    case 'protected':
      return { fact: 'protected', cards: [card(fact.card)], until: fact.until };
    case 'woreOff':
      return { fact: 'woreOff', cards: cards(fact.cards), until: fact.until };
    case 'recharged':
      return { fact: 'recharged', cards: cards(fact.cards) };
    case 'destroyed':
    case 'exhausted':
    case 'readied':
      return { fact: fact.type, cards: [card(fact.card)] };
    case 'withdrew':
    case 'held':
    case 'joined':
    case 'relieved':
      return { fact: fact.type, cards: [card(fact.ship)] };
    case 'sacrificed':
    case 'discarded':
      return { fact: fact.type, cards: [card(fact.card)], by: fact.player };
    case 'assembled':
    case 'expired':
      return { fact: fact.type, card: card(fact.card), left: fact.left };
    case 'travelled': {
      const from = fact.from === null ? {} : { from: sayObject(fact.from, names) };
      return { fact: 'travelled', card: card(fact.card), ...from, to: sayObject(fact.to, names) };
    }
    case 'controlled':
      return { fact: 'controlled', card: card(fact.card), from: fact.from, by: fact.by };
    case 'ordered': {
      const order = sayOrder(fact.order, fact.at && card(fact.at));
      return { fact: 'ordered', ship: card(fact.ship), ...(order && { order }) };
    }
    case 'upgraded':
      return { fact: 'upgraded', player: fact.player, to: card(fact.to) };
    case 'paid':
    case 'gained':
    case 'lost':
      return { fact: fact.type, player: fact.player, isk: fact.isk };
    case 'attacked': {
      const { attacker, defender, region, ships } = fact;
      return { fact: 'attacked', region: card(region), by: attacker, ships: cards(ships), defender };
    }
    case 'aimed':
      return { fact: 'aimed', ship: card(fact.ship), at: card(fact.at) };
    case 'fought':
      return { fact: 'fought', region: card(fact.region) };
    case 'turnBegan':
      return { fact: 'turnBegan', turn: fact.turn, player: fact.player };
    case 'phaseBegan':
    case 'phaseEnded':
      return { fact: fact.type, phase: fact.phase, player: fact.player };
    case 'left':
      return { fact: 'left', player: fact.player, why: fact.why };
    case 'ended':
      return { fact: 'ended', ending: sayEnding(fact.ending) };
  }
}

/** Null where it is not known what is mined. */
export function sayOrder(kind: OrderKind, at: string | null): OrderSaid | null {
  if (kind !== 'mine') return { kind };
  return at === null ? null : { kind, at };
}

/** As it lay on the pile; of one that no position has shown, only what it is called. */
export function sayNamedEntry({ id, kind, name }: NamedEntry, names: Names): EntrySaid {
  const seen = names.entries.get(id);
  const of = seen === undefined ? name : sayObject(seen.of, names);
  const all = (seen?.targets ?? []).map((target) => sayPoint(target, names));
  const targets = all.length === 0 ? {} : { targets: all };
  switch (kind) {
    case 'damage': {
      const amount = seen === undefined || seen.amount === null ? {} : { amount: seen.amount };
      return { kind: 'damage', of, ...amount, ...(all[0] === undefined ? {} : { target: all[0] }) };
    }
    case 'ability':
      return { kind: 'ability', of, ...targets };
    default:
      return { kind: 'card', of, ...targets };
  }
}

function sayPoint(target: Target, names: Names): string {
  if (target.kind === 'player') return target.id;
  if (target.kind === 'card') return sayObject(target.id, names);
  const entry = names.entries.get(target.id);
  if (entry === undefined) return target.id;
  const of = sayObject(entry.of, names);
  return entry.kind === 'damage' || entry.kind === 'ability' ? `${entry.kind} ${of}` : of;
}

export function sayEnding(ending: Ending): EndingSaid {
  if (ending.kind === 'won') return { kind: 'won', by: ending.by };
  return { kind: 'drawn', why: ending.why === 'turnLimit' ? 'turn-limit' : ending.why };
}

const sayAbout = (about: Extract<Fact, { type: 'asked' }>['about']): AboutSaid => {
  if (about === 'handLimit') return 'hand-limit';
  return about === 'openingHand' ? 'opening-hand' : about;
};
