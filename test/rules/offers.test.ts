import { describe, expect, test } from 'vitest';
import { createGame, type Intent, type Offer, type PlayerId, type StarpileGame } from '../../src/index.ts';
import { tableOf } from '../cases/table.ts';

const IAN = 'ian' as PlayerId;

const cardsNamed = (name: string, ability: string, more = ''): string =>
  `[cards]\n{ "name": "${name}", "title": "${name}", "type": "news", "price": "X", "abilities": [${ability}] ${more} }\n`;

type Announcing = Extract<Offer, { readonly type: 'play' | 'activate' }>;

/** The offers to play the card of that name. */
const playing = (game: StarpileGame, name: string): readonly Announcing[] =>
  game.legal(IAN).filter((offer): offer is Announcing => {
    if (offer.type !== 'play') return false;
    const held = game.truth.players[IAN]?.hand.find(({ id }) => id === offer.card);
    return held?.name === name;
  });

const idOf = (game: StarpileGame, name: string): string =>
  Object.values(game.truth.play).find((card) => card.name === name)?.id ?? 'none';

describe('an X that lets in more the higher it is (200.3)', () => {
  const { game } = tableOf(`[table]
home elysha : executioner#x slasher#s
hand ian : bought-captain#captain
isk ian : 5
[play]
`);

  test('is offered once for each stretch in which the same can be chosen', () => {
    const [offer, ...others] = playing(game, 'bought-captain');
    expect(others).toEqual([]);
    expect(offer?.isk).toBe(2);
    expect(offer?.modes.map(({ mode, x, slots }) => [mode, x, slots[0]?.from.map(({ id }) => id)])).toEqual([
      [0, { min: 2, max: 2, isk: 2, each: 1 }, [idOf(game, 'executioner')]],
      [0, { min: 3, max: 5, isk: 3, each: 1 }, [idOf(game, 'executioner'), idOf(game, 'slasher')]],
    ]);
  });

  test('and with every X of a stretch every choice of it is legal', () => {
    const refused = playing(game, 'bought-captain').flatMap(({ card, modes }) =>
      modes.flatMap(({ mode, x, slots }) =>
        Array.from({ length: (x?.max ?? 0) - (x?.min ?? 0) + 1 }, (_, n) => (x?.min ?? 0) + n).flatMap((chosen) =>
          (slots[0]?.from ?? []).flatMap((target) => {
            const said = { mode, x: chosen, targets: [[target]], into: null, pay: [] };
            return game.why({ type: 'play', player: IAN, card, ...said }) ?? [];
          }),
        ),
      ),
    );
    expect(refused).toEqual([]);
  });
});

test('a cost that grows with X is told, and no more is offered than can be paid', () => {
  const { game } = tableOf(
    `${cardsNamed(
      'levy',
      `{ "kind": "played", "costs": [{ "kind": "isk", "amount": { "kind": "times", "factor": 2, "amount": { "kind": "x" } } }],
       "modes": [{ "effects": [{ "kind": "draw", "who": { "the": "you" }, "count": { "kind": "x" } }] }] }`,
    )}[table]
hand ian : levy
isk ian : 10
[play]
`,
  );
  const [offer] = playing(game, 'levy');
  expect(offer?.modes[0]?.x).toEqual({ min: 0, max: 3, isk: 0, each: 3 });
  const said = { type: 'play', player: IAN, card: offer?.card, mode: 0, targets: [], into: null, pay: [] };
  expect(game.why({ ...said, x: 3 })).toBeNull();
  expect(game.why({ ...said, x: 4 })?.clauses[0]?.words).toBe('The price is 12 ISK; Ian has 10.');
});

test('where X says what may pay, each X is offered with what pays it', () => {
  const { game } = tableOf(
    `${cardsNamed(
      'scuttle',
      `{ "kind": "played", "costs": [{ "kind": "sacrifice", "what": { "of": "play", "types": ["ship"], "attackAtMost": "x" } }],
       "modes": [{ "effects": [{ "kind": "draw", "who": { "the": "you" }, "count": 1 }] }] }`,
    )}[table]
home ian : executioner#x slasher#s
hand ian : scuttle
isk ian : 4
[play]
`,
  );
  const offers = playing(game, 'scuttle');
  expect(offers.map(({ modes, pay }) => [modes.map(({ x }) => [x?.min, x?.max]), pay[0]?.from.length])).toEqual([
    [[[2, 2]], 1],
    [[[3, 4]], 2],
  ]);
});

test('several modes have each their own X', () => {
  const { game } = tableOf(
    `${cardsNamed(
      'offer',
      `{ "kind": "played", "modes": [
        { "label": "Buy", "slots": [{ "what": { "of": "play", "types": ["ship"], "shieldAtMost": "x" }, "min": 1, "max": 1 }],
          "effects": [{ "kind": "exhaust", "those": { "the": "target", "slot": 0 } }] },
        { "label": "Large", "onlyIf": { "kind": "atLeast", "amount": { "kind": "x" }, "least": 5 },
          "effects": [{ "kind": "draw", "who": { "the": "you" }, "count": 1 }] }] }`,
    )}[table]
home elysha : executioner
hand ian : offer
isk ian : 6
[play]
`,
  );
  const [offer] = playing(game, 'offer');
  expect(offer?.modes.map(({ label, x }) => [label, x?.min, x?.max])).toEqual([
    ['Buy', 3, 6],
    ['Large', 5, 6],
  ]);
});

test('a card that another cost cannot do without is offered for that one only', () => {
  const { game } = tableOf(
    `[cards]
{ "name": "double-debt", "title": "Double Debt", "type": "news", "price": 0, "abilities": [{ "kind": "played", "costs": [
  { "kind": "sacrifice", "what": { "of": "play", "types": ["ship"] } },
  { "kind": "sacrifice", "what": { "of": "play", "types": ["ship"], "state": "exhausted" } }],
  "modes": [{ "effects": [{ "kind": "draw", "who": { "the": "you" }, "count": 1 }] }] }] }
[table]
home ian : executioner slasher(exhausted)
hand ian : double-debt
[play]
`,
  );
  const [offer] = playing(game, 'double-debt');
  expect(offer?.pay.map(({ from }) => from)).toEqual([[idOf(game, 'executioner')], [idOf(game, 'slasher')]]);
});

test('the card that is played never pays its own discard', () => {
  const { game } = tableOf(`[cards]
{ "name": "barter", "title": "Barter", "type": "news", "price": 0, "abilities": [{ "kind": "played",
  "costs": [{ "kind": "discard" }],
  "modes": [{ "effects": [{ "kind": "draw", "who": { "the": "you" }, "count": 2 }] }] }] }
[table]
hand ian : barter muster
[play]
`);
  const [offer] = playing(game, 'barter');
  const other = game.truth.players[IAN]?.hand.find(({ name }) => name === 'muster');
  expect(offer?.pay).toEqual([{ cost: 'discard', from: [other?.id] }]);
});

test('a card whose rule throws is not offered, all else is, and whoever asks hears of the engine’s fault', () => {
  const { game: sound } = tableOf(`[table]
home ian : slasher
hand ian : needle-shot muster
[play]
`);
  const { scene } = sound.save();
  // No gate lets such a card in.
  const cards = JSON.parse(JSON.stringify(scene.cards));
  cards['needle-shot'].abilities[0].modes[0].onlyIf = { kind: 'nonsense' };
  const game = createGame({ ...scene, cards });
  expect(playing(game, 'needle-shot')).toEqual([]);
  expect(playing(game, 'muster')).toHaveLength(1);
  const card = game.truth.players[IAN]?.hand.find(({ name }) => name === 'needle-shot')?.id;
  const ship = { kind: 'card', id: idOf(game, 'slasher') };
  const intent = { type: 'play', player: IAN, card, mode: 0, x: 0, targets: [[ship]], into: null, pay: [] };
  expect(game.why(intent as unknown as Intent)?.kind).toBe('fault');
  expect(game.submit(intent)).toMatchObject({ ok: false, kind: 'fault' });
});
