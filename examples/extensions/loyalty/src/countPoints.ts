import { column, defineSubscriber, sql, z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { recount } from './account.ts';

const buyer = z.object({ uuid: column.uuid });

/**
 * Recalculates the points of an order's customer. An event may be delivered repeatedly and late. The result is nevertheless correct,
 * because it is based on all orders of the customer.
 */
async function countPoints(app: AppContext, orderUuid: string): Promise<void> {
  const customers = await app.db.any(sql.type(buyer)`
    select customer.uuid from "order" join customer using (customer_id) where "order".uuid = ${orderUuid}`);
  if (customers.length === 0) return;
  const perUnit = await app.setting('loyaltyPointsPerUnit');
  await recount(
    app.db,
    customers.map(({ uuid }) => uuid),
    perUnit,
  );
}

/** Customers receive an order's points when it is placed, and lose the points if the order is canceled or refunded. */
export const pointSubscribers = [
  defineSubscriber({
    id: 'loyalty.orderPlaced',
    event: 'order_placed',
    handle: ({ orderUuid }, app) => countPoints(app, orderUuid),
  }),
  defineSubscriber({
    id: 'loyalty.orderCanceled',
    event: 'order_canceled',
    handle: ({ orderUuid }, app) => countPoints(app, orderUuid),
  }),
  defineSubscriber({
    id: 'loyalty.orderRefunded',
    event: 'order_refunded',
    handle: ({ orderUuid }, app) => countPoints(app, orderUuid),
  }),
];
