import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Choice, Question } from '../model/question.ts';
import { imagined } from '../rules/imagined.ts';
import type { ChartState } from './charts.ts';

type Renamed = ReadonlyMap<ObjectId, ObjectId>;

const renamedChoice = (choice: Choice, renamed: Renamed): Choice =>
  choice.kind === 'card' ? { kind: 'card', id: renamed.get(choice.id) ?? choice.id } : choice;

/** A question about cards in a hand speaks of those that lie there now. */
const renamedQuestion = (question: Question | null, renamed: Renamed): Question | null =>
  question && { ...question, choices: question.choices.map((choice) => renamedChoice(choice, renamed)) };

/** Where the charts are, in a game as that player may imagine it (300.4). */
export const imaginedState = (state: ChartState, player: PlayerId, seed: number): ChartState => {
  const { game, renamed } = imagined(state.context.game, player, seed);
  return {
    ...state,
    context: { ...state.context, game, question: renamedQuestion(state.context.question, renamed) },
    children: state.children.map((child) => {
      const context = child.context as { readonly question: Question | null };
      return { ...child, context: { ...context, question: renamedQuestion(context.question, renamed) } };
    }),
  };
};
