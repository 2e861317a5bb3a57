import { fold } from '../fold.ts';
import type { Terminal } from '../terminal.ts';
import { COLUMNS, capital, column, rule } from './lines.ts';
import type { Person } from './person.ts';
import type { Sitting } from './sitting.ts';
import type { Told } from './story.ts';

const MARGIN = ' '.repeat(13);

/** Tells a person what has happened since they were told last, with their eyes. */
export function tellNews(person: Person, { story, callings }: Sitting, out: Terminal): void {
  person.told = Math.min(person.told, story.length);
  for (const told of story.tell(person.player, person.told)) {
    if (told.quiet) continue;
    tellHeading(person, told, out);
    out.line(`  ${who(told)} ${fold(callings.say(told.words), MARGIN, COLUMNS)}`);
  }
  person.told = story.length;
}

function tellHeading({ heard }: Person, { heading }: Told, out: Terminal): void {
  if (!heading) return;
  const { level, words } = heading;
  const key = level === 1 ? 'turn' : 'part';
  if (heard[key] === words) return;
  heard[key] = words;
  if (level === 1) heard.part = '';
  out.line(level === 1 ? out.paint.strong(rule(words)) : out.paint.faint(` ${words}`));
}

const who = ({ player }: Told): string => column(player === null ? '' : capital(player), 10);

/** The last things that happened, with the rules they follow; passes too. */
export function tellLog(person: Person, { story, callings }: Sitting, most: number, out: Terminal): void {
  const all = story.tell(person.player, 0).slice(-most);
  for (const told of all) {
    if (told.heading?.level === 1) out.line(out.paint.strong(rule(told.heading.words)));
    else if (told.heading) out.line(out.paint.faint(` ${told.heading.words}`));
    const words = `${callings.say(told.words)}${told.rule === null ? '' : ` [${told.rule}]`}`;
    out.line(`  ${who(told)} ${fold(words, MARGIN, COLUMNS)}`);
  }
}
