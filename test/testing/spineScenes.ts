import { activated, does, has, paying, sacrificeACost, whenDestroyed } from '../../cards/abilities.ts';
import { news, ship, structure } from '../../cards/define.ts';
import { CARDS } from '../../cards/index.ts';
import { each, inPlay, onPile, ships, target, targeting, targetShip, you } from '../../cards/targets.ts';
import { destroy, either, gain, option, remove, shield } from '../../cards/verbs.ts';
import { type CardSet, createGame, type Intent, type Printed, type Scene } from '../../src/index.ts';
import { parse, readScene, runTo } from '../../src/notation/index.ts';

/** Dies, with two triggers to be put in order, when whoever keeps it up leaves. */
const fragile = (title: string, subtype: string): Printed =>
  ship(title, {
    price: 0,
    attack: 1,
    shield: 0,
    subtypes: [subtype],
    abilities: [whenDestroyed('itself', [], gain(1)), whenDestroyed('itself', [], gain(2))],
  });

const keeping = (title: string, subtype: string): Printed =>
  structure(title, { price: 0, abilities: [has(ships({ subtype }), 'shield', 1)] });

/** Each does one thing, and costs nothing. */
const OWN = [
  fragile('Bell', 'Bell'),
  fragile('Gong', 'Gong'),
  keeping('Pillar', 'Bell'),
  keeping('Column', 'Gong'),
  ship('Mute', {
    price: 0,
    attack: 1,
    shield: 0,
    subtypes: ['Bell'],
    abilities: [whenDestroyed('itself', [targeting(inPlay('location'))], destroy(target()))],
  }),
  ship('Fuse', {
    price: 0,
    attack: 1,
    shield: 0,
    subtypes: ['Bell'],
    abilities: [whenDestroyed('itself', [], destroy(each(ships({ subtype: 'Gong' }))))],
  }),
  ship('Raider', { price: 0, attack: 1, shield: 2 }),
  structure('Chime', { price: 0, abilities: [activated([], [], gain(1))] }),
  news('Sparkle', { price: 0, abilities: [does([], gain(1))] }),
  news('Snuff', { price: 0, abilities: [does([targeting(onPile())], remove(target()))] }),
  news('Whim', {
    price: 0,
    abilities: [does([], either(you, option('Gain', gain(1)), option('End all', destroy(each(inPlay('starbase'))))))],
  }),
  news('Offering', { price: 0, abilities: [paying([sacrificeACost(ships())], [], gain(1))] }),
  news('Ruin', { price: 0, abilities: [paying([sacrificeACost(inPlay('starbase'))], [], gain(1))] }),
  news('Cull', { price: 0, abilities: [does([targetShip()], destroy(target()))] }),
  news('Brace', { price: 0, abilities: [does([targetShip()], shield(target(), 2, 'phase'))] }),
  news('Sap', { price: 0, abilities: [does([targetShip()], shield(target(), -2, 'turn'))] }),
];

const cards: CardSet = { ...CARDS, ...Object.fromEntries(OWN.map((card) => [card.name, card])) };

/** A scene, and what is played of it first, that leads to one place of the spine. */
export type SpineScene = {
  readonly name: string;
  readonly scene: Scene;
  readonly opening: readonly Intent[];
  /** The paths go no further than where the spine stands below one of these. */
  readonly below: readonly string[];
};

const spineScene = (name: string, below: readonly string[], text: string): SpineScene => {
  const parsed = parse(text, name);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const ran = runTo(parsed.tree, 1_000, { cards, createGame });
  if (!ran.ok) throw new Error(ran.message);
  return { name, scene: readScene(text, { cards }, name), opening: ran.game.history.intents, below };
};

type Laid = {
  readonly moment: string;
  readonly ruleset?: string;
  /** The ship that dies when Toby leaves. */
  readonly bell?: 'bell' | 'mute' | 'fuse';
  readonly hand?: string;
  readonly opening: readonly string[];
};

/** Four players, of whom two keep the others' ships up. */
const laidOut = ({ moment, ruleset = '', bell = 'bell', hand = '', opening }: Laid): string => `@pile 1
@players ian elysha toby fay
@ruleset handLimit=${moment === 'battle fay' ? 1 : 20} ${ruleset}

[table]
home ian : ${bell}#ib gong#ig
home elysha : ${bell}#eb gong#eg
saltglass-drift @elysha : raider#er raider#ir(ian)
play ian : chime#ic
play elysha : chime#ec
play toby : pillar
play fay : column
hand ian : sparkle#sp ${hand}
hand fay : sparkle*2
deck ian : sparkle*9
deck elysha : sparkle*9
deck toby : sparkle*9
deck fay : sparkle*9
moment : ${moment}

[play]
${opening.join('\n')}
`;

const EVERYBODY = ['ian', 'elysha', 'toby', 'fay'];
const passes = (from: readonly string[]) => from.map((player) => `${player}: pass`);
/** The first hands on, and then all pass. */
const resolve = (seated: readonly string[]) => [...passes(seated), `${seated[0]}: pass`];

const FIGHT = 'battle ian -> saltglass-drift';
const DRAWN_UP = ['elysha: stay', 'ian: aim ir -> er', 'elysha: aim er -> ir'];
/** Elysha's ship is kept up by what wears off with the phase. */
const DYING = [
  'ian: play brace -> eb',
  ...resolve(EVERYBODY),
  'ian: play sap -> eb',
  ...resolve(EVERYBODY),
  ...passes(EVERYBODY),
];
/** Toby leaves while Fay is asked what to discard, and the triggers wait for the next turn. */
const LEFT_AT_THE_END = ['fay: pass', 'ian: pass', 'elysha: pass', 'toby: pass', 'toby: concede', 'fay: answer 1'];
const ORDERED = ['ian: answer 1 2', 'elysha: answer 1 2'];

/** A copy of the pile in the spine. */
type Copy = {
  readonly below: readonly string[];
  readonly moment: string;
  readonly ruleset?: string;
  readonly hand?: string;
  /** How to get where it can open, or has opened with triggers to be put in order. */
  readonly before?: readonly string[];
  /** How Ian comes to hold the initiative there. */
  readonly open?: readonly string[];
  /** What makes triggers wait for it without a pile. */
  readonly triggers?: readonly string[];
  readonly seated?: readonly string[];
};

const WITHOUT_TOBY = ['ian', 'elysha', 'fay'];
const BY_LEAVING = { triggers: ['toby: concede'] };
const OPENED_BY_LEAVING = { ...BY_LEAVING, open: ['toby: concede', ...ORDERED], seated: WITHOUT_TOBY };
const WINDOWS = 'battleWindows=on';

const COPIES: readonly Copy[] = [
  { below: ['turn.development'], moment: 'development ian', ...BY_LEAVING },
  { below: ['turn.command'], moment: 'command ian', ...BY_LEAVING },
  { below: ['turn.battle'], moment: 'battle ian', ...BY_LEAVING },
  { below: ['turn.battle.fight'], moment: FIGHT, ...OPENED_BY_LEAVING },
  {
    below: ['turn.battle.fight.regrouped'],
    moment: FIGHT,
    ruleset: WINDOWS,
    before: ['elysha: stay'],
    ...BY_LEAVING,
  },
  {
    below: ['turn.battle.fight.target', 'turn.battle.fight.interrupted'],
    moment: FIGHT,
    before: ['elysha: stay'],
    ...OPENED_BY_LEAVING,
  },
  {
    below: ['turn.battle.fight.aimed'],
    moment: FIGHT,
    ruleset: WINDOWS,
    before: ['elysha: stay', ...passes(EVERYBODY), ...DRAWN_UP.slice(1)],
    ...BY_LEAVING,
  },
  { below: ['turn.battle.fight.damage'], moment: FIGHT, before: DRAWN_UP },
  {
    below: ['turn.end'],
    moment: 'battle ian',
    hand: 'brace sap',
    before: DYING,
    triggers: [],
    open: ['elysha: answer 1 2'],
  },
  {
    below: ['turn.initial'],
    moment: 'battle fay',
    before: LEFT_AT_THE_END,
    triggers: [],
    open: ORDERED,
    seated: WITHOUT_TOBY,
  },
];

const STACK = ['ian: play cull -> ig', 'ian: play whim', 'ian: play sp', 'ian: play snuff -> sp'];
const STACKED = 'cull whim snuff';

const FUSES = { bell: 'fuse', ruleset: 'runawayPiles=1' } as const;

function* scenesOf(copy: Copy): Generator<SpineScene> {
  const { below, moment, ruleset = '', hand = '', before = [], open = [], triggers, seated = EVERYBODY } = copy;
  const scene = (what: string, opening: readonly string[], more: Partial<Laid> = {}): SpineScene =>
    spineScene(
      `${below[0]}: ${what}`,
      below,
      laidOut({
        moment,
        ...more,
        ruleset: `${ruleset} ${more.ruleset ?? ''}`,
        hand: `${hand} ${more.hand ?? ''}`,
        opening: [...before, ...opening],
      }),
    );
  const stack = [...open, ...STACK, ...resolve(seated)];
  yield scene('it opens', []);
  yield scene('something is added', open, { hand: 'offering ruin' });
  yield scene('it resolves', stack, { hand: STACKED });
  const chain = triggers ?? ['ian: play cull -> ib', ...resolve(seated)];
  const left = triggers?.includes('toby: concede') ? WITHOUT_TOBY : seated;
  yield scene('triggers without end', [...chain, ...passes(left)], { ...FUSES, hand: 'cull' });
  if (triggers) yield scene('triggers without a target', triggers, { bell: 'mute' });
}

const OTHERS: readonly (readonly [name: string, below: string, text: string])[] = [
  [
    'the set-up',
    'setUp',
    `@pile 1
@players ian elysha toby

[table]
deck ian : sparkle*9
deck elysha : sparkle*9
deck toby : sparkle*9
moment : setup ian
`,
  ],
  ['the beginning of a turn', 'turn.development', '@pile 1\n@players ian elysha\n\n[table]\nmoment : turn ian\n'],
  [
    'a ship on patrol may join, and the only defender is held for who may leave',
    'turn.battle.fight',
    `@pile 1
@players ian elysha toby

[table]
saltglass-drift @elysha : raider#er(toby, of elysha) raider#ir(ian)
home elysha : picket-skiff#p(patrol)
moment : battle ian -> saltglass-drift
`,
  ],
  [
    'a starbase without ships',
    'turn.battle.fight',
    `@pile 1
@players ian elysha

[table]
home elysha : raider#ir(ian)
moment : battle ian -> home elysha
`,
  ],
  [
    'the hand limit',
    'turn.end',
    `@pile 1
@players ian elysha toby
@ruleset handLimit=1

[table]
hand ian : sparkle*2
moment : battle ian

[play]
ian: pass
elysha: pass
toby: pass
`,
  ],
];

export const spineScenes = (): readonly SpineScene[] => [
  ...COPIES.flatMap((copy) => [...scenesOf(copy)]),
  ...OTHERS.map(([name, below, text]) => spineScene(name, [below], text)),
];
