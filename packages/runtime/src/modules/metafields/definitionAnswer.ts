import type { FieldDescriptor } from './field.ts';
import type { DefinitionRow } from './metafieldDefinition.repo.ts';

/** A definition as the API tells it, in camelCase by the interface. */
export const definitionAnswer = (row: DefinitionRow) => ({
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

/** What its values must be. */
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
