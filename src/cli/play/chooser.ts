import type { Intent } from '../../index.ts';
import type { Paint } from '../terminal.ts';
import { cut, plural } from './lines.ts';
import { type Answer, after, type Choosing, type Step } from './step.ts';

/** What is asked in a step, in lines. */
export function stepLines(step: Step, { strong, faint }: Paint): readonly string[] {
  if (step.kind === 'number') return [strong(`${step.label}: a number from ${step.min} to ${step.max}`)];
  return [
    `${strong(step.label)} ${faint(`(${amountWords(step)}; b goes back)`)}`,
    ...step.options.map((option, n) => cut(`${`${n + 1}`.padStart(4)}  ${option}`, 80)),
  ];
}

function amountWords({ min, max, options, ordered }: Extract<Step, { kind: 'pick' }>): string {
  if (ordered) return `all ${options.length} numbers, in order, as in 2 1`;
  if (min === 1 && max === 1) return 'one';
  if (min === max) return `${min} of them, as in 1 2`;
  if (min === 0) return `up to ${max}, as in 1 2, or none`;
  return max === options.length ? 'as many as you like, as in 1 2, or all' : `${min} to ${max} of them, as in 1 2`;
}

/** What was answered, or what is wrong with it. */
export function readAnswer(line: string, step: Step): { readonly answer: Answer } | { readonly wrong: string } {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  if (step.kind === 'number') {
    const number = Number(words[0]);
    const isGood = words.length === 1 && /^\d{1,9}$/.test(words[0] ?? '') && number >= step.min && number <= step.max;
    return isGood ? { answer: [number] } : { wrong: `That takes a number from ${step.min} to ${step.max}.` };
  }
  const { options, min, max, ordered } = step;
  const many = options.length;
  const all = options.map((_, n) => n);
  const word = words.length === 1 ? words[0]?.toLowerCase() : undefined;
  const places = word === 'all' && !ordered ? all : word === 'none' ? [] : words.map((one) => placeIn(one, many));
  if (words.length === 0) return { wrong: min === 0 ? 'Type numbers, or none.' : `Type a number from 1 to ${many}.` };
  const odd = places.indexOf(null);
  if (odd >= 0) return { wrong: `There is no ${cut(words[odd] ?? '', 20)} here: they are 1 to ${many}.` };
  const chosen = places.flatMap((place) => place ?? []);
  if (new Set(chosen).size < chosen.length) return { wrong: 'The same one can be chosen only once.' };
  const least = ordered ? many : min;
  if (chosen.length < least || chosen.length > (ordered ? many : max)) return { wrong: tooMany(step, chosen.length) };
  return { answer: ordered ? chosen : chosen.toSorted((a, b) => a - b) };
}

const placeIn = (word: string, many: number): number | null => {
  const number = /^\d{1,4}$/.test(word) ? Number(word) : 0;
  return number >= 1 && number <= many ? number - 1 : null;
};

const tooMany = ({ min, max, options, ordered }: Extract<Step, { kind: 'pick' }>, chosen: number): string => {
  if (ordered) return `All ${options.length} are named, in their order; that was ${chosen}.`;
  const wanted = min === max ? plural(min, 'choice') : `${min} to ${max} choices`;
  return `That takes ${wanted}; that was ${chosen}.`;
};

/** A choice under way: what was answered so far, and what comes next. */
export type Underway = { readonly choose: () => Choosing; readonly answers: readonly Answer[] };

export const whereIs = ({
  choose,
  answers,
}: Underway): { readonly step: Step } | { readonly intents: readonly Intent[] } => after(choose, answers);
