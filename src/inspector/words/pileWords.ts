import { absurd } from '../../model/absurd.ts';
import type { Fact, NamedEntry } from '../../model/fact.ts';
import type { Word } from '../../view/words.ts';
import { cardWord, entryWord } from './naming.ts';
import { type Phrase, phrase, type Telling } from './phrase.ts';

type PileFact = Extract<
  Fact,
  { readonly type: 'announced' | 'removed' | 'resolved' | 'fizzled' | 'triggered' | 'passed' | 'handedOn' }
>;

/** What happens on the pile, and to the initiative. */
export function pileWords(fact: PileFact, told: Telling): Phrase {
  const { game, frame } = told;
  const entry = (named: NamedEntry): Word => entryWord(game, named, frame.entries);
  switch (fact.type) {
    case 'announced':
      return announcedWords(fact.entry, told);
    case 'removed': {
      const how = fact.by ? [' is removed by ', entry(fact.by)] : [' leaves with its player'];
      return phrase(85, fact.by ? '700.8' : '1600.1', entry(fact.entry), ...how);
    }
    case 'resolved':
      return phrase(42, '700.13', entry(fact.entry), ' resolves');
    case 'fizzled':
      return phrase(81, '700.9', entry(fact.entry), ' does nothing: no target is legal any more');
    case 'triggered':
      return phrase(82, '600.4', cardWord(game, fact.source), ' triggers');
    case 'passed': {
      const { player, count, of } = fact;
      const what = closing(told) ?? 'passes';
      return phrase(30, passRule(told, count, of), { player }, ` ${what}, ${count} of ${of}`);
    }
    case 'handedOn':
      return phrase(30, '700.5', { player: fact.player }, ' hands on, no pass');
    default:
      return absurd(fact);
  }
}

/** Who plays or adds what; damage and triggers go on the pile by themselves. */
function announcedWords(named: NamedEntry, { game, frame, before }: Telling): Phrase {
  const entry = entryWord(game, named, frame.entries);
  const by = { player: named.controller };
  if (named.kind === 'damage') {
    const target = frame.entries.find(({ id }) => id === named.id)?.seen?.targets[0];
    return phrase(44, '900.6', entry, ...(target ? [' to ', ...target.words] : []), ' goes on the pile');
  }
  const type = frame.intent?.type;
  if (type !== 'play' && type !== 'activate') return phrase(44, '700.11', entry, ' goes on the pile');
  const isOpen = (before?.settled.game.pile.length ?? 0) > 0;
  if (isOpen) return phrase(46, '700.4', by, ' adds ', entry);
  return type === 'play' ? phrase(46, '600.1', by, ' plays ', entry) : phrase(46, '600.4', by, ' activates ', entry);
}

/** The pass that declares a phase over. */
function closing({ before }: Telling): string | null {
  const name = before?.settled.window?.name;
  return name === 'development' || name === 'command' || name === 'battle' ? `closes the ${name} phase` : null;
}

/** A pass with a pile, the one that lets the pile resolve, and one with no pile open. */
function passRule({ before, game }: Telling, count: number, of: number): '500.9' | '700.4' | '700.6' {
  const noPile = (before?.settled.game.pile.length ?? 0) === 0 && game.pile.length === 0;
  return noPile ? '500.9' : count === of ? '700.6' : '700.4';
}
