import type { Game } from '../../model/game.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import { INTENTS } from '../../model/intent.ts';
import { sees } from '../../view/seeing.ts';
import type { Viewer } from '../../view/view.ts';
import type { Word, Words } from '../../view/words.ts';
import { cardWord } from './naming.ts';

/** What somebody asked for in vain, in a few words: any value at all may have been sent. */
export function refusedWords(intent: unknown, game: Game, viewer: Viewer): Words {
  const said = fieldsOf(intent);
  const card = (field: string): Word => findWord(said[field], game, viewer);
  switch (said.type) {
    case 'play':
      return ['to play ', card('card')];
    case 'activate':
      return ['to activate ', card('card')];
    case 'pass':
      return ['to pass'];
    case 'order':
      return orderWords(said.order, card('ship'), said.at === null || said.at === undefined ? null : card('at'));
    case 'attack':
      return ['to attack at ', card('region')];
    case 'withdraw':
      return ['to withdraw ', card('ship')];
    case 'stay':
      return ['to withdraw nothing'];
    case 'aim':
      return ['to aim ', card('ship'), ' at ', card('at')];
    case 'hold':
      return ['to hold the fire of ', card('ship')];
    case 'answer':
      return ['an answer'];
    case 'concede':
      return ['to concede'];
    default:
      return ['what is no intent'];
  }
}

function orderWords(order: unknown, ship: Word, at: Word | null): Words {
  switch (order) {
    case 'move':
      return ['to move ', ship, ...(at === null ? [] : [' to ', at])];
    case 'mine':
      return ['to mine ', ...(at === null ? [] : [at, ' ']), 'with ', ship];
    case 'patrol':
      return ['to send ', ship, ' on patrol'];
    case 'ambush':
      return ['to lay an ambush with ', ship];
    default:
      return ['to give ', ship, ' an order'];
  }
}

/** Who asked, where somebody who sits at the table did. */
export function askerOf(intent: unknown, game: Game): PlayerId | null {
  const { player } = fieldsOf(intent);
  return game.seats.find((seat) => seat === player) ?? null;
}

function fieldsOf(intent: unknown): Readonly<Record<string, unknown>> {
  if (typeof intent !== 'object' || intent === null) return {};
  const { type } = intent as { readonly type?: unknown };
  return (INTENTS as readonly unknown[]).includes(type) ? (intent as Readonly<Record<string, unknown>>) : {};
}

/** The card of that id, if the viewer sees it where it is. */
function findWord(id: unknown, game: Game, viewer: Viewer): Word {
  const permanent = game.play[id as ObjectId];
  if (permanent) return cardWord(game, permanent);
  for (const player of Object.values(game.players)) {
    for (const zone of ['hand', 'reserve', 'scrapheap', 'deck'] as const) {
      const card = player[zone].find((one) => one.id === id);
      if (card) return sees(viewer, zone, player.id) ? cardWord(game, card) : 'a card';
    }
  }
  return 'a card';
}
