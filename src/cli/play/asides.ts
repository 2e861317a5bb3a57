import { autoPass, PASS_SETTINGS } from '../../host/autoPass.ts';
import { didYouMean } from '../../model/nearest.ts';
import { defaultRuleset } from '../../model/ruleset.ts';
import { cards } from '../cards.ts';
import { fold } from '../fold.ts';
import { rules } from '../rules.ts';
import type { Terminal } from '../terminal.ts';
import { Unusable } from '../trouble.ts';
import { type Desk, eyesOf } from './desk.ts';
import { greyedFor, greyedLines } from './greyed.ts';
import { COMMANDS, type CommandWord, HELP } from './help.ts';
import { COLUMNS, cut, of, plural } from './lines.ts';
import type { Person } from './person.ts';
import { pileLines } from './pile.ts';
import { saveTo } from './saving.ts';
import { nowLines, tableLines } from './table.ts';
import { tellLog } from './teller.ts';
import { kindOf } from './things.ts';

/** What is asked beside the game, and changes nothing in it. Says whether it was such a thing. */
export function tellAside(desk: Desk, person: Person, word: CommandWord, rest: string): boolean {
  const { out } = desk;
  switch (word) {
    case 'help':
      for (const line of HELP) out.line(line);
      return true;
    case 'table':
      showTable(desk, person);
      return true;
    case 'why':
      for (const line of greyedLines(
        greyedFor(desk.sitting, eyesOf(desk, person.player), person.player),
        rest,
        out.paint,
      ))
        out.line(line);
      return true;
    case 'log':
      tellLogOf(desk, person, rest);
      return true;
    case 'card':
      kindly(out, () => tellCard(rest, out));
      return true;
    case 'rule':
      kindly(out, () => rules(rest === '' ? undefined : cut(rest, 20), { ruleset: valuesOf(desk) }, narrow(out)));
      return true;
    case 'scrap':
      tellScrapheaps(desk, person);
      return true;
    case 'auto':
      setPassing(person, rest, out);
      return true;
    case 'save':
      save(desk, rest);
      return true;
    default:
      return false;
  }
}

export function showTable(desk: Desk, person: Person): void {
  const { out, sitting } = desk;
  for (const line of tableLines(eyesOf(desk, person.player), person.player, sitting.story, out.paint)) out.line(line);
}

/** Only what lies on the pile, and whose doing is awaited. */
export function showPile(desk: Desk, person: Person): void {
  const { out, sitting } = desk;
  const eyes = eyesOf(desk, person.player);
  for (const line of [...pileLines(eyes, out.paint), ...nowLines(eyes, sitting.story, out.paint)]) out.line(line);
}

const narrow = (out: Terminal): Terminal => ({ ...out, columns: COLUMNS });

/** What somebody asked for is not there: said, and the game goes on. */
function kindly(out: Terminal, tell: () => void): void {
  try {
    tell();
  } catch (cause) {
    if (!(cause instanceof Unusable)) throw cause;
    out.line(fold(cause.message, '', COLUMNS));
  }
}

function tellCard(name: string, out: Terminal): void {
  if (name === '') throw new Unusable('Say which card, as in: card slasher.');
  cards(cut(name, 60), narrow(out));
}

/** The values in force, as the command `rules` takes them. */
const valuesOf = ({ sitting }: Desk): readonly string[] =>
  Object.entries(sitting.game.truth.ruleset)
    .filter(([name, value]) => defaultRuleset[name as keyof typeof defaultRuleset] !== value)
    .map(([name, value]) => `${name}=${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`);

function tellLogOf({ sitting, out }: Desk, person: Person, rest: string): void {
  if (rest !== '' && !/^\d{1,6}$/.test(rest)) out.line('log tells the last 30 things, log 100 the last 100.');
  else tellLog(person, sitting, rest === '' ? 30 : Math.max(1, Number(rest)), out);
}

function tellScrapheaps(desk: Desk, { player }: Person): void {
  const { out } = desk;
  for (const { id, scrapheap } of eyesOf(desk, player).view.players) {
    const scraps = scrapheap.cards ?? [];
    out.line(
      out.paint.strong(`${of(id)} scrapheap: ${scraps.length === 0 ? 'nothing' : plural(scraps.length, 'card')}`),
    );
    for (const card of scraps.toReversed()) out.line(cut(`  ${card.title}: ${kindOf(card)}`, COLUMNS));
  }
}

function setPassing(person: Person, rest: string, out: Terminal): void {
  const setting = PASS_SETTINGS.find((one) => one === rest.toLowerCase());
  if (setting) person.policy = autoPass(setting);
  else if (rest !== '') out.line(`auto is never, idle or pile${didYouMean(rest, PASS_SETTINGS) || '.'}`);
  out.line(`Passing for you: ${person.policy.setting}.`);
}

/** Keeps the game, and says how to go on with it. */
export function save(desk: Desk, file: string): boolean {
  const { out, sitting, persons, bots } = desk;
  if (file === '') {
    out.line('Say where, as in: save game.json.');
    return false;
  }
  const { ok, words } = saveTo(file, sitting.game);
  out.line(words);
  if (!ok) return false;
  desk.saved = { file, n: sitting.game.n };
  const names = [...persons.keys()];
  const who = names.length > 1 ? `--hot-seat ${names.join(',')}` : `--name ${names.join()}`;
  const against = bots.size === 0 ? '' : ` --against ${[...bots.values()].map(({ name }) => name).join(',')}`;
  out.line(`To go on with it: starpile play --load ${file} ${who}${against}`);
  return true;
}

/** What is no command and no number. */
export const unknownWords = (line: string, many: number): string => {
  const [word = ''] = line.split(/\s+/);
  const near = didYouMean(word.toLowerCase().slice(0, 20), COMMANDS);
  const said = cut(line.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?'), 30);
  return `"${said}" is nothing that can be done here${near}${near ? '' : `: type a number from 1 to ${many}, or ? for help.`}`;
};
