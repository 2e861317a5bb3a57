import { type PlayOptions, play } from '../../src/cli/play.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { Unusable } from '../../src/cli/trouble.ts';
import { dice as diceFor } from '../properties/dice.ts';

/** What stands on the screen since the last prompt, and the prompt: what somebody would type; null ends the input. */
export type Script = (screen: readonly string[], prompt: string) => string | null;

const same = (text: string): string => text;

/** A game at a terminal, with what was printed, each prompt with what was typed, and the exit code. */
export async function playAt(options: PlayOptions, script: Script) {
  const lines: string[] = [];
  let seen = 0;
  const out: Terminal = {
    isTerminal: false,
    paint: { strong: same, faint: same, good: same, bad: same },
    line: (text = '') => lines.push(...text.split('\n')),
    aside: (text) => lines.push(...text.split('\n')),
  };
  const read = async (prompt: string): Promise<string | null> => {
    const typed = script(lines.slice(seen), prompt);
    lines.push(`${prompt}${typed ?? '<end>'}`);
    seen = lines.length;
    return typed;
  };
  try {
    const code = await play(options, out, { read, close: () => undefined });
    return { code, lines, text: lines.join('\n') };
  } catch (cause) {
    if (!(cause instanceof Unusable)) throw cause;
    return { code: 2, lines: [...lines, cause.message], text: [...lines, cause.message].join('\n') };
  }
}

/** Types those lines one after the other, then nothing more. */
export const typing = (...typed: readonly string[]): Script => {
  let at = 0;
  return () => typed[at++] ?? null;
};

/** The lines that are numbered, as in a list of things to do. */
export const choicesOn = (screen: readonly string[]): readonly string[] =>
  screen.flatMap((line) => /^ {2,}\d+ {2}(.*)$/.exec(line)?.[1] ?? []);

/** Somebody who reads no more than the numbers, and takes any of them; of things to do rarely the pass, never to concede. */
export const anyNumber = (seed: number): Script => {
  const dice = diceFor(seed);
  let last: readonly string[] = [];
  return (screen, prompt) => {
    if (prompt.includes('Enter')) return '';
    const asked = screen.findLast((line) => / \((one|up to|as many|\d|all \d)[^)]*; b goes back\)$/.test(line));
    const number = screen.findLast((line) => /: a number from \d+ to \d+$/.test(line));
    if (prompt === '>> ' && number) {
      const [, from, to] = /from (\d+) to (\d+)$/.exec(number) ?? [];
      return `${Number(from) + dice.roll(Number(to) - Number(from) + 1)}`;
    }
    const choices = choicesOn(screen);
    if (choices.length > 0) last = choices;
    if (prompt === '>> ') return severalOf(asked ?? '', last.length, dice);
    const able = last.flatMap((words, n) => (words.startsWith('Concede') ? [] : [n + 1]));
    return `${dice.pick(able)}`;
  };
};

function severalOf(asked: string, many: number, dice: ReturnType<typeof diceFor>): string {
  const numbers = Array.from({ length: many }, (_, n) => n + 1);
  const needed = Number(/\((\d+) of them/.exec(asked)?.[1] ?? /\((\d+) to/.exec(asked)?.[1] ?? 1);
  if (/\(all \d+ numbers/.test(asked)) return numbers.join(' ');
  const first = dice.roll(many - needed + 1);
  return numbers.slice(first, first + needed).join(' ');
}
