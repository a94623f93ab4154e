import type { Db } from '../../../platform/db/db.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import type { Cart } from '../../carts/index.ts';
import { findOrderOfCart, findWaitingOrder, isPayable, paymentPath } from '../../orders/index.ts';
import type { CheckoutView } from '../../defaultTheme/index.ts';

/** Finds the unpaid order of a reopened cart, which the next order will supersede. */
export async function unpaidOrder(db: Db, { uuid }: Cart): Promise<CheckoutView['unpaid_order']> {
  const order = await findOrderOfCart(db, uuid);
  if (!order) return null;
  const { order_number, canceled_at, payment_ended_at } = order;
  return { order_number, payment_path: null, is_final: Boolean(canceled_at ?? payment_ended_at) };
}

/** Finds the order that awaits payment. After a shopper returns from a gateway without paying, there is no cart. */
export async function waitingOrder({
  app,
  db,
  caller,
}: Pick<Call, 'app' | 'db' | 'caller'>): Promise<CheckoutView['unpaid_order']> {
  if (caller.sessionId === null && !caller.customer) return null;
  const order = await findWaitingOrder(db, caller);
  return order && isPayable(app, order)
    ? { order_number: order.order_number, payment_path: paymentPath(app, order), is_final: false }
    : null;
}
