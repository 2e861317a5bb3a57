import type { Game } from '../../model/game.ts';
import type { Intent } from '../../model/intent.ts';
import type { Question } from '../../model/question.ts';
import { breaks, type Failing, notNow } from './clause.ts';
import { ABOUT_RULES } from './windows.ts';

/** Why an answer is none to what is asked. */
export function* answerClauses(
  { ruleset }: Game,
  question: Question | null,
  { question: id, chosen }: Extract<Intent, { type: 'answer' }>,
): Generator<Failing> {
  if (!question) return;
  const rule = ABOUT_RULES[question.about];
  if (id !== question.id) yield notNow(rule, () => `It answers ${id}; what is asked now is ${question.id}.`);
  const { choices, min, max } = question;
  if (chosen.length < min || chosen.length > max)
    yield breaks(rule, () => {
      const many = `${min === max ? min : `${min} to ${max}`} of ${choices.length} must be chosen, not ${chosen.length}.`;
      return question.about === 'handLimit' ? `A hand is kept down to ${ruleset.handLimit}: ${many}` : many;
    });
  for (const [n, choice] of chosen.entries()) {
    if (!choices[choice])
      yield breaks(rule, () => `There is no choice ${choice}: they are numbered from 0 to ${choices.length - 1}.`);
    else if (chosen.indexOf(choice) !== n) yield breaks(rule, () => `Choice ${choice} is named twice.`);
  }
}
