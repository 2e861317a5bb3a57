import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { CARDS } from '../../cards/index.ts';
import { CARD_TYPES, type CardType } from '../model/cardType.ts';
import { didYouMean } from '../model/nearest.ts';
import { slugOf } from '../model/slug.ts';
import { parseCard } from '../schema/card.ts';
import { cardData, cardFile, cardScenario, constantOf, type Skeleton } from './cardSkeleton.ts';
import { systemWords } from './systemWords.ts';
import type { Terminal } from './terminal.ts';
import { Unusable } from './trouble.ts';

type NewCard = {
  readonly title: string;
  readonly type: CardType;
  readonly race?: readonly string[];
  readonly out: string;
};

/** `starpile cards new`: a card that can be played, and a scenario that plays it, to go on from. Overwrites nothing. */
function cardNew({ title: said, type, race = [], out: folder }: NewCard, out: Terminal): void {
  const skeleton: Skeleton = { title: said.trim(), type, races: [...new Set(race.map(raceCalled))] };
  const { title } = skeleton;
  if (!TITLE.test(title))
    throw new Unusable(
      `${title === '' ? 'A card needs a title' : `${JSON.stringify(title)} is no title for a card`}: letters, digits, spaces and ' - , . : ! ? &, and the first is a letter.`,
    );
  const name = slugOf(title);
  if (Object.hasOwn(CARDS, name)) throw new Unusable(`There is a card ${CARDS[name]?.title ?? name} already.`);
  const parsed = parseCard(cardData(skeleton));
  if (!parsed.ok) throw new Unusable(`That is no card: ${parsed.faults.join('; ')}.`);
  const scenario = title.includes('--') ? null : cardScenario(skeleton);
  if (scenario === null) {
    throw new Unusable(
      `A card called ${JSON.stringify(title)} could not be named in a scenario: two hyphens begin a comment there.`,
    );
  }
  write(folder, [
    [`${constantOf(title)}.ts`, cardFile(skeleton)],
    [`${name}.pile`, scenario],
  ]).map((path) => out.line(`wrote ${path}`));
}

/** What is printed at the top of a card, and can be written in a scenario. */
const TITLE = /^[a-z][a-z0-9 ',.:!?&-]*$/i;

const RACES = [...new Set(Object.values(CARDS).flatMap(({ races }) => races))].toSorted();

function raceCalled(word: string): string {
  const race = RACES.find((one) => one.toLowerCase() === word.toLowerCase());
  if (race !== undefined) return race;
  throw new Unusable(`There is no race ${word}${didYouMean(word, RACES) || `: there are ${RACES.join(', ')}.`}`);
}

/** All of them, or, where one is there already, none. Gives their paths. */
function write(folder: string, files: readonly (readonly [name: string, text: string])[]): readonly string[] {
  const paths = files.map(([name, text]) => ({ path: join(folder, name), text }));
  const there = paths.find(({ path }) => existsSync(path));
  if (there) throw new Unusable(`${there.path} is there already, and is left as it is.`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const { path, text } of paths) writeFileSync(path, text, { flag: 'wx' });
  } catch (cause) {
    throw new Unusable(`Nothing can be written into ${folder}: ${systemWords(cause)}.`);
  }
  return paths.map(({ path }) => path);
}

/** Adds `starpile cards new` to the command. */
export function addCardNew(cards: Command, out: Terminal): void {
  cards
    .command('new')
    .summary('write the beginnings of a card, and a scenario that plays it')
    .description('Writes the beginnings of a card, and a scenario that plays it. Files that are there are left alone.')
    .requiredOption('--title <title>', 'what is printed at its top')
    .addOption(new Option('--type <type>', 'what kind of card').choices(CARD_TYPES).makeOptionMandatory())
    .option('--race <race...>', 'its race icons; without any, everybody can play it')
    .option('--out <folder>', 'where to write', '.')
    .action((said: NewCard) => cardNew(said, out));
}
