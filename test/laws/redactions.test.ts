import { describe, expect, test } from 'vitest';
import {
  cardName,
  type EntryId,
  type Fact,
  type FactType,
  type ObjectId,
  playerId,
  redact,
  VISIBILITY,
  ZONES,
} from '../../src/index.ts';
import { maySee } from '../properties/marked.ts';

const ada = playerId('ada');
const bor = playerId('bor');
const card = { id: 'o1' as ObjectId, name: cardName('slasher') };
const other = { id: 'o2' as ObjectId, name: cardName('executioner') };
const entry = { id: 'e1' as EntryId, name: card.name, kind: 'news', controller: ada } as const;

/** One fact of each type: the compiler asks for the one that is missing. */
const SAMPLES: { readonly [Type in FactType]: Extract<Fact, { readonly type: Type }> } = {
  announced: { type: 'announced', entry },
  removed: { type: 'removed', entry, by: entry },
  resolved: { type: 'resolved', entry },
  fizzled: { type: 'fizzled', entry },
  triggered: { type: 'triggered', source: card, controller: ada },
  passed: { type: 'passed', player: ada, count: 1, of: 2 },
  handedOn: { type: 'handedOn', player: ada, to: bor },
  asked: { type: 'asked', player: ada, about: 'discard' },
  answered: { type: 'answered', player: ada },
  moved: { type: 'moved', card, becomes: other.id, owner: ada, from: 'hand', to: 'deck' },
  shuffled: { type: 'shuffled', player: ada },
  damaged: { type: 'damaged', card, amount: 1 },
  changed: { type: 'changed', card, stat: 'attack', by: 1, until: 'phase' },
  protected: { type: 'protected', card, until: 'turn' },
  woreOff: { type: 'woreOff', until: 'phase', cards: [card] },
  recharged: { type: 'recharged', cards: [card] },
  destroyed: { type: 'destroyed', card },
  sacrificed: { type: 'sacrificed', card, player: ada },
  exhausted: { type: 'exhausted', card },
  readied: { type: 'readied', card },
  assembled: { type: 'assembled', card, left: 1 },
  expired: { type: 'expired', card, left: 1 },
  travelled: { type: 'travelled', card, from: null, to: other.id },
  controlled: { type: 'controlled', card, from: ada, by: null },
  upgraded: { type: 'upgraded', player: ada, from: card, to: other },
  ordered: { type: 'ordered', ship: card, order: 'mine', at: other },
  joined: { type: 'joined', ship: card, player: ada },
  relieved: { type: 'relieved', ship: card },
  paid: { type: 'paid', player: ada, isk: 1 },
  gained: { type: 'gained', player: ada, isk: 1 },
  lost: { type: 'lost', player: ada, isk: 1 },
  discarded: { type: 'discarded', player: ada, card },
  attacked: { type: 'attacked', attacker: ada, defender: bor, region: card, ships: [other] },
  withdrew: { type: 'withdrew', player: ada, ship: card },
  stayed: { type: 'stayed', player: ada },
  aimed: { type: 'aimed', ship: card, at: other },
  held: { type: 'held', ship: card },
  fought: { type: 'fought', region: card },
  turnBegan: { type: 'turnBegan', player: ada, turn: 1 },
  phaseBegan: { type: 'phaseBegan', phase: 'battle', player: ada },
  phaseEnded: { type: 'phaseEnded', phase: 'battle', player: ada },
  left: { type: 'left', player: ada, why: 'conceded' },
  ended: { type: 'ended', ending: { kind: 'won', by: bor } },
};

describe('law 5: every fact has a redaction', () => {
  test.each(Object.values(SAMPLES))('$type', (fact) => {
    for (const viewer of [ada, bor, 'table', 'all'] as const)
      expect(redact(fact, viewer), `Say in src/view/redact.ts what ${viewer} hears of it.`).toMatchObject({
        type: fact.type,
      });
    expect(redact(fact, 'all'), 'Whoever sees all hears the fact itself.').toEqual(fact);
    expect(redact(fact, ada), 'They saw this card on one side at least.').toMatchObject(
      fact.type === 'moved' ? { card } : fact,
    );
  });

  test('what is no known fact is told to nobody', () => {
    expect(() => redact({ type: 'leaked', card } as never, 'table')).toThrow();
  });
});

describe('law 5: every zone has a visibility', () => {
  test.each(ZONES)('%s', (zone) => {
    expect(['nobody', 'owner', 'everyone'], 'Say in VISIBILITY who sees the cards there (300.4).').toContain(
      VISIBILITY[zone],
    );
  });

  test('and nothing else has one', () => {
    expect(Object.keys(VISIBILITY)).toEqual([...ZONES]);
  });

  test.each(ZONES.flatMap((from) => ZONES.map((to) => [from, to] as const)))(
    'a card that goes from %s to %s is heard of as it is seen',
    (from, to) => {
      for (const viewer of [ada, bor, 'table'] as const) {
        const before = maySee(viewer, from, ada);
        const after = maySee(viewer, to, ada);
        const { name } = card;
        expect(redact({ ...SAMPLES.moved, from, to }, viewer), `for ${viewer}`).toEqual({
          type: 'moved',
          owner: ada,
          from,
          to,
          card: before ? card : after ? { id: other.id, name } : null,
          becomes: after ? other.id : null,
        });
      }
    },
  );
});
