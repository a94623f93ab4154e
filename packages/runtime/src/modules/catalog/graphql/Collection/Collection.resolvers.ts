import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { findCollectionByCode } from '../../collections/collection.repo.ts';
import type { CollectionRow } from '../../collections/collection.ts';
import { collectionPath } from '../../collections/collectionUrl.ts';
import { readProductsIn } from '../../listing/productsOfCategories.ts';
import { contextIn } from '../../priceContexts/contextIn.ts';
import type { ProductListArguments } from '../../listing/productCollection.ts';
import { translatedFields, translatedUrl } from '../../../translations/index.ts';

export default {
  Collection: {
    ...translatedFields<CollectionRow>(['name', 'description'], ({ uuid }) => uuid),
    url: (collection: CollectionRow, _: unknown, context: GraphQLContext) =>
      translatedUrl(context, collection.uuid, collectionPath(collection)),
    products: (
      collection: CollectionRow,
      { filters, grouped, currency }: ProductListArguments,
      context: GraphQLContext,
    ) =>
      readProductsIn(contextIn(context, currency), 'collection', collection.collection_id, filters, {
        isGrouped: grouped === true,
      }),
    ...metafieldFields<CollectionRow>('collection', (collection) => collection.meta_data),
    editUrl: (collection: CollectionRow, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/collections/edit/${collection.uuid}` : null,
  },
  Query: {
    collection: (_: unknown, { code }: { code: string }, { db }: GraphQLContext) =>
      findCollectionByCode(db, code),
  },
};
