import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import { BOTS } from '../bots/index.ts';
import { PASS_SETTINGS, type PassSetting } from '../host/autoPass.ts';
import { defaultRuleset } from '../index.ts';
import { endWords } from '../inspector/words/playerWords.ts';
import { fold } from './fold.ts';
import { type Desk, goOn, type Outcome } from './play/desk.ts';
import { COLUMNS, fitting } from './play/lines.ts';
import { makePerson } from './play/person.ts';
import { openReader, type Reader } from './play/reader.ts';
import { saveTo } from './play/saving.ts';
import { type SeatingOptions, seat, tableWords } from './play/seating.ts';
import { sitDown } from './play/sitting.ts';
import { tellNews } from './play/teller.ts';
import { decide } from './play/turn.ts';
import type { Terminal } from './terminal.ts';
import { EXIT } from './trouble.ts';
import { wholeNumber } from './wholeNumber.ts';

export type PlayOptions = SeatingOptions & { readonly pass?: PassSetting };

/** Adds `starpile play` to the command. */
export function addPlay(command: Command, out: Terminal, ending: { code: number }): void {
  const { minPlayers, maxPlayers } = defaultRuleset;
  command
    .command('play')
    .summary('play a whole game here, against bots or with others at the same screen')
    .description(
      'Plays a whole game in the terminal. Exit code: 0 played to its end, left or saved, 1 the input ended and the game is not saved, 2 it cannot begin.',
    )
    .option('--players <n>', `how many play, ${minPlayers} to ${maxPlayers}`, wholeNumber(minPlayers, maxPlayers))
    .option('--deck <names>', 'your deck, such as lathe, or a .deck file; with commas, those of the next players too')
    .option('--against <bots>', `who plays the others: ${Object.keys(BOTS).join(', ')}; with commas, one after another`)
    .option('--hot-seat <names>', 'who sits here, such as ian,elysha: the screen is handed over')
    .option('--name <name>', 'what you are called; without it ian')
    .option('--seed <n>', 'what all chance comes from; without it something new', wholeNumber())
    .option('--load <file>', 'go on with a saved game, a replay or a scenario')
    .addOption(
      new Option('--pass <when>', 'when to pass for you; pile: idle, and until a pile you have passed is gone')
        .choices(PASS_SETTINGS)
        .default('idle'),
    )
    .action(async (options: PlayOptions) => {
      const reader = openReader(out);
      try {
        ending.code = await play(options, out, reader);
      } finally {
        reader.close();
      }
    });
}

/** `starpile play`: a game to its end, or until somebody leaves. Gives the exit code. */
export async function play(options: PlayOptions, terminal: Terminal, reader: Reader): Promise<number> {
  const out: Terminal = { ...terminal, columns: COLUMNS, line: (text = '') => terminal.line(fitting(text)) };
  const seed = options.seed ?? randomInt(1_000_000);
  const seating = seat(options, seed);
  const sitting = sitDown(seating.scene, seating.intents);
  const persons = new Map(seating.persons.map((player) => [player, makePerson(player, options.pass ?? 'idle')]));
  const [first] = persons.values();
  const desk: Desk = {
    sitting,
    persons,
    bots: seating.bots,
    out,
    reader,
    watching: persons.size === 1 && first ? first : null,
    lastHand: null,
    known: 'nothing',
    saved: null,
  };
  out.line(fold(`Starpile: ${tableWords(seating)}. ${beginWords(options, seed)} ? helps, quit leaves.`, '', COLUMNS));
  return close(desk, await playOut(desk));
}

const beginWords = ({ load }: PlayOptions, seed: number): string =>
  load === undefined ? `Seed ${seed}: --seed ${seed} deals the same again.` : `Goes on from ${load}.`;

async function playOut(desk: Desk): Promise<Outcome> {
  const { game } = desk.sitting;
  for (;;) {
    const [player] = game.awaited;
    if (player === undefined) return 'over';
    if (goOn(desk, player)) continue;
    const person = desk.persons.get(player);
    const outcome = person ? await decide(desk, person) : 'over';
    if (outcome) return outcome;
  }
}

function close(desk: Desk, outcome: Outcome): number {
  const { sitting, out, watching, saved } = desk;
  const { game } = sitting;
  if (outcome === 'over') {
    if (watching) tellNews(watching, sitting, out);
    const { ending, turn } = game.truth;
    const words = ending ? sitting.callings.say(endWords(ending).words) : 'Nobody is left to play';
    out.line(out.paint.strong(fold(`The game is over, in turn ${turn}. ${words}.`, '', COLUMNS)));
    return EXIT.ok;
  }
  if (outcome === 'left') {
    out.line('Until another time.');
    return EXIT.ok;
  }
  if (saved === null) {
    out.line('The input has ended, and the game is not saved. (save FILE keeps one.)');
    return EXIT.failed;
  }
  const { ok, words } = saveTo(saved.file, game);
  out.line(`The input has ended. ${words}`);
  return ok ? EXIT.ok : EXIT.failed;
}
