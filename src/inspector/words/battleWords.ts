import { absurd } from '../../model/absurd.ts';
import type { Fact } from '../../model/fact.ts';
import { cardWord } from './naming.ts';
import { HEADLINE, type Phrase, phrase, type Telling } from './phrase.ts';

type BattleFact = Extract<
  Fact,
  { readonly type: 'attacked' | 'withdrew' | 'stayed' | 'aimed' | 'held' | 'fought' | 'controlled' }
>;

/** What happens in a battle, and to the control that it is about. */
export function battleWords(fact: BattleFact, told: Telling): Phrase {
  const { game, before } = told;
  switch (fact.type) {
    case 'attacked': {
      const { attacker, defender, region } = fact;
      return phrase(
        84,
        '900.1',
        { player: attacker },
        ' attacks ',
        { player: defender },
        ' at ',
        cardWord(game, region),
      );
    }
    case 'withdrew':
      return phrase(60, '900.3', { player: fact.player }, ' withdraws ', cardWord(game, fact.ship));
    case 'stayed': {
      const some = before?.intent?.type === 'withdraw' && before.intent.player === fact.player;
      return phrase(60, '900.3', { player: fact.player }, ` withdraws ${some ? 'no more' : 'nothing'}`);
    }
    case 'aimed':
      return phrase(60, '900.4', cardWord(game, fact.ship), ' aims at ', cardWord(game, fact.at));
    case 'held':
      return phrase(60, '900.4', cardWord(game, fact.ship), ' holds its fire');
    case 'fought': {
      const holder = game.play[fact.region.id]?.controller;
      const kept = holder && before?.settled.game.play[fact.region.id]?.controller === holder;
      return kept
        ? phrase(HEADLINE, '1100.3', { player: holder }, ' keeps ', cardWord(game, fact.region))
        : phrase(35, '900.8', 'The battle at ', cardWord(game, fact.region), ' is over');
    }
    case 'controlled': {
      const { by } = fact;
      const card = cardWord(game, fact.card);
      if (by === null) return phrase(83, '1100.3', card, ' is left uncontrolled');
      return phrase(83, isRegion(told, fact.card.name) ? '1100.3' : '200.5', { player: by }, ' now controls ', card);
    }
    default:
      return absurd(fact);
  }
}

const isRegion = ({ game }: Telling, name: Extract<BattleFact, { type: 'controlled' }>['card']['name']): boolean =>
  game.cards[name]?.type.endsWith('region') ?? false;
