import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { deleteCollectionRow, insertCollection, updateCollectionRow } from './collection.repo.ts';
import type { CollectionRow } from './collection.repo.ts';
import type { CollectionBody, NewCollectionBody } from './collectionBody.ts';
import { collectionCodeExists, collectionNotFound } from '../errors.ts';

const withRefusals = <T>(body: CollectionBody, work: () => Promise<T>): Promise<T> =>
  onConstraint({ collection_code_key: () => collectionCodeExists(body.code ?? '') }, work);

/** Throws 409 COLLECTION_CODE_EXISTS, and 400 for a refused or missing metafield. */
export const createCollection = (db: Db, body: NewCollectionBody): Promise<CollectionRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'collection', body.metafields, { isCreate: true });
      return insertCollection(tx, { ...body, description: body.description ?? null, meta_data });
    }),
  );

/** Changes what the body carries and nothing else. Throws 404 and what creating throws. */
export async function updateCollection(db: Db, id: string, body: CollectionBody): Promise<CollectionRow> {
  const ref = idRefOf(id);
  if (!ref) throw collectionNotFound();
  const collection = await withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'collection', body.metafields, { isCreate: false });
      return updateCollectionRow(tx, ref, { ...body, meta_data });
    }),
  );
  if (!collection) throw collectionNotFound();
  return collection;
}

/** Its products stay. Returns it as it was; throws 404. */
export async function deleteCollection(db: Db, id: string): Promise<CollectionRow> {
  const ref = idRefOf(id);
  const collection = ref && (await deleteCollectionRow(db, ref));
  if (!collection) throw collectionNotFound();
  return collection;
}
