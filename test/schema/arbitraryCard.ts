import fc from 'fast-check';
import type { JsonSchema } from '../../src/schema/jsonSchema.ts';

type Defs = Readonly<Record<string, JsonSchema>>;

/** Values that fit a JSON Schema: every card that could be written, most of them nonsense. */
export function fitting(root: JsonSchema): fc.Arbitrary<unknown> {
  const defs = (root.$defs ?? {}) as Defs;
  const made = new Map<string, fc.Arbitrary<unknown>>();
  const depth = fc.createDepthIdentifier();

  const named = (name: string): fc.Arbitrary<unknown> => {
    if (!made.has(name)) {
      // Laid down before it is made, since it can hold itself.
      made.set(
        name,
        fc.constant(null).chain(() => build(defs[name] as JsonSchema)),
      );
    }
    return made.get(name) as fc.Arbitrary<unknown>;
  };

  const build = (schema: JsonSchema): fc.Arbitrary<unknown> => {
    const { $ref, anyOf, oneOf, type, items, properties, required, minimum, maximum, minItems, maxItems } = schema;
    if (typeof $ref === 'string') return named($ref.replace('#/$defs/', ''));
    if ('const' in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    const sides = (anyOf ?? oneOf) as JsonSchema[] | undefined;
    if (sides) return fc.oneof({ depthIdentifier: depth, depthSize: 'small', maxDepth: 5 }, ...sides.map(build));
    switch (type) {
      case 'integer':
        return fc.integer({ min: Math.max(minimum as number, -3), max: Math.min(maximum as number, 4) });
      case 'string':
        return fc
          .constantFrom('Moon', 'Drone', 'moon-drone')
          .filter((text) => !schema.pattern || /^[a-z-]+$/.test(text));
      case 'array':
        return fc.array(build(items as JsonSchema), {
          minLength: (minItems as number) ?? 0,
          maxLength: Math.min(maxItems as number, 3),
          depthIdentifier: depth,
        });
      default: {
        const fields = Object.entries((properties ?? {}) as Defs).map(([name, inner]) => [name, build(inner)] as const);
        // What may be left out has a plain value, and here it is never left out: the model always has it.
        const plain = Object.entries((properties ?? {}) as Defs).flatMap(([name, inner]) =>
          'default' in inner ? name : [],
        );
        return fc.record(Object.fromEntries(fields), { requiredKeys: [...((required ?? []) as string[]), ...plain] });
      }
    }
  };
  return build(root);
}
