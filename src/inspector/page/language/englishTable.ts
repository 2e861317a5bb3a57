const counted = (many: number | 'unlimited', what: string): string => (many === 1 ? `1 ${what}` : `${many} ${what}s`);

/** What lies on the table. */
export const englishTable = {
  label: 'Table',
  cards: 'Cards in play',
  battleAt: (region: string): string => `Battle at ${region}`,
  kinds: { 'home-region': 'home region', 'outer-region': 'outer region' },
  controlledBy: 'controlled by',
  controlledByNobody: 'controlled by nobody',
  region: (title: string, kind: string, controller: string | null): string =>
    `${title}, ${kind}, controlled by ${controller ?? 'nobody'}`,
  noDefender: 'No ship defends.',
  noShips: 'No ships.',
  noShipsNobody: 'No ships, so nobody controls it.',
  income: (income: number): string => `Income ${income}`,
  locations: (there: number, most: number): string => `${there} of ${most} locations`,
  aims: (attack: number): string => `aims, attack ${attack}`,
  isk: 'ISK',
  deck: 'Deck',
  scrap: 'Scrap',
  reserve: 'Reserve',
  hand: 'Hand',
  built: 'Built',
  handTag: 'hand',
  handCount: (many: number): string => `hand, ${many}`,
  handOf: (player: string): string => `${player}’s hand`,
  hiddenHand: (player: string, many: number): string => `${player}’s hand: ${counted(many, 'hidden card')}`,
  zones: { hand: 'hand', reserve: 'reserve', scrapheap: 'scrapheap' },
  zoneOf: (player: string, zone: string): string => `${player}’s ${zone}`,
  zoneCount: (player: string, zone: string, many: number): string => `${player}’s ${zone}: ${counted(many, 'card')}`,
  zoneHolds: (many: number, newestFirst: boolean): string =>
    `${counted(many, 'card')}${newestFirst ? ', the newest first' : ''}`,
  faceDown: (many: number): string => `${counted(many, 'card')}, face down.`,
  roles: { out: 'out of the game', attacker: 'attacker', defender: 'defender', active: 'active' },
  toAct: 'to act',
} as const;

/** What a card has on its face and in its note. */
export const englishCard = {
  types: {
    starbase: 'Starbase',
    structure: 'Structure',
    'home-region': 'Home region',
    'outer-region': 'Outer region',
    location: 'Location',
    ship: 'Ship',
    news: 'News',
  },
  commands: { mine: 'mine', patrol: 'patrol', ambush: 'ambush' },
  command: (order: string, power: number): string => `${order} ${power}`,
  level: (level: number): string => `level ${level}`,
  structures: (many: number | 'unlimited'): string => counted(many, 'structure'),
  locations: (many: number | 'unlimited'): string => counted(many, 'location'),
  minerals: (many: number): string => counted(many, 'mineral'),
  assembly: (many: number): string => `assembly ${many}`,
  stays: 'stays',
  staysFor: (turns: number): string => `stays ${counted(turns, 'turn')}`,
  exhausted: 'exhausted',
  left: (turns: number): string => `${turns} left`,
  mines: (place: string): string => `mines ${place}`,
  gone: 'what has left play',
  onPatrol: 'on patrol',
  inAmbush: 'in ambush',
  forbids: 'forbids',
  isk: ' ISK',
  attackAfter: ' attack',
  shieldAfter: ' shield',
  attack: 'Attack',
  shield: 'Shield',
  price: 'Price',
  priceOf: (price: number | 'X'): string => `${price} ISK`,
  income: 'Income',
  has: 'Has',
  owner: 'Owner',
  races: (races: readonly string[]): string => `, for ${races.join(' and ')}`,
  printed: (value: number): string => ` printed ${value}`,
  controller: 'Controller',
  nobody: 'nobody',
  damage: 'Damage',
  untilRecharge: (damage: number): string => `${damage}, until the recharge`,
  condition: 'Condition',
  forNow: 'For now',
  onThePile: 'On the pile',
  noText: 'It has no text.',
  notThere: 'It is not on the table at this step.',
  unseen: 'This card cannot be seen from here.',
} as const;

export const englishNotes = {
  names: { note: 'Note', rule: 'Rule', card: 'Card', entry: 'Entry on the pile', zone: 'Cards' },
  back: 'Back',
  close: 'Close',
  by: 'By',
  target: 'Target',
  from: 'From',
  entryGone: 'It is not on the pile at this step.',
} as const;

export const englishRules = {
  rule: (number: string): string => `Rule ${number}`,
  before: 'Rule ',
  house: ', house rule',
  from: { S: 'From the rules document', P: 'Published', H: 'House rule' },
  missing: 'The server did not send the text of this rule.',
} as const;

/** Of a whole game that is to be dealt. */
export const englishDeal = {
  title: 'A whole game',
  about: 'From the set-up, with a deck for each player.',
  players: 'Players',
  playersAfter: ' players',
  decks: 'Decks',
  deckOf: (number: number): string => `Deck of player ${number}`,
  deck: (race: string, title: string): string => `${race}, ${title}`,
  seed: 'Seed',
  newSeed: 'a new one',
  wrongSeed: 'A seed is a whole number, of at most 15 digits.',
  sameSeed: 'The same decks and seed deal the same again.',
  deal: 'Deal',
  fromSeed: (seed: number): string => `Use seed ${seed}`,
} as const;

/** Along the course. */
export const englishMarks = {
  turn: 'A turn begins',
  battle: 'A battle is declared',
  pile: 'A pile is opened',
  resolve: 'The pile resolves',
  refused: 'Refused',
  ended: 'The game ends',
} as const;
