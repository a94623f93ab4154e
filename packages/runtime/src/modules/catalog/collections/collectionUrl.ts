import type { UrlEntry } from '../../urls/contract.ts';
import type { CollectionRow } from './collection.ts';

type Named = Pick<CollectionRow, 'collection_id' | 'code'>;

/** A code that can be used in a path as is. */
const CLEAN = /^[a-z0-9_-]+$/;

/** Returns the path of a collection page: its code, or, if the code contains other characters, the remaining characters and the id. */
export function collectionPath({ collection_id, code }: Named): string {
  if (CLEAN.test(code)) return `/collections/${code}`;
  const words = code
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `/collections/${words === '' ? '' : `${words}-`}${collection_id}`;
}

export const collectionUrl = (collection: Named & Pick<CollectionRow, 'uuid'>): UrlEntry => ({
  entityType: 'collection',
  entityUuid: collection.uuid,
  path: collectionPath(collection),
  target: `/collection/${collection.uuid}`,
});
