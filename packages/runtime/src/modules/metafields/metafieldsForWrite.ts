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
  return (await metafieldReader(tx, ownerType))(input);
}

/**
 * The same for many entities that one transaction writes: what is returned makes the `meta_data` of each from its
 * `metafields`, and throws as above. One statement, and one more after a change of the definitions.
 */
export async function metafieldReader(
  tx: Db,
  ownerType: string,
): Promise<(input: MetafieldsInput) => MetaData> {
  const { fields } = await lockFieldSet(tx, ownerType);
  return (input) => readValues(fields, input ?? {});
}
