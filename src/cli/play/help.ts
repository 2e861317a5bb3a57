/** What can be typed, for whoever plays. */
export const HELP: readonly string[] = [
  'Type the number of what you want to do. What is to be chosen then (X, targets,',
  'regions, costs) is asked step by step; nothing has happened until the last step.',
  '',
  '  3            the third thing in the list; several in one go: 1 3 4, or all',
  '  p, pass      pass, or hand the initiative on',
  '  until        pass until this pile is gone, or something new lies on it',
  '  b, back      one step back; from the first, back to the list',
  '  why, why 2   what you cannot do now; all the reasons, with the rules',
  '  t, table     the table again        log, log 50   what has happened',
  '  card NAME    a card, whole          rule 700.5    a rule; rule 700, a section',
  '  scrap        the scrapheaps         undo          take back what you did last',
  '  auto WHEN    pass for you: never, idle (nothing else to do), pile (idle, and',
  '               what you have passed once, until that pile is gone)',
  '  save FILE    keep the game          quit          leave; asks whether to save',
  '',
  'In short: cards wait on the pile while the initiative goes round. When all have',
  'passed one after another, the pile resolves from the top. Who has added',
  'something and hands on has not passed. Destroy the other starbases and you win.',
];

/** What begins a line that asks for something else than a number. */
export const COMMANDS = [
  'help',
  'pass',
  'until',
  'back',
  'why',
  'table',
  'log',
  'card',
  'rule',
  'scrap',
  'undo',
  'auto',
  'save',
  'quit',
] as const;
export type CommandWord = (typeof COMMANDS)[number];

const SHORT: Readonly<Record<string, CommandWord>> = {
  '?': 'help',
  h: 'help',
  p: 'pass',
  b: 'back',
  w: 'why',
  t: 'table',
  l: 'log',
  c: 'card',
  r: 'rule',
  u: 'undo',
  q: 'quit',
  exit: 'quit',
  cards: 'card',
  rules: 'rule',
  scrapheap: 'scrap',
};

/** A line, as a command and what follows it; null when it begins with none. */
export function commandIn(line: string): { readonly word: CommandWord; readonly rest: string } | null {
  const [first = '', ...others] = line.split(/\s+/);
  const word = first.toLowerCase();
  const command = COMMANDS.find((one) => one === word) ?? (Object.hasOwn(SHORT, word) ? SHORT[word] : undefined);
  return command === undefined ? null : { word: command, rest: others.join(' ') };
}
