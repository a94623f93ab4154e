import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { returnOfferUses } from '../promotions/index.ts';
import { inventoryUpdated, orderPayload } from './events.ts';
import { unshippedOf } from './fulfilment/shipmentStatus.ts';
import { voidCards } from './giftCards/takeRefundedCards.ts';
import type { LockedOrder } from './order.ts';
import { restock } from './orderStock.repo.ts';
import { endWithdrawn } from './returns/endWithdrawn.ts';
import { transitionOrder } from './transitionOrder.ts';
import type { OrderTransition } from './transitionOrder.ts';
import { storedText } from '../../platform/messages/storedText.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import { englishOf } from './activity.ts';
import { releaseTenders } from './tenders/redeemTenders.ts';

/**
 * Cancels an order that the transaction has locked and that is not canceled yet. Restocks the unshipped units, releases
 * the uses of coupons and promotions, gives back what gift cards and credit paid, makes the gift cards that it
 * sold void, and emits `order_canceled`. The history lists `activities` before the cancellation entry.
 */
export async function cancelLockedOrder(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  reason: StoredText | string,
  { activities = [], author }: Partial<Pick<OrderTransition, 'activities' | 'author'>> = {},
): Promise<void> {
  await transitionOrder(app, tx, order, {
    paymentStatus: 'canceled',
    shipmentStatus: 'canceled',
    activities: [...activities, { text: storedText('orders.activity.canceled', { reason }) }],
    author,
    cancelReason: englishOf(app, reason),
  });
  await endWithdrawn(app, tx, order);
  const unshipped = order.items.map((item) => ({ ...item, qty: unshippedOf(item) + item.blocked_qty }));
  const changes = await restock(tx, unshipped);
  await returnOfferUses(tx, order);
  await releaseTenders(app, tx, order, englishOf(app, reason));
  await voidCards(app, tx, order, { reason: englishOf(app, reason), author: author ?? null });
  await app.emit(
    tx,
    { name: 'order_canceled', payload: { ...orderPayload(order), reason: englishOf(app, reason) } },
    ...changes.map(inventoryUpdated),
  );
}
