import { resolveRef } from './jsonSchema.ts';
import type { JsonSchema } from './jsonSchema.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const UUID = '3f2b8c1e-6a4d-4e8f-9b7a-2c5d1e0f8a36';
const TIME = '2026-05-04T09:30:00.000Z';

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': TIME,
  date: '2026-05-04',
  email: 'ada@example.com',
};

/** Example strings for common fields, by field name or suffix. They are used if the schema allows them. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)(?:uu)?id$|Id$|Uuid$/, UUID],
  [/(?:^|_)at$|_time$|^(?:from|to)$/, TIME],
  [/(?:^|_)sku$/, 'MUG-BLUE'],
  [/email/, 'ada@example.com'],
  [/country|^countries$/, 'DE'],
  [/currency/, 'EUR'],
  [/locale|language/, 'de'],
  [/url_key$/, 'blue-mug'],
  [/full_name$/, 'Ada Lovelace'],
  [/password$/, 'plenty-of-violet-lamps-7'],
  [/image|^images$/, '/assets/mug.png'],
  [/path$|^target$/, '/blue-mug'],
  [/_url$|^url$|Url$/, 'https://example.com/hooks'],
  [/city/, 'Berlin'],
  [/postcode/, '10115'],
  [/address_1/, 'Lindenweg 7'],
  [/telephone/, '+49 30 1234567'],
  [/province/, 'US-CA'],
  [/price|amount|total|weight|cost/, '12.50'],
  [/name$/, 'Blue mug'],
  [/code$/, 'mug'],
];

/** Example strings to try in sequence if no example matches the field name. */
const TEXTS = ['text', 'Blue mug', 'SPRING26', 'de', 'DE', '1', '/blue-mug', '#1a2b3c', TIME, UUID];

/** Depth below which objects contain only required members, and lists are empty if the schema allows that. */
const DEEP = 4;

/**
 * Creates an example for a schema. If the schema has its own example or default, it is used. Otherwise, the example contains
 * the required members and, at the top level, two optional ones. The example may violate rules that JSON Schema cannot express.
 * Pure.
 */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = '', depth = 0): unknown {
  const { examples, const: only, enum: choices, default: usual, ...rest } = resolveRef(schema, schemas);
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (only !== undefined) return only;
  if (choices) return choices.find((choice) => choice !== null);
  if (usual !== undefined && usual !== null) return usual;
  const alternatives = rest.anyOf ?? rest.oneOf;
  if (alternatives) {
    const chosen = alternatives.find((one) => resolveRef(one, schemas).type !== 'null') ?? {};
    return exampleOf(
      { ...rest, anyOf: undefined, oneOf: undefined, ...chosen } as JsonSchema,
      schemas,
      name,
      depth,
    );
  }
  const [type] = [rest.type ?? []].flat().filter((one) => one !== 'null');
  if (rest.allOf && type === undefined) return exampleOfAll(rest.allOf, schemas, name, depth);
  if (type === 'object') return exampleObject(rest, schemas, depth);
  if (type === 'array') return exampleList(rest, schemas, name, depth);
  if (type === 'integer' || type === 'number') return exampleNumber(rest);
  if (type === 'boolean') return true;
  return rest.type === 'null' ? null : exampleText([rest], name);
}

function exampleOfAll(parts: readonly JsonSchema[], schemas: Schemas, name: string, depth: number): unknown {
  const resolved = parts.map((part) => resolveRef(part, schemas));
  if (resolved.every(({ properties }) => properties === undefined)) return exampleText(resolved, name);
  return Object.assign({}, ...resolved.map((part) => exampleOf(part, schemas, name, depth)));
}

function exampleObject({ properties = {}, required = [] }: JsonSchema, schemas: Schemas, depth: number) {
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  const shown = new Set([...required, ...(depth === 0 ? optional.slice(0, 2) : [])]);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, field]) =>
      shown.has(key) ? [[key, exampleOf(field, schemas, key, depth + 1)]] : [],
    ),
  );
}

function exampleList(list: JsonSchema, schemas: Schemas, name: string, depth: number): unknown[] {
  const least = Number(list['minItems'] ?? 0);
  if (!list.items || (depth >= DEEP && least === 0)) return [];
  const item = exampleOf(list.items, schemas, name, depth + 1);
  return Array.from({ length: Math.max(1, least) }, () => item);
}

function exampleNumber(schema: JsonSchema): number {
  const least = Number(schema['minimum'] ?? Number(schema['exclusiveMinimum'] ?? 0) + 1);
  const most = Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? Infinity);
  const preferred = schema['x-kind'] === 'money' ? 12.5 : schema['x-kind'] === 'percent' ? 19 : 1;
  return Math.min(Math.max(preferred, least), most);
}

/** Picks the first example string that all schemas allow. If they allow none of the strings, returns the first one. */
function exampleText(schemas: readonly JsonSchema[], name: string): string {
  const byFormat = schemas.flatMap(({ format }) => BY_FORMAT[String(format)] ?? []);
  const byName = BY_NAME.flatMap(([names, text]) => (names.test(name) ? [text] : []));
  const known = [...byFormat, ...byName, ...TEXTS];
  return known.find((text) => schemas.every((schema) => allows(schema, text))) ?? known[0]!;
}

const allows = (schema: JsonSchema, text: string): boolean =>
  text.length >= Number(schema['minLength'] ?? 0) &&
  text.length <= Number(schema['maxLength'] ?? Infinity) &&
  (typeof schema['pattern'] !== 'string' || new RegExp(schema['pattern'], 'u').test(text));
