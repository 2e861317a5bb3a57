import { absurd } from '../../model/absurd.ts';
import type { CardSet } from '../../model/card.ts';
import { cardName } from '../../model/ids.ts';
import { didYouMean } from '../../model/nearest.ts';
import type { Placed, Scene } from '../../model/scene.ts';
import { handlesOf } from '../../notation/names.ts';
import type { Edit, EditPlace } from '../protocol.ts';
import { playerTitle } from '../words/naming.ts';

/** A scene with an edit, and the edit in words; or why it cannot be made. */
export type Edited =
  | { readonly ok: true; readonly scene: Scene; readonly words: string }
  | { readonly ok: false; readonly why: string };

const no = (why: string): Edited => ({ ok: false, why });

/** One thing laid otherwise than it was. Whether the whole is still a game is not asked here. */
export function edited(scene: Scene, edit: Edit, cards: CardSet): Edited {
  switch (edit.do) {
    case 'put':
      return put(scene, edit, cards);
    case 'take': {
      const at = find(scene, edit.card);
      if (at < 0) return lacks(edit.card);
      const table = scene.table.filter((_, n) => n !== at);
      return { ok: true, scene: { ...scene, table }, words: `${titleAt(scene, at)} is taken away` };
    }
    case 'move':
      return change(scene, edit.card, (one) => moved(one, edit.to), `is ${placeWords(edit.to, scene)}`);
    case 'control': {
      const by = edit.by === null ? 'nobody' : playerTitle(edit.by);
      return change(
        scene,
        edit.card,
        ({ controller: _, ...one }) => (edit.by === one.owner ? one : { ...one, controller: edit.by }),
        `is controlled by ${by}`,
      );
    }
    case 'set':
      if (!Number.isSafeInteger(edit.to) || edit.to < 0) return no(`${edit.what} is a whole number, 0 or more.`);
      return change(scene, edit.card, (one) => ({ ...one, [edit.what]: edit.to }), `has ${edit.what} ${edit.to}`);
    case 'exhaust':
      return change(
        scene,
        edit.card,
        (one) => ({ ...one, exhausted: edit.exhausted }),
        edit.exhausted ? 'is exhausted' : 'is ready',
      );
    case 'isk':
      if (!Number.isSafeInteger(edit.to) || edit.to < 0) return no('ISK is a whole number, 0 or more.');
      if (!scene.players.includes(edit.player)) return no(`Nobody here is called ${edit.player}.`);
      return {
        ok: true,
        scene: { ...scene, isk: { ...scene.isk, [edit.player]: edit.to } },
        words: `${playerTitle(edit.player)} has ${edit.to} ISK`,
      };
    case 'moment':
      if (!scene.players.includes(edit.active)) return no(`Nobody here is called ${edit.active}.`);
      return {
        ok: true,
        scene: { ...scene, active: edit.active, moment: { at: edit.at } },
        words: `it is ${playerTitle(edit.active)}’s ${edit.at} phase`,
      };
    default:
      return absurd(edit);
  }
}

function put(scene: Scene, { card, owner, to }: Extract<Edit, { readonly do: 'put' }>, cards: CardSet): Edited {
  const name = cardName(card);
  const printed = Object.hasOwn(scene.cards, name)
    ? scene.cards[name]
    : Object.hasOwn(cards, name)
      ? cards[name]
      : undefined;
  if (!printed) return no(`There is no card ${JSON.stringify(card)}${didYouMean(card, Object.keys(cards)) || '.'}`);
  if (!scene.players.includes(owner)) return no(`Nobody here is called ${owner}.`);
  const one = moved({ card: name, alias: freeAlias(scene, card), owner, zone: 'hand' }, to);
  const words = `${printed.title} of ${playerTitle(owner)} is put ${placeWords(to, scene)}`;
  return {
    ok: true,
    scene: { ...scene, cards: { ...scene.cards, [name]: printed }, table: [...scene.table, one] },
    words,
  };
}

/** A word that no card of the scene goes by. */
function freeAlias({ table, players }: Scene, card: string): string {
  const taken = new Set<string>([...handlesOf(table), ...table.map((one) => one.card), ...players]);
  for (let n = 1; ; n++) {
    const word = `${card}-put${n}`;
    if (!taken.has(word)) return word;
  }
}

/** Laid somewhere else: what it had where it was, it has no more. */
function moved({ card, alias, owner }: Placed, to: EditPlace): Placed {
  const one = { card, ...(alias === undefined ? {} : { alias }), owner };
  if (typeof to === 'string') return { ...one, zone: to };
  return { ...one, zone: 'play', region: to.region };
}

const ZONES: Readonly<Record<Extract<EditPlace, string>, string>> = {
  hand: 'in hand',
  reserve: 'in the reserve',
  deck: 'at the bottom of the deck',
  scrapheap: 'in the scrapheap',
  play: 'in play',
};

const placeWords = (to: EditPlace, scene: Scene): string =>
  typeof to === 'string' ? ZONES[to] : `at ${titleAt(scene, find(scene, to.region))}`;

const find = ({ table }: Scene, word: string): number => handlesOf(table).indexOf(word);

const titleAt = ({ table, cards }: Scene, at: number): string => {
  const name = table[at]?.card;
  return name === undefined ? 'a card that is not there' : (cards[name]?.title ?? name);
};

const lacks = (word: string): Edited => no(`There is no card ${JSON.stringify(word)} on the table any more.`);

function change(scene: Scene, word: string, how: (one: Placed) => Placed, words: string): Edited {
  const at = find(scene, word);
  const one = scene.table[at];
  if (!one) return lacks(word);
  const table = scene.table.map((other, n) => (n === at ? how({ ...one, alias: word }) : other));
  return { ok: true, scene: { ...scene, table }, words: `${titleAt(scene, at)} ${words}` };
}
