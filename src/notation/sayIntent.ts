import type { Position } from '../engine/door.ts';
import type { Sentence } from '../model/ability.ts';
import type { Printed } from '../model/card.ts';
import type { Intent } from '../model/intent.ts';
import { activatedOf, playedModes } from './announced.ts';
import { sayChoice } from './chosen.ts';
import type { Names } from './names.ts';
import type { Ask, Chosen, Details } from './playTree.ts';
import type { Scope } from './pointed.ts';
import { sayObject, sayTarget } from './pointed.ts';
import { printAsk } from './printAsk.ts';
import { cardsOf } from './seen.ts';

/** The text of an intent: `elysha: play m -> x`. `makeIntent`, in the same position, gives the intent back. */
export function printIntent(intent: Intent, position: Position, names: Names): string {
  return `${intent.player}: ${printAsk(sayIntent(intent, { position, names }))}`;
}

/** An intent in words, everything said. */
export function sayIntent(intent: Intent, scope: Scope): Ask {
  const { position, names } = scope;
  switch (intent.type) {
    case 'pass':
    case 'stay':
    case 'concede':
      return { kind: intent.type };
    case 'withdraw':
    case 'hold':
      return { kind: intent.type, ship: sayObject(intent.ship, names) };
    case 'aim':
      return { kind: 'aim', ship: sayObject(intent.ship, names), at: sayObject(intent.at, names) };
    case 'order':
      return sayShipOrder(intent, names);
    case 'attack': {
      const ships = intent.ships.map((ship) => sayObject(ship, names));
      const region = sayObject(intent.region, names);
      return { kind: 'attack', region, defender: intent.defender, ...(ships.length === 0 ? {} : { ships }) };
    }
    case 'play': {
      const printed = printedOf(intent.card, scope);
      const modes = printed === undefined ? [] : playedModes(printed);
      return {
        kind: 'play',
        card: sayObject(intent.card, names),
        ...sayDetails(intent, modes, scope, printed?.price === 'X'),
      };
    }
    case 'activate': {
      const printed = printedOf(intent.card, scope);
      const abilities = printed === undefined ? [] : activatedOf(printed);
      const which = abilities.findIndex(({ number }) => number === intent.ability);
      return {
        kind: 'activate',
        card: sayObject(intent.card, names),
        ...(which === 0 ? {} : { ability: which + 1 }),
        ...sayDetails(intent, abilities[which]?.ability.modes ?? [], scope),
      };
    }
    case 'answer': {
      const choices = position.window?.question?.choices ?? [];
      const words = choices.map((choice) => sayChoice(choice, scope));
      const chosen = intent.chosen.map((number): Chosen => {
        const choice = choices[number];
        const word = words[number];
        const alone = words.filter((other) => other === word).length === 1;
        if (choice === undefined || word === undefined || !alone) return { number: number + 1 };
        return choice.kind === 'option' ? { label: choice.label } : { name: word };
      });
      return { kind: 'answer', chosen };
    }
  }
}

function sayShipOrder({ ship: id, order, at }: Extract<Intent, { type: 'order' }>, names: Names): Ask {
  const ship = sayObject(id, names);
  if (order === 'move' || order === 'mine')
    return { kind: order, ship, at: at === null ? NOWHERE : sayObject(at, names) };
  return { kind: order, ship };
}

/** Nothing is called that. */
const NOWHERE = 'o0';

type Announced = Extract<Intent, { type: 'play' | 'activate' }>;

function printedOf(id: Announced['card'], { position: { truth }, names }: Scope): Printed | undefined {
  const found = cardsOf(truth).find(({ card }) => card.serial === names.ids.get(id));
  return found === undefined ? undefined : truth.cards[found.card.name];
}

/** `hasX`: there is an X to be said, even where it is 0. */
function sayDetails(announced: Announced, modes: readonly Sentence[], scope: Scope, hasX = false): Details {
  const { mode, x, targets, into, pay } = announced;
  const full = targets.map((slot) => slot.map((target) => sayTarget(target, scope)));
  const last = full.findLastIndex((slot) => slot.length > 0);
  return {
    ...(modes.length > 1 || mode !== 0 ? { mode: modes[mode]?.label ?? mode + 1 } : {}),
    ...(hasX || x !== 0 ? { x } : {}),
    ...(full.length === 0 ? {} : { targets: full.slice(0, Math.max(1, last + 1)) }),
    ...(into === null ? {} : { into: sayObject(into, scope.names) }),
    ...(pay.length === 0 ? {} : { pay: pay.map((card) => sayObject(card, scope.names)) }),
  };
}
