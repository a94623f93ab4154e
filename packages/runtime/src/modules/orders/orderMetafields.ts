import { sql } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { stripCartMetafield } from '../carts/index.ts';
import { metaDataTable, valueRoutes } from '../metafields/index.ts';
import type { WritableOwner } from '../metafields/index.ts';
import { orderNotFound } from './errors.ts';

const orderValues = metaDataTable({
  ownerType: 'order',
  readPermission: 'getOrder',
  table: 'order',
  where: (id) => (isUuid(id) ? sql.fragment`uuid = ${id}` : null),
  notFound: orderNotFound,
});

/**
 * Declares orders as metafield owners, identified by uuid. When a field is deleted, its values are removed from carts
 * before orders: a transaction that places an order locks the cart, so the order exists when orders are processed.
 */
export const orderOwner: WritableOwner = {
  ...orderValues,
  async strip(tx, namespace, key) {
    await stripCartMetafield(tx, namespace, key);
    await orderValues.strip(tx, namespace, key);
  },
};

export const metafieldRoutes = valueRoutes(orderOwner, '/api/orders/{id}/metafields', {
  GET: 'getOrderMetafields',
  PATCH: 'updateOrderMetafields',
  PUT: 'replaceOrderMetafields',
  POST: 'saveOrderMetafields',
  table: 'order',
  field: 'updateOrderMetafield',
});
