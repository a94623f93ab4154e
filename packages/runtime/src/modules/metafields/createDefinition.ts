import type { AppContext } from '../../platform/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { checkDescriptor } from './checkDescriptor.ts';
import type { NewDefinitionBody } from './definitionBody.ts';
import { definitionExists } from './errors.ts';
import { insertDefinition } from './metafieldDefinition.repo.ts';
import type { DefinitionRow, DefinitionValues } from './metafieldDefinition.repo.ts';

/** Throws 400 for a descriptor that cannot be compiled, and 409 when the owner has the field. One statement. */
export async function createDefinition(
  app: AppContext,
  db: Db,
  body: NewDefinitionBody,
): Promise<DefinitionRow> {
  const values = valuesOf(body, app.config.system.theme ?? null);
  checkDescriptor(values);
  const { namespace, fieldKey, ownerType } = body;
  return onConstraint(
    { metafield_definition_field_key: () => definitionExists(namespace, fieldKey, ownerType) },
    () => insertDefinition(db, values),
  );
}

/** A client cannot name a theme: it is the active one. */
const valuesOf = (body: NewDefinitionBody, activeTheme: string | null): DefinitionValues => ({
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
  provisioned_by_theme: body.provisionedByActiveTheme ? activeTheme : null,
});
