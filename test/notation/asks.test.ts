import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame } from '../../src/index.ts';
import { run } from '../../src/notation/run.ts';
import { HEAD, treeOf } from './parsing.ts';

/** Cards that need every kind of announcement and answer. */
const cards = `[cards]
{
  "name": "fair", "title": "Fair", "type": "news", "price": 1,
  "abilities": [
    {
      "kind": "played",
      "modes": [
        { "label": "Stalls", "effects": [{ "kind": "isk", "who": { "the": "you" }, "by": 3 }] },
        { "label": "Carts", "effects": [{ "kind": "draw", "who": { "the": "you" }, "count": 1 }] }
      ]
    }
  ]
}
{
  "name": "volley", "title": "Volley", "type": "news", "price": "X",
  "abilities": [
    {
      "kind": "played",
      "modes": [
        {
          "slots": [{ "what": { "of": "play", "types": ["ship"] }, "min": 0, "max": 2 }],
          "effects": [{ "kind": "damage", "those": { "the": "target", "slot": 0 }, "amount": { "kind": "x" } }]
        }
      ]
    }
  ]
}
{
  "name": "choir", "title": "Choir", "type": "structure", "price": 1,
  "abilities": [
    {
      "kind": "activated", "costs": [{ "kind": "discard" }],
      "modes": [{ "effects": [{ "kind": "isk", "who": { "the": "you" }, "by": 1 }] }]
    },
    {
      "kind": "activated", "costs": [{ "kind": "isk", "amount": 1 }],
      "modes": [{
        "slots": [{ "what": { "of": "pile", "kinds": ["ability"] }, "min": 1, "max": 1 }],
        "effects": [{ "kind": "remove", "those": { "the": "target", "slot": 0 } }]
      }]
    }
  ]
}
{
  "name": "summons", "title": "Summons", "type": "news", "price": 0,
  "abilities": [
    {
      "kind": "played",
      "modes": [
        {
          "slots": [{ "what": { "of": "players" }, "min": 1, "max": 1 }],
          "effects": [
            {
              "kind": "either", "who": { "the": "target", "slot": 0 },
              "options": [
                { "label": "Pay", "effects": [{ "kind": "isk", "who": { "the": "target", "slot": 0 }, "by": -1 }] },
                {
                  "label": "Give up two",
                  "effects": [{ "kind": "discard", "who": { "the": "target", "slot": 0 }, "count": 2 }]
                }
              ]
            }
          ]
        }
      ]
    }
  ]
}
{ "name": "rock", "title": "Rock", "type": "location", "price": 0, "minerals": 1 }
`;

const TABLE = `${HEAD}${cards}
[table]
hand ian    : fair*2 volley summons rock
hand elysha : fair*2 rock#r
play ian    : choir#c
deck ian    : rock
home ian    : slasher#s executioner#x(elysha)
home elysha : slasher#t
[play]
`;

const BOTH_PASS = 'ian: pass\nelysha: pass\nian: pass\n';

/** Null when all of it holds. */
function differenceOf(play: string): string | null {
  const result = run(treeOf(TABLE + play, 'a.pile'), { createGame, cards: CARDS });
  return result.ok ? null : result.message;
}

describe('everything that can be chosen can be said', () => {
  test.each([
    ['a mode, by its label', `ian: play fair mode "Stalls"\n${BOTH_PASS}: isk ian 6, hand ian 4\n`],
    ['a mode, by its number', `ian: play fair mode 2\n${BOTH_PASS}: isk ian 3, hand ian 5\n`],
    ['X and several targets', `ian: play volley x 2 -> s x\n= paid ian 2\n${BOTH_PASS}= damaged x 2, destroyed s\n`],
    ['no targets', 'ian: play volley x 1\n: pile volley\n'],
    ['a region to enter', `ian: play rock.1 into home ian\n${BOTH_PASS}: rock.1 in home ian\n`],
    ['what is paid', 'ian: activate c pay fair.1\n= discarded fair.1 by ian\n: pile ability c, hand ian 4\n'],
    ['a copy, by its name', 'ian: activate c pay fair\n: hand ian 4\n'],
    [
      'the second ability',
      'ian: activate c pay rock.1\nian: activate c 2 -> ability c\n: pile ability c -> ability c / e1\n',
    ],
    ['a player', 'ian: play summons -> elysha\n= on the pile summons -> elysha\n'],
    [
      'an option, and cards in hand',
      `ian: play summons -> elysha
${BOTH_PASS}= asked elysha either
? elysha: may answer "Pay", answer "Give up two"
? ian: may nothing
{ by number
  elysha: answer 1
  = lost elysha 1
}
elysha: answer "Give up two"
= asked elysha discard
? elysha: may answer fair.3 fair.4, answer fair.3 r, answer fair.4 r
? elysha: may answer
elysha: answer r fair.4
= discarded r fair.4 by elysha
: hand elysha 1, fair.3 in hand
`,
    ],
    [
      'exactly what may be played, as open as one likes',
      `? ian: may pass, play fair mode 1, play fair mode "Carts", play volley, play summons, play rock, activate c
? ian: may pass, play fair, play volley, play summons -> ian, play summons -> elysha, play rock into home ian, activate c
`,
    ],
  ])('%s', (_, play) => {
    expect(differenceOf(play)).toBeNull();
  });

  test('battles: where, whom, with which ships', () => {
    const battle = `[table]
metropolis(ian) : slasher#s(ian) slasher#t(ian) executioner#x(elysha)
moment          : battle ian
[play]
`;
    const play = `? ian: may pass, attack metropolis
? ian: may pass, attack metropolis with s, attack metropolis with t, attack metropolis vs elysha with s t
{ with all of them
  ian: attack metropolis
  = attacked metropolis by ian with s t vs elysha
}
ian: attack metropolis with s vs elysha
= attacked metropolis with s, no attacked metropolis with t
`;
    const result = run(treeOf(HEAD + battle + play), { createGame, cards: CARDS });
    expect(result.ok ? null : result.message).toBeNull();
  });
});

describe('what is wrong with an answer or an announcement', () => {
  test.each([
    ['there is no mode "Boats"; there is "Stalls", "Carts"', 'ian: play fair mode "Boats"'],
    [
      '"Run" is no choice; there is "Pay", "Give up two"',
      `ian: play summons -> elysha\n${BOTH_PASS}elysha: answer "Run"`,
    ],
    ['`r` is no choice; there is "Pay", "Give up two"', `ian: play summons -> elysha\n${BOTH_PASS}elysha: answer r`],
    ['`c` has 2 abilities to activate', 'ian: activate c 3'],
    ['`fair` is the name of 4 cards: say which, `fair.1`, `fair.2`, `fair.3` or `fair.4`', ': fair in hand'],
    [
      'there is more than one ability of `c` on the pile: say `e1` or `e2`',
      'ian: activate c pay fair\nian: activate c pay fair\nian: activate c 2 -> ability c',
    ],
  ])('%s', (words, play) => {
    expect(differenceOf(`${play}\n`)).toContain(words);
  });
});
