import type { Position } from '../engine/door.ts';
import type { Printed } from '../model/card.ts';
import type { Card } from '../model/game.ts';
import type { ObjectId, PlayerId, QuestionId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import { activatedOf, announce, playedModes } from './announced.ts';
import { chooseIn } from './chosen.ts';
import type { Names } from './names.ts';
import { parseAsk } from './parse.ts';
import type { Ask } from './playTree.ts';
import type { Scope } from './pointed.ts';
import { cardIn, objectIn, playerIn } from './pointed.ts';
import { cardsOf } from './seen.ts';
import { Unnamed } from './unnamed.ts';

export type MadeIntent =
  | { readonly ok: true; readonly intent: Intent }
  | { readonly ok: false; readonly message: string };

/** The intent that a text such as `elysha: play m -> x` asks for, in this position. Whether it is legal is not asked. */
export function makeIntent(text: string, position: Position, names: Names): MadeIntent {
  const parsed = parseAsk(text);
  if (!parsed.ok) return { ok: false, message: `${parsed.error.message}\n${parsed.error.excerpt}` };
  try {
    return { ok: true, intent: intentFrom(parsed.asked.player, parsed.asked.ask, { position, names }) };
  } catch (problem) {
    if (!(problem instanceof Unnamed)) throw problem;
    return { ok: false, message: problem.words };
  }
}

/** Throws `Unnamed` where something is asked about that nothing is called. */
export function intentFrom(name: string, ask: Ask, scope: Scope): Intent {
  const player = playerIn(name, scope);
  switch (ask.kind) {
    case 'pass':
    case 'stay':
    case 'concede':
      return { type: ask.kind, player };
    case 'withdraw':
    case 'hold':
      return { type: ask.kind, player, ship: objectIn(ask.ship, scope) };
    case 'aim':
      return { type: 'aim', player, ship: objectIn(ask.ship, scope), at: objectIn(ask.at, scope) };
    case 'move':
    case 'mine':
      return { type: 'order', player, ship: objectIn(ask.ship, scope), order: ask.kind, at: objectIn(ask.at, scope) };
    case 'patrol':
    case 'ambush':
      return { type: 'order', player, ship: objectIn(ask.ship, scope), order: ask.kind, at: null };
    case 'attack':
      return attackFrom(player, ask, scope);
    case 'play': {
      const card = cardIn(ask.card, scope, playableBy(player, scope));
      return {
        type: 'play',
        player,
        card: card.id,
        ...announce(ask, playedModes(printed(card, scope)), player, scope),
      };
    }
    case 'activate': {
      const card = cardIn(ask.card, scope);
      const abilities = activatedOf(printed(card, scope));
      const meant = abilities[(ask.ability ?? 1) - 1];
      if (meant === undefined) throw new Unnamed(`\`${ask.card}\` has ${abilities.length} abilities to activate.`);
      const { number, ability } = meant;
      return {
        type: 'activate',
        player,
        card: card.id,
        ability: number,
        ...announce(ask, ability.modes, player, scope),
      };
    }
    case 'answer': {
      const question = scope.position.window?.question ?? null;
      const chosen = chooseIn(ask.chosen ?? [], question, scope);
      return { type: 'answer', player, question: question?.id ?? NO_QUESTION, chosen };
    }
  }
}

const NO_QUESTION = 'q0' as QuestionId;

function printed(card: Card, { position }: Scope): Printed {
  const found = position.truth.cards[card.name];
  if (found === undefined) throw new Unnamed(`the game knows no card \`${card.name}\`.`);
  return found;
}

/** Of several copies in hand (or reserve) it does not matter which is played. */
function playableBy(player: PlayerId, { position }: Scope): (card: Card) => boolean {
  const mine = cardsOf(position.truth).filter(
    ({ card, zone }) => card.owner === player && (zone === 'hand' || zone === 'reserve'),
  );
  return (card) => mine.some((found) => found.card.id === card.id);
}

/** The defender and the ships that are not said: the first who can be attacked there, and all that can attack. */
function attackFrom(player: PlayerId, ask: Extract<Ask, { kind: 'attack' }>, scope: Scope): Intent {
  const region = objectIn(ask.region, scope);
  const defender = ask.defender === undefined ? undefined : playerIn(ask.defender, scope);
  const ships = ask.ships?.map((ship) => objectIn(ship, scope));
  if (defender !== undefined && ships !== undefined) return { type: 'attack', player, region, defender, ships };
  const open = attackOpen(player, region, scope);
  return {
    type: 'attack',
    player,
    region,
    defender: defender ?? open.defenders[0] ?? player,
    ships: ships ?? open.ships,
  };
}

type Open = { readonly defenders: readonly PlayerId[]; readonly ships: readonly ObjectId[] };

/** What can be chosen; where nothing can, what would have to be refused: whoever is there, and every ship. */
function attackOpen(player: PlayerId, region: ObjectId, { position }: Scope): Open {
  const offer = position.legal(player).find((one) => one.type === 'attack' && one.region === region);
  if (offer?.type === 'attack') return offer;
  const { play, seats } = position.truth;
  const there = Object.values(play).filter((one) => one.region === region && one.controller === player);
  const enemies = seats.filter((seat) => seat !== player);
  const holder = enemies.filter((enemy) => play[region]?.controller === enemy);
  return { defenders: [...holder, ...enemies], ships: there.map(({ id }) => id) };
}
