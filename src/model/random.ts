/** The state of the game's chance (rule 100.7): whole numbers, as plain data. */
export type Chance = readonly number[];
