import type { AppContext } from '../../../platform/contracts/context.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { orderToken } from '../orderToken.ts';
import { methodOf } from './paymentRights.ts';

type Standing = Pick<
  Order,
  'payment_status' | 'placed_at' | 'canceled_at' | 'payment_ended_at' | 'superseded_at'
>;

/** Reports whether an order can still be paid: it has received no money, and its payment was not ended. */
export const isOpen = (app: AppContext, order: Standing): boolean =>
  paymentStatusOf(app, order.payment_status).payable === true &&
  order.placed_at === null &&
  order.canceled_at === null &&
  order.payment_ended_at === null &&
  order.superseded_at === null;

/** Reports whether an order is waiting for the shopper to act at the payment provider. */
export function isPayable(app: AppContext, order: Standing & Pick<Order, 'payment_method'>): boolean {
  const method = methodOf(app, order);
  return isOpen(app, order) && (method?.checkoutForm ?? method?.startPayment) !== undefined;
}

/** Returns the path of the payment page, with the order token, so that the page also opens without a cookie. */
export const paymentPath = (app: AppContext, { uuid }: Pick<Order, 'uuid'>): string =>
  `/checkout/payment/${uuid}?token=${orderToken(app, uuid)}`;

/**
 * Returns the path to which gateways redirect the shopper after payment, with the order token. The route finishes the
 * payment.
 */
export const returnPath = (app: AppContext, { uuid }: Pick<Order, 'uuid'>): string =>
  `/checkout/payment/${uuid}/return?token=${orderToken(app, uuid)}`;
