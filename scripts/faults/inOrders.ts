import { fault, type PlantedFault } from './fault.ts';

const RULES = 'src/rules/orders.ts';
const CLAUSES = 'src/rules/clauses/ordering.ts';
const ATOMS = 'src/rules/atoms/orders.ts';

/** Ways to get section 1200 wrong, and what else speaks of orders. */
export const IN_ORDERS: readonly PlantedFault[] = [
  fault('900.3', 'patrols are not asked', 'machines/battle.ts', "entry: 'askPatrols'", 'entry: []'),
  fault(
    '1100.6',
    'a blockade does not stop mining',
    'src/rules/income.ts',
    '  if (isBlockaded(game, region, player)) return 0;\n',
    '',
  ),
  fault(
    '1100.6',
    'an order to mine pays wherever the ship is',
    'src/rules/income.ts',
    'findPermanent(game, region)?.controller !== player) return 0;\n  if (is',
    'findPermanent(game, region) === undefined) return 0;\n  if (is',
  ),
  fault('1200.1', 'an assembling patrol joins', RULES, '      assembling === 0 &&\n', '      assembling >= 0 &&\n'),
  fault('1200.2', 'a ship can be given order after order', CLAUSES, 'if (ship.ordered)', 'if (ship.ordered && !ship)'),
  fault(
    '1200.2',
    'an order can be given once a game',
    'src/rules/turn.ts',
    "if (phase === 'command') return forgetOrdered(game);",
    "if (phase === 'command' && game.turn < 0) return forgetOrdered(game);",
  ),
  fault('1200.2', 'an order survives a fight', 'src/rules/battle.ts', 'thenEach(tired, fought, relieve)', 'tired'),
  fault(
    '1200.2',
    'an order survives a move',
    'src/rules/atoms/permanents.ts',
    '{ region: to, order: null }',
    '{ region: to }',
  ),
  fault(
    '1200.3',
    'a ship that moves is exhausted',
    RULES,
    'at ? travel(marked, ship, at)',
    'at ? travel({ ...marked, play: { ...marked.play, [ship]: { ...marked.play[ship]!, exhausted: true } } }, ship, at)',
  ),
  fault('1200.4', 'two ships mine one location', CLAUSES, '  if (miner)\n', '  if (miner && !ship)\n'),
  fault(
    '1200.4',
    'what is elsewhere can be mined',
    CLAUSES,
    'if (location.region !== ship.region)',
    'if (location.region !== ship.region && !ship)',
  ),
  fault('1200.5', 'a patrol joins as often as it likes', RULES, 'order.joined < (', 'order.joined <= 99 + ('),
  fault('1200.5', 'a patrol joins once a game', ATOMS, 'order.joined > 0 ?', 'order.joined < 0 ?'),
  fault(
    '1200.5',
    'a patrol that has joined is relieved',
    'src/rules/battle.ts',
    '...defending.filter((ship) => !joined.includes(ship))',
    '...defending',
  ),
  fault(
    '1200.6',
    'an attacker has the attack of an ambush',
    'src/rules/totals.ts',
    'game.battle?.defending.includes(id)',
    'game.battle?.defending.concat(game.battle.attacking).includes(id)',
  ),
  fault(
    '1200.7',
    'every ship takes every order',
    CLAUSES,
    'if (!commandsOf(game, ship).includes(order))',
    'if (!commandsOf(game, ship).includes(order) && !ship)',
  ),
];
