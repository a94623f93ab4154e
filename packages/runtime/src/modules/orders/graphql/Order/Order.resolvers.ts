import { isUuid } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { priceFields } from '../../../../platform/graphql/price.ts';
import { weight } from '../../../catalog/index.ts';
import { pricedOffers } from '../../../carts/index.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import { CART_AMOUNTS } from '../../../pricing/index.ts';
import { canReadOrder } from '../../orderToken.ts';
import { findOrder } from '../../order.repo.ts';
import { couponsOf } from '../../order.ts';
import type { Order, OrderItemRow } from '../../order.ts';
import { carrierLoader, shipmentLoader } from '../../order.loaders.ts';
import { returnLoader } from '../../returns/return.loaders.ts';
import { trackedShipments } from '../../fulfilment/trackedShipments.ts';
import type { ShipmentItemRow } from '../../fulfilment/shipment.ts';

/** Returns the product columns of the order line for a shipment item. */
function lineOf(order: Order, part: ShipmentItemRow) {
  const { product_sku, product_name, thumbnail } = order.items.find(
    ({ order_item_id }) => order_item_id === part.order_item_id,
  ) as OrderItemRow;
  return { product_sku, product_name, thumbnail };
}

export default {
  Query: {
    async order(
      _: unknown,
      { uuid, token }: { uuid: string; token?: string | null },
      context: GraphQLContext,
    ) {
      const order = isUuid(uuid) ? await findOrder(context.db, uuid) : null;
      return order && canReadOrder(context.app, order, context.caller, token ?? null) ? order : null;
    },
  },
  Order: {
    shippingMethodName: (order: Order) => order.shipping_method_data?.snapshot.name ?? null,
    shippingMethodData: (order: Order) =>
      order.shipping_method_data && { ...order.shipping_method_data, currency: order.currency },
    totalWeight: (order: Order, _args: unknown, { app }: GraphQLContext) => weight(app, order.total_weight),
    ...priceFields<Order>(CART_AMOUNTS, (order) => order.currency),
    ...metafieldFields<Order>('order', (order) => order.meta_data),
    coupons: couponsOf,
    discounts: (order: Order) => pricedOffers(order.discounts, order.currency),
    items: (order: Order) => order.items.map((item) => ({ ...item, currency: order.currency })),
    tenders: (order: Order) => order.tenders.map((tender) => ({ ...tender, currency: order.currency })),
    async returns(order: Order, _args: unknown, { loader }: GraphQLContext) {
      const lines = new Map(order.items.map((item) => [item.order_item_id, item]));
      return (await loader(returnLoader)(order.order_id)).map((row) => ({
        ...row,
        items: row.items.map((item) => {
          const { product_sku, product_name, thumbnail } = lines.get(item.order_item_id) as OrderItemRow;
          return { product_sku, product_name, thumbnail, ...item };
        }),
      }));
    },
    async shipments(order: Order, _args: unknown, { app, loader }: GraphQLContext) {
      const shipments = await trackedShipments(
        app,
        () => loader(carrierLoader)('all'),
        order.order_number,
        await loader(shipmentLoader)(order.order_id),
      );
      return shipments.map((shipment) => ({
        ...shipment,
        items: shipment.items.map((part) => ({ ...lineOf(order, part), ...part })),
      }));
    },
  },
};
