import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ability, Sentence } from '../../src/model/ability.ts';
import type { CardType } from '../../src/model/cardType.ts';
import type { Effect } from '../../src/model/effect.ts';
import { cardJsonSchema } from '../../src/schema/jsonSchema.ts';
import { sentenceText } from '../../src/view/cardText.ts';
import { fitting } from '../schema/arbitraryCard.ts';
import { target, textOfAbility, upTo } from './saying.ts';

describe('entries on the pile', () => {
  const change: Effect = { kind: 'change', those: target(), stat: 'shield', by: { kind: 'x' }, until: 'phase' };
  const slots = [upTo(1, 1)];
  test.each<[string, Sentence, Parameters<typeof sentenceText>[1]]>([
    ['3 damage', { slots: [], effects: [{ kind: 'damage', those: { the: 'seen' }, amount: 3 }] }, {}],
    ['3 damage', { slots, effects: [{ kind: 'damage', those: target(), amount: 3 }] }, {}],
    ['+X shield until the end of the phase', { slots, effects: [change] }, {}],
    ['+2 shield until the end of the phase', { slots, effects: [change] }, { x: 2 }],
    ['+7 shield until the end of the phase', { slots, effects: [change] }, { amount: () => 7 }],
    ['Destroy target ship', { slots, effects: [{ kind: 'destroy', those: target() }] }, {}],
    ['', { slots: [], effects: [] }, {}],
  ])('%s', (text, sentence, known) => {
    expect(sentenceText(sentence, known)).toBe(text);
  });
});

test('whatever can be written can be read: every paragraph is a whole sentence', () => {
  const abilities = fitting({ ...cardJsonSchema(), $ref: '#/$defs/Ability' });
  fc.assert(
    fc.property(abilities, fc.constantFrom<CardType>('ship', 'structure', 'outer-region', 'news'), (ability, type) => {
      const text = textOfAbility(ability as Ability, type);
      expect(text).toMatch(/^[A-Z].*\.$/s);
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:;]|\.\./);
    }),
    { numRuns: 2000 },
  );
});
