import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { checkDescriptor } from './checkDescriptor.ts';
import type { DefinitionBody } from './definitionBody.ts';
import { definitionNotFound, immutableProperty } from './errors.ts';
import { findDefinitionForUpdate, updateDefinition } from './metafieldDefinition.repo.ts';
import type { DefinitionRow } from './metafieldDefinition.repo.ts';

/**
 * Changes what the body carries and nothing else. Stored values are left as they are. Throws 404, and 400 for another
 * owner, name or type and for a descriptor that cannot be compiled.
 */
export async function changeDefinition(db: Db, id: string, body: DefinitionBody): Promise<DefinitionRow> {
  if (!isUuid(id)) throw definitionNotFound(id);
  return db.transaction(async (tx) => {
    const before = await findDefinitionForUpdate(tx, id);
    if (!before) throw definitionNotFound(id);
    checkImmutable(before, body);
    const after = overlay(before, body);
    checkDescriptor(after);
    return updateDefinition(tx, after);
  });
}

function checkImmutable(before: DefinitionRow, body: DefinitionBody): void {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['ownerType', body.ownerType, before.owner_type],
    ['namespace', body.namespace, before.namespace],
    ['key', body.fieldKey, before.field_key],
    ['type', body.fieldType, before.field_type],
    ['isList', body.isList, before.is_list],
  ];
  for (const [property, sent, stored] of pairs)
    if (sent !== undefined && sent !== stored) throw immutableProperty(property);
}

const overlay = (before: DefinitionRow, body: DefinitionBody): DefinitionRow => ({
  ...before,
  name: body.name ?? before.name,
  description: body.description === undefined ? before.description : body.description,
  required: body.required ?? before.required,
  translatable: body.translatable ?? before.translatable,
  visible_to_customer: body.visibleToCustomer ?? before.visible_to_customer,
  validations: body.validations ?? before.validations,
  appearance: body.appearance ?? before.appearance,
  sub_fields: body.subFields ?? before.sub_fields,
  position: body.position ?? before.position,
});
