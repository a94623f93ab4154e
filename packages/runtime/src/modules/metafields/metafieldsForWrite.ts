import type { Db } from '../../platform/db/db.ts';
import { lockFieldSet } from './fieldSet.ts';
import type { MetaData, MetafieldsInput } from './metaData.ts';
import { readValues } from './readValues.ts';

/**
 * Creates an entity's `meta_data` from the request body's `metafields`, which replace all existing values. Returns
 * undefined if an update has no `metafields`, so that the stored values stay unchanged. When an entity is created,
 * required values must be present. Call it first in the transaction, before locking the entity. Throws 400 for the
 * first invalid field.
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
 * Creates a function that builds `meta_data` from `metafields`, for writing many entities in one transaction. The
 * function throws the errors of `metafieldsForWrite`. Executes one SQL statement, or two if the definitions have
 * changed.
 */
export async function metafieldReader(
  tx: Db,
  ownerType: string,
): Promise<(input: MetafieldsInput) => MetaData> {
  const { fields } = await lockFieldSet(tx, ownerType);
  return (input) => readValues(fields, input ?? {});
}
