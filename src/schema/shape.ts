import { z } from 'zod';

/** Everything in it read-only, as the model has it: zod's own types are writable. */
export type Read<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Part)[]
    ? readonly Read<Part>[]
    : { readonly [Field in keyof T]: Read<T[Field]> };

/** Whether two types are the very same, optional fields included: neither may know more than the other. */
export type Same<A, B> = (<T>() => T extends Read<A> ? 1 : 2) extends <T>() => T extends Read<B> ? 1 : 2 ? true : false;

/** Compiles only if a schema and the type of the model that it stands for say the same. */
export const same = <_Proof extends true>(): void => {};

/** What a schema reads, as the model would have it: to be compared with the model. */
export type Parsed<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Kind in keyof Schemas]: z.output<Schemas[Kind]>;
};
/** The members of a union by the word that tells them apart. */
export type ByWord<Union, Word extends keyof Union> = {
  [Kind in Union[Word] & string]: Extract<Union, Readonly<Record<Word, Kind>>>;
};

/** An object that has these fields and no others; a stranger is answered with what it could have been. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `it can have: ${Object.keys(shape).join(', ')}` : undefined,
  });

/** One of several objects, told apart by a word. */
export function oneOf<Schemas extends Readonly<Record<string, z.ZodObject>>>(
  word: 'kind' | 'of' | 'the' | 'event',
  schemas: Schemas,
): z.ZodType<z.output<Schemas[keyof Schemas]>> {
  const all = Object.values(schemas) as unknown as readonly [z.ZodObject, ...z.ZodObject[]];
  return z.discriminatedUnion(word, all) as unknown as z.ZodType<z.output<Schemas[keyof Schemas]>>;
}

/** A number from there to there, whole. No card needs more than three digits. */
export const whole = (least: number) => z.int().min(least).max(999);
/** Words on a card. */
export const words = z.string().trim().min(1).max(80);
/** A list that is not empty. */
export const some = <Schema extends z.ZodType>(part: Schema) => z.array(part).min(1).max(32);
export const many = <Schema extends z.ZodType>(part: Schema) => z.array(part).max(32);
/** A list of words, each once. */
export const distinct = <Schema extends z.ZodType>(part: Schema) =>
  some(part)
    .refine((parts) => new Set(parts).size === parts.length, { error: 'each may be said only once' })
    .meta({ uniqueItems: true });
/** Only ever said when it is so. */
export const yes = z.literal(true);
