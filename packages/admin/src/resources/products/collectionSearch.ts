import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../../api/shop.ts';

const found = adminGraphql(`
  query FindCollections($filters: [FilterInput!]) { collections(filters: $filters) { items { collectionId name } } }
`);

/** Finds collections by a part of the name. */
export async function searchCollections(search: string) {
  const named = search === '' ? [] : [{ key: 'name', operation: 'like', value: search } as const];
  const filters = [...named, { key: 'limit', operation: 'eq', value: '50' } as const];
  return (await shop.admin.graphql(found, { filters })).collections?.items ?? [];
}
