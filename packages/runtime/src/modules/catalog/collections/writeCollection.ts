import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/idRef.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import { insertCollection, updateCollectionRow } from './collection.repo.ts';
import type { CollectionRow, CollectionBody, NewCollectionBody } from './collection.ts';
import { collectionCodeExists } from '../errors.ts';

const withRefusals = <T>(body: CollectionBody, work: () => Promise<T>): Promise<T> =>
  onConstraint({ collection_code_key: () => collectionCodeExists(body.code ?? '') }, work);

/** Creates a collection. Throws 409 COLLECTION_CODE_EXISTS, and 400 for a refused or missing metafield. */
export const createCollection = (db: Db, body: NewCollectionBody): Promise<CollectionRow> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'collection', body.metafields, { isCreate: true });
      return insertCollection(tx, { ...body, description: body.description ?? null, meta_data });
    }),
  );

/** Changes what the body carries. Null: there is no such collection. Throws as `createCollection`. */
export const updateCollection = (db: Db, ref: IdRef, body: CollectionBody): Promise<CollectionRow | null> =>
  withRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'collection', body.metafields, { isCreate: false });
      return updateCollectionRow(tx, ref, { ...body, meta_data });
    }),
  );
