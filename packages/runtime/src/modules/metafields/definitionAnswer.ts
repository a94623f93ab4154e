import { z } from 'zod';
import { bool, entityUuid, int, text } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { FIELD_TYPES } from './field.ts';
import type { DefinitionRow } from './definition.ts';

const field = z.looseObject({
  key: text.describe('The name of the field in values of the group.'),
  type: z.enum(FIELD_TYPES).describe('The type of its values.'),
});
const rule = z.looseObject({
  type: text.describe(
    'The check of the rule, such as `size`, `range` or `regexp`; unknown types have no effect.',
  ),
});

/** Describes a definition in responses, which use camelCase. */
export const definitionAnswer = z.object({
  uuid: entityUuid,
  ownerType: text.describe('The kind of entity that has the field, such as `product`.'),
  namespace: text.describe('The group of fields that the key is unique in.'),
  key: text.describe('The name of the field in values.'),
  name: text.describe('The name that administrators read.'),
  description: text.nullable().describe('A note for administrators; null: there is none.'),
  type: z.enum(FIELD_TYPES).describe('The type of its values.'),
  isList: bool.meta(kind('flag', 'Whether a value is a list of values of the type.')),
  required: bool.meta(kind('flag', 'Whether every entity needs a value.')),
  translatable: bool.meta(kind('flag', 'Whether a value may differ by language.')),
  visibleToCustomer: bool.meta(kind('flag', 'Whether customers may read the values.')),
  validations: z.array(rule).describe('The rules that values must meet; further members depend on the rule.'),
  appearance: z
    .record(text, z.unknown())
    .describe('The appearance of the field in forms, such as its placeholder.'),
  subFields: z.array(field).describe('The fields of a group, each described like a definition.'),
  position: int.describe('Its place among the fields of the owner, small numbers first; null: the last.'),
  provisionedByTheme: text.optional().describe('The theme that brought the definition, where one did.'),
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
