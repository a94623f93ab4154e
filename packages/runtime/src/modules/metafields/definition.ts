import { z } from 'zod';
import { bool, int, text, uuid } from '../../platform/db/columns.ts';
import { FIELD_TYPES } from './field.ts';
import type { FieldDescriptor, Rule } from './field.ts';

/**
 * Creates the schema for a JSON column. The content is not validated again, because it was validated before being
 * stored.
 */
const stored = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** A row of the `metafield_definition` table. */
export const definitionRow = z.object({
  metafield_definition_id: int,
  uuid,
  owner_type: text,
  namespace: text,
  field_key: text,
  name: text,
  description: text.nullable(),
  field_type: z.enum(FIELD_TYPES),
  is_list: bool,
  required: bool,
  translatable: bool,
  visible_to_customer: bool,
  validations: stored<readonly Rule[]>(),
  appearance: stored<Readonly<Record<string, unknown>>>(),
  sub_fields: stored<readonly FieldDescriptor[]>(),
  position: int,
  provisioned_by_theme: text.nullable(),
});
export type DefinitionRow = z.output<typeof definitionRow>;

/** Creates the field descriptor for a definition. */
export const descriptorOf = (
  row: Pick<
    DefinitionRow,
    'field_key' | 'field_type' | 'is_list' | 'required' | 'validations' | 'sub_fields'
  >,
): FieldDescriptor => ({
  key: row.field_key,
  type: row.field_type,
  isList: row.is_list,
  required: row.required,
  validations: row.validations,
  subFields: row.sub_fields,
});

/** Returns the key of a declared definition in the `metafieldDefinitions` registry. */
export const keyOfDefinition = ({
  owner_type,
  namespace,
  field_key,
}: Pick<DefinitionRow, 'owner_type' | 'namespace' | 'field_key'>): string =>
  `${owner_type} ${namespace}.${field_key}`;
