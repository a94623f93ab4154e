import type { Db } from '../../platform/db/db.ts';
import { lockFieldSet } from './fieldSet.ts';
import type { MetaData, MetafieldsInput } from './metaData.ts';
import { readValues } from './readValues.ts';

/**
 * Creates the `meta_data` of an entity from `metafields` of its body, which is the whole set. Undefined: an update carries none,
 * and the stored values stay. A create must have the required values. It comes first in the transaction, before the entity is
 * locked. Throws 400 for the first invalid field.
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
 * Creates a function for many entities that one transaction writes: it makes the `meta_data` of each from its `metafields`, and
 * throws as `metafieldsForWrite`. One statement, and one more after a change of the definitions.
 */
export async function metafieldReader(
  tx: Db,
  ownerType: string,
): Promise<(input: MetafieldsInput) => MetaData> {
  const { fields } = await lockFieldSet(tx, ownerType);
  return (input) => readValues(fields, input ?? {});
}
