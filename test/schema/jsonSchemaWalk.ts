import type { JsonSchema } from '../../src/schema/jsonSchema.ts';

/** Hears of every part of a schema that a value makes use of: a field, a word of a list, one side of a choice. */
export type Mark = (part: string) => void;

/** A reader of the little of JSON Schema that the schema of cards uses: says whether a value fits. */
export class Walk {
  readonly #root: JsonSchema;
  constructor(root: JsonSchema) {
    this.#root = root;
  }

  fits(value: unknown, mark: Mark = () => {}): boolean {
    return this.#fits(this.#root, value, 'Card', mark);
  }

  /** Every part there is to be marked. */
  parts(): ReadonlySet<string> {
    const parts = new Set<string>();
    const seen = new Set<string>();
    const visit = (schema: JsonSchema, name: string): void => {
      const { $ref, items, anyOf, oneOf } = schema;
      if (typeof $ref === 'string') {
        const to = nameOf($ref);
        if (seen.has(to)) return;
        seen.add(to);
        visit(this.#resolve($ref), to);
        return;
      }
      for (const word of words(schema)) parts.add(`${name} = ${word}`);
      for (const [field, inner] of fields(schema)) {
        parts.add(`${name}.${field}`);
        visit(inner, `${name}.${field}`);
      }
      if (items) visit(items as JsonSchema, name);
      for (const side of [...((anyOf ?? []) as JsonSchema[]), ...((oneOf ?? []) as JsonSchema[])]) {
        visit(side, name + this.#side(side));
      }
    };
    visit(this.#root, 'Card');
    return parts;
  }

  #resolve($ref: string): JsonSchema {
    if ($ref === '#') return this.#root;
    return (this.#root.$defs as Record<string, JsonSchema>)[nameOf($ref)]!;
  }

  /** What tells one side of a choice from the others. */
  #side(side: JsonSchema): string {
    const word = fields(side).find(([, inner]) => typeof inner.const === 'string');
    return word ? `(${word[1].const})` : '';
  }

  #fits(schema: JsonSchema, value: unknown, name: string, mark: Mark): boolean {
    const { $ref, items, anyOf, oneOf, allOf } = schema;
    if (typeof $ref === 'string') return this.#fits(this.#resolve($ref), value, nameOf($ref), mark);
    const sides = (anyOf ?? oneOf) as JsonSchema[] | undefined;
    if (sides) {
      const side = sides.find((one) => this.#fits(one, value, '', () => {}));
      return side !== undefined && this.#fits(side, value, name + this.#side(side), mark);
    }
    if (!isOfType(schema, value)) return false;
    const allowed = words(schema);
    if (allowed.length > 0) {
      if (!allowed.includes(value as string)) return false;
      mark(`${name} = ${value}`);
    }
    if (Array.isArray(value)) return value.every((part) => this.#fits(items as JsonSchema, part, name, mark));
    if (typeof value !== 'object' || value === null) return true;
    for (const field of (schema.required ?? []) as string[]) if (!Object.hasOwn(value, field)) return false;
    const known = new Map(fields(schema));
    for (const [field, part] of Object.entries(value)) {
      const inner = known.get(field);
      if (!inner || !this.#fits(inner, part, `${name}.${field}`, mark)) return false;
      mark(`${name}.${field}`);
    }
    return ((allOf ?? []) as { if: JsonSchema; then: JsonSchema }[]).every((rule) => obeys(rule, value));
  }
}

const nameOf = ($ref: string): string => $ref.replace('#/$defs/', '');
const fields = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
const words = (schema: JsonSchema): readonly string[] =>
  ((schema.enum ?? (schema.const === undefined ? [] : [schema.const])) as unknown[]).filter(
    (word): word is string => typeof word === 'string',
  );

function isOfType(
  { type, minimum, maximum, minItems, maxItems, minLength, pattern }: JsonSchema,
  value: unknown,
): boolean {
  switch (type) {
    case 'integer':
      return (
        Number.isInteger(value) && (value as number) >= (minimum as number) && (value as number) <= (maximum as number)
      );
    case 'string':
      if (typeof value !== 'string' || value.length < ((minLength as number) ?? 0)) return false;
      return pattern === undefined || new RegExp(pattern as string).test(value);
    case 'array':
      return (
        Array.isArray(value) &&
        value.length >= ((minItems as number) ?? 0) &&
        value.length <= ((maxItems as number) ?? Infinity)
      );
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}

/** `if` the type is that, `then` those fields must be there, and these cannot. */
function obeys(rule: { readonly if: JsonSchema; readonly then: JsonSchema }, value: object): boolean {
  const card = value as Readonly<Record<string, unknown>>;
  const [, { const: type } = {} as JsonSchema] = fields(rule.if)[0] ?? [];
  if (card.type !== type) return true;
  const must = (rule.then.required ?? []) as string[];
  const cannot = fields(rule.then).map(([field]) => field);
  return must.every((field) => Object.hasOwn(card, field)) && !cannot.some((field) => Object.hasOwn(card, field));
}
