/** Names for whoever plays and has none, from the first seat on: as many as can play (100.1). */
export const SEAT_NAMES: readonly string[] = ['ian', 'elysha', 'toby', 'mara', 'oskar', 'june'];
