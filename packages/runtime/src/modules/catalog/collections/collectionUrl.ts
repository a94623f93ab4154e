import type { UrlEntry } from '../../urls/contract.ts';
import type { CollectionRow } from './collection.ts';

type Named = Pick<CollectionRow, 'collection_id' | 'code'>;

/** Matches a code that can be used in a path unchanged. */
const CLEAN = /^[a-z0-9_-]+$/;

/**
 * Returns the path of a collection page, which contains the code. If the code has characters that are not allowed in a path,
 * hyphens replace them, and the id is appended.
 */
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
