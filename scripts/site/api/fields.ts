import type { OpenApiDocument } from '../../../packages/runtime/src/platform/openApi/document.ts';
import { resolveRef } from '../../../packages/runtime/src/platform/openApi/jsonSchema.ts';
import type { Definition } from '../definitions.ts';
import { escape } from '../page.ts';

type Schemas = OpenApiDocument['components']['schemas'];
type Schema = Schemas[string];

const DEEPEST = 4;

/** Lists the fields of a schema, including nested fields such as `items[].sku`. */
export function fieldsOf(schema: Schema, schemas: Schemas, path = '', depth = 0): readonly Definition[] {
  const { properties = {}, required = [], items } = filled(schema, schemas);
  if (items) return depth === 0 ? fieldsOf(items, schemas, '[].', 1) : [];
  return Object.entries(properties).flatMap(([name, given]) => {
    const field = filled(given, schemas);
    const type = [typeOf(given, schemas), ...(required.includes(name) ? [] : ['optional'])].join(', ');
    const own = { code: escape(`${path}${name}`), type, text: given.description ?? field.description ?? '' };
    if (depth >= DEEPEST) return [own];
    const inside = field.items ? filled(field.items, schemas) : field;
    const place = `${path}${name}${field.items ? '[]' : ''}.`;
    return [own, ...(inside.properties ? fieldsOf(inside, schemas, place, depth + 1) : [])];
  });
}

/** Resolves references, selects the non-null alternative, and merges the schemas of `allOf`. */
export function filled(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref !== undefined) return filled(resolveRef(schema, schemas), schemas);
  const { anyOf, allOf, ...rest } = schema;
  if (allOf)
    return allOf
      .map((part) => filled(part, schemas))
      .reduce(
        (all, part) => ({ ...all, ...part, properties: { ...all.properties, ...part.properties } }),
        rest as Schema,
      );
  const own = anyOf?.filter((part) => part.type !== 'null') ?? [];
  return own.length === 1 && own[0] ? { ...filled(own[0], schemas), ...rest } : schema;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  array: 'list',
  boolean: 'true or false',
};
const word = (type: string) => WORDS[type] ?? type;

/** Describes a value's type in words, as HTML. */
export function typeOf(given: Schema, schemas: Schemas): string {
  const schema = filled(given, schemas);
  if (schema.enum)
    return schema.enum.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(' or ');
  if ('const' in schema) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  const alternatives = schema.anyOf ?? schema.oneOf;
  const orNull = isNullable(given, schemas) ? ' or null' : '';
  if (alternatives) return [...new Set(alternatives.map((part) => typeOf(part, schemas)))].join(' or ');
  const types = [schema.type ?? (schema.properties ? 'object' : 'any value')].flat();
  if (schema.items && types.includes('array'))
    return `list of ${plural(typeOf(schema.items, schemas))}${orNull}`;
  return `${types.map(word).join(' or ')}${bounds(schema)}${orNull}`;
}

const isNullable = (schema: Schema, schemas: Schemas): boolean =>
  schema.$ref === undefined
    ? (schema.anyOf?.some(({ type }) => type === 'null') ?? false)
    : isNullable(resolveRef(schema, schemas), schemas);

function bounds({ minimum, maximum, maxLength, format }: Schema): string {
  const description = [
    typeof format === 'string' ? `as ${format}` : '',
    typeof minimum === 'number' && Math.abs(minimum) < Number.MAX_SAFE_INTEGER ? `from ${minimum}` : '',
    typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '',
    typeof maxLength === 'number' ? `of at most ${maxLength} characters` : '',
  ].filter((part) => part !== '');
  return description.length === 0 ? '' : ` ${description.join(' ')}`;
}

/** Returns the plural of a type, such as "texts as uuid" for "text as uuid". */
const plural = (type: string) => type.replace(/^(object|text|number|whole number)\b/, '$1s');
