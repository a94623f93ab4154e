import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { deleteUrls, saveUrl } from '../../urls/index.ts';
import { deleteCollectionRow, insertCollection, updateCollectionRow } from './collection.repo.ts';
import type { CollectionRow, CollectionBody, NewCollectionBody } from './collection.ts';
import { collectionUrl } from './collectionUrl.ts';
import { collectionCodeExists } from '../errors.ts';

const withRefusals = <T>(body: CollectionBody, work: () => Promise<T>): Promise<T> =>
  onConstraint({ collection_code_key: () => collectionCodeExists(body.code ?? '') }, work);

/** Creates a collection and its page URL. Throws 409 COLLECTION_CODE_EXISTS, and 400 for an invalid or missing metafield. */
export const createCollection = (db: Db, body: NewCollectionBody): Promise<CollectionRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'collection', body.metafields, { isCreate: true });
      const collection = await insertCollection(tx, {
        ...body,
        description: body.description ?? null,
        meta_data,
      });
      await saveUrl(tx, collectionUrl(collection));
      return collection;
    }),
  );

/**
 * Changes the fields in the request body. If the code changes, the former path redirects to the new path. Null if the
 * collection does not exist. Throws the same errors as `createCollection`.
 */
export const updateCollection = (db: Db, ref: IdRef, body: CollectionBody): Promise<CollectionRow | null> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'collection', body.metafields, { isCreate: false });
      const collection = await updateCollectionRow(tx, ref, { ...body, meta_data });
      if (collection && body.code !== undefined) await saveUrl(tx, collectionUrl(collection));
      return collection;
    }),
  );

/** Deletes a collection with its URLs but not its products. Returns the deleted row. Null if the collection does not exist. */
export const deleteCollection = (db: Db, ref: IdRef): Promise<CollectionRow | null> =>
  db.transaction(async (tx) => {
    const collection = await deleteCollectionRow(tx, ref);
    if (collection) await deleteUrls(tx, collection.uuid);
    return collection;
  });
