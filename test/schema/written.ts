/** Cards as somebody might write them, to be spoilt one way or another. */

export type Fields = Readonly<Record<string, unknown>>;

export const ship: Fields = { name: 'a', title: 'A', type: 'ship', price: 1, attack: 1, shield: 1 };
export const news = (ability: Fields, more: Fields = {}): Fields => ({
  name: 'a',
  title: 'A',
  type: 'news',
  price: 1,
  abilities: [{ kind: 'played', ...ability }],
  ...more,
});
export const sentence = (effect: Fields, more: Fields = {}): Fields => ({ effects: [effect], ...more });
export const says = (effect: Fields, more: Fields = {}): Fields => news({ modes: [sentence(effect, more)] });
export const withAbility = (ability: Fields, more: Fields = {}): Fields => ({ ...ship, ...more, abilities: [ability] });

export const you = { the: 'you' };
export const draw = { kind: 'draw', who: you, count: 1 };
export const target = (slot: number) => ({ the: 'target', slot });
export const ships = { of: 'play', types: ['ship'] };
export const oneShip = { slots: [{ what: ships, min: 1, max: 1 }] };
export const at = 'abilities[0].modes[0]';
