import type { Rule } from './rules.ts';

export const FIELD_TYPES = [
  'short_text',
  'long_text',
  'rich_text',
  'integer',
  'number',
  'boolean',
  'date',
  'color',
  'url',
  'group',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** What a value of a field must be. Those inside a group are described alike, at every depth. */
export interface FieldDescriptor {
  readonly key: string;
  readonly type: FieldType;
  readonly isList?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly validations?: readonly Rule[] | undefined;
  readonly subFields?: readonly FieldDescriptor[] | undefined;
}
