import type { OpenApiDocument } from '../../platform/openApi/document.ts';

export type Schema = OpenApiDocument['components']['schemas'][string];

/** The direction of a type. `input`: sent by a client, with `undefined` members omitted. `output`: returned by the shop. */
export type Direction = 'input' | 'output';

/** Returns the TypeScript name of a `$ref`. */
export type NameOf = (ref: string) => string;

/** JSON Schema keywords whose constraints a TypeScript type cannot express. */
const SILENT = new Set(
  [
    'description default examples title deprecated readOnly format pattern contentEncoding propertyNames',
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems',
  ].flatMap((names) => names.split(' ')),
);
const SPOKEN = new Set(
  '$ref type const enum anyOf oneOf allOf properties required items prefixItems additionalProperties'.split(
    ' ',
  ),
);

/** Converts a JSON Schema to a TypeScript type. Throws for an unknown keyword, so that no type is incomplete. */
export function typeOf(schema: Schema, direction: Direction, nameOf: NameOf): string {
  const unknown = Object.keys(schema).find(
    (keyword) => !SILENT.has(keyword) && !SPOKEN.has(keyword) && !keyword.startsWith('x-'),
  );
  if (unknown)
    throw new Error(`A schema has the keyword "${unknown}", which store/sdk/typeOf.ts does not know`);
  const inner = (part: Schema) => typeOf(part, direction, nameOf);
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.contentEncoding === 'binary') return 'File';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return union(alternatives.map(inner));
  const parts = [own(schema, direction, nameOf), ...(schema.allOf ?? []).map(inner)];
  const knownParts = [...new Set(parts)].filter((part) => part !== 'unknown');
  return knownParts.length > 1 ? knownParts.map(inBrackets).join(' & ') : (knownParts[0] ?? 'unknown');
}

function own(schema: Schema, direction: Direction, nameOf: NameOf): string {
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  return types.length === 0
    ? 'unknown'
    : union(types.map((type) => oneType(type, schema, direction, nameOf)));
}

function oneType(type: string, schema: Schema, direction: Direction, nameOf: NameOf): string {
  if (type === 'array') return arrayType(schema, direction, nameOf);
  if (type === 'object') return objectType(schema, direction, nameOf);
  return type === 'integer' ? 'number' : type;
}

function arrayType({ items, prefixItems }: Schema, direction: Direction, nameOf: NameOf): string {
  const readonly = direction === 'input' ? 'readonly ' : '';
  if (prefixItems) {
    const members = (prefixItems as readonly Schema[]).map((item) => typeOf(item, direction, nameOf));
    return `${readonly}[${members.join(', ')}]`;
  }
  return `${readonly}${inBrackets(items ? typeOf(items, direction, nameOf) : 'unknown')}[]`;
}

function objectType(schema: Schema, direction: Direction, nameOf: NameOf): string {
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const names = Object.keys(properties);
  if (names.length === 0) {
    const value =
      typeof rest === 'object' && rest !== null ? typeOf(rest as Schema, direction, nameOf) : 'unknown';
    return rest === undefined && direction === 'output'
      ? 'Record<string, never>'
      : `Record<string, ${value}>`;
  }
  const members = names.map((name) =>
    member(name, properties[name] ?? {}, required.includes(name), direction, nameOf),
  );
  // Additional members may have any type, because an index signature also applies to the declared members.
  if (typeof rest === 'object' || rest === true) members.push('[key: string]: unknown;');
  return `{\n${members.join('\n')}\n}`;
}

/** Returns an object type member with its description. */
export function member(
  name: string,
  schema: Schema,
  isRequired: boolean,
  direction: Direction,
  nameOf: NameOf,
): string {
  const type = typeOf(schema, direction, nameOf);
  const optional = isRequired ? '' : '?';
  const orUndefined = !isRequired && direction === 'input' && type !== 'unknown' ? ' | undefined' : '';
  const key = /^[a-zA-Z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `${comment(schema.description)}${key}${optional}: ${type}${orUndefined};`;
}

export const comment = (text: string | undefined): string =>
  text === undefined ? '' : `/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', '\n * ')} */\n`;

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

const inBrackets = (type: string): string => (/ [|&] |^readonly /.test(type) ? `(${type})` : type);
