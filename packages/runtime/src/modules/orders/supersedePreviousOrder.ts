import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidCart } from '../carts/index.ts';
import type { Cart } from '../carts/index.ts';
import { cancelLockedOrder } from './cancelLockedOrder.ts';
import { paymentInProgress } from './errors.ts';
import { lockOrder, lockPreviousOrder } from './order.repo.ts';
import { markSuperseded } from './orderState.repo.ts';
import { isCharge, isClaim } from './payment/attempt.ts';
import { findOpenAttempt } from './payment/attempt.repo.ts';
import { isPaid } from './payment/claimPayment.ts';
import { storedText } from '../../platform/messages/storedText.ts';

/** Names what stands in the way of a new order of a cart. Null if nothing does. */
export type SupersededOrder =
  | { readonly kind: 'superseding'; readonly uuid: string }
  | { readonly kind: 'stale' }
  | null;

/**
 * Supersedes the previous order of a reopened cart: cancels and restocks it, and releases its coupon use. If the previous
 * order can still be paid, changes nothing and returns its uuid: its payment must first be ended, outside the transaction. If the order
 * was placed from the cart as it was loaded, by a faster request, changes nothing and returns `stale`. Throws `INVALID_CART` (400) if the previous order has been paid, and 409 while its payment is in progress.
 */
export async function supersedePreviousOrder(
  app: AppContext,
  tx: Db,
  cart: Pick<Cart, 'cart_id' | 'version'>,
): Promise<SupersededOrder> {
  const previous = await lockPreviousOrder(tx, cart);
  if (!previous) return null;
  if (isPaid(app, previous)) throw invalidCart();
  if (!previous.is_current) return { kind: 'stale' };
  // Use a separate SQL statement, so that it reads what other transactions wrote while this transaction waited for the
  // lock.
  const open = await findOpenAttempt(tx, previous.order_id);
  const method = app.registry('paymentMethods').get(previous.payment_method);
  const isCharged = open !== null && isCharge(open) && !method?.endPayment;
  if (open && (!isClaim(open) || isCharged)) throw paymentInProgress();
  if (method?.endPayment && (open || !previous.payment_ended_at))
    return { kind: 'superseding', uuid: previous.uuid };
  const order = await lockOrder(tx, previous.uuid);
  if (order && !order.canceled_at)
    await cancelLockedOrder(app, tx, order, storedText('orders.reason.orderedAgain'));
  await markSuperseded(tx, previous.uuid);
  return null;
}
