import type { Db } from '../../platform/db/db.ts';
import { lockFieldSet } from './fieldSet.ts';
import type { MetaData, MetafieldsInput } from './metaData.ts';
import { readValues } from './readValues.ts';

/**
 * What to store as `meta_data` of an entity that the transaction is about to write, from `metafields` of its body: the
 * whole set. Undefined on an update that carries none: the stored values stay. A create must give what is required.
 * Comes first in the transaction, before the entity is locked. Throws 400 for the first field that is refused.
 */
export function metafieldsForWrite(
  tx: Db,
  ownerType: string,
  input: MetafieldsInput,
  write: { readonly isCreate: true },
): Promise<MetaData>;
export function metafieldsForWrite(
  tx: Db,
  ownerType: string,
  input: MetafieldsInput,
  write: { readonly isCreate: boolean },
): Promise<MetaData | undefined>;
export async function metafieldsForWrite(
  tx: Db,
  ownerType: string,
  input: MetafieldsInput,
  { isCreate }: { readonly isCreate: boolean },
): Promise<MetaData | undefined> {
  if (input === undefined && !isCreate) return undefined;
  const { fields } = await lockFieldSet(tx, ownerType);
  return readValues(fields, input ?? {});
}
