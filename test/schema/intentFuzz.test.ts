import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTENTS } from '../../src/model/intent.ts';
import { parseIntent } from '../../src/schema/intent.ts';

/** Fields of intents with anything in them, so that the fuzz gets past the first question. */
const nearly = fc.record(
  {
    type: fc.constantFrom(...INTENTS),
    player: fc.oneof(fc.constant('ian'), fc.anything()),
    card: fc.oneof(fc.constant('o7'), fc.anything()),
    x: fc.oneof(fc.nat(), fc.double(), fc.bigInt()),
    targets: fc.oneof(
      fc.array(
        fc.array(fc.record({ kind: fc.constantFrom('card', 'entry', 'player'), id: fc.constantFrom('o1', 'e1') })),
      ),
      fc.anything(),
    ),
    pay: fc.oneof(fc.array(fc.constantFrom('o1', 'o2', 'x')), fc.anything()),
    ship: fc.constantFrom('o1', 'e1'),
    at: fc.constantFrom('o1', 'e1'),
    chosen: fc.array(fc.integer()),
    decision: fc.anything(),
  },
  { requiredKeys: ['type'] },
);

test('any value at all becomes an intent or a refusal; what is parsed once is parsed for good', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  fc.assert(
    fc.property(fc.oneof(anything, nearly), (value) => {
      const parsed = parseIntent(value);
      if (!parsed.ok) {
        expect(parsed.message).toMatch(/^.{10,500}\.$/s);
        return;
      }
      const copy: unknown = JSON.parse(JSON.stringify(parsed.intent));
      expect(copy).toEqual(parsed.intent);
      expect(parseIntent(copy)).toEqual({ ok: true, intent: parsed.intent, decision: null });
    }),
    { numRuns: 5000 },
  );
});
