import type { Db } from '../../platform/db/db.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { checkDescriptor } from './checkDescriptor.ts';
import type { DefinitionBody } from './definitionBody.ts';
import { definitionNotFound, immutableProperty } from './errors.ts';
import { findDefinitionForUpdate, updateDefinitionRow } from './metafieldDefinition.repo.ts';
import type { DefinitionRow } from './metafieldDefinition.repo.ts';

/**
 * Changes what the body carries and nothing else. Stored values are left as they are. Throws 404, and 400 for another
 * owner, name or type and for a descriptor that cannot be compiled.
 */
export async function updateDefinition(db: Db, uuid: string, body: DefinitionBody): Promise<DefinitionRow> {
  return db.transaction(async (tx) => {
    const before = await findDefinitionForUpdate(tx, uuid);
    if (!before) throw definitionNotFound(uuid);
    checkImmutable(before, body);
    const after = mergeDefined(before, changesOf(body));
    checkDescriptor(after);
    return updateDefinitionRow(tx, after);
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

const changesOf = (body: DefinitionBody) => ({
  name: body.name,
  description: body.description,
  required: body.required,
  translatable: body.translatable,
  visible_to_customer: body.visibleToCustomer,
  validations: body.validations,
  appearance: body.appearance,
  sub_fields: body.subFields,
  position: body.position,
});
