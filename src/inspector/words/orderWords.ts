import type { Fact } from '../../model/fact.ts';
import type { Game } from '../../model/game.ts';
import { cardWord } from './naming.ts';
import { type Phrase, phrase } from './phrase.ts';

type OrderFact = Extract<Fact, { readonly type: 'ordered' | 'joined' | 'relieved' }>;

/** What ships are told, and what becomes of it; a move is told as a journey. */
export function orderWords(fact: OrderFact, game: Game): Phrase {
  const ship = cardWord(game, fact.ship);
  switch (fact.type) {
    case 'joined':
      return phrase(60, '1200.5', ship, ' comes from patrol, and joins the battle');
    case 'relieved':
      return phrase(20, '1200.2', ship, ' has fought: its order ends');
    case 'ordered': {
      if (fact.order === 'patrol') return phrase(60, '1200.5', ship, ' goes on patrol');
      if (fact.order === 'ambush') return phrase(60, '1200.6', ship, ' lies in ambush');
      return phrase(60, '1200.4', ship, ' mines ', fact.at ? cardWord(game, fact.at) : 'a location');
    }
  }
}
