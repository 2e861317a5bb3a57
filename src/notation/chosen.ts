import type { Choice, Question } from '../model/question.ts';
import type { Chosen } from './playTree.ts';
import type { Scope } from './pointed.ts';
import { cardIn, sayObject, sayTarget, targetIn } from './pointed.ts';
import { Unnamed } from './unnamed.ts';

/** The numbers of the choices that are said. Of two that are alike the first not yet chosen is meant. Throws `Unnamed`. */
export function chooseIn(said: readonly Chosen[], question: Question | null, scope: Scope): number[] {
  const chosen: number[] = [];
  for (const one of said) chosen.push('number' in one ? one.number - 1 : numberOf(one, chosen, question, scope));
  return chosen;
}

type Named = Exclude<Chosen, { number: number }>;

function numberOf(said: Named, before: readonly number[], question: Question | null, scope: Scope): number {
  const choices = question?.choices ?? [];
  const found = choices.findIndex((choice, number) => !before.includes(number) && isMeant(choice, said, scope));
  if (found >= 0) return found;
  const words = 'label' in said ? `"${said.label}"` : `\`${said.name}\``;
  const there = choices.map((choice) => sayChoice(choice, scope)).join(', ');
  const why = question === null ? 'answers nothing: no question is open' : `is no choice; there is ${there}`;
  throw new Unnamed(`${words} ${why}.`);
}

function isMeant(choice: Choice, said: Named, scope: Scope): boolean {
  if ('label' in said) return choice.kind === 'option' && choice.label === said.label;
  switch (choice.kind) {
    case 'option':
      return choice.label === said.name;
    case 'target': {
      const wanted = { card: 'play', entry: 'pile', player: 'players' } as const;
      const target = targetIn(said.name, scope, wanted[choice.target.kind]);
      return target.kind === choice.target.kind && target.id === choice.target.id;
    }
    case 'card':
      return cardIn(said.name, scope, ({ id }) => id === choice.id).id === choice.id;
    case 'trigger':
      return scope.names.ids.get(choice.source) === cardSerial(said.name, scope);
  }
}

const cardSerial = (phrase: string, scope: Scope): number => cardIn(phrase, scope).serial;

/** What a choice is called in a list of choices. */
export function sayChoice(choice: Choice, scope: Scope): string {
  switch (choice.kind) {
    case 'option':
      return JSON.stringify(choice.label);
    case 'target':
      return sayTarget(choice.target, scope);
    case 'card':
      return sayObject(choice.id, scope.names);
    case 'trigger':
      return sayObject(choice.source, scope.names);
  }
}
