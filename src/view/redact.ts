import { absurd } from '../model/absurd.ts';
import type { Fact, Named } from '../model/fact.ts';
import type { ObjectId } from '../model/ids.ts';
import { sees } from './seeing.ts';
import type { Viewer } from './view.ts';

/** A card that moved where the viewer cannot follow it: what they see of it, on either side. */
export type SeenMove = Omit<Extract<Fact, { readonly type: 'moved' }>, 'card' | 'becomes'> & {
  readonly card: Named | null;
  readonly becomes: ObjectId | null;
};

/** A fact, as one viewer may hear it. */
export type SeenFact = Exclude<Fact, { readonly type: 'moved' }> | SeenMove;

/**
 * What a viewer hears of a fact (300.4): built up from what they may see. Of a card that moves they are told which it is
 * if they see it on either side, and each of its ids only where they see it.
 */
export const redact = (fact: Fact, viewer: Viewer): SeenFact => {
  switch (fact.type) {
    case 'moved': {
      const { type, owner, from, to } = fact;
      const before = sees(viewer, from, owner);
      const after = sees(viewer, to, owner);
      return {
        type,
        card: before ? fact.card : after ? { id: fact.becomes, name: fact.card.name } : null,
        becomes: after ? fact.becomes : null,
        owner,
        from,
        to,
      };
    }
    case 'discarded':
      // What is discarded is seen in the scrapheap at once, but not under the id that it had in hand.
      return sees(viewer, 'hand', fact.player) ? fact : { ...fact, card: { id: '' as ObjectId, name: fact.card.name } };
    case 'announced':
    case 'removed':
    case 'resolved':
    case 'fizzled':
    case 'triggered':
    case 'passed':
    case 'handedOn':
    case 'asked':
    case 'answered':
    case 'shuffled':
    case 'damaged':
    case 'changed':
    case 'protected':
    case 'woreOff':
    case 'recharged':
    case 'destroyed':
    case 'sacrificed':
    case 'exhausted':
    case 'readied':
    case 'assembled':
    case 'expired':
    case 'travelled':
    case 'controlled':
    case 'upgraded':
    case 'ordered':
    case 'joined':
    case 'relieved':
    case 'paid':
    case 'gained':
    case 'lost':
    case 'attacked':
    case 'withdrew':
    case 'stayed':
    case 'aimed':
    case 'held':
    case 'fought':
    case 'turnBegan':
    case 'phaseBegan':
    case 'phaseEnded':
    case 'left':
    case 'ended':
      return fact;
    default:
      return absurd(fact);
  }
};
