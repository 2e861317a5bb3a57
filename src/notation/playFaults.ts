import type { PlayerId } from '../model/ids.ts';
import { isRuleId } from '../model/rulebook.ts';
import type { Fault } from './fault.ts';
import { faultAt } from './fault.ts';
import { noPlayer } from './layout.ts';
import type { Lines } from './lines.ts';
import { saying } from './lines.ts';
import type { PlayLine } from './playTree.ts';

/** What is wrong with a play whatever happens in it: players who do not sit there, rules that do not exist. */
export function faultsOfPlay(lines: Lines<PlayLine>, players: readonly PlayerId[]): Fault[] {
  return saying(lines).flatMap((line) => {
    switch (line.kind) {
      case 'branch':
        return faultsOfPlay(line.lines, players);
      case 'intent':
      case 'may':
        return faultsOfPlayer(line, players);
      case 'refused': {
        const rules = line.because.filter((rule) => !isRuleId(rule));
        return [...faultsOfPlayer(line, players), ...rules.map((rule) => faultAt(line, `there is no rule ${rule}.`))];
      }
      default:
        return [];
    }
  });
}

function faultsOfPlayer(line: { readonly player: string }, players: readonly PlayerId[]): Fault[] {
  const known = players.some((player) => player === line.player);
  return known ? [] : [noPlayer(line, line.player, { cards: {}, players })];
}
