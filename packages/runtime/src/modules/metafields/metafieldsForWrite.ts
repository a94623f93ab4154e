import type { Db } from '../../platform/db/db.ts';
import { lockFieldSet } from './fieldSet.ts';
import type { MetaData, MetafieldsInput } from './metaData.ts';
import { readValues } from './readValues.ts';

/**
 * Creates an entity's `meta_data` from the body's `metafields`, which replace the whole set. Undefined if an update has none, so that the
 * stored values are kept. A create requires the required values. Must be called first in the transaction, before the entity is locked.
 * Throws 400 for the first invalid field.
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
 * Creates a function for writing many entities in one transaction: it creates the `meta_data` of each from its `metafields`, and throws
 * like `metafieldsForWrite`. One statement, and another after a change to the definitions.
 */
export async function metafieldReader(
  tx: Db,
  ownerType: string,
): Promise<(input: MetafieldsInput) => MetaData> {
  const { fields } = await lockFieldSet(tx, ownerType);
  return (input) => readValues(fields, input ?? {});
}
