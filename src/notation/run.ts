import type { StarpileGame } from '../engine/door.ts';
import { playerId } from '../model/ids.ts';
import type { StateLine } from './checkTree.ts';
import type { Difference } from './differs.ts';
import { Differs, printRefusal } from './differs.ts';
import type { FactLine } from './factTree.ts';
import { withPlaces } from './fault.ts';
import { look, printSince } from './happened.ts';
import { whatInstead } from './holds.ts';
import type { Lines } from './lines.ts';
import { saying } from './lines.ts';
import { intentFrom } from './makeIntent.ts';
import { mayExactly } from './may.ts';
import type { Names } from './names.ts';
import type { Tools } from './opening.ts';
import { caught, open } from './opening.ts';
import type { PlayLine } from './playTree.ts';
import { printAsk } from './printAsk.ts';
import { printCheck } from './printCheck.ts';
import { printFact } from './printFact.ts';
import { printIntent } from './sayIntent.ts';
import type { Stand } from './stand.ts';
import { begin, branchOff, named, submit } from './stand.ts';
import type { Tree } from './tree.ts';

/** `checks`: what was compared. `steps`: the intents that were accepted, branches included. */
export type Ran = { readonly ok: true; readonly checks: number; readonly steps: number } | Difference;

/** Plays a scenario, with its branches, up to the first difference. */
export function run(tree: Tree, tools: Tools): Ran {
  return caught(() => {
    const placed = withPlaces(tree);
    const { names, createGame } = open(placed, tools);
    const game = createGame();
    try {
      return play(placed, begin(game, names));
    } finally {
      game.stop();
    }
  });
}

function play(placed: Tree, from: Stand): Ran {
  const tally = { checks: 0, steps: 0 };
  const end = walk(placed.play?.lines ?? [], from, tally);
  for (const line of saying(placed.expect?.lines ?? [])) check(line, end, tally);
  for (const line of saying(placed.goal?.lines ?? [])) {
    if (placed.play === undefined) readable(line, end);
    else check(line, end, tally);
  }
  return { ok: true, ...tally };
}

export type RanTo = { readonly ok: true; readonly game: StarpileGame; readonly names: Names } | Difference;

/**
 * The game after the first `n` intents of the main line (all of them, where there are fewer), without comparing
 * anything. Whoever asked for it stops it.
 */
export function runTo(tree: Tree, n: number, tools: Tools): RanTo {
  return caught(() => {
    const placed = withPlaces(tree);
    const { names, createGame } = open(placed, tools);
    const lines = saying(placed.play?.lines ?? []).filter((line) => line.kind === 'intent');
    const end = lines.slice(0, n).reduce(submit, begin(createGame(), names));
    return { ok: true, game: end.game, names: end.names };
  });
}

type Tally = { checks: number; steps: number };

function walk(lines: Lines<PlayLine>, from: Stand, tally: Tally): Stand {
  let stand = from;
  for (const line of saying(lines)) {
    switch (line.kind) {
      case 'intent':
        stand = submit(stand, line);
        tally.steps += 1;
        break;
      case 'happened':
        stand = lookBack(line, stand);
        tally.checks += line.facts.length;
        break;
      case 'refused':
        refuse(line, stand);
        tally.checks += Math.max(1, line.because.length);
        break;
      case 'may':
        allow(line, stand);
        tally.checks += 1;
        break;
      case 'state':
        check(line, stand, tally);
        break;
      case 'branch':
        walk(line.lines, branchOff(stand), tally);
        break;
    }
  }
  return stand;
}

function lookBack(line: FactLine, stand: Stand): Stand {
  const seen = named(line, () => look(line.facts, stand.since, stand.names));
  if (seen.ok) return { ...stand, since: seen.since };
  const { no, ...told } = seen.said;
  const expected = no ? `\`${printFact(told)}\` not to happen` : `\`${printFact(told)}\``;
  throw new Differs(seen.said, expected, seen.but, `${sinceWhen(stand)}:\n${printSince(stand.since)}`);
}

const sinceWhen = ({ last }: Stand): string =>
  last === null ? 'What happened at the beginning' : `What happened since \`${last}\``;

function refuse(line: Extract<PlayLine, { kind: 'refused' }>, { game, names }: Stand): void {
  const { player, ask, because } = line;
  const text = `\`${player}: ${printAsk(ask)}\``;
  const intent = named(line, () => intentFrom(player, ask, { position: game, names }));
  const refusal = game.why(intent);
  if (refusal === null) throw new Differs(line, `${text} to be refused`, 'it is legal');
  const why = `Why it is refused:\n${printRefusal(refusal)}`;
  if (refusal.kind === 'malformed' || refusal.kind === 'fault') {
    throw new Differs(line, `${text} to be refused by a rule`, `the engine says: ${refusal.message}`, why);
  }
  const missing = because.filter((rule) => !refusal.clauses.some((clause) => clause.rule === rule));
  if (missing.length > 0) {
    const got = `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not among the reasons`;
    throw new Differs(line, `${text} to be refused because of ${because.join(' and ')}`, got, why);
  }
}

function allow(line: Extract<PlayLine, { kind: 'may' }>, { game, names }: Stand): void {
  const { player, asks } = line;
  const allowed = named(line, () => mayExactly(playerId(player), asks, { position: game, names }));
  if (allowed.ok) return;
  const { missing, beyond, tooMany } = allowed;
  const may = asks.length === 0 ? 'nothing' : asks.map((ask) => `\`${printAsk(ask)}\``).join(', ');
  const more = [
    ...missing.flatMap(({ ask, refusal }) => [`\`${printAsk(ask)}\` is refused:`, printRefusal(refusal)]),
    ...(beyond.length === 0 ? [] : ['Also possible:']),
    ...beyond.map((intent) => `    ${printIntent(intent, game, names)}`),
  ];
  const got = [
    ...missing.map(({ ask }) => `\`${printAsk(ask)}\` is refused`),
    ...(beyond.length === 0 ? [] : [`${beyond.length} more can be done`]),
    ...(tooMany ? ['there is more to compare than can be compared: leave targets or ships open'] : []),
  ].join(', and ');
  throw new Differs(missing[0]?.ask ?? line, `that ${player} may do exactly this: ${may}`, got, more.join('\n'));
}

function check(line: StateLine, { game, names }: Stand, tally: Tally): void {
  for (const said of line.checks) {
    const instead = named(said, () => whatInstead(said, { position: game, names }));
    if (instead !== null) throw new Differs(said, `\`${printCheck(said)}\``, instead);
    tally.checks += 1;
  }
}

/** Of a goal that nobody has played for yet only this can be said: its phrases name something. */
function readable(line: StateLine, { game, names }: Stand): void {
  for (const said of line.checks) named(said, () => whatInstead(said, { position: game, names }));
}
