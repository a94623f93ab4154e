import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { richText } from '../../../platform/html/richText.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { pageMetafields } from '../../metafields/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page, PageRequest } from '../../urls/index.ts';
import { findCollection } from '../collections/collection.repo.ts';
import { collectionPath } from '../collections/collectionUrl.ts';
import type { CollectionEntity } from '../contract.ts';
import { readProductsIn } from '../listing/productsOfCategories.ts';
import { ordersOf } from './listingQuery.ts';
import { readProductList } from './productList.ts';

/**
 * Loads the page of a collection, with the products that the query selects. Null if there is no such collection. Statements: the
 * collection, the metafield definitions if it has values, and those of the list.
 */
export async function loadCollectionPage(
  app: AppContext,
  db: Db,
  uuid: string,
  request: PageRequest,
): Promise<Page | null> {
  const collection = await findCollection(db, { uuid });
  if (!collection) return null;
  const context = visitorContext(app, db);
  const { collection_id: id, name, code, description } = collection;
  const [products, metafields] = await Promise.all([
    readProductList(context, request, ordersOf(false), (filters) =>
      readProductsIn(context, 'collection', id, filters, { isGrouped: true }),
    ),
    pageMetafields(context, 'collection', collection.meta_data),
  ]);
  const entity: CollectionEntity = {
    uuid,
    name,
    code,
    description,
    description_tree: richText(description),
    metafields,
    url: collectionPath(collection),
    products,
  };
  return {
    route: 'collectionView',
    urn: urnOf('catalog:collection', uuid),
    area: 'content',
    title: name,
    description: null,
    entity,
    body: null,
  };
}
