import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidCart } from '../carts/index.ts';
import type { Cart } from '../carts/index.ts';
import { cancelInside } from './cancelInside.ts';
import { paymentInProgress } from './errors.ts';
import { lockOrder } from './fulfilment/shipment.repo.ts';
import { lockOrderOfCart, supersedeOrder } from './order.repo.ts';
import { isPaid } from './payment/claimPayment.ts';
import { findOpenAttempt, isClaim } from './payment/payment.repo.ts';

/**
 * Makes way for one order more of a cart that was opened again: the order before it is canceled with its stock and coupon.
 * Returns the uuid of that order, and changes nothing, while it could still be paid: its payment has to be ended first,
 * outside the transaction. Throws `INVALID_CART` (400) where it was paid meanwhile, and 409 while its money moves.
 */
export async function supersedeFormer(
  app: AppContext,
  tx: Db,
  { cart_id }: Pick<Cart, 'cart_id'>,
): Promise<string | null> {
  const former = await lockOrderOfCart(tx, cart_id);
  if (!former) return null;
  if (isPaid(app, former)) throw invalidCart();
  // A statement of its own, under the lock: what others wrote while it was waited for is seen.
  const open = await findOpenAttempt(tx, former.order_id);
  if (open && !isClaim(open)) throw paymentInProgress();
  const method = app.registry('paymentMethods').get(former.payment_method);
  if (method?.endPayment && (open || !former.payment_ended_at)) return former.uuid;
  const order = await lockOrder(tx, former.uuid);
  if (order && !order.canceled_at) await cancelInside(app, tx, order, 'The cart was ordered again');
  await supersedeOrder(tx, former.uuid);
  return null;
}
