import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Choice, Question } from '../../model/question.ts';
import { sees } from '../../view/seeing.ts';
import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import { cardWord, listedWords, openCardWord, targetWords } from './naming.ts';
import { type Phrase, phrase, type Telling } from './phrase.ts';
import { ABOUT } from './terms.ts';

/** What somebody answered, as far as the viewer may know it. */
export function answerWords(player: PlayerId, { frame, before, viewer }: Telling): Phrase {
  const question = before?.question;
  const { intent } = frame;
  if (!before || !question || intent?.type !== 'answer') return phrase(30, '700.7', { player }, ' answers');
  const chosen = intent.chosen.flatMap((number) => question.choices[number] ?? []);
  const words = chosen.map((choice) => choiceWords(choice, question, before.settled.game, viewer));
  const what: Words = words.length === 0 ? ['nothing'] : listedWords(words);
  return phrase(30, ABOUT[question.about].rule, { player }, ' answers: ', ...what);
}

function choiceWords(choice: Choice, { asked }: Question, game: Game, viewer: Viewer): Words {
  switch (choice.kind) {
    case 'option':
      return [choice.label];
    case 'target':
      return targetWords(game, choice.target).words;
    case 'trigger': {
      const { source, ability } = choice;
      const trigger = game.triggers.find((one) => one.source === source && one.ability === ability);
      return [trigger ? cardWord(game, { id: source, name: trigger.name }) : openCardWord(game, source)];
    }
    case 'card': {
      const card = game.players[asked]?.hand.find(({ id }) => id === choice.id);
      return [card && sees(viewer, 'hand', asked) ? cardWord(game, card) : 'a card'];
    }
  }
}
