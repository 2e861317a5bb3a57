/** The table that lies there when no scenario is named: a few cards of each kind, in the first player's turn. */
export const OPEN_TABLE = `@pile 1
@title An open table
@cites 500.6 700.4 900.1
@players elysha ian

[table]
hand elysha: stubborn-mechanic, executioner, stubborn-mechanic
hand ian: stubborn-mechanic, slasher
isk elysha: 9
isk ian: 9
metropolis @elysha: executioner(elysha), slasher(ian)
moment: development elysha
`;
