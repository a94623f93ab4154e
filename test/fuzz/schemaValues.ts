import fc from 'fast-check';
import type { JsonSchema } from '../../packages/runtime/src/platform/openApi/jsonSchema.ts';
import { hostileValues } from '../support/adversary.ts';

/** Placeholder for the id of a record that exists when the request is sent, with the field's name and a random number. */
export class KnownId {
  readonly field: string;
  readonly turn: number;
  constructor(field: string, turn: number) {
    this.field = field;
    this.turn = turn;
  }
}

export const knownId = (field: string): fc.Arbitrary<unknown> =>
  fc.nat({ max: 1000 }).map((turn) => new KnownId(field, turn));

const MAX_DEPTH = 6;
const MOST_ITEMS = 3;
const MOST_CHARACTERS = 24;

/** Creates values that match a schema of the document, as far as JSON Schema can express it. */
export function valuesOf(schemas: Readonly<Record<string, JsonSchema>>) {
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref === undefined ? schema : resolve(schemas[schema.$ref.split('/').at(-1) as string] ?? {});

  function valid(given: JsonSchema, field: string, depth = 0): fc.Arbitrary<unknown> {
    const schema = resolve(given);
    if (depth > MAX_DEPTH) return fc.constant(null);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((one) => valid(one, field, depth + 1)));
    if (schema.allOf)
      return fc
        .tuple(...schema.allOf.map((one) => valid(one, field, depth + 1)))
        .map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
    if (Array.isArray(schema.type))
      return fc.oneof(...schema.type.map((type: string) => valid({ ...schema, type }, field, depth + 1)));
    switch (schema.type) {
      case 'string':
        return textOf(schema, field);
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return listOf(schema, field, depth);
      case 'object':
        return objectOf(schema, depth);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }

  const listOf = (schema: JsonSchema, field: string, depth: number): fc.Arbitrary<unknown> => {
    const minLength = Math.min(Number(schema['minItems'] ?? 0), MOST_ITEMS);
    const maxLength = Math.max(minLength, Math.min(Number(schema['maxItems'] ?? MOST_ITEMS), MOST_ITEMS));
    return fc.array(valid(schema.items ?? {}, field, depth + 1), { minLength, maxLength });
  };

  const objectOf = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    const { properties, required = [] } = schema;
    if (properties && Object.keys(properties).length > 0)
      return fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [name, valid(field, name, depth + 1)]),
        ),
        { requiredKeys: required.filter((name) => name in properties) },
      );
    const inner = schema['additionalProperties'];
    const member =
      typeof inner === 'object'
        ? valid(inner as JsonSchema, 'value', depth + 1)
        : fc.jsonValue({ maxDepth: 1 });
    const names = schema['propertyNames'];
    const name =
      typeof names === 'object' ? valid(names as JsonSchema, 'key', depth + 1) : fc.string({ maxLength: 8 });
    return fc
      .array(fc.tuple(name, member), { maxLength: MOST_ITEMS })
      .map((entries) => Object.fromEntries(entries.map(([key, value]) => [String(key), value])));
  };

  return valid;
}

function numberOf({ type, ...schema }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -1000), -(2 ** 53));
  const max = Math.min(
    Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? Math.max(min, 1000)),
    2 ** 53,
  );
  const near = fc.integer({ min: Math.ceil(min), max: Math.min(Math.ceil(min) + 20, Math.floor(max)) });
  const edges = fc.constantFrom(Math.ceil(min), Math.floor(max));
  if (type === 'integer') return fc.oneof({ weight: 6, arbitrary: near }, { weight: 1, arbitrary: edges });
  return fc.oneof(
    { weight: 4, arbitrary: near },
    { weight: 2, arbitrary: near.map((whole) => Math.min(max, whole + 0.25)) },
    { weight: 1, arbitrary: edges },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  );
}

const NAMED = /(^|_)(id|uuid|sku|email|code|key|coupon|token|namespace|url)$|Id$|Uuid$|Code$|Key$/;

function textOf(schema: JsonSchema, field: string): fc.Arbitrary<unknown> {
  const { format, pattern } = schema as { format?: string; pattern?: string };
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  if (format === 'uuid') return fc.oneof({ weight: 5, arbitrary: knownId(field) }, fc.uuid());
  if (format === 'date-time') return time.map((at) => at.toISOString());
  if (format === 'date') return time.map((at) => at.toISOString().slice(0, 10));
  if (format === 'email')
    return fc.oneof(
      knownId('email'),
      fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `${name}@example.com`),
    );
  const minLength = Math.min(Number(schema['minLength'] ?? 0), 200);
  const maxLength = Math.max(
    minLength,
    Math.min(Number(schema['maxLength'] ?? MOST_CHARACTERS), MOST_CHARACTERS),
  );
  const plain = pattern === undefined ? texts(minLength, maxLength) : matching(pattern, minLength, maxLength);
  const long = Number(schema['maxLength'] ?? 0);
  return fc.oneof(
    { weight: NAMED.test(field) ? 8 : 0, arbitrary: knownId(field) },
    { weight: 5, arbitrary: plain },
    ...(pattern === undefined && long > 0 && long <= 2000
      ? [{ weight: 1, arbitrary: fc.constant('ä'.repeat(long)) }]
      : []),
  );
}

const texts = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength >> 2) }),
    fc.integer({ min: 0, max: 10_000 }).map((number) => String(number).padEnd(minLength, '0')),
  );

function matching(pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  try {
    // oxlint-disable-next-line security/detect-non-literal-regexp -- the patterns of our own document
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: Math.max(minLength, maxLength) });
  } catch {
    return texts(minLength, maxLength);
  }
}

/** Values that no schema accepts, and some that a schema may accept. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: knownId('uuid') },
);
