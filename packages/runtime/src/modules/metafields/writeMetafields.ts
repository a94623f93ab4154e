import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { metafieldNotFound } from './errors.ts';
import { lockFieldSet } from './fieldSet.ts';
import type { MetaData, MetafieldsInput } from './metaData.ts';
import type { WritableOwner } from './metafieldOwner.ts';
import { readField, readValues } from './readValues.ts';

/**
 * Replaces all metafield values of an entity. Without input, the values stay unchanged. Throws the owner's 404 error,
 * or 400 for the first invalid field.
 */
export function writeMetafields(
  app: AppContext,
  db: Db,
  owner: WritableOwner,
  id: string,
  input: MetafieldsInput,
): Promise<MetaData> {
  return db.transaction(async (tx) => {
    const { fields } = await lockFieldSet(tx, owner.ownerType);
    const before = await owner.find(tx, id);
    if (!before) throw owner.notFound();
    if (!input) return before;
    const values = readValues(fields, input);
    return written(app, tx, owner, id, await owner.replace(tx, id, values));
  });
}

/**
 * Writes one metafield of an entity. Other metafields stay unchanged. A blank value removes the metafield. Throws the
 * owner's 404 error, 404 for an unknown metafield, or 400 for an invalid value.
 */
export function writeMetafield(
  app: AppContext,
  db: Db,
  owner: WritableOwner,
  id: string,
  namespace: string,
  key: string,
  sent: unknown,
): Promise<MetaData> {
  return db.transaction(async (tx) => {
    const { fields } = await lockFieldSet(tx, owner.ownerType);
    if (!(await owner.find(tx, id))) throw owner.notFound();
    const field = fields.find((one) => one.namespace === namespace && one.field_key === key);
    if (!field) throw metafieldNotFound(owner.ownerType, namespace, key);
    const value = readField(field, sent);
    return written(app, tx, owner, id, await owner.put(tx, id, namespace, key, value));
  });
}

async function written(
  app: AppContext,
  tx: Db,
  owner: WritableOwner,
  id: string,
  metaData: MetaData | null,
): Promise<MetaData> {
  // Another transaction may have deleted the entity after it was found.
  if (!metaData) throw owner.notFound();
  await owner.written?.(app, tx, id);
  return metaData;
}
