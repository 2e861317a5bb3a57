import type { Ask, Chosen, Details } from './playTree.ts';
import { printFight } from './printTable.ts';

/** What a player asks for, without whose it is: `play m -> x`. */
export function printAsk(ask: Ask): string {
  switch (ask.kind) {
    case 'pass':
    case 'stay':
    case 'concede':
      return ask.kind;
    case 'withdraw':
    case 'hold':
    case 'patrol':
    case 'ambush':
      return `${ask.kind} ${ask.ship}`;
    case 'aim':
    case 'move':
    case 'mine':
      return `${ask.kind} ${ask.ship} -> ${ask.at}`;
    case 'attack':
      return `attack ${printFight(ask)}`;
    case 'play':
      return ['play', ask.card, ...details(ask)].join(' ');
    case 'activate':
      return ['activate', ask.card, ...(ask.ability === undefined ? [] : [ask.ability]), ...details(ask)].join(' ');
    case 'answer':
      if (ask.chosen === undefined) return 'answer';
      return ['answer', ...(ask.chosen.length === 0 ? ['nothing'] : ask.chosen.map(printChosen))].join(' ');
  }
}

function details({ mode, x, targets, into, pay }: Details): string[] {
  return [
    ...(mode === undefined ? [] : [`mode ${typeof mode === 'number' ? mode : JSON.stringify(mode)}`]),
    ...(x === undefined ? [] : [`x ${x}`]),
    ...(targets === undefined ? [] : [printTargets(targets)]),
    ...(into === undefined ? [] : [`into ${into}`]),
    ...(pay === undefined ? [] : [`pay ${pay.join(' ')}`]),
  ];
}

/** `-> a b ; nothing ; c` */
function printTargets(targets: readonly (readonly string[])[]): string {
  return `-> ${targets.map((slot) => (slot.length === 0 ? 'nothing' : slot.join(' '))).join(' ; ')}`;
}

function printChosen(chosen: Chosen): string {
  if ('name' in chosen) return chosen.name;
  return 'label' in chosen ? JSON.stringify(chosen.label) : `${chosen.number}`;
}
