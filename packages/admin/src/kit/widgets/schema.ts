import type { RecordKindName } from '../shared/records.ts';

/** JSON Schema keywords that determine a setting's input. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  /** Format of a text, such as `multiline`, or the type of record that the text references. */
  readonly format?: string;
  readonly 'x-kind'?: string;
  /** Values of other widget settings that this setting requires to apply. */
  readonly 'x-when'?: Readonly<Record<string, unknown>>;
}

/** Lists the settings that apply, given the current values. Settings that require other values are omitted. */
export const shownSettings = (
  { properties = {} }: Schema,
  settings: Readonly<Record<string, unknown>>,
): readonly (readonly [key: string, schema: Schema])[] =>
  Object.entries(properties).filter(([, { 'x-when': when = {} }]) =>
    Object.entries(when).every(([key, value]) => settings[key] === value),
  );

/** Returns the schema of non-null values, including properties that are declared next to the alternatives. */
export function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  const own = anyOf?.find(({ type }) => type !== 'null');
  return own ? { ...withoutNull(own), ...rest } : schema;
}

export type InputKind =
  | 'image'
  | 'link'
  | 'richText'
  | 'choice'
  | 'number'
  | 'switch'
  | 'line'
  | 'text'
  | 'list'
  | 'record'
  | 'records'
  | 'other';

/** Record types that text settings reference, by format. */
export const RECORD_FORMATS: Readonly<Record<string, RecordKindName>> = {
  'category-url-key': 'category_url_key',
  'collection-code': 'collection_code',
  skus: 'sku',
};

const LONGEST_LINE = 300;

/** Returns the input kind for a setting's schema. Links are recognized by their key. */
export function inputKindOf(key: string, schema: Schema): InputKind {
  if (schema['x-kind'] === 'image') return 'image';
  if (schema['x-kind'] === 'rich_text') return 'richText';
  if (schema.enum) return 'choice';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'array' && withoutNull(schema.items ?? {}).properties) return 'list';
  if (schema.type !== 'string') return 'other';
  if (schema.format === 'skus') return 'records';
  if (RECORD_FORMATS[schema.format ?? '']) return 'record';
  if (/link|href|url$/i.test(key)) return 'link';
  if (schema.format === 'multiline') return 'text';
  return (schema.maxLength ?? Infinity) <= LONGEST_LINE ? 'line' : 'text';
}

/** Creates the initial value of a setting. */
export function emptyOf(schema: Schema): unknown {
  const { type, properties } = withoutNull(schema);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, emptyOf(one)]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'string' ? '' : null;
}
