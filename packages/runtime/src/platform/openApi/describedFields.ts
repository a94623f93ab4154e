import { resolveRef } from './jsonSchema.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** An input field as the docs page describes it. */
export interface DescribedField {
  /** The path from the top level, such as `items[].sku`. */
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  /** The schema's other rules, such as "at most 255 characters". */
  readonly rules: readonly string[];
  /** The description of the field. Null if the schema has none. */
  readonly description: string | null;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Maximum nesting depth. Fields below this depth are described only by their type, because a schema may be recursive. */
const MAX_DEPTH = 3;

/** Lists an object's fields, each followed by its nested fields. */
export function describedFields(
  schema: JsonSchema,
  schemas: Schemas,
  prefix = '',
  depth = 1,
): DescribedField[] {
  const { properties = {}, required = [] } = resolveRef(schema, schemas);
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key;
    const { held, suffix } = heldBy(field, schemas);
    return [
      describedField(name, required.includes(key), field, schemas),
      ...(depth < MAX_DEPTH ? describedFields(held, schemas, `${name}${suffix}.`, depth + 1) : []),
    ];
  });
}

export const describedField = (
  name: string,
  required: boolean,
  schema: JsonSchema,
  schemas: Schemas,
): DescribedField => {
  const resolved = resolveRef(schema, schemas);
  return {
    name,
    required,
    type: typeText(schema, schemas),
    rules: rulesOf(resolved),
    description: resolved.description ?? null,
  };
};

/** Returns the object schema inside a field, which is the field itself, one of its alternatives, or its list items. */
function heldBy(field: JsonSchema, schemas: Schemas): { held: JsonSchema; suffix: string } {
  const schema = resolveRef(field, schemas);
  if (schema.items) {
    const { held, suffix } = heldBy(schema.items, schemas);
    return { held, suffix: `[]${suffix}` };
  }
  const object = alternatives(schema).find((one) => {
    const { properties, items } = resolveRef(one, schemas);
    return properties ?? items;
  });
  return object ? heldBy(object, schemas) : { held: schema, suffix: '' };
}

const alternatives = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? [];

function typeText(field: JsonSchema, schemas: Schemas, depth = 0): string {
  const schema = resolveRef(field, schemas);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = alternatives(schema);
  if (choices.length > 0 && depth < MAX_DEPTH)
    return [...new Set(choices.map((one) => typeText(one, schemas, depth + 1)))].join(' or ');
  if (schema.items && depth < MAX_DEPTH) return `list of ${typeText(schema.items, schemas, depth + 1)}`;
  return schema.type === undefined ? 'anything' : [schema.type].flat().join(' or ');
}

const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  format: (format) => format,
  pattern: (pattern) => `like ${pattern}`,
  minLength: (count) => `at least ${count} characters`,
  maxLength: (count) => `at most ${count} characters`,
  minItems: (count) => `at least ${count} items`,
  maxItems: (count) => `at most ${count} items`,
  minimum: (limit) => `at least ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  default: (value) => `${value} when it is left out`,
};

const rulesOf = (schema: JsonSchema): string[] =>
  Object.entries(LIMITS).flatMap(([keyword, text]) => {
    const value = schema[keyword];
    return value === undefined || isBoundOfNumbers(value) ? [] : [text(shown(value))];
  });

const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value);

/** Reports whether a bound is the default bound that zod sets on every integer. */
const isBoundOfNumbers = (value: unknown): boolean => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
