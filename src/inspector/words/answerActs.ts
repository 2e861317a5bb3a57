import type { Offer } from '../../model/offer.ts';
import type { Question } from '../../model/question.ts';
import { capital } from '../../view/text/english.ts';
import type { Act } from '../protocol.ts';
import type { Moment } from './passAct.ts';
import { ABOUT } from './terms.ts';

type Answering = Extract<Offer, { readonly type: 'answer' }>;

/** The answers to what is asked: a button for each side of an either-or or of the opening hand, else a choice to be made. */
export function answerActs(offer: Answering, { window }: Moment): readonly Act[] {
  const question = window?.question ?? null;
  const { player, question: id, choices, min, max } = offer;
  if (question && (question.about === 'either' || question.about === 'openingHand'))
    return question.choices.map((choice, at) => ({
      ...answer(offer, choice.kind === 'option' ? capital(choice.label) : `Choice ${at + 1}`, ''),
      id: `answer:${player}:${at}`,
      intent: { type: 'answer', player, question: id, chosen: [at] },
      offer: null,
    }));
  const forced = min === max && max === choices && (question?.about !== 'order' || choices === 1);
  const act = answer(
    offer,
    question ? `Choose ${ABOUT[question.about].words}` : 'Answer',
    amountWords(offer, question),
  );
  if (!forced) return [act];
  const chosen = Array.from({ length: choices }, (_, at) => at);
  return [
    {
      ...act,
      detail: 'There is nothing else to choose',
      intent: { type: 'answer', player, question: id, chosen },
      offer: null,
    },
  ];
}

function amountWords({ min, max, choices }: Answering, question: Question | null): string {
  const rule = question ? ` ${ABOUT[question.about].rule}` : '';
  if (question?.about === 'order') return `All ${choices}, in order.${rule}`;
  const many = min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `${capital(many)} of ${choices}.${rule}`;
}

const answer = (offer: Answering, title: string, detail: string): Act => ({
  id: `answer:${offer.player}`,
  player: offer.player,
  icon: 'answer',
  title,
  detail,
  first: false,
  card: null,
  intent: null,
  offer,
});
