import { idRefOf } from '../../platform/db/ids.ts';
import { byIdOrUuid, fieldRoute, metaDataTable } from '../metafields/index.ts';
import { categoryNotFound, collectionNotFound, productNotFound } from './errors.ts';
import { productEvent } from './events.ts';
import { findProduct } from './products/product.repo.ts';

const productOwner = metaDataTable({
  ownerType: 'product',
  readPermission: 'getProduct',
  table: 'product',
  where: byIdOrUuid('product_id'),
  notFound: productNotFound,
  async written(app, tx, id) {
    const ref = idRefOf(id);
    const product = ref && (await findProduct(tx, ref));
    if (product) await app.emit(tx, { name: 'product_updated', payload: productEvent(product) });
  },
});

const categoryOwner = metaDataTable({
  ownerType: 'category',
  readPermission: 'getCategory',
  table: 'category',
  where: byIdOrUuid('category_id'),
  notFound: categoryNotFound,
});

const collectionOwner = metaDataTable({
  ownerType: 'collection',
  readPermission: 'getCollection',
  table: 'collection',
  where: byIdOrUuid('collection_id'),
  notFound: collectionNotFound,
});

/** The catalog entities that have metafields. */
export const catalogOwners = [productOwner, categoryOwner, collectionOwner];

/** These routes write a single metafield. All metafields together are written with the entity. */
export const metafieldRoutes = [
  fieldRoute(productOwner, '/api/products/{id}/metafields/{namespace}/{key}', 'updateProductMetafield'),
  fieldRoute(categoryOwner, '/api/categories/{id}/metafields/{namespace}/{key}', 'updateCategoryMetafield'),
  fieldRoute(
    collectionOwner,
    '/api/collections/{id}/metafields/{namespace}/{key}',
    'updateCollectionMetafield',
  ),
];
