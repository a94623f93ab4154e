import type { NewDefinitionBody } from './definitionBody.ts';
import type { DefinitionValues } from './metafieldDefinition.repo.ts';

/** What to store of a new definition, with its defaults. `theme` is the one that provisions it, or null. */
export const definitionValues = (body: NewDefinitionBody, theme: string | null): DefinitionValues => ({
  owner_type: body.ownerType,
  namespace: body.namespace,
  field_key: body.fieldKey,
  name: body.name,
  description: body.description ?? null,
  field_type: body.fieldType,
  is_list: body.isList,
  required: body.required ?? false,
  translatable: body.translatable ?? false,
  visible_to_customer: body.visibleToCustomer ?? true,
  validations: body.validations ?? [],
  appearance: body.appearance ?? {},
  sub_fields: body.subFields ?? [],
  position: body.position ?? 0,
  provisioned_by_theme: theme,
});
