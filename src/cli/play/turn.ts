import { untilGone } from '../../host/autoPass.ts';
import type { Intent } from '../../index.ts';
import { fold } from '../fold.ts';
import { save, showPile, showTable, tellAside, unknownWords } from './asides.ts';
import { readAnswer, stepLines, type Underway, whereIs } from './chooser.ts';
import { type Desk, doAll, eyesOf, type Outcome } from './desk.ts';
import { commandIn } from './help.ts';
import { COLUMNS, capital, column, cut } from './lines.ts';
import { type Item, itemsOf } from './menu.ts';
import type { Person } from './person.ts';
import { chanceOf } from './sitting.ts';
import { tellNews } from './teller.ts';

/** One decision of a person: told what has happened, shown the table, asked. An outcome, if the game is not to go on. */
export async function decide(desk: Desk, person: Person): Promise<Outcome | null> {
  const outcome = await handOver(desk, person);
  if (outcome) return outcome;
  tellNews(person, desk.sitting, desk.out);
  if (desk.known === 'nothing') showTable(desk, person);
  else if (desk.known === 'all but the pile') showPile(desk, person);
  desk.known = 'all';
  const items = itemsFor(desk, person);
  showMenu(desk, items);
  const { n } = desk.sitting.game;
  while (desk.sitting.game.n === n) {
    const line = await desk.reader.read('> ');
    if (line === null) return 'silent';
    const left = await obey(desk, person, items, line);
    if (left) return left;
  }
  return null;
}

/** In a hot seat nobody's hand is shown before its owner sits there. */
async function handOver(desk: Desk, person: Person): Promise<Outcome | null> {
  const { out, reader } = desk;
  if (desk.watching === person) return null;
  if (desk.persons.size > 1) {
    desk.watching = null;
    const line = await reader.read(`${capital(person.player)}, press Enter: `);
    if (line === null) return 'silent';
    if (commandIn(line)?.word === 'quit' && (await leave(desk))) return 'left';
    if (out.isTerminal) out.line('\u001b[2J\u001b[3J\u001b[H');
  }
  desk.watching = person;
  desk.known = 'nothing';
  return null;
}

function itemsFor(desk: Desk, person: Person): readonly Item[] {
  const { player } = person;
  const { sitting } = desk;
  const { legal } = chanceOf(sitting, player);
  return itemsOf({
    eyes: eyesOf(desk, player),
    player,
    legal,
    cards: sitting.game.truth.cards,
    pass: sitting.story.pass(player),
  });
}

function showMenu({ out }: Desk, items: readonly Item[]): void {
  let group = '';
  for (const [at, item] of items.entries()) {
    if (item.group !== group) out.line(out.paint.faint(` ${item.group}`));
    group = item.group;
    const title =
      item.detail === '' ? item.title : `${column(item.title, Math.max(21, item.title.length))}  ${item.detail}`;
    out.line(cut(`${`${at + 1}`.padStart(4)}  ${title}`, COLUMNS));
  }
}

/** Does what a line says, or tells kindly what is wrong with it. */
async function obey(desk: Desk, person: Person, items: readonly Item[], line: string): Promise<Outcome | null> {
  const { out } = desk;
  const command = commandIn(line);
  if (command && tellAside(desk, person, command.word, command.rest)) return null;
  if (line === '') out.line(`Type a number from 1 to ${items.length}, p to pass, or ? for help.`);
  else if (command) return obeyCommand(desk, person, items, command.word);
  else if (/^\d+$/.test(line)) return chooseItem(desk, person, items, line);
  else out.line(unknownWords(line, items.length));
  return null;
}

async function obeyCommand(desk: Desk, person: Person, items: readonly Item[], word: string): Promise<Outcome | null> {
  const { out, sitting } = desk;
  const { player } = person;
  switch (word) {
    case 'quit':
      return (await leave(desk)) ? 'left' : null;
    case 'undo': {
      const result = sitting.undo(player);
      out.line(fold(result.ok ? 'Taken back.' : `That cannot be taken back: ${result.message}`, '', COLUMNS));
      if (result.ok) desk.known = 'nothing';
      return null;
    }
    case 'until': {
      const { view } = eyesOf(desk, player);
      if (view.pile.length === 0) out.line('There is no pile to pass on.');
      else if (pass(desk, person)) person.policy = untilGone(person.policy, view);
      return null;
    }
    case 'pass':
      pass(desk, person);
      return null;
    default:
      showMenu(desk, items);
      return null;
  }
}

/** Whether there was anything to pass. */
function pass(desk: Desk, person: Person): boolean {
  const { player } = person;
  const quiet = chanceOf(desk.sitting, player).legal.find(({ type }) => type === 'pass' || type === 'stay');
  if (!quiet) desk.out.line('There is nothing to pass now: this is to be decided.');
  else if (quiet.type === 'pass' || quiet.type === 'stay') return act(desk, person, [{ type: quiet.type, player }]);
  return false;
}

function act(desk: Desk, person: Person, intents: readonly Intent[]): boolean {
  const refused = doAll(desk, person, intents);
  if (refused !== null) desk.out.line(fold(`That is refused: ${refused}`, '', COLUMNS));
  return refused === null;
}

/** Asks what is to be chosen, and does it; nothing has happened when it is broken off. */
async function chooseItem(desk: Desk, person: Person, items: readonly Item[], line: string): Promise<Outcome | null> {
  const { out } = desk;
  const item = items[Number(line) - 1];
  if (!item) {
    out.line(`There is no ${cut(line, 20)} in the list: it goes from 1 to ${items.length}.`);
    return null;
  }
  let underway: Underway | null = { choose: item.choose, answers: [] };
  let isFirst = true;
  while (underway) {
    const now = whereIs(underway);
    if ('intents' in now) {
      act(desk, person, now.intents);
      return null;
    }
    if (isFirst)
      for (const words of [`${item.group}: ${item.title}`, ...item.about]) out.line(fold(words, '', COLUMNS));
    isFirst = false;
    for (const words of stepLines(now.step, out.paint)) out.line(words);
    const next = await answerStep(desk, person, underway);
    if (next === 'left' || next === 'silent') return next;
    underway = next;
  }
  showMenu(desk, items);
  return null;
}

/** A choice with one more answer, with one less, or null when it is broken off. */
async function answerStep(
  desk: Desk,
  person: Person,
  underway: Underway,
): Promise<Underway | null | 'left' | 'silent'> {
  const { out, reader } = desk;
  const now = whereIs(underway);
  if ('intents' in now) return underway;
  for (;;) {
    const line = await reader.read('>> ');
    if (line === null) return 'silent';
    const command = commandIn(line);
    if (command?.word === 'back') {
      const { choose, answers } = underway;
      return answers.length === 0 ? null : { choose, answers: answers.slice(0, -1) };
    }
    if (command?.word === 'quit') {
      if (await leave(desk)) return 'left';
    } else if (command) {
      if (!tellAside(desk, person, command.word, command.rest)) out.line('First go back: b.');
    } else {
      const read = readAnswer(line, now.step);
      if ('answer' in read) return { choose: underway.choose, answers: [...underway.answers, read.answer] };
      out.line(`${read.wrong} (b goes back)`);
    }
  }
}

/** Whether somebody really leaves: first the game can be saved. */
async function leave(desk: Desk): Promise<boolean> {
  const { reader, sitting } = desk;
  while (desk.saved?.n !== sitting.game.n) {
    const line = await reader.read('A file to save it in, Enter to leave without, b to play on: ');
    if (line === null || line === '') return true;
    if (commandIn(line)?.word === 'back') return false;
    if (save(desk, line)) return true;
  }
  return true;
}
