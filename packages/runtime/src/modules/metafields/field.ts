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

/** A validation rule for a field. The members depend on the rule type. Rules of unknown types have no effect. */
export interface Rule {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Describes the values of a field. The fields of a group have nested descriptors. */
export interface FieldDescriptor {
  readonly key: string;
  readonly type: FieldType;
  readonly isList?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly validations?: readonly Rule[] | undefined;
  readonly subFields?: readonly FieldDescriptor[] | undefined;
}
