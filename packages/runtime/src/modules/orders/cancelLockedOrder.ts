import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { returnCouponUse } from '../promotions/index.ts';
import { moveOrder } from './moveOrder.ts';
import { returnStock } from './order.repo.ts';
import { orderFacts } from './orderFacts.ts';
import { unshippedOf } from './fulfilment/shipmentStatus.ts';
import type { LockedOrder } from './fulfilment/shipment.repo.ts';
import { stockEvent } from './stockEvent.ts';

/**
 * Cancels an order that the transaction has locked and that is not canceled yet: its unshipped units go back to stock, its
 * coupon may be used again, `order_canceled` is emitted. `activities` go before the line that says so.
 */
export async function cancelInside(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  reason: string,
  activities: readonly string[] = [],
): Promise<void> {
  await moveOrder(app, tx, order, {
    paymentStatus: 'canceled',
    shipmentStatus: 'canceled',
    activities: [...activities, `Order canceled (${reason})`],
    cancelReason: reason,
  });
  const unshipped = order.items.map((item) => ({ ...item, qty: unshippedOf(item) }));
  const moves = await returnStock(tx, unshipped);
  await returnCouponUse(tx, order);
  await app.emit(
    tx,
    { name: 'order_canceled', payload: { ...orderFacts(order), reason } },
    ...moves.map(stockEvent),
  );
}
