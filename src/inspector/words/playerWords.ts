import type { Ending } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Zone } from '../../model/zone.ts';
import type { SeenFact, SeenMove } from '../../view/redact.ts';
import type { Word, Words } from '../../view/words.ts';
import { cardWord } from './naming.ts';
import { type Phrase, phrase, type Telling } from './phrase.ts';
import { ZONE_WORDS } from './terms.ts';

const ISK_VERB = { paid: 'pays', gained: 'gains', lost: 'loses' } as const;

/** ISK paid, gained or lost, with what the player has before and after the step. */
export function iskWords(fact: Extract<SeenFact, { type: 'paid' | 'gained' | 'lost' }>, told: Telling): Phrase {
  const { type, player, isk } = fact;
  const was = told.before?.settled.game.players[player]?.isk;
  const is = told.game.players[player]?.isk;
  const so = was === undefined || is === undefined || was === is ? '' : `, ${was} → ${is}`;
  const weight = type === 'paid' ? 8 : 45;
  return phrase(weight, type === 'paid' ? '600.2' : null, { player }, ` ${ISK_VERB[type]} ${isk} ISK${so}`);
}

/** A card from zone to zone; of one the viewer cannot follow, only that it is one. */
export function moveWords({ card, owner, from, to }: SeenMove, told: Telling): Phrase {
  if (from === 'deck' && to === 'hand')
    return phrase(43, '500.5', { player: owner }, ' draws ', card ? cardWord(told.game, card) : 'a card');
  const word: Word = card ? cardWord(told.game, card) : 'A card';
  if (from === 'pile' && to === 'play') return phrase(44, '700.13', word, ' enters play');
  const onTop = to === 'pile' ? ', on top' : '';
  // What is destroyed, sacrificed, discarded or spent is told as that.
  const weight = to === 'hand' || (to === 'play' && from !== 'pile') ? 44 : 5;
  return phrase(weight, null, word, ': ', ...zoneWords(from, owner), ' → ', ...zoneWords(to, owner), onTop);
}

function zoneWords(zone: Zone, owner: PlayerId): Words {
  return zone === 'play' || zone === 'pile' ? [ZONE_WORDS[zone]] : [{ player: owner }, `’s ${ZONE_WORDS[zone]}`];
}

const WHY_DRAWN = {
  together: { rule: '100.4', words: 'all who were left went out together' },
  turnLimit: { rule: '100.9', words: 'the last turn there may be is over' },
  runaway: { rule: '700.14', words: 'triggers would go on for ever' },
} as const;

export function endWords(ending: Ending): Phrase {
  if (ending.kind === 'won') return phrase(100, '100.2', { player: ending.by }, ' wins the game');
  const { rule, words } = WHY_DRAWN[ending.why];
  return phrase(100, rule, `The game is drawn: ${words}`);
}
