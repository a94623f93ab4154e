import type { AppContext } from '../../platform/context.ts';
import { paymentStatusOf } from '../payments/index.ts';
import { returnCouponUse } from '../promotions/index.ts';
import { orderNotCancelable, orderNotFound } from './errors.ts';
import { moveOrder } from './moveOrder.ts';
import { returnStock } from './order.repo.ts';
import { orderFacts } from './orderFacts.ts';
import { lockOrder } from './shipment.repo.ts';
import { stockEvent } from './stockEvent.ts';

/**
 * Cancels an order whose money has not come: its unshipped units go back to stock, once, because the second caller finds
 * it canceled under the order's lock; so does the use of its coupon. Throws `ORDER_NOT_FOUND` (404) and `ORDER_NOT_CANCELABLE` (400).
 */
export const cancelOrder = (app: AppContext, orderUuid: string, reason: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const status = paymentStatusOf(app, order.payment_status);
    if (order.canceled_at || !status.cancelable) throw orderNotCancelable(order.payment_status);
    if (order.shipment_status === 'delivered' && !order.no_shipping_required) {
      throw orderNotCancelable(order.shipment_status);
    }
    await moveOrder(app, tx, order, {
      paymentStatus: 'canceled',
      shipmentStatus: 'canceled',
      activities: [`Order canceled (${reason})`],
      cancelReason: reason,
    });
    const moves = await returnStock(tx, order.order_id);
    await returnCouponUse(tx, order);
    await app.emit(
      tx,
      { name: 'order_canceled', payload: { ...orderFacts(order), reason } },
      ...moves.map(stockEvent),
    );
  });
