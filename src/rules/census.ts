import type { Always } from '../model/ability.ts';
import type { Game, Permanent } from '../model/game.ts';

/** Who and what is in play, sorted once for all who ask. */
export type Census = {
  readonly all: readonly Permanent[];
  /** Ships and starbases: they have shields (1000.2). */
  readonly shielded: readonly Permanent[];
  /** What is in a region, or belongs to one. */
  readonly placed: readonly Permanent[];
  readonly regions: readonly Permanent[];
  readonly structures: readonly Permanent[];
  readonly homes: readonly Permanent[];
  readonly starbases: readonly Permanent[];
  readonly ships: readonly Permanent[];
  /** The cards with triggered abilities. */
  readonly watching: readonly Permanent[];
  /** The static abilities in play (600.4), by what they do. */
  readonly bonuses: readonly Standing<'bonus'>[];
  readonly shelters: readonly Standing<'indestructible'>[];
  readonly forbids: readonly Standing<'forbid'>[];
  /** Whether a static ability counts what is not in play. */
  readonly looksBeyond: boolean;
  /** When last nothing followed from it (1000.4), and so nothing will until one of these changes. */
  calm: Calm | null;
};

/** All that destruction, control and losing depend on beside what is in play. */
export type Calm = Pick<Game, 'battle' | 'players' | 'pile'> & { readonly left: number };

/** A static ability in play, and the card that has it. */
export type Standing<K extends Always['kind']> = {
  readonly card: Permanent;
  readonly always: Extract<Always, { readonly kind: K }>;
};

/** Games share what has not changed: as long as nothing in play does, one census holds. */
export const censusOf = (game: Game): Census => {
  for (let at = 0; at < KEPT; at++) if (plays[at] === game.play) return censuses[at] as Census;
  const census = take(game);
  plays[oldest] = game.play;
  censuses[oldest] = census;
  oldest = (oldest + 1) % KEPT;
  return census;
};

/** Those taken last. Games come and go by the thousand: to remember them all costs more in garbage than it saves. */
const KEPT = 8;
const plays: (Game['play'] | null)[] = Array.from({ length: KEPT }, () => null);
const censuses: Census[] = [];
let oldest = 0;

const take = (game: Game): Census => {
  const all = Object.values(game.play);
  const shielded: Permanent[] = [];
  const placed: Permanent[] = [];
  const regions: Permanent[] = [];
  const structures: Permanent[] = [];
  const homes: Permanent[] = [];
  const starbases: Permanent[] = [];
  const ships: Permanent[] = [];
  const watching: Permanent[] = [];
  const bonuses: Standing<'bonus'>[] = [];
  const shelters: Standing<'indestructible'>[] = [];
  const forbids: Standing<'forbid'>[] = [];
  for (const card of all) {
    const { region } = card;
    const printed = game.cards[card.name];
    if (!printed) throw new Error(`this game knows no card ${card.name}`);
    if (region !== null) placed.push(card);
    switch (printed.type) {
      case 'ship':
        shielded.push(card);
        ships.push(card);
        break;
      case 'starbase':
        shielded.push(card);
        starbases.push(card);
        break;
      case 'structure':
        structures.push(card);
        break;
      case 'home-region':
        homes.push(card);
        regions.push(card);
        break;
      case 'outer-region':
        regions.push(card);
    }
    let watches = false;
    for (const ability of printed.abilities) {
      if (ability.kind === 'triggered') watches = true;
      if (ability.kind !== 'static') continue;
      const { always } = ability;
      if (always.kind === 'bonus') bonuses.push({ card, always });
      else if (always.kind === 'indestructible') shelters.push({ card, always });
      else forbids.push({ card, always });
    }
    if (watches) watching.push(card);
  }
  const looksBeyond = bonuses.some(({ always: { by } }) => typeof by !== 'number' && by.what.of !== 'play');
  return {
    all,
    shielded,
    placed,
    regions,
    structures,
    homes,
    starbases,
    ships,
    watching,
    bonuses,
    shelters,
    forbids,
    looksBeyond,
    calm: null,
  };
};
