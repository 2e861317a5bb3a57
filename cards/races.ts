/** The four races of this card set, as words on icons (200.4). */
export const ARDENT = 'Ardent';
export const HUSH = 'Hush';
export const LATHE = 'Lathe';
export const TITHE = 'Tithe';
