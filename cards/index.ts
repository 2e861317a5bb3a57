import type { CardSet, Printed } from '../src/model/card.ts';
import { homePlain } from './plain/homePlain.ts';
import { starbasePlain } from './plain/starbasePlain.ts';
import * as workedExample from './workedExample.ts';

const all: readonly Printed[] = [...Object.values(workedExample), starbasePlain, homePlain];

/** Every card there is, by name. */
export const CARDS: CardSet = Object.freeze(Object.fromEntries(all.map((card) => [card.name, card])));
