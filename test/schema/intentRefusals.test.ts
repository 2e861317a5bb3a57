import { describe, expect, test } from 'vitest';
import { INTENTS } from '../../src/model/intent.ts';
import { parseIntent } from '../../src/schema/intent.ts';

const self: Record<string, unknown> = { type: 'pass', player: 'ian' };
self.player = self;
class Pass {
  type = 'pass';
  player = 'ian';
}
const revoked = Proxy.revocable({}, {});
revoked.revoke();
const spiteful = new Proxy(
  {},
  {
    getPrototypeOf: () => {
      throw new Error('never look at me');
    },
  },
);

describe('what is no intent is refused in words', () => {
  test.each<[string, unknown]>([
    ['The intent is missing; it must be a plain object.', undefined],
    ['The intent is null; it must be a plain object.', null],
    ['The intent is "pass"; it must be a plain object.', 'pass'],
    ['The intent is a BigInt; it must be a plain object.', 7n],
    ['The intent is a symbol; it must be a plain object.', Symbol('pass')],
    ['The intent is a function; it must be a plain object.', () => ({ type: 'pass', player: 'ian' })],
    ['The intent is a list; it must be a plain object.', [{ type: 'pass', player: 'ian' }]],
    ['The intent is an object of a class; it must be a plain object.', new Pass()],
    ['The intent is an object of a class; it must be a plain object.', new Map([['type', 'pass']])],
    ['The intent is an object of a class; it must be a plain object.', Object.create({ type: 'pass', player: 'ian' })],
    [`"type" is missing; it must be one of: ${INTENTS.join(', ')}.`, {}],
    [`"type" is "pas"; it must be one of: ${INTENTS.join(', ')}.`, { type: 'pas', player: 'ian' }],
    ['"player" is missing; it must be a text of 1 to 64 characters.', { type: 'pass' }],
    ['"player" is ""; it must be a text of 1 to 64 characters.', { type: 'pass', player: '' }],
    ['"player" is an object; it must be a text of 1 to 64 characters.', self],
    [
      `"player" is "${'n'.repeat(40)}…"; it must be a text of 1 to 64 characters.`,
      { type: 'pass', player: 'n'.repeat(1e6) },
    ],
    ['The intent has a field "ship"; "pass" has: type, player, decision.', { type: 'pass', player: 'ian', ship: 'o1' }],
    [
      'The intent has a field "__proto__"; "pass" has: type, player, decision.',
      JSON.parse('{"type":"pass","player":"ian","__proto__":{}}'),
    ],
    ['"decision" is 7; it must be a text of 1 to 64 characters.', { type: 'pass', player: 'ian', decision: 7 }],
    ['"card" is missing; it must be an id such as "o7".', { type: 'play', player: 'ian' }],
    ['"card" is "e7"; it must be an id such as "o7".', { type: 'play', player: 'ian', card: 'e7' }],
    ['"card" is "o"; it must be an id such as "o7".', { type: 'play', player: 'ian', card: 'o' }],
    ['"card" is "o7 "; it must be an id such as "o7".', { type: 'play', player: 'ian', card: 'o7 ' }],
    ['"x" is -1; it must be a whole number, 0 or more.', { type: 'play', player: 'ian', card: 'o7', x: -1 }],
    ['"x" is NaN; it must be a whole number, 0 or more.', { type: 'play', player: 'ian', card: 'o7', x: Number.NaN }],
    [
      '"x" is Infinity; it must be a whole number, 0 or more.',
      { type: 'play', player: 'ian', card: 'o7', x: Infinity },
    ],
    ['"x" is 1e+30; it must be a whole number, 0 or more.', { type: 'play', player: 'ian', card: 'o7', x: 1e30 }],
    ['"x" is null; it must be a whole number, 0 or more.', { type: 'play', player: 'ian', card: 'o7', x: null }],
    ['"mode" is 0.5; it must be a whole number, 0 or more.', { type: 'play', player: 'ian', card: 'o7', mode: 0.5 }],
    [
      '"ability" is "0"; it must be a whole number, 0 or more.',
      { type: 'activate', player: 'ian', card: 'o7', ability: '0' },
    ],
    ['"targets" is an object; it must be a list.', { type: 'play', player: 'ian', card: 'o7', targets: {} }],
    ['"targets[1]" is "o4"; it must be a list.', { type: 'play', player: 'ian', card: 'o7', targets: [[], 'o4'] }],
    [
      '"targets[0][0]" is "o4"; it must be a plain object.',
      { type: 'play', player: 'ian', card: 'o7', targets: [['o4']] },
    ],
    [
      '"targets[0][0]" is missing; it must be a plain object.',
      { type: 'play', player: 'ian', card: 'o7', targets: [new Array(1)] },
    ],
    [
      '"targets[0][0].kind" is "ship"; it must be one of: card, entry, player.',
      { type: 'play', player: 'ian', card: 'o7', targets: [[{ kind: 'ship', id: 'o4' }]] },
    ],
    [
      '"targets[0][0].id" is "o4"; it must be an id such as "e7".',
      { type: 'play', player: 'ian', card: 'o7', targets: [[{ kind: 'entry', id: 'o4' }]] },
    ],
    [
      '"targets[0][0]" has a field "name"; a target has: kind, id.',
      { type: 'play', player: 'ian', card: 'o7', targets: [[{ kind: 'card', id: 'o4', name: 'slasher' }]] },
    ],
    [
      '"targets" has 1000 parts; 32 are the most.',
      { type: 'play', player: 'ian', card: 'o7', targets: new Array(1000) },
    ],
    [
      '"pay" has 4294967295 parts; 512 are the most.',
      { type: 'play', player: 'ian', card: 'o7', pay: new Array(2 ** 32 - 1) },
    ],
    [
      '"order" is "raid"; it must be one of: move, mine, patrol, ambush.',
      { type: 'order', player: 'ian', ship: 'o2', order: 'raid' },
    ],
    [
      '"at" is "metropolis"; it must be an id such as "o7".',
      { type: 'order', player: 'ian', ship: 'o2', order: 'move', at: 'metropolis' },
    ],
    ['"ships" is missing; it must be a list.', { type: 'attack', player: 'ian', region: 'o1', defender: 'elysha' }],
    [
      '"chosen[1]" is -1; it must be a whole number, 0 or more.',
      { type: 'answer', player: 'ian', question: 'q1', chosen: [0, -1] },
    ],
    [
      'The intent cannot be read.',
      {
        get type(): string {
          throw new Error('no');
        },
      },
    ],
    [
      'The intent cannot be read.',
      {
        get type(): string {
          throw spiteful;
        },
      },
    ],
    ['The intent cannot be read.', spiteful],
    ['The intent cannot be read.', revoked.proxy],
  ])('%s', (message, value) => {
    expect(parseIntent(value)).toEqual({ ok: false, message });
  });
});
