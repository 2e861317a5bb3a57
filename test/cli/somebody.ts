import { choicesOn, type Script } from './playing.ts';

/** The heading under which each numbered line of the last list on a screen stands. */
function groupsOn(screen: readonly string[]): readonly (readonly [group: string, words: string])[] {
  let group = '';
  const rows: (readonly [string, string])[] = [];
  for (const line of screen) {
    const [, number, words] = /^ {2,}(\d+) {2}(.*)$/.exec(line) ?? [];
    if (words === undefined) group = /^ (\S.*)$/.exec(line)?.[1] ?? group;
    else if (number === '1') rows.splice(0, rows.length, [group, words]);
    else rows.push([group, words]);
  }
  return rows;
}

/**
 * Somebody who wants to win, and types no more than it takes: plays what can be played, sends every ship to the home of that
 * enemy, attacks there with all, and passes.
 */
export const somebodyAgainst = (enemy: string): Script => {
  const home = `(${enemy}'s home)`;
  let rows: ReturnType<typeof groupsOn> = [];
  /** What led nowhere on this turn. */
  const left = new Set<string>();
  let last = '';
  /** Has just gone back, since no way leads to that home: then out of the orders too. */
  let isBack = false;
  return (screen, prompt) => {
    if (screen.some((line) => line.startsWith('── Turn '))) left.clear();
    if (prompt === '>> ') return step(screen);
    if (prompt !== '> ') return '';
    const seen = groupsOn(screen);
    if (seen.length > 0) rows = seen;
    // What was chosen and is there as before has led nowhere.
    const at = rows.findIndex(([group, words]) => wants(group, words) && !left.has(words));
    if (at < 0) return rows.some(([group]) => group.startsWith('Choose')) ? '1' : 'p';
    last = rows[at]?.[1] ?? '';
    left.add(last);
    return `${at + 1}`;
  };

  function wants(group: string, words: string): boolean {
    if (group === 'Order a ship') return words.includes(home) || !words.includes('move to');
    if (group === 'Aim') return true;
    if (group === 'Attack') return words.includes(enemy);
    return group === 'Play' || group.startsWith('Choose');
  }

  function step(screen: readonly string[]): string {
    const asked = screen.findLast((line) => /b goes back\)|: a number from/.test(line)) ?? '';
    const most = /from \d+ to (\d+)$/.exec(asked)?.[1];
    if (most !== undefined) return most;
    const options = choicesOn(screen);
    if (asked.includes('or all')) return 'all';
    if (/\(all \d+ numbers/.test(asked)) return options.map((_, n) => n + 1).join(' ');
    const needed = Number(/\((\d+) of them/.exec(asked)?.[1] ?? /\((\d+) to/.exec(asked)?.[1] ?? 1);
    if (needed > 1) return Array.from({ length: needed }, (_, n) => n + 1).join(' ');
    const wasBack = isBack;
    isBack = false;
    if (/^Which order/.test(asked))
      return wasBack ? 'b' : `${options.findIndex((words) => words.startsWith('move')) + 1}`;
    if (/^To which region/.test(asked) && !options.some((words) => words.includes(home))) {
      isBack = true;
      return 'b';
    }
    const there = options.findIndex((words) => words.includes(home) || words.includes(`${enemy}'s`));
    return `${there < 0 ? 1 : there + 1}`;
  }
};
