import type { Db } from '../../platform/db/db.ts';
import { metafieldNotFound } from './errors.ts';
import { lockFieldSet } from './fieldSet.ts';
import type { MetaData, MetafieldsInput } from './metaData.ts';
import type { WritableOwner } from './metafieldOwner.ts';
import { readField, readValues } from './readValues.ts';

/** Replaces all values of an entity; without input they stay. Throws the owner's 404, and 400 for the first refused field. */
export function writeMetafields(
  db: Db,
  owner: WritableOwner,
  id: string,
  input: MetafieldsInput,
): Promise<MetaData> {
  return db.transaction(async (tx) => {
    const { fields } = await lockFieldSet(tx, owner.ownerType);
    const before = await owner.find(tx, id);
    if (!before) throw owner.notFound();
    return input ? orNotFound(owner, await owner.replace(tx, id, readValues(fields, input))) : before;
  });
}

/**
 * Writes one field and leaves the others alone; a blank value takes it out. Throws the owner's 404, 404 for an unknown
 * field, and 400.
 */
export function writeMetafield(
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
    return orNotFound(owner, await owner.put(tx, id, namespace, key, readField(field, sent)));
  });
}

/** Somebody may have deleted the entity since it was found. */
function orNotFound(owner: WritableOwner, written: MetaData | null): MetaData {
  if (!written) throw owner.notFound();
  return written;
}
