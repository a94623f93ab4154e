import { z } from 'zod';
import { bool, entityUuid, int, text } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { FIELD_TYPES } from './field.ts';
import type { DefinitionRow } from './definition.ts';

const field = z.looseObject({
  key: text.describe("The name of the field in the group's values."),
  type: z.enum(FIELD_TYPES).describe('The type of its values.'),
});
const rule = z.looseObject({
  type: text.describe(
    'The validation rule, such as `size`, `range` or `regexp`. Unknown rules have no effect.',
  ),
});

/** A definition in API responses, which use camelCase. */
export const definitionAnswer = z.object({
  uuid: entityUuid,
  ownerType: text.describe('The entity type that has the field, such as `product`.'),
  namespace: text.describe('The namespace within which the key is unique.'),
  key: text.describe('The key of the field in values.'),
  name: text.describe('The name shown to administrators.'),
  description: text.nullable().describe('A note for administrators. Null if there is none.'),
  type: z.enum(FIELD_TYPES).describe('The type of its values.'),
  isList: bool.meta(kind('flag', 'True if the value is a list.')),
  required: bool.meta(kind('flag', 'True if every entity requires a value.')),
  translatable: bool.meta(kind('flag', 'True if the value can differ by language.')),
  visibleToCustomer: bool.meta(kind('flag', 'True if customers can read the values.')),
  validations: z
    .array(rule)
    .describe('The validation rules for values. Other properties depend on the rule.'),
  appearance: z
    .record(text, z.unknown())
    .describe('The way in which forms display the field, such as its placeholder.'),
  subFields: z.array(field).describe('The fields of a group, each described like a definition.'),
  position: int.describe("The sort order among the owner's fields, lowest first. Null sorts last."),
  provisionedByTheme: text.optional().describe('The theme that provides the definition, if any.'),
});

export const toDefinitionAnswer = (row: DefinitionRow) => ({
  uuid: row.uuid,
  ownerType: row.owner_type,
  namespace: row.namespace,
  key: row.field_key,
  name: row.name,
  description: row.description,
  type: row.field_type,
  isList: row.is_list,
  required: row.required,
  translatable: row.translatable,
  visibleToCustomer: row.visible_to_customer,
  validations: row.validations,
  appearance: row.appearance,
  subFields: row.sub_fields,
  position: row.position,
  ...(row.provisioned_by_theme === null ? {} : { provisionedByTheme: row.provisioned_by_theme }),
});
