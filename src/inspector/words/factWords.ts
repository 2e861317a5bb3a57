import { absurd } from '../../model/absurd.ts';
import type { Named } from '../../model/fact.ts';
import type { SeenFact } from '../../view/redact.ts';
import { signed } from '../../view/text/english.ts';
import type { Word, Words } from '../../view/words.ts';
import { answerWords } from './answerWords.ts';
import { battleWords } from './battleWords.ts';
import { cardWord, listedWords, openCardWord } from './naming.ts';
import { orderWords } from './orderWords.ts';
import { type Phrase, phrase, type Telling } from './phrase.ts';
import { pileWords } from './pileWords.ts';
import { endWords, iskWords, moveWords } from './playerWords.ts';
import { ABOUT, PHASE, SPAN_RULE } from './terms.ts';

/** What happened, in a sentence, as far as the viewer heard it. */
export function factWords(fact: SeenFact, told: Telling): Phrase {
  const { game } = told;
  const card = (named: Named): Word => cardWord(game, named);
  const cards = (all: readonly Named[]): Words => listedWords(all.map((one) => [card(one)]));
  switch (fact.type) {
    case 'announced':
    case 'removed':
    case 'resolved':
    case 'fizzled':
    case 'triggered':
    case 'passed':
    case 'handedOn':
      return pileWords(fact, told);
    case 'attacked':
    case 'withdrew':
    case 'stayed':
    case 'aimed':
    case 'held':
    case 'fought':
    case 'controlled':
      return battleWords(fact, told);
    case 'ordered':
    case 'joined':
    case 'relieved':
      return orderWords(fact, game);
    case 'asked': {
      const { rule, words } = ABOUT[fact.about];
      return phrase(84, rule, { player: fact.player }, ` is asked ${words}`);
    }
    case 'answered':
      return answerWords(fact.player, told);
    case 'moved':
      return moveWords(fact, told);
    case 'shuffled':
      return phrase(10, '100.7', { player: fact.player }, ' shuffles their deck');
    case 'damaged': {
      const stands = game.play[fact.card.id] !== undefined;
      return phrase(50, '1000.2', card(fact.card), ` takes ${fact.amount} damage${stands ? ', and stands' : ''}`);
    }
    case 'changed': {
      const { stat, by, until } = fact;
      return phrase(50, SPAN_RULE[until], card(fact.card), `: ${signed(by)} ${stat} until the end of the ${until}`);
    }
    case 'protected':
      return phrase(50, '100.5', card(fact.card), ` cannot be destroyed until the end of the ${fact.until}`);
    case 'woreOff':
      return phrase(15, SPAN_RULE[fact.until], `What lasted for the ${fact.until} wears off: `, ...cards(fact.cards));
    case 'recharged':
      return phrase(15, '500.2', 'Recharged: ', ...cards(fact.cards));
    case 'destroyed':
      return phrase(90, '1000.2', card(fact.card), ' destroyed');
    case 'sacrificed':
      return phrase(88, '1500.2', { player: fact.player }, ' sacrifices ', card(fact.card));
    case 'exhausted':
      return phrase(12, null, card(fact.card), ' is exhausted');
    case 'readied':
      return phrase(12, null, card(fact.card), ' is ready again');
    case 'assembled':
      return phrase(20, '1200.1', card(fact.card), fact.left > 0 ? `: ${fact.left} left to assemble` : ' is assembled');
    case 'expired':
      return phrase(20, '1400.1', card(fact.card), fact.left > 0 ? `: ${fact.left} left` : ' has run out');
    case 'travelled':
      return phrase(43, '1200.3', card(fact.card), ' goes to ', openCardWord(game, fact.to));
    case 'upgraded':
      return phrase(60, '1300.2', { player: fact.player }, ' upgrades to ', card(fact.to));
    case 'paid':
    case 'gained':
    case 'lost':
      return iskWords(fact, told);
    case 'discarded':
      return phrase(45, null, { player: fact.player }, ' discards ', card(fact.card));
    case 'turnBegan':
      return phrase(42, '500.1', `Turn ${fact.turn} begins: `, { player: fact.player });
    case 'phaseBegan':
      return phrase(8, PHASE[fact.phase].rule, `The ${fact.phase} phase begins`);
    case 'phaseEnded':
      return phrase(7, PHASE[fact.phase].rule, `The ${fact.phase} phase ends`);
    case 'left':
      return fact.why === 'conceded'
        ? phrase(95, '100.8', { player: fact.player }, ' concedes, and leaves the game')
        : phrase(95, '100.2', { player: fact.player }, ' is out: the starbase is destroyed');
    case 'ended':
      return endWords(fact.ending);
    default:
      return absurd(fact);
  }
}
